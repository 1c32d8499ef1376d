//! One small function for each kind of rule. Each reports what it finds wrong and decides nothing else: what it
//! reads has been derived by [`draft`](crate::draft).

mod shapes;

pub(crate) use shapes::extents;

use shapes::{has_shape, parameter_shape, same_shape};

use crate::draft::Draft;
use crate::operator::{Check, Granularity, GranularityFrom, Groups, InputElement, OutputType, Role, Rule};
use crate::{Error, Expected, Meta, TypeNumbers};

/// Checks a rule.
pub(crate) fn check(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    match check.rule {
        Rule::KnownAttributes => known_attributes(draft, check),
        Rule::RequiredInput(role) => required_input(draft, check, role),
        Rule::RequiredAttribute(attribute) => required_attribute(draft, check, attribute),
        Rule::ElementType(Role::Input) => input_type(draft, check),
        Rule::ElementType(Role::Scale) => scale_type(draft, check),
        Rule::ElementType(Role::ZeroPoint) => zero_point_type(draft, check),
        Rule::OutputType => output_type(draft, check),
        Rule::OneOf(attribute, expected) => one_of(draft, check, attribute, expected),
        Rule::Minimum(attribute, low) => within(draft, check, attribute, (low, i64::MAX)),
        Rule::Range(attribute, low, high) => within(draft, check, attribute, (low, high)),
        Rule::MinimumRank(role, low) => minimum_rank(draft, check, role, low),
        Rule::Granularity => granularity(draft, check),
        Rule::AxisInRange(attribute) => axis_in_range(draft, check, attribute),
        Rule::GroupShape(attribute) => group_shape(draft, check, attribute),
        Rule::GroupsDivide => groups_divide(draft, check),
        Rule::ScaleShape => parameter_shape(draft, check, Role::Scale),
        Rule::ZeroPointShapeByGranularity => parameter_shape(draft, check, Role::ZeroPoint),
        Rule::ZeroPointShapeSameAsScale => same_shape(draft, check),
        Rule::ZeroPointFlag(attribute) => zero_point_flag(draft, check, attribute),
        Rule::FloatZeroPoint(attribute) => float_zero_point(draft, check, attribute),
        // Rules about values and about the output tensor are checked by `run`.
        Rule::ZeroPointCodesAreZero | Rule::ZeroPointsAreCodes | Rule::OutputTensor => Ok(()),
    }
}

fn attribute_name(draft: &Draft<'_>, attribute: usize) -> &'static str {
    draft.builder.operator().attributes.get(attribute).map_or("", |attribute| attribute.name)
}

fn known_attributes(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    let attributes = draft.builder.operator().attributes.iter().enumerate();
    let unknown = attributes.filter(|(index, attribute)| {
        draft.builder.is_given(*index) && attribute.since > draft.builder.asked()
    });
    match unknown.map(|(_, attribute)| attribute).next() {
        Some(attribute) => Err(Error::AttributeVersion {
            rule: draft.rule(check),
            attribute: attribute.name,
            since: attribute.since,
        }),
        None => Ok(()),
    }
}

fn required_input(draft: &Draft<'_>, check: &Check, role: Role) -> Result<(), Error> {
    match draft.tensor(role) {
        Some(_) => Ok(()),
        None => Err(Error::MissingInput { rule: draft.rule(check), input: draft.name(role) }),
    }
}

fn required_attribute(draft: &Draft<'_>, check: &Check, attribute: usize) -> Result<(), Error> {
    match draft.builder.value(attribute) {
        Some(_) => Ok(()),
        None => Err(Error::MissingAttribute {
            rule: draft.rule(check),
            attribute: attribute_name(draft, attribute),
        }),
    }
}

fn input_type(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    if draft.element.is_some() {
        return Ok(());
    }
    let elements = draft.builder.entry().input;
    let expected = match draft.builder.operator().element_from {
        None => Expected::Elements(elements),
        Some(attribute) => {
            let name = attribute_name(draft, attribute);
            let Some(found) = draft.builder.text(attribute) else {
                return Err(Error::MissingAttribute { rule: draft.rule(check), attribute: name });
            };
            match elements.iter().find(|element| found.is(element.name)) {
                Some(element) => Expected::One(element.stored()),
                None => {
                    return Err(Error::UnknownElement {
                        rule: draft.rule(check),
                        attribute: name,
                        found,
                        expected: elements,
                    });
                }
            }
        }
    };
    Err(Error::Type {
        rule: draft.rule(check),
        input: draft.name(Role::Input),
        found: draft.x.dtype,
        expected,
    })
}

fn scale_type(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    let expected = draft.builder.entry().scale;
    match draft.scale {
        Some(Meta { dtype, .. }) if !dtype.is_any(expected) => {
            let (input, expected) = (draft.name(Role::Scale), Expected::Any(expected));
            Err(Error::Type { rule: draft.rule(check), input, found: dtype, expected })
        }
        _ => Ok(()),
    }
}

fn zero_point_type(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    let (Some(zero_point), Some(element)) = (draft.zero_point, draft.element) else { return Ok(()) };
    let (input, found) = (draft.name(Role::ZeroPoint), zero_point.dtype);
    match element.zero_point {
        [] => Err(Error::NoZeroPoint { rule: draft.rule(check), input, element: element.dtype }),
        types if found.is_any(types) => Ok(()),
        types => Err(Error::Type { rule: draft.rule(check), input, found, expected: Expected::Any(types) }),
    }
}

fn output_type(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    let entry = draft.builder.entry();
    let Some(found) = draft.output else {
        return match entry.output_type {
            OutputType::Attribute(attribute) => {
                let found = draft.builder.int(attribute).unwrap_or_default();
                let numbers = draft.builder.operator().type_numbers;
                let expected = TypeNumbers { numbers, types: entry.output };
                Err(Error::TypeNumber {
                    rule: draft.rule(check),
                    attribute: attribute_name(draft, attribute),
                    found,
                    expected,
                })
            }
            _ => Ok(()),
        };
    };
    let input = draft.builder.operator().output;
    match draft.requested {
        Some(requested) if !requested.is(found) => Err(Error::Type {
            rule: draft.rule(check),
            input,
            found: requested,
            expected: Expected::One(found),
        }),
        _ if found.is_any(entry.output) => Ok(()),
        _ => {
            Err(Error::Type { rule: draft.rule(check), input, found, expected: Expected::Any(entry.output) })
        }
    }
}

fn one_of(
    draft: &Draft<'_>,
    check: &Check,
    attribute: usize,
    expected: &'static [&'static str],
) -> Result<(), Error> {
    match draft.builder.text(attribute) {
        Some(found) if !expected.iter().any(|text| found.is(text)) => Err(Error::AttributeText {
            rule: draft.rule(check),
            attribute: attribute_name(draft, attribute),
            found,
            expected,
        }),
        _ => Ok(()),
    }
}

