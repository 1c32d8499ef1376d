//! Which elements share a parameter: granularity → group shape G → the grid of groups, ceil(D / G).
//!
//! The element at position p of a tensor of shape D belongs to the group at position p / G, and the parameters lie in
//! the grid's row-major order, whatever rank the document gives their tensor.

#![expect(clippy::indexing_slicing, reason = "axes were checked against the rank")]

use super::error::ReferenceError;
use super::{Call, tensor};
use crate::model::Role;
use crate::operator::{Granularity, GranularityFrom, Groups, OperatorVersion};

/// The groups of a tensor.
pub(super) struct Grid {
    /// The extent of a group along every axis.
    group: Vec<usize>,
    /// How many groups lie along every axis.
    shape: Vec<usize>,
}

impl Grid {
    /// The grid of a call whose input has a logical shape.
    pub(super) fn of(
        call: &Call,
        version: &OperatorVersion,
        shape: &[usize],
    ) -> Result<Self, ReferenceError> {
        let granularity = granularity(call, version)?;
        let group = group_shape(call, granularity, shape)?;
        // A group as long as an axis without elements is one group, an empty one: a scalar scale stays a scalar.
        let along = |(&extent, &group)| if group == 0 { 1 } else { usize::div_ceil(extent, group) };
        Ok(Self { shape: shape.iter().zip(&group).map(along).collect(), group })
    }

    /// The number of groups, if it can be counted.
    pub(super) fn count(&self) -> Option<usize> {
        tensor::count(&self.shape)
    }

    /// The group of the element at a position.
    pub(super) fn group_of(&self, position: &[usize]) -> usize {
        let place = position.iter().zip(&self.group).map(|(place, group)| place / group);
        tensor::index(place, &self.shape)
    }
}

/// Puts an axis into 0..rank; negative ones count from the back.
pub(super) fn normalized_axis(axis: i64, rank: usize) -> Result<usize, ReferenceError> {
    let out_of_range = ReferenceError::Axis { axis, rank };
    let from_front = if axis < 0 { axis.checked_add_unsigned(rank as u64) } else { Some(axis) };
    let axis = from_front.and_then(|axis| usize::try_from(axis).ok());
    axis.filter(|&axis| axis < rank).ok_or(out_of_range)
}

/// The granularity that the attributes and the scale's shape choose.
fn granularity<'a>(call: &Call<'a>, version: &OperatorVersion) -> Result<&'a Granularity, ReferenceError> {
    let mut all = call.operator.granularities.iter().filter(|g| version.granularity.contains(&g.name));
    let chosen = match &call.operator.granularity_from {
        GranularityFrom::NameAttribute(attribute) => {
            let name = call.text(attribute)?;
            all.find(|g| g.name == name)
        }
        GranularityFrom::SizeAttribute(attribute) => {
            let is_blocked = call.int(attribute)? > 0;
            let is_scalar = matches!(call.scale.shape[..], [] | [1]);
            all.find(|g| match &g.groups {
                Groups::Blocks { .. } => is_blocked,
                Groups::WholeTensor => !is_blocked && is_scalar,
                _ => !is_blocked && !is_scalar,
            })
        }
    };
    chosen.ok_or(ReferenceError::NoGranularity)
}

/// The group shape G for a tensor of shape D.
fn group_shape(
    call: &Call,
    granularity: &Granularity,
    shape: &[usize],
) -> Result<Vec<usize>, ReferenceError> {
    let axis = |attribute: &str| normalized_axis(call.int(attribute)?, shape.len());
    let ones = vec![1; shape.len()];
    match &granularity.groups {
        Groups::WholeTensor => Ok(shape.to_vec()),
        Groups::OneAlong(attribute) => Ok(with_extent(shape.to_vec(), axis(attribute)?, 1)),
        Groups::AllAlong(attribute) => {
            let axis = axis(attribute)?;
            Ok(with_extent(ones, axis, shape[axis]))
        }
        Groups::Blocks { axis: attribute, size } => {
            let size = extents(&[call.int(size)?])?;
            Ok(with_extent(ones, axis(attribute)?, size[0]))
        }
        Groups::Shape(attribute) => {
            let list = call.list(attribute)?;
            match extents(list)? {
                group if group.len() == shape.len() => Ok(group),
                _ => Err(ReferenceError::GroupShape(list.to_vec())),
            }
        }
    }
}

fn with_extent(mut group: Vec<usize>, axis: usize, extent: usize) -> Vec<usize> {
    group[axis] = extent;
    group
}

/// Positive extents of an attribute.
fn extents(list: &[i64]) -> Result<Vec<usize>, ReferenceError> {
    let positive = |&extent: &i64| usize::try_from(extent).ok().filter(|&extent| extent > 0);
    let extents: Option<Vec<_>> = list.iter().map(positive).collect();
    extents.ok_or_else(|| ReferenceError::GroupShape(list.to_vec()))
}

/// Checks that there is one parameter for each group.
pub(super) fn check_count(role: Role, found: usize, grid: &Grid) -> Result<(), ReferenceError> {
    let expected = grid.count().unwrap_or(usize::MAX);
    match found == expected {
        true => Ok(()),
        false => Err(ReferenceError::Parameters { tensor: super::name(role), found, expected }),
    }
}
