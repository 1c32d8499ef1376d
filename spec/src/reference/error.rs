//! Why a call could not be executed.

use crate::operator::Version;

/// A call that has no meaning.
///
/// The interpreter is no validator: it refuses only what it cannot execute, in the order in which it stumbles on it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReferenceError {
    /// The operator does not describe the version.
    #[error("the operator has no version {}.{}", .0.major, .0.minor)]
    UnknownVersion(Version),
    /// An attribute is missing, or holds another kind of value.
    #[error("attribute {name} does not hold {expected}")]
    Attribute {
        /// The attribute.
        name: String,
        /// What it should hold.
        expected: &'static str,
    },
    /// The attributes and shapes choose a granularity that the version lacks.
    #[error("the version has no granularity for this call")]
    NoGranularity,
    /// The operator has no formula, or one that does not end by rounding to the output type.
    #[error("no formula that ends by rounding to the output type")]
    NoFormula,
    /// An axis lies outside the tensor.
    #[error("axis {axis} of a tensor of rank {rank}")]
    Axis {
        /// The axis, as given.
        axis: i64,
        /// The rank.
        rank: usize,
    },
    /// A group shape is not one positive extent for each axis.
    #[error("group shape {0:?}")]
    GroupShape(Vec<i64>),
    /// A tensor has another type than the call's element.
    #[error("{tensor} has type {found}, expected {expected}")]
    Type {
        /// The tensor's role.
        tensor: &'static str,
        /// Its type.
        found: String,
        /// The right one.
        expected: String,
    },
    /// A type that cannot do what is asked of it: a code that means nothing, an output that cannot be rounded to.
    #[error("type {0} cannot be executed")]
    Unexecutable(String),
    /// A shape too large to count, or not one that words can have.
    #[error("{tensor} has an impossible shape {shape:?}")]
    Shape {
        /// The tensor's role.
        tensor: &'static str,
        /// Its shape.
        shape: Vec<usize>,
    },
    /// A tensor has more or fewer bytes than its type and shape say.
    #[error("{tensor} has {found} bytes, expected {expected}")]
    Bytes {
        /// The tensor's role.
        tensor: &'static str,
        /// Its bytes.
        found: usize,
        /// The right number.
        expected: usize,
    },
    /// There are more or fewer parameters than groups.
    #[error("{tensor} has {found} elements for {expected} groups")]
    Parameters {
        /// The tensor's role.
        tensor: &'static str,
        /// Its elements.
        found: usize,
        /// The number of groups.
        expected: usize,
    },
    /// A list of groups names one that there is not.
    #[error("group {found} of {groups}")]
    GroupIndex {
        /// The group.
        found: u64,
        /// The number of groups.
        groups: usize,
    },
}
