//! One call of a weight format, two roads: through the crate and through the reference interpreter.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dequant::format::{FormatBuilder, FormatPlan, named};
use dequant::{Error, Meta, TensorMut, TensorRef, formats};
use dequant_spec::operator::Value;
use dequant_spec::reference::{FormatCall, ReferenceError, Tensor, dequantize_format};
use dequant_spec::resolve::Resolved;
use dequant_spec::{Family, Format, builtin, parse, resolve};

use crate::bridge;

/// What no built-in format has.
mod odd {
    dequant::include_spec!("odd.yaml");
}

/// The built-in families, one of what these do not have, and those of guests.
pub(crate) static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| {
    let families = builtin::families().unwrap_or_else(|errors| panic!("{errors}"));
    families
        .into_iter()
        .map(|(_, family)| family)
        .chain([family("odd.yaml", include_str!("odd.yaml"))])
        .chain(bridge::resolved().filter_map(|(resolved, _)| resolved.family.clone()))
        .collect()
});

/// The families of guests.
pub(crate) fn of_guests() -> &'static [Family] {
    let guests = bridge::resolved().filter(|(resolved, _)| resolved.family.is_some()).count();
    &FAMILIES[FAMILIES.len() - guests..]
}

/// The family of a document of that name.
fn family(name: &str, document: &str) -> Family {
    let parsed = parse::document(name, document);
    let types = builtin::types().unwrap_or_else(|errors| panic!("{errors}"));
    let resolved = parsed.and_then(|parsed| resolve::document(&parsed, &types));
    let resolved = resolved.unwrap_or_else(|errors| panic!("{errors}"));
    resolved.family.unwrap_or_else(|| panic!("{name} has a family"))
}

/// One call of a format.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The format.
    pub(crate) format: &'static Format,
    /// The attributes that are given.
    pub(crate) attributes: BTreeMap<String, Value>,
    /// The tensors that are given, by name; also names that the format lacks.
    pub(crate) tensors: Vec<(String, Tensor)>,
}

/// The format of that id: a guest's, if there is one, which may stand for a built-in one.
pub(crate) fn format(id: &str) -> Option<&'static Format> {
    FAMILIES.iter().flat_map(|family| &family.formats).rfind(|format| format.id() == id)
}

/// The crate's format of that id.
pub(crate) fn builder(format: &Format) -> FormatBuilder {
    let is_of = |resolved: &Resolved| resolved.family.as_ref().is_some_and(|own| own.name == format.family);
    let of_guests =
        bridge::resolved().filter(|(resolved, _)| is_of(resolved)).map(|(_, guest)| guest.formats);
    let mut own = of_guests.filter_map(|formats| named(formats, &format.name));
    let built_in = || formats::by_name(&format.family, &format.name);
    let found = own.next().or_else(built_in).or_else(|| named(odd::FORMATS, &format.name));
    found.unwrap_or_else(|| panic!("the crate lacks {}", format.id()))
}

impl Call {
    /// The crate's tensors.
    pub(crate) fn refs(&self) -> Result<Vec<(&str, TensorRef<'_>)>, Error> {
        self.tensors.iter().map(|(name, tensor)| Ok((name.as_str(), bridge::tensor(tensor)?))).collect()
    }

    /// The crate's builder, with the attributes that are given.
    pub(crate) fn builder(&self) -> Result<FormatBuilder, Error> {
        let given = |builder: FormatBuilder, (name, given): (&String, &Value)| {
            builder.set(name, bridge::value(given))
        };
        self.attributes.iter().try_fold(builder(self.format), given)
    }

    /// The crate's plan.
    pub(crate) fn plan(&self) -> Result<FormatPlan, Error> {
        let builder = self.builder()?;
        let tensors = self.refs()?;
        let metas: Vec<_> = tensors.iter().map(|(name, tensor)| (*name, tensor.meta())).collect();
        builder.plan(&metas)
    }

    /// What a plan of the crate computes.
    pub(crate) fn run(&self, plan: &FormatPlan) -> Result<Tensor, Error> {
        let Meta { dtype: output, shape } = plan.output();
        let mut bytes = vec![0xa5; plan.output_bytes()];
        plan.run(&self.refs()?, &mut TensorMut::new(output, shape, &mut bytes)?)?;
        let element_type = bridge::TYPES.get(output.name()).cloned();
        let element_type = element_type.expect("outputs are built-in types");
        Ok(Tensor { element_type, shape: shape.to_vec(), bytes })
    }

    /// The reference interpreter's result.
    pub(crate) fn reference(&self) -> Result<Tensor, ReferenceError> {
        let given = |name: &str| self.tensors.iter().find(|(given, _)| given == name).map(|(_, t)| t.clone());
        let tensors = self.format.tensors.iter().map(|tensor| given(&tensor.name)).collect();
        dequantize_format(&FormatCall { format: self.format, attributes: self.attributes.clone(), tensors })
    }

    /// The format, the attributes and the shapes.
    pub(crate) fn describe(&self) -> String {
        let tensors = self.tensors.iter();
        let shapes: Vec<String> =
            tensors.map(|(name, t)| format!("{name} {} {:?}", t.element_type.name, t.shape)).collect();
        format!("{}: {}, {:?}", self.format.id(), shapes.join(", "), self.attributes)
    }
}
