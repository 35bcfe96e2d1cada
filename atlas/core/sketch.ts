/**
 * A sheet one figure is drawn on. Parts are laid back to front, like cut paper:
 *
 *  - the silhouette: every part once, in ink, with a wide pen, nudged down-right,
 *    so that the outer contour is heavier below than above;
 *  - then each part: its own thin ink edge (also nudged), its shadow colour, and a copy of
 *    itself slid towards the light and clipped to itself, in the lit colour.
 *
 * Because ink lies behind colour, a part made of several shapes merges without seams.
 */
import type { Figure, FigureBox, FigurePaint } from './figure';
import { Reach } from './reach';
import { IDENTITY, multiply, placement, transformed } from './sprite-frame';
import type { Frame, Matrix } from './sprite-frame';
import { serialise } from './sprite-nodes';
import type { SpriteNode } from './sprite-nodes';
import { pathData, trace, traceBox } from './sprite-path';
import type { Trace } from './sprite-path';
import { brush, clockwise, knots, oval, shapeList } from './sprite-shapes';
import type { Knot, Shape, Shapes, Spot } from './sprite-shapes';
import { blend, dayPaint, hex } from './swatches';
import type { Hex, Swatch } from './swatches';

const OUTER = { width: 4.8, nudge: [0.9, 1.3] } as const;
const INNER = { width: 2.7, nudge: [0.5, 0.65] } as const;

/** Marks fainter than this are air, not body: they neither widen the box nor hide anything. */
const SOLID = 0.6;

/** Pen factor for a figure that is going to be scaled: small figures need the relatively heavier line. */
export const penFor = (scale: number): number => 1 / Math.sqrt(scale);

export interface SketchOptions {
  readonly paint: FigurePaint;
  /** Mirrored, so that it faces the other way; the light stays where it is. */
  readonly flip?: boolean;
  /** Chooses the unsteadiness of the hand. */
  readonly seed?: number;
  /** Size of that unsteadiness, in figure units. */
  readonly wobble?: number;
  /** Line width factor, see `penFor`. */
  readonly pen?: number;
}

export interface PartOptions {
  /** How far the lit copy is slid, or 0 for a flat part. Set from the part's size by default. */
  readonly light?: Spot | 0;
  /** Width of the inner ink edge; 0 for none. */
  readonly line?: number;
  /** False keeps the part out of the thick silhouette. */
  readonly outer?: boolean;
  /** Shines by itself: keeps its daylight colours at night. */
  readonly shines?: boolean;
  /** Draws marks that are clipped to the part. */
  readonly inside?: () => void;
}

export interface StrokeOptions {
  readonly colour?: Hex;
  /** Where the stroke is thickest, 0..1 of its way. */
  readonly heavy?: number;
}

/** The light is upper left. The bigger the form, the wider its shadow. */
function lightFor(shapes: readonly Shape[]): Spot {
  const xs = shapes.flatMap((shape) => shape.map((p) => p[0]));
  const ys = shapes.flatMap((shape) => shape.map((p) => p[1]));
  const short = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const size = Math.min(9, Math.max(2.2, short * 0.13));
  return [-size * 0.8, -size];
}

export class Sketch {
  readonly paint: FigurePaint;
  readonly #pen: number;
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

  constructor({ paint, flip = false, seed = 1, wobble = 1.1, pen = 1 }: SketchOptions) {
    this.paint = paint;
    this.#matrix = flip ? placement({ sx: -1, sy: 1 }) : IDENTITY;
    this.#seed = seed;
    this.#wobble = wobble;
    this.#pen = pen;
  }

  get inkColour(): Hex {
    return hex(this.paint.ink);
  }

  lit(swatch: Swatch): Hex {
    return hex(this.paint.lit(swatch));
  }

  dim(swatch: Swatch): Hex {
    return hex(this.paint.dim(swatch));
  }

  glow(swatch: Swatch): Hex {
    return hex(this.paint.glow(swatch));
  }

  /** Draw inside a moved, turned or scaled frame. */
  at(frame: Frame, draw: () => void): void {
    const saved = this.#matrix;
    this.#matrix = multiply(saved, placement(frame));
    draw();
    this.#matrix = saved;
  }

  /** As `at`, for what must stay visible for the figure to be recognised: skull, face, crown, hat. */
  head(frame: Frame, draw: () => void): void {
    const saved = this.#inHead;
    this.#inHead = true;
    this.at(frame, draw);
    this.#inHead = saved;
  }

