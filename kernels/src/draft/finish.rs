//! The plan of a call that breaks no rule.

#![expect(
    clippy::indexing_slicing,
    reason = "roles are positions of inputs, and an axis of a packing lies in a shape whose rank was checked"
)]

use smallvec::SmallVec;

use super::Draft;
use crate::grouping::{Grouping, Shape, product};
use crate::isa::Token;
use crate::kernel::Kernel;
use crate::layout::Layout;
use crate::operator::{Granularity, InputElement, Role, Rule, Types};
use crate::plan::{Parts, Plan, Planned};
use crate::stores::Stores;
use crate::{DType, Error, Meta, RuleRef, check};

/// What follows from types, shapes and attributes that break no rule.
struct Decided<'d> {
    rule: RuleRef,
    types: Types,
    kernel: Kernel,
    granularity: &'static str,
    /// The group shape, beyond the tensor or not.
    group: &'d [usize],
    layout: Layout,
    /// The axis along which elements share words, where others follow.
    interleaved: Option<usize>,
    /// How many elements the output has.
    elements: usize,
}

impl Draft<'_> {
    /// The plan.
    pub(super) fn finish(&self) -> Result<Plan, Error> {
        self.decide().map(|decided| self.plan_as(&decided))
    }

    /// Decides. What a document's rules should have settled is checked here once more, as a kernel must not be started on less.
    #[inline]
    fn decide(&self) -> Result<Decided<'_>, Error> {
        let rule = self.builder.rule(None);
        let undecided = |what| move || Error::Undecided { rule, what };
        let missing = || Error::MissingInput { rule, input: self.name(Role::Scale) };
        let element = self.element.ok_or_else(undecided("the element type"))?;
        let scale = self.scale.ok_or_else(missing)?;
        let granularity = self.granularity().ok_or_else(undecided("the granularity"))?;
        let group = self.group.ok_or_else(|| check::no_group(self, granularity))?;
        let output = self.output.ok_or_else(undecided("the output type"))?;
        self.check_counts(granularity, group)?;
        let layout = self.layout(element).ok_or_else(|| check::no_axis_of_words(self, element))?;
        let interleaved = match layout {
            Layout::Dense { .. } => None,
            Layout::Interleaved { .. } => element.packed.map(|packed| packed.axis),
        };
        let types = self.types(element.dtype, scale.dtype, output);
        let kernel = self.kernel(types, element)?;
        // The output can have more bytes than the input.
        let logical = Meta { dtype: output, shape: self.shape };
        let uncounted = |_| Error::Uncounted { rule, input: "the output" };
        let (elements, _) = logical.size().map_err(uncounted)?;
        Ok(Decided {
            rule,
            types,
            kernel,
            granularity: granularity.name,
            group,
            interleaved,
            layout,
            elements,
        })
    }

    /// The plan of what was decided.
    fn plan_as(&self, decided: &Decided<'_>) -> Plan {
        let Decided { rule, types, kernel, granularity, group, layout, interleaved, elements } = *decided;
        let mut plan = Plan {
            parts: Parts {
                rule,
                operator: self.builder.operator(),
                types,
                kernel,
                token: Token::detect(),
                stores: Stores::default(),
                granularity,
                grouping: Grouping::new(self.shape, group, interleaved),
                layout,
                at_run: SmallVec::new(),
                has_value_rules: false,
                x: self.planned(Role::Input, self.x.dtype),
                scale: self.planned(Role::Scale, types.scale),
                zero_point: types.zero_point.map(|dtype| self.planned(Role::ZeroPoint, dtype)),
                elements,
                group: Shape::new(),
                shape: Shape::new(),
            },
        };
        self.fill(&mut plan.parts, group);
        plan
    }

    /// A tensor of the plan; its shape is to be filled in.
    fn planned(&self, role: Role, dtype: DType) -> Planned {
        let (elements, bytes) = self.sizes[role as usize];
        Planned { dtype, shape: Shape::new(), elements, bytes }
    }

    /// Writes the shapes of a plan where they stay, see [`Shapes`](super::Shapes), and the rules that runs check.
    #[inline]
    fn fill(&self, parts: &mut Parts, group: &[usize]) {
        let extents = |role| self.tensor(role).map_or(&[][..], |tensor| tensor.shape);
        let fill =
            |shape: &mut Shape, extents: &[usize]| extents.iter().for_each(|extent| shape.push(*extent));
        fill(&mut parts.x.shape, self.x.shape);
        fill(&mut parts.scale.shape, extents(Role::Scale));
        if let Some(planned) = &mut parts.zero_point {
            fill(&mut planned.shape, extents(Role::ZeroPoint));
        }
        fill(&mut parts.shape, self.shape);
        for (group, extent) in group.iter().zip(self.shape) {
            parts.group.push((*group).min(*extent).max(1));
        }
        for rule in self.builder.operator().checks.iter().filter(|rule| rule.at_run) {
            if rule.applies(&self.when) {
                parts.has_value_rules |= !matches!(rule.rule, Rule::OutputTensor);
                parts.at_run.push(rule);
            }
        }
    }

    /// Every group has a scale and, where there are any, a zero point; only the last may be short.
    fn check_counts(&self, granularity: &Granularity, group: &[usize]) -> Result<(), Error> {
        if self.shape.contains(&0) {
            return Ok(());
        }
        if !granularity.ragged {
            check::divide(self, None, group)?;
        }
        let expected = self.grid.and_then(product);
        for role in [Role::Scale, Role::ZeroPoint] {
            let (found, _) = self.sizes[role as usize];
            if self.tensor(role).is_some() && expected != Some(found) {
                let (rule, input) = (self.builder.rule(None), self.name(role));
                let expected = expected.unwrap_or(usize::MAX);
                return Err(Error::Elements {
                    rule,
                    input,
                    found,
                    expected,
                    granularity: Some(granularity.name),
                });
            }
        }
        Ok(())
    }

    /// Where codes lie. Words along an axis that has nothing behind it are one dense stream.
    fn layout(&self, element: &InputElement) -> Option<Layout> {
        let bits = element.dtype.bits();
        let Some(packed) = element.packed else { return Some(Layout::Dense { bits }) };
        let word = packed.word.bits();
        if !word.is_multiple_of(bits) || packed.axis >= self.shape.len() {
            return None;
        }
        match product(&self.shape[packed.axis + 1..]) {
            // Nothing is read of an empty tensor.
            Some(0 | 1) => Some(Layout::Dense { bits }),
            Some(inner) => Some(Layout::Interleaved { bits, word, lanes: (word / bits) as usize, inner }),
            None => Some(Layout::Dense { bits }).filter(|_| self.shape.contains(&0)),
        }
    }

    fn types(&self, input: DType, scale: DType, output: DType) -> Types {
        let zero_point = self.zero_point.map(|zero_point| zero_point.dtype);
        Types { input, scale, zero_point, output, additive: self.when.additive }
    }

    /// The kernel of the types. Where a zero point's type follows from the input's, the operator does not look at it.
    fn kernel(&self, types: Types, element: &InputElement) -> Result<Kernel, Error> {
        let Types { input, scale, zero_point, output, .. } = types;
        let goes_with = zero_point.is_none_or(|dtype| dtype.is_any(element.zero_point));
        let found = if goes_with { (self.builder.operator().kernel)(types) } else { None };
        let rule = self.builder.rule(None);
        let zero_point = zero_point.map(|zero_point| zero_point.name());
        let types = [input.name(), scale.name(), output.name()];
        found.ok_or(Error::NoKernel { rule, types, zero_point })
    }
}
