/**
 * A sheet one figure is drawn on. Shapes are laid back to front, like cut paper:
 *
 *  - the silhouette: every shape once, in ink, with a wide pen, nudged down-right,
 *    so that the outer contour is heavier below than above;
 *  - then each shape: its own thin ink edge (also nudged), its shadow colour, and a copy of
 *    itself slid towards the light and clipped to itself, in the lit colour.
 *
 * Because ink lies behind colour, a shape made of several outlines merges without seams.
 */
import { EMPTY_BOX, bounds, union } from './geometry';
import type { Box, Knot, Point } from './geometry';
import type { Figure, FigurePaint } from './figure';
import type { Emissive } from './light';
import { Reach } from './reach';
import { SOLID } from './svg';
import { IDENTITY, multiply, matrixOf, transformed } from './transform';
import type { Transform, Matrix } from './transform';
import { serialise } from './sketch-nodes';
import type { SpriteNode } from './sketch-nodes';
import { pathData, trace, traceBox } from './knot-path';
import type { Trace } from './knot-path';
import { brush, clockwise, knots, oval, shapeList } from './knots';
import type { Knots, Outlines } from './knots';
import { mixSrgb, asColour } from './colour';
import { dayPaint } from './swatches';
import type { Colour } from './colour';
import type { Swatch } from './swatches';

const OUTER = { width: 4.8, nudge: [0.9, 1.3] } as const;
const INNER = { width: 2.7, nudge: [0.5, 0.65] } as const;

/** Line width factor for a figure that is going to be scaled: small figures need the relatively heavier line. */
export const weightFor = (scale: number): number => 1 / Math.sqrt(scale);

export interface SketchOptions {
  readonly paint: FigurePaint;
  /** Mirrored, so that it faces the other way; the light stays where it is. */
  readonly flip?: boolean;
  /** Chooses the unsteadiness of the hand. */
  readonly seed?: number;
  /** Size of that unsteadiness, in figure units. */
  readonly wobble?: number;
  /** Line width factor, see `weightFor`. */
  readonly weight?: number;
}

export interface ShapeOptions {
  /** How far the lit copy is slid, or 0 for a flat part. Set from the part's size by default. */
  readonly light?: Point | 0;
  /** Width of the inner ink edge; 0 for none. */
  readonly line?: number;
  /** False keeps the part out of the thick silhouette. */
  readonly contour?: boolean;
  /** Draws marks that are clipped to the part. */
  readonly inside?: () => void;
}

export interface StrokeOptions {
  readonly colour?: Colour;
  /** Where the stroke is thickest, 0..1 of its way. */
  readonly heavy?: number;
}

/** The light is upper left. The bigger the form, the wider its shadow. */
function lightFor(shapes: readonly Knots[]): Point {
  const { x0, y0, x1, y1 } = shapes.reduce((box, shape) => union(box, bounds(shape)), EMPTY_BOX);
  const short = Math.min(x1 - x0, y1 - y0);
  const size = Math.min(9, Math.max(2.2, short * 0.13));
  return [-size * 0.8, -size];
}

export class Sketch {
  readonly paint: FigurePaint;
  readonly #weight: number;
  readonly #seed: number;
  readonly #wobble: number;
  readonly #ground: SpriteNode[] = [];
  readonly #outline: string[] = [];
  readonly #box = new Reach();
  readonly #headBox = new Reach();
  #body: SpriteNode[] = [];
  #matrix: Matrix;
  #inHead = false;
  #clipped = false;

  constructor({ paint, flip = false, seed = 1, wobble = 1.1, weight = 1 }: SketchOptions) {
    this.paint = paint;
    this.#matrix = flip ? matrixOf({ sx: -1, sy: 1 }) : IDENTITY;
    this.#seed = seed;
    this.#wobble = wobble;
    this.#weight = weight;
  }

  get inkColour(): Colour {
    return asColour(this.paint.ink);
  }

  lit(swatch: Swatch): Colour {
    return asColour(this.paint.lit(swatch));
  }

  dim(swatch: Swatch): Colour {
    return asColour(this.paint.dim(swatch));
  }