  /** One inked, cel-shaded piece. */
  part(shapes: Shapes, colour: Swatch, options: PartOptions = {}): void {
    const list = shapeList(shapes);
    const { light = lightFor(list), line = INNER.width, outer = true, shines = false, inside } = options;
    const paint = shines ? dayPaint : this.paint;
    const [lit, dim] = [hex(paint.lit(colour)), hex(paint.dim(colour))];
    const traces = this.#traces(list);
    const d = traces.map(pathData).join('');
    const room = roomOf(traces);
    if (outer) {
      this.#outline.push(d);
      this.#include(room, (OUTER.width * this.#pen) / 2, OUTER.nudge);
    }
    this.#include(room, 0);
    if (line) {
      const colour = blend(this.inkColour, dim, 0.16);
      this.#body.push({ kind: 'edge', d, colour, width: line * this.#pen, shift: INNER.nudge });
      this.#include(room, (line * this.#pen) / 2, INNER.nudge);
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
  patch(shapes: Shapes, colour: Hex, opacity = 1): void {
    const traces = this.#traces(shapeList(shapes));
    const d = traces.map(pathData).join('');
    const faint = opacity < SOLID;
    this.#body.push({ kind: 'fill', d, colour, ...(opacity < 1 && { opacity }), faint });
    if (!faint && !this.#clipped) this.#include(roomOf(traces), 0);
  }

  /** A flat patch in a swatch's shadow colour: a cast shadow on something of that colour. */
  cast(shapes: Shapes, swatch: Swatch): void {
    this.patch(shapes, this.dim(swatch));
  }

  /** A flat patch in a swatch's highlight colour. */
  shine(shapes: Shapes, swatch: Swatch): void {
    this.patch(shapes, this.glow(swatch));
  }

  /** A tapered pen stroke, `width` at its thickest. */
  ink(line: Shape, width = 2.4, { colour = this.inkColour, heavy = 0.5 }: StrokeOptions = {}): void {
    this.patch(brush(line, width * this.#markPen, heavy), colour);
  }

  /** A few short parallel pen strokes, as on the shaded side of a form. */
  hatch(x: number, y: number, { count = 3, length = 8, gap = 4, rot = 55, width = 1.5 } = {}): void {
    this.at({ x, y, rot }, () => {
      for (let i = 0; i < count; i++) {
        const off = i - (count - 1) / 2;
        const trim = Math.abs(off) * 1.4;
        this.ink(knots`${trim} ${off * gap}, ${length - trim} ${off * gap + 0.8}`, width, { heavy: 0.3 });
      }
    });
  }

  /** An even line, for the few marks that must not taper: glasses, strings, trims. */
  wire(line: Shape, width = 2, colour: Hex = this.inkColour, closed = false): void {
    const way = trace(this.#drawn(line), closed);
    this.#body.push({ kind: 'wire', d: pathData(way), colour, width: width * this.#markPen });
    if (!this.#clipped) this.#include(traceBox(way), (width * this.#markPen) / 2);
  }

  /** Contact shadow: a dark pool with a few pen hatches, under everything. */
  contact(cx: number, cy: number, rx: number, ry = rx * 0.2): void {
    const ground = (shape: Shape): string => pathData(trace(this.#drawn(shape)));
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
        width: OUTER.width * this.#pen,
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
  get #markPen(): number {
    return (1 + this.#pen) / 2;
  }

  #clip(nodes: SpriteNode[], draw: () => void): void {
    const saved = { body: this.#body, clipped: this.#clipped };
    this.#body = nodes;
    this.#clipped = true;
    draw();
    this.#body = saved.body;
    this.#clipped = saved.clipped;
  }

  #include(room: FigureBox, margin: number, nudge?: Spot): void {
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

  #drawn(shape: Shape): Shape {
    return shape.map((p) => this.#warped(transformed(this.#matrix, p)));
  }

  #traces(shapes: readonly Shape[]): readonly Trace[] {
    return shapes.map((shape) => trace(this.#drawn(clockwise(shape))));
  }
}

function roomOf(traces: readonly Trace[]): FigureBox {
  const room = new Reach();
  for (const way of traces) room.include(traceBox(way));
  return room.box();
}

/** A rectangle a little larger than a part: cheaper to write than its outline again. */
const cover = ({ x0, y0, x1, y1 }: FigureBox): string =>
  `M${Math.floor(x0 - 8)} ${Math.floor(y0 - 8)}H${Math.ceil(x1 + 8)}V${Math.ceil(y1 + 8)}H${Math.floor(x0 - 8)}z`;
