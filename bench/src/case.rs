//! A case: a cell in a form, as plans and tensors of the crate.

use dequant::{DType, Error, Level, Meta, Plan, TensorMut, TensorRef, operators, types};
use dequant_spec::ElementType;
use dequant_spec::operator::{Value, Version};

use crate::cell::Cell;
use crate::form::{Form, Grouping, Size};
use crate::memory::{Inputs, Needs};
use crate::target::Requirement;

/// What is measured at every size.
#[derive(Clone)]
pub(crate) struct Case<'s> {
    pub(crate) name: String,
    pub(crate) cell: Cell<'s>,
    pub(crate) grouping: Grouping,
    /// The line of the table of targets that it belongs to.
    pub(crate) requirement: Option<&'static Requirement>,
    /// Whether it stands for others in short runs and in pictures.
    pub(crate) brief: bool,
}

/// A case of some output size.
pub(crate) struct Sized<'c, 's> {
    pub(crate) case: &'c Case<'s>,
    pub(crate) form: Form,
    pub(crate) parameter_shape: Vec<usize>,
    pub(crate) stored_shape: Vec<usize>,
}

impl<'s> Case<'s> {
    /// The case at a size; none where it has no such form.
    pub(crate) fn at(&self, size: Size) -> Option<Sized<'_, 's>> {
        self.with_output(size.output_bytes())
    }

    /// The case with an output of so many bytes.
    pub(crate) fn with_output(&self, bytes: usize) -> Option<Sized<'_, 's>> {
        let form = Form::new(&self.cell, self.grouping, bytes)?;
        let mut stored_shape = form.shape.clone();
        if let Some(packed) = &self.cell.combination.input.packed {
            stored_shape[packed.axis] /= packed.lanes;
        }
        let parameter_shape = self.cell.parameter_shape(&form);
        Some(Sized { case: self, form, parameter_shape, stored_shape })
    }
}

/// The crate's value of an element type.
fn dtype(element_type: &ElementType) -> Option<DType> {
    types::ALL.iter().copied().find(|dtype| dtype.name() == element_type.name)
}

fn value(value: &Value) -> Option<dequant::Value> {
    Some(match value {
        Value::Int(value) => (*value).into(),
        Value::Bool(value) => (*value).into(),
        Value::String(value) => value.as_str().into(),
        Value::IntList(value) => value.as_slice().into(),
        Value::Type(name) => types::ALL.iter().copied().find(|dtype| dtype.name() == name)?.into(),
    })
}

/// The bytes of so many dense codes.
fn dense(element_type: &ElementType, shape: &[usize]) -> usize {
    (shape.iter().product::<usize>() * element_type.bits as usize).div_ceil(8)
}