  highlight(swatch: Swatch): Colour {
    return asColour(this.paint.highlight(swatch));
  }

  /** Draw moved, turned or scaled. */
  at(transform: Transform, draw: () => void): void {
    const saved = this.#matrix;
    this.#matrix = multiply(saved, matrixOf(transform));
    draw();
    this.#matrix = saved;
  }

  /** As `at`, for what must stay visible for the figure to be recognised: skull, face, crown, hat. */
  head(transform: Transform, draw: () => void): void {
    const saved = this.#inHead;
    this.#inHead = true;
    this.at(transform, draw);
    this.#inHead = saved;
  }

  /** One inked, cel-shaded piece; what is emissive keeps its daylight colours at night. */
  shape(shapes: Outlines, material: Swatch | Emissive<Swatch>, options: ShapeOptions = {}): void {
    const list = shapeList(shapes);
    const { light = lightFor(list), line = INNER.width, contour = true, inside } = options;
    const [swatch, paint] = typeof material === 'string' ? [material, this.paint] : [material.emit, dayPaint];
    const [lit, dim] = [asColour(paint.lit(swatch)), asColour(paint.dim(swatch))];
    const traces = this.#traces(list);
    const d = traces.map(pathData).join('');
    const room = roomOf(traces);
    if (contour) {
      this.#outline.push(d);
      this.#include(room, (OUTER.width * this.#weight) / 2, OUTER.nudge);
    }
    this.#include(room, 0);
    if (line) {
      const colour = mixSrgb(this.inkColour, dim, 0.16);
      this.#body.push({ kind: 'edge', d, colour, width: line * this.#weight, shift: INNER.nudge });
      this.#include(room, (line * this.#weight) / 2, INNER.nudge);
    }
    const shaded = light && dim !== lit;
    if (!shaded && !inside) {
      this.#body.push({ kind: 'fill', d, colour: lit });
      return;
    }
    const marks: SpriteNode[] = [{ kind: 'fill', d: cover(room), colour: shaded ? dim : lit }];
    if (shaded) marks.push({ kind: 'fill', d, colour: lit, shift: light });
    if (inside) this.#clip(marks, inside);
    this.#body.push({ kind: 'clip', d, nodes: marks });
  }

