//! Lists that say which rows and columns share parameters.

use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;

use super::bridge::formats::Call;
use super::generate::random::Random;
use super::{Given, call, equals_the_interpreter, is_refused};

/// Lists say which rows share parameters. Were each row, or each few that share theirs, to count all that follow, hundreds of thousands
/// of rows would take hours.
#[test]
fn lists_are_read_once() {
    for run in [1, 5] {
        equals_the_interpreter(&of_rows([1 << 18, 1], 2, [&|_| 0, &|row| row / run % 2]));
    }
}

/// A call of `Indexed` whose rows have these groups of zero points and of scales.
fn of_rows([rows, columns]: [usize; 2], groups: usize, of: [&dyn Fn(usize) -> usize; 2]) -> Call {
    let (long, few, list) = ([rows, columns], [groups, columns], [rows]);
    let tensors: [Given<'_>; 5] = [
        ("w", "uint8", &long),
        ("z", "uint8", &few),
        ("s", "float32", &few),
        ("g", "int32", &list),
        ("h", "int64", &list),
    ];
    let mut call = call("Indexed", &[], &tensors);
    for (name, tensor) in &mut call.tensors {
        let (width, of) = match name.as_str() {
            "g" => (4, of[0]),
            "h" => (8, of[1]),
            _ => continue,
        };
        for (row, entry) in tensor.bytes.chunks_mut(width).enumerate() {
            entry.copy_from_slice(&of(row).to_le_bytes()[..width]);
        }
    }
    call
}

/// Parameters of all groups are kept: of all columns, and of as many as there is room for.
#[test]
fn rows_of_a_group_may_be_far_apart() {
    for (shape, groups) in [([37, 300], 9), ([70, 1000], 3), ([1300, 500], 300)] {
        let of = [7, 5].map(|step| move |row| row * step % groups);
        equals_the_interpreter(&of_rows(shape, groups, [&of[0], &of[1]]));
    }
}

/// A list of a call, its type, and how many groups it is of.
type List<'a> = (&'a str, &'a str, usize);

/// A call of `IndexedColumns` with random lists of groups.
fn of_columns([rows, columns]: [usize; 2], output: &str, lists: &[List<'_>]) -> Call {
    let groups = |name: &str| lists.iter().find(|list| list.0 == name).map(|list| list.2);
    let ([by_32, by_64], list) = ([32, 64].map(|group| columns.div_ceil(group)), [columns]);
    let shapes = [
        ("w", "uint8", [rows, columns]),
        ("z", "uint8", [rows, groups("g").expect("a list")]),
        ("s", "float16", [groups("h").unwrap_or(by_32), rows]),
        ("f", "float32", [rows.div_ceil(2), by_64]),
        ("t", "int8", [rows, by_32]),
        ("u", "float32", [1, groups("i").expect("a list")]),
    ];
    let tensors = shapes.iter().map(|(name, element, shape)| (*name, *element, shape.as_slice()));
    let of_lists = lists.iter().map(|(name, element, _)| (*name, *element, list.as_slice()));
    let of = [("output_dtype", Value::Type(output.into()))];
    let mut call = call("IndexedColumns", &of, &tensors.chain(of_lists).collect::<Vec<_>>());
    fill_lists(&mut call, &groups);
    call
}

/// Lists with random groups, of as many as there are; none for other tensors.
fn fill_lists(call: &mut Call, groups: &dyn Fn(&str) -> Option<usize>) {
    let mut random = Random(9);
    for (name, tensor) in &mut call.tensors {
        let Some(groups) = groups(name) else { continue };
        for entry in tensor.bytes.chunks_mut(tensor.element_type.bits as usize / 8) {
            entry.copy_from_slice(&random.below(groups).to_le_bytes()[..entry.len()]);
        }
    }
}

/// Lists say which columns share parameters, and parts of parameters.
#[test]
fn columns_have_the_groups_that_lists_say() {
    let lists: [List<'_>; 3] = [("g", "int32", 7), ("i", "int32", 2), ("h", "int64", 3)];
    // One table of groups and several, at every level; more groups than any has; and several spans of columns.
    for groups in [32, 33, 64, 65, 256, 257] {
        equals_the_interpreter(&of_columns(
            [2, 300],
            "float32",
            &[("g", "int32", groups), ("i", "int32", 2)],
        ));
    }
    equals_the_interpreter(&of_columns([2, 70_000], "float16", &lists));
    for (shape, output) in [([1, 5], "float32"), ([3, 70], "float16"), ([5, 1000], "bfloat16")] {
        // The last one may be left out.
        equals_the_interpreter(&of_columns(shape, output, &lists[..2]));
        equals_the_interpreter(&of_columns(shape, output, &lists));
    }
}

/// Packers write whole groups of codes, whichever columns these are of.
#[test]
fn codes_may_go_on_to_the_end_of_a_group_beside_a_list() {
    for (rows, columns, output) in [(1, 5_usize, "float32"), (3, 70, "float16"), (5, 1000, "bfloat16")] {
        let groups = columns.div_ceil(32);
        let (codes, scales, list) = ([rows, groups, 16], [rows, groups], [columns]);
        let tensors: [Given<'_>; 3] =
            [("w", "uint8", &codes), ("s", "float32", &scales), ("g", "int32", &list)];
        let mut call = call("PaddedColumns", &[("output_dtype", Value::Type(output.into()))], &tensors);
        fill_lists(&mut call, &|name| (name == "g").then_some(groups));
        equals_the_interpreter(&call);
    }
}

#[test]
fn a_list_of_columns_has_a_group_for_each() {
    let lists: [List<'_>; 3] = [("g", "int32", 7), ("i", "int32", 2), ("h", "int64", 3)];
    let mut of_lists = of_columns([3, 70], "float32", &lists);
    let plan = of_lists.plan().unwrap();
    let list = |call: &mut Call, change: &dyn Fn(&mut Tensor)| {
        call.tensors.iter_mut().filter(|(name, _)| name == "h").for_each(|(_, tensor)| change(tensor));
    };
    for (found, last) in [(3_i64, 69), (-1, 40)] {
        list(&mut of_lists, &|list| list.bytes[8 * last..][..8].copy_from_slice(&found.to_le_bytes()));
        let mut weights = vec![7; 3 * 70 * 4];
        let refused = plan.run_rows(0..3, &of_lists.refs().unwrap(), &mut weights).unwrap_err().to_string();
        let expected = format!("h is {found} at index {last}, expected 0 to 2 (odd_ones IndexedColumns)");
        assert!(refused == expected && weights == [7; 3 * 70 * 4], "{refused}");
    }
    list(&mut of_lists, &|list| (list.bytes, list.shape) = (vec![0; 8 * 69], vec![69]));
    is_refused(&of_lists, "h has 69 elements on axis 0, expected 70 (odd_ones IndexedColumns)");
}
