/** The drawing hand: gathers the nodes of one thing and the heavy contour under them. */
import type { Figure } from './figure';
import { Forms } from './forms';
import { EMPTY_BOX, area, bounds, clamp, hatchLines, resample, ribbon, spline, union } from './geometry';
import type { Box, Point, Points } from './geometry';
import type { Glow, GlowColour } from './glow';
import { NEAR } from './light';
import type { Light, Material, Place } from './light';
import { byHand, curve, polygon, polyline, scallop } from './path';
import type { Random } from './random';
import type { Node } from './svg';
import { VOLUME, isLarge } from './volume';

const OUTLINES = { straight: polygon, smooth: (points: Points) => curve(points, true), scallop };
type Edge = keyof typeof OUTLINES;

interface ShapeOptions {
  /** -1 in shade, 0 plain, 1 lit. */
  readonly tone?: number;
  readonly edge?: Edge;
  /** Factor of the inner line's width, 0 for none. */
  readonly ink?: number;
  /** Is the form part of the thing's heavy outline? */
  readonly contour?: boolean;
  readonly opacity?: number;
  /** Unevenness of straight edges, 0 for none. */
  readonly wobble?: number;
}

interface InkOptions {
  readonly colour?: Material;
  readonly tone?: number;
  readonly opacity?: number;
}

/** How a figure is put down: feet at `at`, `scale` picture pixels a figure unit. */
export interface FigurePlacing {
  readonly at: Point;
  readonly scale: number;
  readonly flip?: boolean;
  /** Radians, clockwise, about the feet. */
  readonly turn?: number;
}

/** Picture pixels at weight 1: what is slimmer gets a lighter outline and lighter inner lines. */
const SLIGHT = 16;
const SLENDER = 30;

/** The mean width of a form: twice its area by half of its way round. */
function slimness(points: Points): number {
  let round = 0;
  let last = points.at(-1);
  for (const point of points) {
    if (last) round += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
  }
  return round === 0 ? 0 : (4 * Math.abs(area(points))) / round;
}

/** Factor of the inner line: 1 round what is broad, less and less the slimmer a form is. */
const thinned = (slim: number): number => clamp(0.5 + (0.5 * slim) / SLENDER, 0.5, 1);

/**
 * Outer lines are thick and inner lines thin without any bookkeeping: the contour of everything drawn is laid
 * under the thing as one heavy ink line.
 */
export class Pen {
  readonly light: Light;
  readonly random: Random;
  readonly place: Place;
  /** Factor of all line widths. */
  readonly weight: number;
  readonly ink: string;
  readonly glows: Glow[] = [];
  /** Extent of everything drawn, and of the head of the figure when one was drawn. */
  box: Box = EMPTY_BOX;
  head: Box | undefined;
  readonly #nodes: Node[] = [];
  /** Heavy outline of what is broad, and of what is slight: leaves, slats and strands would clot under the first. */
  #contour = '';
  #slightContour = '';
  readonly #forms = new Forms();
  #clip: string | undefined;

  constructor(options: {
    readonly light: Light;
    readonly random: Random;
    readonly place?: Place;
    readonly weight?: number;
    readonly ink?: string;
  }) {
    this.light = options.light;
    this.random = options.random;
    this.place = options.place ?? NEAR;
    this.weight = options.weight ?? 1;
    this.ink = options.ink ?? this.light.inkAt(this.place);
  }

  paint(material: Material, tone = 0): string {
    return this.light.paint(material, tone, this.place);
  }

  /** A filled form. */
  shape(points: Points, material: Material, options: ShapeOptions = {}): void {
    const { tone = 0, edge = 'straight', ink = 1, contour = true, opacity = 1, wobble = 1 } = options;
    const drawn = edge === 'straight' && wobble ? byHand(points, wobble * this.weight, this.random) : points;
    const d = OUTLINES[edge](drawn);
    const slim = slimness(points) / this.weight;
    const body = opacity === 1 && typeof material === 'string';
    if (body && (ink || contour)) this.#forms.add(drawn, OUTLINES[edge]);
    const clip =
      this.#clip ?? (body && !ink && !contour ? this.#forms.clipFor(drawn, this.weight) : undefined);
    if (contour && opacity === 1 && this.#clip === undefined) {
      if (slim < SLIGHT) this.#slightContour += d;
      else this.#contour += d;
    }
    const line = ink ? { stroke: this.ink, width: 2.2 * ink * this.weight * thinned(slim) } : {};
    this.#add(points, { d, fill: this.paint(material, tone), ...line, opacity, clip });
    if (body && isLarge(points)) this.#add(points, { d, fill: `url(#${VOLUME})`, opacity, clip });
  }

  /** A patch of tone inside a form: no line, no contour. */
  tint(
    points: Points,
    material: Material,
    options: Pick<ShapeOptions, 'tone' | 'edge' | 'opacity'> = {},
  ): void {
    this.shape(points, material, { edge: 'smooth', ...options, ink: 0, contour: false, wobble: 0 });
  }

  /** Clips what `draw` draws to a form already drawn: a cap of snow, moss, shade. */
  within(points: Points, draw: () => void): void {
    const outer = this.#clip;
    this.#clip = polygon(points);
    draw();
    this.#clip = outer;
  }