fn within(draft: &Draft<'_>, check: &Check, attribute: usize, (low, high): (i64, i64)) -> Result<(), Error> {
    match draft.builder.int(attribute) {
        Some(found) if !(low..=high).contains(&found) => {
            let attribute = attribute_name(draft, attribute);
            Err(Error::AttributeRange { rule: draft.rule(check), attribute, found, low, high, or: None })
        }
        _ => Ok(()),
    }
}

fn minimum_rank(draft: &Draft<'_>, check: &Check, role: Role, low: usize) -> Result<(), Error> {
    match draft.tensor(role).map(|tensor| tensor.shape.len()) {
        Some(found) if found < low => Err(Error::Rank {
            rule: draft.rule(check),
            input: draft.name(role),
            found,
            low,
            high: usize::MAX,
            granularity: None,
        }),
        _ => Ok(()),
    }
}

fn granularity(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    match (draft.granularity(), draft.builder.operator().granularity_from) {
        (Some(granularity), from) if granularity.since > draft.builder.asked() => {
            let by = match (from, granularity.groups) {
                (GranularityFrom::NameAttribute(attribute), _) => attribute_name(draft, attribute),
                (_, Groups::Blocks(_, size)) => attribute_name(draft, size),
                _ => draft.name(Role::Scale),
            };
            let (granularity, since) = (granularity.name, granularity.since);
            Err(Error::GranularityVersion { rule: draft.rule(check), by, granularity, since })
        }
        (Some(_), _) => Ok(()),
        (None, GranularityFrom::NameAttribute(attribute)) => {
            let name = attribute_name(draft, attribute);
            match draft.builder.text(attribute) {
                Some(found) => {
                    let expected = draft.builder.operator().granularities;
                    Err(Error::UnknownGranularity {
                        rule: draft.rule(check),
                        attribute: name,
                        found,
                        expected,
                    })
                }
                None => Err(Error::MissingAttribute { rule: draft.rule(check), attribute: name }),
            }
        }
        (None, GranularityFrom::SizeAttribute(attribute)) if draft.builder.int(attribute).is_none() => {
            Err(Error::MissingAttribute {
                rule: draft.rule(check),
                attribute: attribute_name(draft, attribute),
            })
        }
        (None, GranularityFrom::SizeAttribute(_)) => {
            // A scale of more elements than one, and no granularity for it.
            let mut all = draft.builder.operator().granularities.iter();
            let whole = all.find(|granularity| granularity.groups == Groups::WholeTensor);
            whole.map_or(Ok(()), |whole| has_shape(draft, check, Role::Scale, whole))?;
            // One element of more axes than those that decide.
            let found = draft.scale.map_or(0, |scale| scale.shape.len());
            Err(Error::Rank {
                rule: draft.rule(check),
                input: draft.name(Role::Scale),
                found,
                low: 0,
                high: 1,
                granularity: None,
            })
        }
    }
}

