//! Other software behind Python: a process that prepares a case and times calls of it when asked.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use dequant::DType;
use serde_json::{Value, json};

use crate::case::Sized;
use crate::form::{Grouping, Place};

/// The process; requests and answers are lines of JSON, see `bench/peers/peers.py`.
pub(crate) struct Peers {
    pipes: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    child: Mutex<Child>,
}

impl Peers {
    /// Starts the runner with the Python of a virtual environment.
    pub(crate) fn start(environment: &Path) -> Result<Self, String> {
        let python = environment.join("bin/python");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/peers.py");
        let failed = |error: String| format!("{}: {error}", python.display());
        let child = Command::new(&python).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| failed(error.to_string()))?;
        let pipes = child.stdin.take().zip(child.stdout.take()).ok_or_else(|| failed("no pipes".into()))?;
        let pipes = Mutex::new((pipes.0, BufReader::new(pipes.1)));
        Ok(Self { pipes, child: Mutex::new(child) })
    }

    fn ask(&self, request: &Value) -> Result<Value, String> {
        let mut pipes = self.pipes.lock().map_err(|_| "another request failed")?;
        let (requests, answers) = &mut *pipes;
        writeln!(requests, "{request}").map_err(|error| format!("peers: {error}"))?;
        let mut line = String::new();
        answers.read_line(&mut line).map_err(|error| format!("peers: {error}"))?;
        serde_json::from_str(&line).map_err(|_| "peers: the process ended; what it said stands above".into())
    }

    /// Who takes part, with versions.
    pub(crate) fn versions(&self) -> Result<Vec<String>, String> {
        Ok(strings(&self.ask(&json!({ "versions": true }))?["versions"]))
    }

    /// Prepares a case; the names of those that have it.
    pub(crate) fn prepare(&self, sized: &Sized<'_, '_>) -> Result<Vec<String>, String> {
        let (cell, form) = (&sized.case.cell, &sized.form);
        let rank = form.shape.len();
        let axis = |place| match place {
            Place::Leading => 0,
            Place::Middle => 1,
            Place::Last => rank - 1,
        };
        let (grouping, axis, block) = match form.grouping {
            Grouping::Tensor => ("tensor", 0, 0),
            Grouping::Axis(place) => ("axis", axis(place), 0),
            Grouping::Blocks(place, size) => ("blocks", axis(place), size),
            _ => return Ok(Vec::new()),
        };
        let combination = &cell.combination;
        let answer = self.ask(&json!({ "prepare": {
            "input": combination.input.name,
            "scale": combination.scale.name,
            "zero_point": cell.zero_point.as_ref().map(|zero_point| &zero_point.name),
            "output": combination.output.name,
            "grouping": grouping,
            "shape": form.shape,
            "parameters": sized.parameter_shape,
            "axis": axis,
            "block": block,
        }}))?;
        Ok(strings(&answer["runners"]))
    }

    /// Prepares weights of a format that takes so many bytes; the names of those that have it.
    pub(crate) fn prepare_format(
        &self,
        format: &str,
        bytes: usize,
        (output, shape): (DType, &[usize]),
    ) -> Result<Vec<String>, String> {
        let case = json!({ "format": format, "bytes": bytes, "shape": shape, "output": output.name() });
        Ok(strings(&self.ask(&json!({ "prepare": case }))?["runners"]))
    }

    /// Nanoseconds of a call, over some of them.
    pub(crate) fn run(&self, name: &str, calls: usize) -> Option<f64> {
        self.ask(&json!({ "run": name, "calls": calls })).ok()?["ns"].as_f64()
    }
}

impl Drop for Peers {
    fn drop(&mut self) {
        if let Ok(child) = self.child.get_mut() {
            // It ends by itself when its input does; this is quicker.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn strings(value: &Value) -> Vec<String> {
    let names = value.as_array().into_iter().flatten();
    names.filter_map(|name| Some(name.as_str()?.to_owned())).collect()
}
