//! What a line is worth: what the software's answer means for the page.

use serde_json::Value as Json;

use crate::golden::line::Line;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Grade {
    /// These bits.
    Output,
    /// These bits, or a refusal: the page's table lacks what the software computes.
    OutputOrReject,
    /// A refusal.
    Reject,
    /// A result, equal to the reference interpreter's, though the software refuses.
    Accept,
    /// Nothing, for this reason.
    Skip(String),
}

/// The grade of a line, or what the line lacks.
pub(crate) fn grade(line: &Line) -> Result<Grade, String> {
    match line.op.split('.').next() {
        Some("onnx") => onnx(line),
        Some("onednn") => onednn(line),
        Some("pmx") => pmx(line),
        // What nobody has said more of: that the software refuses it, or computes this.
        _ if line.is_rejected() => Ok(Grade::Reject),
        _ => Ok(Grade::Output),
    }
}

fn onnx(line: &Line) -> Result<Grade, String> {
    match (line.text("status")?, line.is_rejected()) {
        ("conforming" | "lenient", false) => Ok(Grade::Output),
        ("spec-invalid", true) => Ok(Grade::Reject),
        ("unsupported", true) => Ok(Grade::Accept),
        ("ambiguous", _) => skip(line, "the page is ambiguous"),
        ("spec-invalid-accepted", false) => skip(line, "the software accepts what the page forbids"),
        (status, true) => Err(format!("no grading for status `{status}` of a rejected line")),
        (status, false) => Err(format!("no grading for status `{status}` of a line with an output")),
    }
}

fn onednn(line: &Line) -> Result<Grade, String> {
    Ok(match line.is_rejected() {
        true if line.flag("valid_per_doc")? => Grade::Accept,
        true => Grade::Reject,
        false if line.fields.contains_key("quirk") => return skip(line, "a quirk of the library"),
        false if line.flag("outside_doc_table")? => Grade::OutputOrReject,
        false => Grade::Output,
    })
}

fn pmx(line: &Line) -> Result<Grade, String> {
    match line.fields.get("score").and_then(Json::as_bool) {
        None => Err("no truth value `score`".into()),
        Some(false) => skip(line, "the page leaves it open"),
        Some(true) if line.is_rejected() => Ok(Grade::Reject),
        Some(true) => Ok(Grade::Output),
    }
}

fn skip(line: &Line, reason: &str) -> Result<Grade, String> {
    Ok(Grade::Skip(format!("{}: {reason}", line.op)))
}