/// Why there is no group shape, though no rule of the document says so.
pub(crate) fn no_group(draft: &Draft<'_>, granularity: &Granularity) -> Error {
    let rule = draft.builder.rule(None);
    match granularity.groups {
        Groups::Blocks(_, size) => {
            let attribute = attribute_name(draft, size);
            match draft.builder.int(size) {
                Some(found) => {
                    Error::AttributeRange { rule, attribute, found, low: 1, high: i64::MAX, or: None }
                }
                None => Error::MissingAttribute { rule, attribute },
            }
        }
        _ => Error::Undecided { rule, what: "the group shape" },
    }
}

/// Why codes in words have no place: the input has not the axis along which they share them.
pub(crate) fn no_axis_of_words(draft: &Draft<'_>, element: &InputElement) -> Error {
    let (rule, input) = (draft.builder.rule(None), draft.name(Role::Input));
    match element.packed {
        Some(packed) if packed.axis >= draft.x.shape.len() => {
            let (found, low) = (draft.x.shape.len(), packed.axis + 1);
            Error::Rank { rule, input, found, low, high: usize::MAX, granularity: None }
        }
        _ => Error::Undecided { rule, what: "the place of a code" },
    }
}

fn axis_in_range(draft: &Draft<'_>, check: &Check, attribute: usize) -> Result<(), Error> {
    if draft.axis(attribute).is_some() {
        return Ok(());
    }
    let name = attribute_name(draft, attribute);
    match draft.builder.int(attribute) {
        Some(found) => {
            let (low, high) = axes(draft, attribute);
            let given = draft.builder.is_given(attribute);
            Err(Error::Axis { rule: draft.rule(check), attribute: name, found, given, low, high })
        }
        None => Err(Error::MissingAttribute { rule: draft.rule(check), attribute: name }),
    }
}

/// The axes that an attribute may name: those of the tensor that the operator's other rules allow as well, if there are any.
fn axes(draft: &Draft<'_>, attribute: usize) -> (i64, i64) {
    let rank = i64::try_from(draft.shape.len()).unwrap_or(i64::MAX);
    let of_rank = (-rank, rank - 1);
    let rules = draft.builder.operator().checks.iter().filter(|check| check.applies(&draft.when));
    let narrower = rules.fold(of_rank, |(low, high), check| match check.rule {
        Rule::Range(of, least, most) if of == attribute => (low.max(least), high.min(most)),
        Rule::Minimum(of, least) if of == attribute => (low.max(least), high),
        _ => (low, high),
    });
    if narrower.0 <= narrower.1 { narrower } else { of_rank }
}

fn group_shape(draft: &Draft<'_>, check: &Check, attribute: usize) -> Result<(), Error> {
    let name = attribute_name(draft, attribute);
    let Some(list) = draft.builder.list(attribute) else {
        return Err(Error::MissingAttribute { rule: draft.rule(check), attribute: name });
    };
    let expected = draft.shape.len();
    if list.len() != expected {
        return Err(Error::ListLength {
            rule: draft.rule(check),
            attribute: name,
            found: list.len(),
            expected,
        });
    }
    match list.iter().enumerate().find(|(_, entry)| **entry < 1) {
        Some((axis, &found)) => {
            Err(Error::ListEntry { rule: draft.rule(check), attribute: name, axis, found })
        }
        None => Ok(()),
    }
}

fn groups_divide(draft: &Draft<'_>, check: &Check) -> Result<(), Error> {
    match draft.group {
        Some(group) => divide(draft, Some(check.id), group),
        None => Ok(()),
    }
}

/// Also checked of every plan whose groups may not be ragged, whatever its document says.
pub(crate) fn divide(draft: &Draft<'_>, rule: Option<&'static str>, group: &[usize]) -> Result<(), Error> {
    let input = draft.name(Role::Input);
    for (axis, (&found, &group)) in draft.shape.iter().zip(group).enumerate() {
        if group > 1 && group != found && !found.is_multiple_of(group) {
            return Err(Error::Groups { rule: draft.builder.rule(rule), input, axis, found, group });
        }
    }
    Ok(())
}

fn zero_point_flag(draft: &Draft<'_>, check: &Check, attribute: usize) -> Result<(), Error> {
    let input = draft.name(Role::ZeroPoint);
    match (draft.builder.flag(attribute), draft.zero_point) {
        (true, None) => Err(Error::MissingInput { rule: draft.rule(check), input }),
        (false, Some(_)) => Err(Error::UnexpectedInput {
            rule: draft.rule(check),
            input,
            attribute: attribute_name(draft, attribute),
        }),
        _ => Ok(()),
    }
}

fn float_zero_point(draft: &Draft<'_>, check: &Check, attribute: usize) -> Result<(), Error> {
    match draft.zero_point {
        Some(Meta { dtype, .. }) if draft.builder.flag(attribute) && dtype.is_integer() => {
            let input = draft.name(Role::ZeroPoint);
            Err(Error::Type { rule: draft.rule(check), input, found: dtype, expected: Expected::Float })
        }
        _ => Ok(()),
    }
}
