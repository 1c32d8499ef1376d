//! The grading of golden vectors can fail: lines that say something wrong, each beside one that is right.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
mod command_line;
mod golden;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;

use std::path::PathBuf;

use command_line::{Arguments, built_in, graded_lines};
use golden::grade::grade;
use golden::line::Line;
use golden::run::Wanted;
use golden::verdict::judge;
use serde_json::{Value as Json, json};

/// ONNX: codes 0 and −2, scale `scale` (float32, little-endian).
fn onnx(scale: &str, answer: Json) -> Json {
    merged(
        json!({
            "id": "case", "op": "onnx.DequantizeLinear", "opset": 21, "attributes": {},
            "inputs": {
                "x": {"dtype": "int8", "shape": [2], "data": "00fe"},
                "x_scale": {"dtype": "float32", "shape": [], "data": scale},
            },
        }),
        answer,
    )
}

/// oneDNN: code 0, scale −1.
fn onednn(answer: Json) -> Json {
    let attributes = json!({"scales": [-1.0], "zps": [0]});
    let inputs = json!({"src": {"dtype": "s8", "shape": [1], "data": "00"}});
    merged(
        json!({"id": "case", "op": "onednn.Dequantize", "attributes": attributes, "inputs": inputs}),
        answer,
    )
}

/// PMX with a float zero point: 3 · 1 + 1.
fn pmx(answer: Json) -> Json {
    let one = json!({"dtype": "float32", "shape": [], "data": "0000803f"});
    let inputs = json!({"X": {"dtype": "int8", "shape": [1], "data": "03"}, "Scale": one, "ZeroPoint": one});
    let attributes = json!({
        "quant_data_type": "int8", "group_size": 0, "has_zeropoint": true, "float_zeropoint": true,
    });
    merged(
        json!({
            "id": "case", "op": "pmx.DequantizeLinear", "score": true,
            "attributes": attributes, "inputs": inputs,
        }),
        answer,
    )
}

fn merged(mut line: Json, answer: Json) -> Json {
    let (Some(fields), Json::Object(answer)) = (line.as_object_mut(), answer) else {
        unreachable!("both are objects")
    };
    fields.extend(answer);
    line
}

/// A float32 output.
fn output(shape: Json, hex: &str) -> Json {
    json!({"dtype": "float32", "shape": shape, "data": hex})
}

fn conforming(output: Json) -> Json {
    json!({"status": "conforming", "output": output})
}

/// Grades and runs a line.
fn verdict(line: &Json) -> Result<(), String> {
    let line = Line::read(&line.to_string()).expect("the line is in the format");
    judge(&line, &grade(&line).expect("the line has a grade"))
}

/// What makes a line broken.
fn broken(line: &Json) -> String {
    let graded = Line::read(&line.to_string()).and_then(|line| grade(&line));
    graded.expect_err("the line is not in the format")
}

const HALF: &str = "0000003f";

#[test]
fn a_changed_bit_fails_with_index_and_both_patterns() {
    verdict(&onnx(HALF, conforming(output(json!([2]), "00000000000080bf")))).expect("0 and −1");
    let message =
        verdict(&onnx(HALF, conforming(output(json!([2]), "00000000010080bf")))).expect_err("−1 − ulp");
    assert_eq!(
        message,
        "element 1 is 0xbf800000 (-1), expected 0xbf800001 (-1.0000001); \
         the interpreter differs: element 1 is 0xbf800000 (-1), expected 0xbf800001 (-1.0000001) (level portable)"
    );
}

#[test]
fn any_nan_equals_any_nan_and_nothing_else() {
    let nan = "0000c07f";
    verdict(&onnx(nan, conforming(output(json!([2]), "0100807f010080ff")))).expect("NaN with other payloads");
    verdict(&onnx(nan, conforming(output(json!([2]), "0100807f0000807f")))).expect_err("infinity is no NaN");
}

#[test]
fn the_sign_of_zero_counts_except_in_onednn_lines() {
    verdict(&onednn(json!({"output": output(json!([1]), "00000080")}))).expect("−0");
    verdict(&onednn(json!({"output": output(json!([1]), "00000000")}))).expect("+0 for −0");
    verdict(&onednn(json!({"output": output(json!([1]), "01000000")}))).expect_err("a subnormal for −0");
    verdict(&onnx(HALF, conforming(output(json!([2]), "00000080000080bf")))).expect_err("−0 for +0");
}

#[test]
fn other_answers_count_only_where_the_line_says_so() {
    let others = json!([{"rule": "another order", "data": "00008040"}]);
    let line = |compare: &str, data| {
        pmx(json!({"compare": compare, "output": output(json!([1]), data), "also_acceptable": others}))
    };
    verdict(&line("bits", "00008040")).expect("the output");
    verdict(&line("bits-any", "00000000")).expect("another answer");
    verdict(&line("bits", "00000000")).expect_err("another answer where there is only one");
}

#[test]
fn a_refusal_counts_only_where_one_is_expected() {
    let rejected = |status: &str| onnx(HALF, json!({"status": status, "rejected": "the software's text"}));
    verdict(&rejected("spec-invalid")).expect_err("accepted");
    verdict(&rejected("unsupported")).expect("accepted");
    let double = json!({"inputs": {"x": {"dtype": "double", "shape": [0], "data": ""}}});
    verdict(&merged(rejected("spec-invalid"), double.clone())).expect("an unknown type");
    verdict(&merged(rejected("unsupported"), double.clone())).expect_err("an unknown type");
    let message = verdict(&merged(onnx(HALF, conforming(output(json!([0]), ""))), double))
        .expect_err("an unknown type");
    assert_eq!(message, "refused: no element type `double`");
}

