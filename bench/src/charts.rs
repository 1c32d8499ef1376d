//! The pictures of a run, as SVG.

use std::path::Path;

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::report::{Report, Row};

/// Colours that are told apart also without red and green.
const COLOURS: [RGBColor; 6] = [
    RGBColor(0x99, 0x99, 0x99),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
];
/// The width of a picture, of the names on its left, and the height of a row.
const WIDTH: u32 = 1100;
const NAMES: i32 = 190;
const ROW: u32 = 20;
/// What lies between two panels: half a label of each.
const GAP: i32 = 40;
/// What lies above and below the rows.
const HEAD: i32 = 64;
const FOOT: i32 = 44;

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;
type Drawn = Result<(), String>;

/// Draws every picture into a folder.
pub(crate) fn all(report: &Report, title: &str, folder: &Path) -> Drawn {
    fractions(report, title, &folder.join("fractions.svg"))?;
    speedups(report, title, &folder.join("speedups.svg"))?;
    sizes(report, title, &folder.join("sizes.svg"))
}

/// Who was timed, in a few words.
pub(crate) fn who(row: &Row) -> String {
    match row.level.as_str() {
        "" => row.runner.clone(),
        level => format!("{} ({level})", row.runner),
    }
}

/// The cases that stand for others, in order.
fn cases(report: &Report) -> Vec<&str> {
    let mut cases: Vec<&str> = Vec::new();
    for row in report.rows.iter().filter(|row| row.brief && row.allocations.is_none()) {
        if !cases.contains(&row.case.as_str()) {
            cases.push(&row.case);
        }
    }
    cases
}

/// A dot on a row of a panel.
struct Dot {
    case: usize,
    kind: usize,
    value: f64,
}

/// A panel of dots: a row for each case.
struct Panel<'a> {
    title: String,
    /// The least and the greatest value, and where lines are drawn.
    range: (f64, f64),
    ticks: &'a [f64],
    /// Where a value lies between 0 and 1.
    place: fn(f64, (f64, f64)) -> f64,
    label: fn(f64) -> String,
    dots: Vec<Dot>,
}

/// Fractions of the ceiling by case and level.
fn fractions(report: &Report, title: &str, file: &Path) -> Drawn {
    let cases = cases(report);
    let levels: Vec<String> = report.machine.levels.iter().map(|level| (*level).to_owned()).collect();
    let panels = ["L2", "L3", "DRAM"].map(|size| {
        let rows =
            report.rows.iter().filter(|row| row.size == size && row.threads == 1 && row.runner == "dequant");
        let dot = |row: &Row| {
            Some(Dot {
                case: cases.iter().position(|case| *case == row.case)?,
                kind: levels.iter().position(|level| *level == row.level)?,
                value: row.fraction?,
            })
        };
        Panel {
            title: format!("{size}, one thread"),
            range: (0.0, 1.05),
            ticks: &[0.0, 0.25, 0.5, 0.75, 1.0],
            place: |value, (low, high)| (value - low) / (high - low),
            label: |value| format!("{value}"),
            dots: rows.filter_map(dot).collect(),
        }
    });
    dotted("Fraction of the ceiling in the same round", title, &cases, &levels, &panels, file)
}

/// How many times faster than others, on a logarithmic axis.
fn speedups(report: &Report, title: &str, file: &Path) -> Drawn {
    let cases = cases(report);
    let best = report.machine.levels.last().copied().unwrap_or_default();
    let mut names: Vec<String> = report.rows.iter().filter(|row| row.runner != "dequant").map(who).collect();
    names.sort();
    names.dedup();
    let panels = ["L2", "DRAM"].map(|size| {
        let at_size = || report.rows.iter().filter(move |row| row.size == size && row.threads == 1);
        let ours = |case: &str| {
            at_size()
                .find(|row| row.case == case && row.runner == "dequant" && row.level == best)
                .map(|row| row.ns)
        };
        let dot = |row: &Row| {
            Some(Dot {
                case: cases.iter().position(|case| *case == row.case)?,
                kind: names.iter().position(|name| *name == who(row))?,
                value: row.ns / ours(&row.case)?,
            })
        };
        Panel {
            title: format!("{size}, one thread"),
            range: (0.5, 500.0),
            ticks: &[0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0],
            place: |value, (low, high)| (value / low).ln() / (high / low).ln(),
            label: |value| format!("{value}×"),
            dots: at_size().filter_map(dot).collect(),
        }
    });
    dotted("Times faster than others (logarithmic)", title, &cases, &names, &panels, file)
}

