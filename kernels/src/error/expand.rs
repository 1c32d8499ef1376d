//! What the [table](super::table) of errors becomes: two enums, and one flat `match` for each thing that is known of an
//! error.
//!
//! A kind of errors is `/// docs` and `Kind { … }`, and holds its errors. An error is
//!
//! ```text
//! /// docs
//! "DQ0000" Name { field: Type, … } => "its text with {field} and {}", what_stands_there;
//! ```

/// Expands the table.
macro_rules! errors {
    ($(
        $(#[$about_kind:meta])*
        $kind:ident {$(
            $(#[$about:meta])*
            $code:literal $name:ident { $( $(#[$about_field:meta])* $field:ident: $type:ty ),* $(,)? }
                => $text:literal $(, $word:expr)*;
        )*}
    )*) => {
        /// What was wrong. Names are the document's.
        ///
        /// [`kind`](Self::kind) says what an error is about, for those who need not tell all of them apart.
        ///
        /// [`Debug`](core::fmt::Debug) is the code and the message: what `unwrap` and a `main` that returns an error
        /// print.
        #[derive(Clone, Copy, PartialEq)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "the fields of an error are its message's words")]
        pub enum Error {
            $($(
                $(#[$about])*
                $name { $( $(#[$about_field])* $field: $type ),* },
            )*)*
        }

        /// What an error is about: the hundred of its [code](Error::code).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ErrorKind {
            $( $(#[$about_kind])* $kind, )*
        }

        impl Error {
            /// The code of this error: never reused.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($( Self::$name { .. } => $code, )*)*
                }
            }

            /// What this error is about.
            pub const fn kind(&self) -> ErrorKind {
                match self {
                    $( $( Self::$name { .. } )|* => ErrorKind::$kind, )*
                }
            }

            /// The operator or format, and the rule of its document if one says so. None for errors of versions, of
            /// tensors by themselves, of levels and of memory that there is not.
            #[allow(unused_variables, reason = "of the fields it is one that is asked for")]
            pub const fn rule(&self) -> Option<RuleRef> {
                match *self {
                    $($( Self::$name { $($field),* } => $crate::error::expand::rule!([$($field)*] $($field)*), )*)*
                }
            }

            /// What is wrong, without the rule.
            #[allow(unused_variables, reason = "few texts name the rule")]
            pub(super) fn write_text(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    $($( Self::$name { $($field),* } => write!(f, $text $(, $word)*), )*)*
                }
            }
        }
    };
}

/// The rule among an error's fields. They are handed in twice: in brackets to be compared, and to be used, as a
/// variable that is written here would be another one.
macro_rules! rule {
    ([rule $($others:ident)*] $rule:ident $($same:ident)*) => { Some($rule) };
    ([$other:ident $($others:ident)*] $same:ident $($rest:ident)*) => {
        $crate::error::expand::rule!([$($others)*] $($rest)*)
    };
    ([]) => { None };
}

pub(super) use {errors, rule};