#[test]
fn the_callers_output_must_have_the_shape_and_type_of_the_result() {
    let rejected = |dtype: &str, shape| json!({"rejected": "text", "dst": {"dtype": dtype, "shape": shape}});
    verdict(&onednn(rejected("f32", json!([1])))).expect_err("accepted");
    verdict(&onednn(rejected("f32", json!([1, 1])))).expect("another shape");
    verdict(&onednn(rejected("f16", json!([1])))).expect("another type");
    verdict(&onednn(rejected("f64", json!([1])))).expect("an unknown type");
}

#[test]
fn an_output_outside_the_table_may_be_refused_but_not_differ() {
    let outside = |data| onednn(json!({"outside_doc_table": true, "output": output(json!([1]), data)}));
    verdict(&outside("00000080")).expect("equal");
    verdict(&outside("0000803f")).expect_err("other bits");
    let refused = json!({"attributes": {"scales": [-1.0], "group_shape": [1]}});
    verdict(&merged(outside("0000803f"), refused)).expect("a refusal");
}

#[test]
fn a_line_that_lacks_a_field_is_broken() {
    let good = onnx(HALF, conforming(output(json!([2]), "00000000000080bf")));
    for field in ["id", "op", "opset", "attributes", "inputs", "output", "status"] {
        let mut line = good.clone();
        line.as_object_mut().expect("an object").remove(field);
        assert!(!broken(&line).is_empty(), "{field}");
    }
    assert_eq!(broken(&merged(good.clone(), json!({"op": "onnx.Cast"}))), "unknown op `onnx.Cast`");
    assert_eq!(broken(&merged(good.clone(), json!({"rejected": ""}))), "both `output` and `rejected`");
    let short = json!({"output": output(json!([2]), "00000000")});
    assert_eq!(broken(&merged(good.clone(), short)), "the output has 4 bytes, its shape takes 8");
    let huge = json!({"output": output(json!([u64::MAX, 2]), "")});
    assert_eq!(broken(&merged(good.clone(), huge)), "the output is no whole number of bytes");
    let odd = json!({"output": output(json!([2]), "0")});
    assert_eq!(broken(&merged(good.clone(), odd)), "`data` is no hexadecimal text");
    let nibbles = json!({"output": {"dtype": "int4", "shape": [2], "data": "00"}});
    assert_eq!(broken(&merged(good, nibbles)), "the output is no whole number of bytes");
    assert_eq!(broken(&onednn(json!({"rejected": ""}))), "no `dst` beside `rejected`");
    assert_eq!(broken(&pmx(json!({"score": null, "rejected": ""}))), "no truth value `score`");
    assert!(Line::read("{").is_err_and(|message| message.starts_with("no JSON object")));
}

/// A block of Q8_0: a scale of 0.5, 1, and 31 times 0.
fn block(answer: Json) -> Json {
    let data = format!("003801{}", "00".repeat(31));
    let inputs = json!({"blocks": {"dtype": "uint8", "shape": [1, 34], "data": data}});
    merged(json!({"id": "case", "op": "gguf.Q8_0", "attributes": {}, "inputs": inputs}), answer)
}

fn of_format(line: &Json) -> Result<(), String> {
    golden::formats::Line::read(line.as_object().expect("an object"))?.judge()
}

#[test]
fn lines_of_formats_can_fail() {
    let (zeros, half) = ("00000000".repeat(31), "0000003f");
    let bits = |shape: Json, hex: String| block(json!({"compare": "bits", "output": output(shape, &hex)}));
    of_format(&bits(json!([1, 32]), format!("{half}{zeros}"))).expect("0.5 and zeros");
    let message = of_format(&bits(json!([1, 32]), format!("0100003f{zeros}"))).expect_err("0.5 + ulp");
    assert!(message.starts_with("the interpreter: element 0 is "), "{message}");
    let message = of_format(&bits(json!([32]), format!("{half}{zeros}"))).expect_err("another shape");
    assert!(message.contains("expected float32 [32]"), "{message}");
    let others = |data: String| {
        let answer = output(json!([1, 32]), &format!("0000803f{zeros}"));
        block(json!({"compare": "bits-any", "also_acceptable": [{"data": data}], "output": answer}))
    };
    of_format(&others(format!("{half}{zeros}"))).expect("another answer");
    of_format(&others(format!("0000403f{zeros}"))).expect_err("neither");
    let message = of_format(&block(json!({"rejected": "no"}))).expect_err("a valid call");
    assert_eq!(message, "accepted, expected a refusal");
}

#[test]
fn named_files_replace_the_built_in_ones() {
    let read = |words: &[&str]| Arguments::read(words.iter().map(|word| (*word).to_owned()));
    let files = |words: &[&str]| read(words).expect("the words are known").files;
    assert_eq!(files(&["--quiet", "--test-threads", "1", "--color=never", "onnx"]), built_in());
    assert_eq!(files(&["--vectors", "a", "b", "--filter", "c"]), [PathBuf::from("a"), PathBuf::from("b")]);
    assert!(read(&["--vectors"]).is_err());
    assert!(read(&["--vector", "a"]).is_err());
    let filters = &read(&["--filter", "int4", "dyn"]).expect("the words are known").filters;
    let filtered = Wanted { files: &[], filters, graded: graded_lines };
    assert!(filtered.wants("x-int4-0") && filtered.wants("dyn_pt") && !filtered.wants("x-int8-0"));
    let folder = std::fs::read_dir(built_in()[0].parent().unwrap()).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let mut there: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|e| e == "jsonl")).collect();
    there.sort();
    assert_eq!(built_in(), there);
}
