//! Generated pictures: where the codes of a format lie, and what the codes of a type stand for.

mod atlas;
mod layout;

pub(crate) use atlas::{picture as atlas, to_f64};
pub(crate) use layout::picture as layout;

use crate::generate::MARK;

/// A picture of a size, its first line saying where it comes from.
fn svg(source: &str, width: u64, height: u64, body: &str) -> String {
    format!(
        "<!-- {MARK} from {source}; edit that instead. -->\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <style>text{{font:10px sans-serif;fill:#222}} .t{{font-size:13px;font-weight:bold}} .m{{text-anchor:middle}} \
         .e{{text-anchor:end}} .s{{font-size:7px}} rect{{stroke:#fff;stroke-width:.6}}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{body}</svg>\n"
    )
}

/// A text at a place; `class` says how it is aligned.
fn text(x: f64, y: f64, class: &str, words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!("<text x=\"{x:.0}\" y=\"{y:.0}\"{class}>{words}</text>\n")
}