impl<'c> Sized<'c, '_> {
    fn cell(&self) -> &'c Cell<'_> {
        &self.case.cell
    }

    fn input_bytes(&self) -> usize {
        dense(self.cell().combination.input.stored(), &self.stored_shape)
    }

    fn scale_bytes(&self) -> usize {
        dense(&self.cell().combination.scale, &self.parameter_shape)
    }

    fn zero_point_bytes(&self) -> usize {
        self.cell().zero_point.as_ref().map_or(0, |zero_point| dense(zero_point, &self.parameter_shape))
    }

    /// The bytes that a call reads: codes, scales and zero points.
    pub(crate) fn bytes_in(&self) -> usize {
        self.input_bytes() + self.scale_bytes() + self.zero_point_bytes()
    }

    /// The bytes that a call writes.
    pub(crate) fn bytes_out(&self) -> usize {
        dense(&self.cell().combination.output, &self.form.shape)
    }

    /// Notes what the case reads.
    pub(crate) fn need(&self, needs: &mut Needs) {
        // Ceilings read as much as the call, in one piece.
        needs.codes(self.bytes_in());
        if let Some(filling) = self.cell().code_filling() {
            needs.parameters(filling, self.input_bytes());
        }
        needs.parameters(self.cell().scale_filling(), self.scale_bytes());
        if let Some(filling) = self.cell().zero_point_filling() {
            needs.parameters(filling, self.zero_point_bytes());
        }
    }

    /// The codes.
    pub(crate) fn codes<'i>(&self, inputs: &'i Inputs) -> &'i [u8] {
        match self.cell().code_filling() {
            Some(filling) => inputs.parameters(&filling, self.input_bytes()),
            None => inputs.codes(self.input_bytes()),
        }
    }

    /// The plan at a level.
    pub(crate) fn plan(&self, level: Level) -> Result<Plan, String> {
        let cell = self.cell();
        let id = cell.operator.id();
        let lacks = || format!("the crate lacks a type or an operator of {id}: {}", cell.types());
        let failed = |error: Error| format!("{}: {error}", self.case.name);
        let Version { major, minor } = cell.version.since;
        let mut builder = operators::by_id(&id, major, minor).ok_or_else(lacks)?.map_err(failed)?;
        for (name, given) in cell.attributes(&self.form) {
            builder = builder.set(&name, value(&given).ok_or_else(lacks)?).map_err(failed)?;
        }
        if cell.version.output_type == dequant_spec::operator::OutputType::ChosenByCaller {
            builder = builder.output_type(dtype(&cell.combination.output).ok_or_else(lacks)?);
        }
        let meta = |element_type, shape| Some(Meta::new(dtype(element_type)?, shape));
        let x = meta(cell.combination.input.stored(), &self.stored_shape).ok_or_else(lacks)?;
        let scale = meta(&cell.combination.scale, &self.parameter_shape).ok_or_else(lacks)?;
        let zero_point = cell.zero_point.as_ref().and_then(|zero| meta(zero, &self.parameter_shape));
        builder.plan(x, scale, zero_point).and_then(|plan| plan.at(level)).map_err(failed)
    }

    /// The tensors that a plan of this takes.
    pub(crate) fn tensors<'t>(&'t self, inputs: &'t Inputs) -> Result<Tensors<'t>, String> {
        let cell = self.cell();
        let tensor = |element_type: &ElementType, shape, bytes| {
            let dtype =
                dtype(element_type).ok_or_else(|| format!("the crate lacks {}", element_type.name))?;
            TensorRef::new(dtype, shape, bytes).map_err(|error| format!("{}: {error}", self.case.name))
        };
        let x = tensor(cell.combination.input.stored(), &self.stored_shape, self.codes(inputs))?;
        let scale = inputs.parameters(&cell.scale_filling(), self.scale_bytes());
        let scale = tensor(&cell.combination.scale, &self.parameter_shape, scale)?;
        let zero_point = match (&cell.zero_point, cell.zero_point_filling()) {
            (Some(zero_point), Some(filling)) => {
                let bytes = inputs.parameters(&filling, self.zero_point_bytes());
                Some(tensor(zero_point, &self.parameter_shape, bytes)?)
            }
            _ => None,
        };
        let output = dtype(&cell.combination.output).ok_or("the crate lacks the output's type")?;
        Ok(Tensors { x, scale, zero_point, output, shape: &self.form.shape })
    }
}

/// What a run takes.
#[derive(Clone, Copy)]
pub(crate) struct Tensors<'t> {
    pub(crate) x: TensorRef<'t>,
    pub(crate) scale: TensorRef<'t>,
    pub(crate) zero_point: Option<TensorRef<'t>>,
    pub(crate) output: DType,
    pub(crate) shape: &'t [usize],
}

impl Tensors<'_> {
    /// Runs a plan, on one thread or on the current pool.
    pub(crate) fn run(&self, plan: &Plan, parallel: bool, output: &mut [u8]) -> Result<(), Error> {
        let mut y = TensorMut::new(self.output, self.shape, output)?;
        match parallel {
            true => plan.run_parallel(self.x, self.scale, self.zero_point, &mut y),
            false => plan.run(self.x, self.scale, self.zero_point, &mut y),
        }
    }
}