  /** Flat colour without ink: blush, stripes. Nothing fainter than solid counts as body. */
  tint(shapes: Outlines, colour: Colour, opacity = 1): void {
    const traces = this.#traces(shapeList(shapes));
    const d = traces.map(pathData).join('');
    const faint = opacity < SOLID;
    this.#body.push({ kind: 'fill', d, colour, ...(opacity < 1 && { opacity }), faint });
    if (!faint && !this.#clipped) this.#include(roomOf(traces), 0);
  }

  /** A flat patch in a swatch's shadow colour: a cast shadow on something of that colour. */
  cast(shapes: Outlines, swatch: Swatch): void {
    this.tint(shapes, this.dim(swatch));
  }

  /** A flat patch in a swatch's highlight colour. */
  shine(shapes: Outlines, swatch: Swatch): void {
    this.tint(shapes, this.highlight(swatch));
  }

  /** A tapered pen stroke, `width` at its thickest. */
  stroke(line: Knots, width = 2.4, { colour = this.inkColour, heavy = 0.5 }: StrokeOptions = {}): void {
    this.tint(brush(line, width * this.#markWeight, heavy), colour);
  }

  /** A few short parallel pen strokes, as on the shaded side of a form. */
  hatch(x: number, y: number, { count = 3, length = 8, gap = 4, rot = 55, width = 1.5 } = {}): void {
    this.at({ x, y, rot }, () => {
      for (let i = 0; i < count; i++) {
        const off = i - (count - 1) / 2;
        const trim = Math.abs(off) * 1.4;
        this.stroke(knots`${trim} ${off * gap}, ${length - trim} ${off * gap + 0.8}`, width, { heavy: 0.3 });
      }
    });
  }

  /** An even line, for the few marks that must not taper: glasses, strings, trims. */
  line(line: Knots, width = 2, colour: Colour = this.inkColour, closed = false): void {
    const way = trace(this.#drawn(line), closed);
    this.#body.push({ kind: 'wire', d: pathData(way), colour, width: width * this.#markWeight });
    if (!this.#clipped) this.#include(traceBox(way), (width * this.#markWeight) / 2);
  }

  /** Contact shadow: a dark pool with a few pen hatches, under everything. */
  contact(cx: number, cy: number, rx: number, ry = rx * 0.2): void {
    const ground = (shape: Knots): string => pathData(trace(this.#drawn(shape)));
    const hatches = Array.from({ length: 5 }, (_, i) => {
      const y = cy - ry * 0.62 + (i * ry * 1.5) / 4;
      const edge = Math.sqrt(1 - ((y - cy) / ry) ** 2 * 0.8) * rx;
      const from = cx + rx * (0.1 + 0.22 * Math.sin(i * 2.3 + this.#seed));
      const to = cx + edge + rx * (0.2 + 0.1 * Math.cos(i * 1.7 + this.#seed));
      return ground(brush(knots`${from} ${y + 0.8}, ${(from + to) / 2} ${y}, ${to} ${y - 0.4}`, 1.3));
    });
    const colour = this.inkColour;
    this.#ground.push({ kind: 'fill', d: ground(oval(cx, cy, rx, ry)), colour, opacity: 0.26, faint: true });
    this.#ground.push({ kind: 'fill', d: hatches.join(''), colour, opacity: 0.7, faint: true });
  }

  /** The finished figure, feet at (0, 0). The sheet may not be drawn on any more. */
  figure(): Figure {
    const box = this.#box.box();
    const nodes: readonly SpriteNode[] = [
      ...this.#ground,
      {
        kind: 'edge',
        d: this.#outline.join(''),
        colour: this.inkColour,
        width: OUTER.width * this.#weight,
        shift: OUTER.nudge,
      },
      ...this.#body,
    ];
    return {
      box,
      head: this.#headBox.isEmpty ? box : this.#headBox.box(),
      svg: (options) => serialise(nodes, options),
    };
  }

  /** Thin marks grow half as much as contours, or small faces would clog. */
  get #markWeight(): number {
    return (1 + this.#weight) / 2;
  }

  #clip(nodes: SpriteNode[], draw: () => void): void {
    const saved = { body: this.#body, clipped: this.#clipped };
    this.#body = nodes;
    this.#clipped = true;
    draw();
    this.#body = saved.body;
    this.#clipped = saved.clipped;
  }

  #include(room: Box, margin: number, nudge?: Point): void {
    if (this.#clipped) return;
    this.#box.include(room, margin, nudge);
    if (this.#inHead) this.#headBox.include(room, margin, nudge);
  }

  /**
   * The unsteady hand: the whole sheet is gently warped, differently for every seed.
   * Neighbouring lines move together, so nothing comes apart, but nothing stays symmetric.
   */
  #warped([x, y, corner]: Knot): Knot {
    const k = this.#seed * 1.7;
    const w = this.#wobble;
    return [
      x + w * (Math.sin(y * 0.071 + x * 0.023 + k) + 0.45 * Math.sin(y * 0.19 - x * 0.13 + k * 2.3)),
      y + w * (Math.sin(x * 0.067 - y * 0.029 + k * 1.3) + 0.45 * Math.sin(x * 0.21 + y * 0.11 + k * 3.1)),
      corner,
    ];
  }

  #drawn(shape: Knots): Knots {
    return shape.map((p) => this.#warped(transformed(this.#matrix, p)));
  }

  #traces(shapes: readonly Knots[]): readonly Trace[] {
    return shapes.map((shape) => trace(this.#drawn(clockwise(shape))));
  }
}

function roomOf(traces: readonly Trace[]): Box {
  const room = new Reach();
  for (const way of traces) room.include(traceBox(way));
  return room.box();
}

/** A rectangle a little larger than a part: cheaper to write than its outline again. */
const cover = ({ x0, y0, x1, y1 }: Box): string =>
  `M${Math.floor(x0 - 8)} ${Math.floor(y0 - 8)}H${Math.ceil(x1 + 8)}V${Math.ceil(y1 + 8)}H${Math.floor(x0 - 8)}z`;