/// Panels of dots side by side, with the names of cases on the left and of kinds on top.
fn dotted(
    heading: &str,
    title: &str,
    cases: &[&str],
    kinds: &[String],
    panels: &[Panel<'_>],
    file: &Path,
) -> Drawn {
    let height = HEAD as u32 + FOOT as u32 + cases.len() as u32 * ROW;
    let area = SVGBackend::new(file, (WIDTH, height)).into_drawing_area();
    let drawn = (|| {
        area.fill(&WHITE)?;
        head(&area, heading, title)?;
        let mut x = NAMES;
        for (index, kind) in kinds.iter().enumerate() {
            area.draw(&Circle::new((x, 46), 4, colour(index).filled()))?;
            area.draw(&Text::new(
                kind.clone(),
                (x + 8, 46),
                font(12).pos(Pos::new(HPos::Left, VPos::Center)),
            ))?;
            x += 34 + 7 * kind.chars().count() as i32;
        }
        for (index, case) in cases.iter().enumerate() {
            let style = font(12).pos(Pos::new(HPos::Right, VPos::Center));
            area.draw(&Text::new((*case).to_owned(), (NAMES - 10, row_y(index)), style))?;
        }
        let width = (WIDTH as i32 - NAMES) / panels.len() as i32;
        for (index, panel) in panels.iter().enumerate() {
            draw_panel(&area, panel, NAMES + width * index as i32, width - GAP, cases.len())?;
        }
        area.present()
    })();
    drawn.map_err(|error: DrawingAreaErrorKind<_>| error.to_string())
}

fn row_y(index: usize) -> i32 {
    HEAD + (index as i32) * ROW as i32 + ROW as i32 / 2
}

type Step = Result<(), DrawingAreaErrorKind<std::io::Error>>;

fn draw_panel(area: &Area<'_>, panel: &Panel<'_>, left: i32, width: i32, rows: usize) -> Step {
    let bottom = HEAD + rows as i32 * ROW as i32;
    let x_of = |value: f64| {
        let (low, high) = panel.range;
        left + ((panel.place)(value.clamp(low, high), panel.range) * f64::from(width)).round() as i32
    };
    for row in (0..rows).step_by(2) {
        let y = HEAD + row as i32 * ROW as i32;
        area.draw(&Rectangle::new(
            [(left, y), (left + width, y + ROW as i32)],
            RGBColor(0xf4, 0xf4, 0xf4).filled(),
        ))?;
    }
    for tick in panel.ticks {
        let x = x_of(*tick);
        let strong = if (*tick - 1.0).abs() < 1e-9 { BLACK } else { RGBColor(0xcc, 0xcc, 0xcc) };
        area.draw(&PathElement::new([(x, HEAD), (x, bottom)], strong.stroke_width(1)))?;
        let style = font(11).pos(Pos::new(HPos::Center, VPos::Top));
        area.draw(&Text::new((panel.label)(*tick), (x, bottom + 4), style))?;
    }
    let style = font(12).pos(Pos::new(HPos::Center, VPos::Top));
    area.draw(&Text::new(panel.title.clone(), (left + width / 2, bottom + 22), style))?;
    for dot in &panel.dots {
        area.draw(&Circle::new((x_of(dot.value), row_y(dot.case)), 4, colour(dot.kind).filled()))?;
    }
    Ok(())
}

/// Bytes a second over the size of the tensor.
fn sizes(report: &Report, title: &str, file: &Path) -> Drawn {
    let mut cases: Vec<&str> = report.sweep.iter().map(|row| row.case.as_str()).collect();
    cases.dedup();
    let area = SVGBackend::new(file, (WIDTH, 430)).into_drawing_area();
    let drawn = (|| {
        area.fill(&WHITE)?;
        head(&area, "Bytes a second, read and written, over the size of the output", title)?;
        let panels = area.margin(44, 8, 8, 8).split_evenly((1, cases.len().max(1)));
        for (panel, case) in panels.iter().zip(&cases) {
            draw_sweep(panel, report, case)?;
        }
        area.present()
    })();
    drawn.map_err(|error: DrawingAreaErrorKind<_>| error.to_string())
}

fn draw_sweep(panel: &Area<'_>, report: &Report, case: &str) -> Step {
    let rows: Vec<_> = report.sweep.iter().filter(|row| row.case == case).collect();
    let size = |bytes: usize| (bytes as f64).log2();
    let ends = rows
        .iter()
        .map(|row| size(row.bytes_out))
        .fold((f64::MAX, 0.0_f64), |(low, high), size| (low.min(size), high.max(size)));
    let top = rows.iter().map(|row| row.gbps).fold(1.0_f64, f64::max) * 1.3;
    let mut chart = ChartBuilder::on(panel)
        .caption(case, ("sans-serif", 14))
        .margin_right(GAP / 2)
        .x_label_area_size(36)
        .y_label_area_size(48)
        .build_cartesian_2d(ends.0..ends.1, (1.0..top).log_scale())?;
    let named = |size: &f64| match size.round() as u32 {
        power @ ..20 => format!("{} KiB", 1_u64 << power >> 10),
        power => format!("{} MiB", 1_u64 << power >> 20),
    };
    chart
        .configure_mesh()
        .x_label_formatter(&named)
        .x_labels(9)
        .y_desc("GB/s")
        .light_line_style(WHITE)
        .draw()?;
    let mut runners: Vec<&str> = rows.iter().map(|row| row.runner).collect();
    runners.sort_unstable();
    runners.dedup();
    for (index, runner) in runners.iter().enumerate() {
        let points =
            rows.iter().filter(|row| row.runner == *runner).map(|row| (size(row.bytes_out), row.gbps));
        // The kernel is the line to look at.
        let style =
            if *runner == "dequant" { COLOURS[3].stroke_width(3) } else { colour(index + 3).stroke_width(1) };
        let series: LineSeries<_, (f64, f64)> = LineSeries::new(points, style);
        chart
            .draw_series(series)?
            .label(*runner)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerLeft)
        .background_style(WHITE.mix(0.8))
        .draw()?;
    let _: &ChartContext<'_, _, Cartesian2d<RangedCoordf64, plotters::coord::combinators::LogCoord<f64>>> =
        &chart;
    Ok(())
}

/// The heading, and where and how it was measured.
fn head(area: &Area<'_>, heading: &str, title: &str) -> Step {
    area.draw(&Text::new(heading.to_owned(), (10, 6), font(16)))?;
    area.draw(&Text::new(title.to_owned(), (10, 26), font(11).color(&RGBColor(0x55, 0x55, 0x55))))
}

fn font(size: i32) -> TextStyle<'static> {
    ("sans-serif", size).into_text_style(&(WIDTH, WIDTH))
}

fn colour(index: usize) -> RGBColor {
    COLOURS[index % COLOURS.len()]
}