  /** An ink line. */
  line(points: Points, width = 1, options: InkOptions & { readonly smooth?: boolean } = {}): void {
    const { smooth = false, opacity = 1 } = options;
    const d = smooth ? curve(points) : polyline(byHand(points, 0.8 * this.weight, this.random, false));
    this.#add(points, { d, stroke: this.#inked(options), width: 2.2 * width * this.weight, opacity });
  }

  /** Fine lines of ink thinned by what they lie on, as one node and without the hand's unevenness. */
  scratches(
    lines: readonly Points[],
    { width = 0.8, opacity = 0.36 }: { readonly width?: number; readonly opacity?: number } = {},
  ): void {
    if (lines.length === 0) return;
    const d = lines.map(polyline).join('');
    this.#add(lines.flat(), { d, stroke: this.ink, width: 2.2 * width * this.weight, opacity });
  }

  /** A tapering ink stroke, thick in the middle; `from` and `to` are the widths of its ends, 0..1. */
  stroke(
    points: Points,
    width = 2,
    options: InkOptions & { readonly from?: number; readonly to?: number } = {},
  ): void {
    const { from = 0.15, to = 0.15, opacity = 1 } = options;
    const smooth = resample(spline(points, false, 6), 8 * this.weight);
    const half = (t: number) => {
      const end = t < 0.5 ? from : to;
      return this.weight * width * (end + (1 - end) * Math.sin(t * Math.PI)) * 0.5;
    };
    this.#add(points, { d: polygon(ribbon(smooth, half)), fill: this.#inked(options), opacity });
  }

  /** Poles, rails, ropes: many lines of one material with an ink edge, joints melted together. Width in pixels. */
  bars(
    lines: readonly Points[],
    width: number,
    material: Material,
    options: { readonly tone?: number; readonly edge?: number; readonly smooth?: boolean } = {},
  ): void {
    const { tone = 0, edge = 2.4, smooth = false } = options;
    const d = lines.map((points) => (smooth ? curve(points) : polyline(points))).join('');
    const all = lines.flat();
    if (edge) this.#add(all, { d, stroke: this.ink, width: width + 2 * edge * this.weight, opacity: 1 });
    this.#add(all, { d, stroke: this.paint(material, tone), width, opacity: 1 });
  }

  /** Broken parallel strokes inside a polygon. `cover`: share of each line that is drawn. */
  hatch(
    points: Points,
    options: InkOptions & {
      readonly angle?: number;
      readonly gap?: number;
      readonly width?: number;
      readonly cover?: number;
    } = {},
  ): void {
    const { angle = 0.9, gap = 12, width = 0.8, cover = 0.6, opacity = 0.8 } = options;
    let d = '';
    for (const [p, q] of hatchLines(points, angle, gap * this.weight, this.random.range(-0.3, 0.3))) {
      if (this.random.chance(0.15)) continue;
      const share = cover * this.random.range(0.6, 1.1);
      const start = this.random.range(0, Math.max(0, 1 - share));
      const at = (t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      d += polyline([at(start), at(Math.min(1, start + share))]);
    }
    if (d) this.#add(points, { d, stroke: this.#inked(options), width: 2 * width * this.weight, opacity });
  }

  /** Light in the air around a lamp (picture pixels); at night only. */
  glow(x: number, y: number, radius: number, colour: GlowColour = 'amber', strength = 1): void {
    if (this.light.night) this.glows.push({ x, y, radius, colour, strength });
  }

  /** A person or a creature. */
  figure(figure: Figure, { at: [x, y], scale, flip = false, turn = 0 }: FigurePlacing): void {
    this.#nodes.push({ figure, x, y, scale, flip, turn });
    const onPicture = (box: Box) => {
      const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      const corners = [box.x0, box.x1].flatMap((u) =>
        [box.y0, box.y1].map((v): Point => {
          const side = flip ? -u : u;
          return [x + side * cos - v * sin, y + side * sin + v * cos];
        }),
      );
      return bounds(corners);
    };
    this.box = union(this.box, onPicture(figure.box));
    this.head = onPicture(figure.head);
  }

  #inked({ colour, tone = 0 }: InkOptions): string {
    return colour ? this.paint(colour, tone) : this.ink;
  }

  #add(points: Points, node: Exclude<Node, { figure: Figure }> & { readonly d: string }): void {
    const clip = node.clip ?? this.#clip;
    if (clip === undefined) this.box = union(this.box, bounds(points));
    const last = this.#nodes.at(-1);
    const joins =
      last &&
      'd' in last &&
      !last.fill &&
      !node.fill &&
      last.stroke === node.stroke &&
      last.width === node.width &&
      last.clip === clip;
    if (joins && last.opacity === node.opacity)
      this.#nodes[this.#nodes.length - 1] = { ...last, d: last.d + node.d };
    else this.#nodes.push(clip === undefined ? node : { ...node, clip });
  }

  /** Everything drawn, heavy contour first. */
  finish(contourWidth = 6): readonly Node[] {
    const under = (d: string, share: number): Node[] =>
      d
        ? [{ d, fill: this.ink, stroke: this.ink, width: contourWidth * this.weight * share, opacity: 1 }]
        : [];
    return [...under(this.#contour, 1), ...under(this.#slightContour, 0.6), ...this.#nodes];
  }
}
