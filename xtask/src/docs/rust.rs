//! What things of the documents are called in Rust.

use dequant_spec::model::VersionedBy;
use dequant_spec::names::{constant, marker};
use dequant_spec::operator::{Operator, OutputType};
use dequant_spec::{ElementType, Format};

/// The sentence of an operator's page: its struct, what makes one, how attributes and the output's type are given.
pub(crate) fn operator(operator: &Operator) -> String {
    let path = format!("`dequant::{}::{}`", operator.dialect, marker(&operator.name));
    operator_at(operator, &path)
}

fn operator_at(operator: &Operator, path: &str) -> String {
    let name = marker(&operator.name);
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
    let attributes = operator.attributes.first().map_or(String::new(), |first| {
        let name = &first.name;
        format!(
            " Attributes have methods of their names, `.{name}(…)`, and `.set(\"{name}\", …)?` takes a name."
        )
    });
    format!("In Rust: {path}, made by {made}.{attributes}{output}\n\n")
}

/// The sentence of a format: its struct, the ways by name and by number, and the struct of its tensors.
pub(crate) fn format(format: &Format, module: &str) -> String {
    let (family, name, marker) = (&format.family, &format.name, marker(&format.name));
    let by_name = format!("`dequant::formats::by_name(\"{family}\", \"{name}\")`");
    let found = match format.number {
        Some(number) => format!(", {by_name} or `by_number(\"{family}\", {number})`"),
        None => format!(", or {by_name}"),
    };
    format!(
        "In Rust: `dequant::formats::{module}::{marker}`{found}; typed plans take `{module}::tensors::{marker} {{ {} }}`.\n\n",
        tensors(format)
    )
}

/// The sentence of an operator in a document of one's own.
pub(crate) fn own_operator(operator: &Operator) -> String {
    operator_at(operator, &format!("`{}`, in the module that includes the document", marker(&operator.name)))
}

/// The sentence of a format in a document of one's own.
pub(crate) fn own_format(format: &Format) -> String {
    let (marker, tensors) = (marker(&format.name), tensors(format));
    let number = format.number.map_or(String::new(), |number| format!(" Its number is {number}."));
    format!(
        "In Rust: `{marker}`, in the module that includes the document; typed plans take `tensors::{marker} {{ {tensors} }}`.{number}\n\n"
    )
}

/// The names of a format's tensors.
fn tensors(format: &Format) -> String {
    let names: Vec<&str> = format.tensors.iter().map(|tensor| tensor.name.as_str()).collect();
    names.join(", ")
}

/// A type's marker and value, in a module or in the one that includes the document.
pub(crate) fn element_type(element_type: &ElementType, module: Option<&str>) -> String {
    let (marker, constant) = (marker(&element_type.name), constant(&element_type.name));
    match module {
        Some(module) => {
            format!("In Rust: the type `{module}::{marker}` and the value `{module}::{constant}`.")
        }
        None => format!(
            "In Rust: the type `{marker}` and the value `{constant}`, in the module that includes the document."
        ),
    }
}
