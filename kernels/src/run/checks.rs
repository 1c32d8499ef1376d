//! What is wrong with a run's tensors: one after the other in the operator's order, type before shape before
//! values, as the first difference is the message.

#![expect(clippy::indexing_slicing, reason = "roles are positions of inputs")]

use crate::check::extents;
use crate::codes::Codes;
use crate::operator::{Role, Rule};
use crate::plan::{Plan, Planned};
use crate::run::{Given, Inputs};
use crate::{DType, Error, Expected, Meta, RuleRef, TensorRef};

impl Plan {
    /// The bytes of inputs that are not simply the planned ones: a rule about values has to be checked, a zero
    /// point counts as absent, or something is wrong.
    #[cold]
    pub(super) fn examine<'a>(&self, given: &Given<'_, 'a>) -> Result<Inputs<'a>, Error> {
        let Given { x, scale, zero_point } = *given;
        let rule = self.parts.rule;
        self.check_planned(Role::Input, x.meta(), &self.parts.x)?;
        let missing = |role| Error::MissingInput { rule, input: self.name(role) };
        let scale = scale.ok_or(missing(Role::Scale))?;
        self.check_planned(Role::Scale, scale.meta(), &self.parts.scale)?;
        let zero_point = match (zero_point, &self.parts.zero_point) {
            (None, None) => None,
            (None, Some(_)) => return Err(missing(Role::ZeroPoint)),
            (Some(tensor), None) => {
                if !(self.parts.operator.empty_zero_point_is_absent && tensor.meta().shape.contains(&0)) {
                    return Err(Error::unplanned_zero_point(rule, self.name(Role::ZeroPoint)));
                }
                None
            }
            (Some(tensor), Some(planned)) => {
                self.check_planned(Role::ZeroPoint, tensor.meta(), planned)?;
                self.check_values(*tensor, planned.elements)?;
                Some(tensor.bytes())
            }
        };
        Ok(self.as_inputs(x.bytes(), scale.bytes(), zero_point))
    }

    /// The output has the planned type and shape.
    #[inline(always)]
    pub(super) fn check_output(&self, found: Meta<'_>) -> Result<(), Error> {
        let Meta { dtype, shape } = self.output();
        if found.is(dtype, shape) { Ok(()) } else { self.refuse_output(found, dtype, shape) }
    }

    #[cold]
    fn refuse_output(&self, found: Meta<'_>, dtype: DType, shape: &[usize]) -> Result<(), Error> {
        let id = self.parts.at_run.iter().find(|check| matches!(check.rule, Rule::OutputTensor));
        let rule = RuleRef { id: id.map(|check| check.id), ..self.parts.rule };
        same(rule, self.parts.operator.output, found, Meta { dtype, shape })
    }

    /// Memory for results is as long as these.
    pub(super) fn check_length(&self, found: usize, expected: usize) -> Result<(), Error> {
        let (rule, output) = (self.parts.rule, self.parts.operator.output);
        if found == expected { Ok(()) } else { Err(Error::OutputLength { rule, output, found, expected }) }
    }

    fn name(&self, role: Role) -> &'static str {
        self.parts.operator.inputs[role as usize]
    }

    /// The tensor has the planned type and shape.
    fn check_planned(&self, role: Role, found: Meta<'_>, planned: &Planned) -> Result<(), Error> {
        same(self.parts.rule, self.name(role), found, Meta { dtype: planned.dtype, shape: &planned.shape })
    }

    /// The rules about the values of a zero point.
    fn check_values(&self, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        for check in &self.parts.at_run {
            let rule = RuleRef { id: Some(check.id), ..self.parts.rule };
            match check.rule {
                Rule::ZeroPointCodesAreZero => self.codes_are_zero(rule, tensor, count)?,
                Rule::ZeroPointsAreCodes => self.are_codes(rule, tensor, count)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn codes_are_zero(&self, rule: RuleRef, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        // Vectors compare faster than codes are found one by one.
        if tensor.bytes().iter().fold(0, |any, byte| any | byte) == 0 {
            return Ok(());
        }
        let bits = tensor.meta().dtype.bits();
        let codes = Codes::dense(tensor.bytes(), bits, 0);
        let nonzero = (0..count).map(|index| (index, codes.code(bits, index))).find(|(_, code)| *code != 0);
        match nonzero {
            Some((index, found)) => {
                Err(Error::ZeroPointCode { rule, input: self.name(Role::ZeroPoint), index, found })
            }
            None => Ok(()),
        }
    }

    fn are_codes(&self, rule: RuleRef, tensor: TensorRef<'_>, count: usize) -> Result<(), Error> {
        let kernel = &self.parts.kernel;
        let (Some(integers), Some((low, high))) = (kernel.zero_point(), kernel.codes()) else {
            return Ok(());
        };
        // Vectors tell that there is none sooner than which one it is.
        if (integers.used)(self.parts.token, tensor.bytes()).fit((low, high)) {
            return Ok(());
        }
        let values = (0..count).map(|index| (index, (integers.at)(tensor.bytes(), index)));
        match values.into_iter().find(|(_, value)| !(low..=high).contains(value)) {
            Some((index, found)) => {
                let input = self.name(Role::ZeroPoint);
                Err(Error::ZeroPointRange { rule, input, index, found, low, high })
            }
            None => Ok(()),
        }
    }
}

/// That a tensor has the expected type and shape.
pub(crate) fn same(
    rule: RuleRef,
    input: &'static str,
    found: Meta<'_>,
    expected: Meta<'_>,
) -> Result<(), Error> {
    if found.dtype != expected.dtype {
        let expected = Expected::One(expected.dtype);
        return Err(Error::Type { rule, input, found: found.dtype, expected });
    }
    extents(rule, input, found.shape, expected.shape, None)
}
