//! Shapes with light from the upper left, drawn one over the other.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point, RadialGradient, Rect,
    Shader, SpreadMode, Stroke, Transform,
};

/// `0xRRGGBB`.
#[derive(Clone, Copy)]
pub struct Colour(pub u32);

impl Colour {
    fn with_strength(self, strength: f32) -> Color {
        let [_, red, green, blue] = self.0.to_be_bytes();
        Color::from_rgba8(red, green, blue, (strength.clamp(0.0, 1.0) * 255.0) as u8)
    }
}

pub const WHITE: Colour = Colour(0xffffff);
pub const BLACK: Colour = Colour(0);
/// The table under everything: its middle is lit.
const TABLE: Colour = Colour(0x211e1b);
const TABLE_LIT: Colour = Colour(0x4a4138);

pub struct Canvas {
    pixels: Pixmap,
    transform: Transform,
}

impl Canvas {
    /// An empty table.
    pub fn table(width: u32, height: u32) -> Canvas {
        let mut canvas = Canvas { pixels: Pixmap::new(width, height).expect("a picture has a size"), transform: Transform::identity() };
        let (width, height) = (width as f32, height as f32);
        canvas.pixels.fill(TABLE.with_strength(1.0));
        let light = [(0.0, TABLE_LIT, 1.0), (1.0, TABLE, 1.0)];
        let shader = radial((width * 0.35, height * 0.1), width * 0.75, &light);
        canvas.fill(&rectangle(0.0, 0.0, width, height), shader);
        canvas
    }

    /// Lays a cloth of this colour over everything; the light shines through.
    pub fn cover(&mut self, colour: Colour, strength: f32) {
        let (width, height) = (self.pixels.width() as f32, self.pixels.height() as f32);
        self.fill(&rectangle(0.0, 0.0, width, height), flat(colour, strength));
    }

    /// From here on a unit is `scale` pixels and (0, 0) is at this place.
    pub fn place(&mut self, x: f32, y: f32, scale: f32) {
        self.transform = Transform::from_row(scale, 0.0, 0.0, scale, x, y);
    }

    /// Turns everything that follows about the present origin.
    pub fn turned(&mut self, degrees: f32) {
        self.transform = self.transform.pre_rotate(degrees);
    }

    pub fn fill(&mut self, path: &Path, shader: Shader<'_>) {
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        self.pixels.fill_path(path, &paint, FillRule::EvenOdd, self.transform, None);
    }

    pub fn stroke(&mut self, path: &Path, width: f32, colour: Colour, strength: f32) {
        let paint = Paint { shader: flat(colour, strength), anti_alias: true, ..Paint::default() };
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixels.stroke_path(path, &paint, &stroke, self.transform, None);
    }

    /// A soft shadow below something round.
    pub fn shadow(&mut self, (x, y): (f32, f32), radius: f32) {
        let dark = [(0.0, BLACK, 0.55), (0.6, BLACK, 0.42), (0.82, BLACK, 0.16), (1.0, BLACK, 0.0)];
        self.fill(&circle(x, y, radius), radial((x, y), radius, &dark));
    }

    pub fn into_png(self) -> Vec<u8> {
        // The table covers every pixel, so no transparency is left.
        let colours: Vec<[u8; 3]> = self.pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
        crate::png::write(self.pixels.width(), self.pixels.height(), &colours)
    }
}

pub fn flat<'a>(colour: Colour, strength: f32) -> Shader<'a> {
    Shader::SolidColor(colour.with_strength(strength))
}

type Stops<'a> = &'a [(f32, Colour, f32)];

fn stops(list: Stops<'_>) -> Vec<GradientStop> {
    list.iter().map(|&(at, colour, strength)| GradientStop::new(at, colour.with_strength(strength))).collect()
}

pub fn radial<'a>((x, y): (f32, f32), radius: f32, list: Stops<'_>) -> Shader<'a> {
    let middle = Point::from_xy(x, y);
    RadialGradient::new(middle, 0.0, middle, radius, stops(list), SpreadMode::Pad, Transform::identity())
        .unwrap_or_else(|| flat(list[0].1, list[0].2))
}

pub fn linear<'a>(from: (f32, f32), to: (f32, f32), list: Stops<'_>) -> Shader<'a> {
    LinearGradient::new(from.into(), to.into(), stops(list), SpreadMode::Pad, Transform::identity())
        .unwrap_or_else(|| flat(list[0].1, list[0].2))
}

pub fn circle(x: f32, y: f32, radius: f32) -> Path {
    PathBuilder::from_circle(x, y, radius).expect("a circle has a size")
}

/// What lies between two circles round the same middle.
pub fn annulus(x: f32, y: f32, outer: f32, inner: f32) -> Path {
    let mut builder = PathBuilder::new();
    builder.push_circle(x, y, outer);
    builder.push_circle(x, y, inner);
    builder.finish().expect("two circles are a path")
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Path {
    PathBuilder::from_rect(Rect::from_xywh(x, y, width, height).expect("a rectangle has a size"))
}

/// A closed path whose corners are rounded.
pub fn polygon(corners: &[(f32, f32)], rounding: f32) -> Path {
    let mut builder = PathBuilder::new();
    for n in 0..corners.len() {
        let [before, corner, after] = [n + corners.len() - 1, n, n + 1].map(|n| corners[n % corners.len()]);
        let towards = |(x, y): (f32, f32)| {
            let (dx, dy) = (x - corner.0, y - corner.1);
            let part = (rounding / dx.hypot(dy)).min(0.5);
            (corner.0 + dx * part, corner.1 + dy * part)
        };
        let (start, end) = (towards(before), towards(after));
        if n == 0 {
            builder.move_to(start.0, start.1);
        } else {
            builder.line_to(start.0, start.1);
        }
        builder.quad_to(corner.0, corner.1, end.0, end.1);
    }
    builder.close();
    builder.finish().expect("a polygon has corners")
}

pub fn line(from: (f32, f32), to: (f32, f32)) -> Path {
    let mut builder = PathBuilder::new();
    builder.move_to(from.0, from.1);
    builder.line_to(to.0, to.1);
    builder.finish().expect("a line has two ends")
}

/// A path written as in SVG, with absolute `M`, `L`, `C` and `Z` alone.
pub fn path(text: &str) -> Path {
    let mut builder = PathBuilder::new();
    let mut words = text.split_ascii_whitespace();
    while let Some(command) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<f32>().ok()).expect("a path of ours is well formed");
        match command {
            "M" => builder.move_to(number(), number()),
            "L" => builder.line_to(number(), number()),
            "C" => builder.cubic_to(number(), number(), number(), number(), number(), number()),
            _ => builder.close(),
        }
    }
    builder.finish().expect("a path of ours is well formed")
}
