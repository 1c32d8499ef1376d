//! What things of the documents are called in Rust.

use dequant_spec::model::VersionedBy;
use dequant_spec::names::{constant, marker};
use dequant_spec::operator::{Operator, OutputType};
use dequant_spec::{ElementType, Format};

/// The sentence of an operator's page: its struct, what makes one, how attributes and the output's type are given.
pub(crate) fn operator(operator: &Operator) -> String {
    let (module, name) = (&operator.dialect, marker(&operator.name));
    let version = operator.versions.last().map_or("", |version| version.label.as_str());
    let made = match operator.versioned_by {
        VersionedBy::Opset => format!(
            "`opset({version})?`, `newest()` or, for typed plans, `{name}::<Opset<{version}>>::new()?`"
        ),
        VersionedBy::Release => {
            let numbers = version.replace('.', ", ");
            let numbers = if version.contains('.') { numbers } else { format!("{numbers}, 0") };
            format!(
                "`version({numbers})?`, `newest()` or, for typed plans, `{name}::<Release<{numbers}>>::new()?`"
            )
        }
    };
    let by_caller = operator.versions.iter().any(|version| version.output_type == OutputType::ChosenByCaller);
    let output = if by_caller {
        format!(" The type of the output is asked for by its name, `.{}(dtype)`.", operator.output_name)
    } else {
        String::new()
    };
    let first = operator.attributes.first().map_or("", |attribute| attribute.name.as_str());
    format!(
        "In Rust: `dequant::{module}::{name}`, made by {made}. Attributes have methods of their names, `.{first}(…)`, and \
         `.set(\"{first}\", …)?` takes a name.{output}\n\n"
    )
}

/// The sentence of a format: its struct, the way by name, and the struct of its tensors.
pub(crate) fn format(format: &Format, module: &str) -> String {
    let (family, name, marker) = (&format.family, &format.name, marker(&format.name));
    format!(
        "In Rust: `dequant::formats::{module}::{marker}`, or `dequant::formats::by_name(\"{family}\", \"{name}\")`; typed plans take \
         `{module}::tensors::{marker} {{ {} }}`.\n\n",
        tensors(format)
    )
}

/// The sentence of an operator in a document of one's own.
pub(crate) fn own_operator(operator: &Operator) -> String {
    format!("In Rust: `{}`, in the module that includes the document.\n\n", marker(&operator.name))
}

/// The sentence of a format in a document of one's own.
pub(crate) fn own_format(format: &Format) -> String {
    let (marker, tensors) = (marker(&format.name), tensors(format));
    format!(
        "In Rust: `{marker}`, in the module that includes the document; typed plans take `tensors::{marker} {{ {tensors} }}`.\n\n"
    )
}

/// The names of a format's tensors.
fn tensors(format: &Format) -> String {
    let names: Vec<&str> = format.tensors.iter().map(|tensor| tensor.name.as_str()).collect();
    names.join(", ")
}

/// A type's marker and value.
pub(crate) fn element_type(element_type: &ElementType) -> String {
    format!(
        "In Rust: the type `{}` and the value `{}`.",
        marker(&element_type.name),
        constant(&element_type.name)
    )
}
