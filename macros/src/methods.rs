//! No method of a builder can be hidden by an attribute's setter: the list of these is complete.

use std::path::{Path, PathBuf};
use std::{env, fs};

use dequant_spec::names::METHODS;
use syn::{ImplItem, Item, Type, Visibility};

/// The types that structs of operators and formats are used as.
const BUILDERS: [&str; 2] = ["Builder", "FormatBuilder"];

/// Every source file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    entries
        .flat_map(below)
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The public methods of builders in a file.
fn methods(path: &Path) -> Vec<String> {
    let file = syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap();
    let of_builders = file.items.into_iter().filter_map(|item| match item {
        Item::Impl(found) if found.trait_.is_none() => Some(found),
        _ => None,
    });
    let of_builders = of_builders.filter(|found| match &*found.self_ty {
        Type::Path(path) => BUILDERS.iter().any(|builder| path.path.is_ident(builder)),
        _ => false,
    });
    let public = of_builders.flat_map(|found| found.items).filter_map(|item| match item {
        ImplItem::Fn(method) if matches!(method.vis, Visibility::Public(_)) => {
            Some(method.sig.ident.to_string())
        }
        _ => None,
    });
    public.collect()
}

#[test]
fn no_attribute_hides_a_method() {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels/src");
    let found: Vec<String> = sources(&kernels).iter().flat_map(|path| methods(path)).collect();
    assert!(found.iter().any(|method| method == "plan_stack"), "the builders are no longer found");
    let missing: Vec<&String> = found.iter().filter(|method| !METHODS.contains(&method.as_str())).collect();
    assert!(missing.is_empty(), "spec/src/names.rs lacks {missing:?}");
    assert!(METHODS.is_sorted());
}
