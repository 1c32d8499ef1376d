//! The rules about the shapes of scales and zero points.

use crate::draft::Draft;
use crate::grouping::product;
use crate::operator::{Check, Granularity, Groups, ParameterShape, Role};
use crate::{Error, RuleRef};

/// That a scale or zero point has the shape that the granularity wants.
pub(super) fn parameter_shape(draft: &Draft<'_>, check: &Check, role: Role) -> Result<(), Error> {
    draft.granularity().map_or(Ok(()), |granularity| has_shape(draft, check, role, granularity))
}

/// The same of a granularity.
pub(super) fn has_shape(
    draft: &Draft<'_>,
    check: &Check,
    role: Role,
    granularity: &Granularity,
) -> Result<(), Error> {
    let (Some(tensor), input) = (draft.tensor(role), draft.name(role)) else { return Ok(()) };
    let equal = |expected: &[usize]| equal(draft, check, role, expected, Some(granularity.name));
    match granularity.parameters {
        ParameterShape::OneScalarOrVector => match tensor.shape {
            [] => Ok(()),
            [_] => equal(&[1]),
            _ => Err(Error::Rank {
                rule: draft.rule(check),
                input,
                found: tensor.shape.len(),
                low: 0,
                high: 1,
                granularity: Some(granularity.name),
            }),
        },
        ParameterShape::OneVector => equal(&[1]),
        ParameterShape::OneOfAnyRank => match product(tensor.shape) {
            Some(1) => Ok(()),
            found => Err(Error::Elements {
                rule: draft.rule(check),
                input,
                found: found.unwrap_or(usize::MAX),
                expected: 1,
                granularity: Some(granularity.name),
            }),
        },
        ParameterShape::Vector => match axis_extent(draft, granularity.groups) {
            Some(extent) => equal(&[extent]),
            None => Ok(()),
        },
        ParameterShape::Grid => match draft.grid {
            Some(grid) => equal(grid),
            None => Ok(()),
        },
    }
}

/// The extent of the axis that the groups name.
fn axis_extent(draft: &Draft<'_>, groups: Groups) -> Option<usize> {
    match groups {
        Groups::OneAlong(axis) | Groups::AllAlong(axis) | Groups::Blocks(axis, _) => {
            draft.shape.get(draft.axis(axis)?).copied()
        }
        Groups::WholeTensor | Groups::Shape(_) => None,
    }
}

/// That a zero point has the shape of the scale.
pub(super) fn same_shape(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    draft.scale.map_or(Ok(()), |scale| equal(draft, check, Role::ZeroPoint, scale.shape, None))
}

/// That an input, if it is given, has a shape, which a granularity may have decided.
fn equal(
    draft: &Draft<'_>,
    check: &Check,
    role: Role,
    expected: &[usize],
    granularity: Option<&'static str>,
) -> Result<(), Error> {
    match draft.tensor(role) {
        Some(tensor) if tensor.shape != expected => {
            extents(draft.rule(check), draft.name(role), tensor.shape, expected, granularity)
        }
        _ => Ok(()),
    }
}

/// That two shapes are equal, as a granularity may want it: the rank first, then axis by axis.
pub(crate) fn extents(
    rule: RuleRef,
    input: &'static str,
    found: &[usize],
    expected: &[usize],
    granularity: Option<&'static str>,
) -> Result<(), Error> {
    if found.len() != expected.len() {
        let (low, high) = (expected.len(), expected.len());
        return Err(Error::Rank { rule, input, found: found.len(), low, high, granularity });
    }
    match found.iter().zip(expected).enumerate().find(|(_, (found, expected))| found != expected) {
        Some((axis, (&found, &expected))) => {
            Err(Error::Extent { rule, input, axis, found, expected, granularity })
        }
        None => Ok(()),
    }
}
