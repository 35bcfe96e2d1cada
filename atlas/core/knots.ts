/** The shapes figures are cut from: outlines written as knots, ribbons for limbs and pen strokes. */
import { area, between } from './geometry';
import type { Knot, Point } from './geometry';

/** An outline, or a line. */
export type Knots = readonly Knot[];
/** One shape, or several that merge. */
export type Outlines = Knots | readonly Knots[];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `length` away from `from`, degrees counted from straight down, positive towards +x. */
export const reach = (from: Knot, degrees: number, length: number): Point => [
  from[0] + Math.sin(radians(degrees)) * length,
  from[1] + Math.cos(radians(degrees)) * length,
];

const KNOT = /^\s*(\S+)\s+([^\s!]+)(!?)\s*$/;
const read = new WeakMap<TemplateStringsArray, Knots>();

/**
 * An outline in the kit's own notation: knots`-20 0!, 0 -12, 20 0!`. Each knot is `x y`, commas
 * between them; `!` makes a corner. Throws on anything that is not a finite number.
 */
export function knots(strings: TemplateStringsArray, ...values: readonly number[]): Knots {
  const known = read.get(strings);
  if (known) return known;
  const shape = String.raw({ raw: strings }, ...values)
    .split(',')
    .map((text): Knot => {
      const [, x, y, corner] = KNOT.exec(text) ?? [];
      const knot: Knot = [Number(x), Number(y), corner ? 1 : undefined];
      if (!Number.isFinite(knot[0]) || !Number.isFinite(knot[1]))
        throw new Error(`not a knot: "${text.trim()}"`);
      return knot;
    });
  if (values.length === 0) read.set(strings, shape);
  return shape;
}

/** Several merging shapes as a list, whichever way they were given. */
export function shapeList(shapes: Outlines): readonly Knots[] {
  return isOne(shapes) ? [shapes] : shapes;
}

function isOne(shapes: Outlines): shapes is Knots {
  return typeof shapes[0]?.[0] === 'number';
}

/** The x of every knot multiplied: -1 mirrors, 0.8 is the far eye of a turned head. */
export const stretch = (shape: Knots, factor: number): Knots => shape.map(([x, y, c]) => [x * factor, y, c]);

export const shift = (shape: Knots, dx: number, dy = 0): Knots =>
  shape.map(([x, y, c]) => [x + dx, y + dy, c]);

/** Ellipse; eight knots are enough for the smoother to make it round. */
export function oval(cx: number, cy: number, rx: number, ry = rx, rot = 0): Knots {
  const c = Math.cos(radians(rot));
  const s = Math.sin(radians(rot));
  return Array.from({ length: 8 }, (_, i): Knot => {
    const a = (i / 8) * 2 * Math.PI;
    const x = Math.cos(a) * rx;
    const y = Math.sin(a) * ry;
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
}

/** Polygon with sharp corners. */
export const poly = (...points: readonly Knot[]): Knots => points.map(([x, y]) => [x, y, 1]);

/** Axis-aligned box with corners rounded by r. */
export function box(x: number, y: number, w: number, h: number, r = 0): Knots {
  if (!r) return poly([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  const k = r * 0.3;
  return knots`
    ${x + r} ${y}!, ${x + w - r} ${y}!, ${x + w - k} ${y + k}, ${x + w} ${y + r}!,
    ${x + w} ${y + h - r}!, ${x + w - k} ${y + h - k}, ${x + w - r} ${y + h}!,
    ${x + r} ${y + h}!, ${x + k} ${y + h - k}, ${x} ${y + h - r}!, ${x} ${y + r}!, ${x + k} ${y + k}
  `;
}

/** The left half of an outline (top to bottom) completed by its mirror image. */
export const mirror = (half: Knots): Knots => [
  ...half,
  ...stretch(
    half.filter((p) => Math.abs(p[0]) > 0.01),
    -1,
  ).toReversed(),
];

/** A star, sun, gear or splash: `n` spikes between radii r0 and r1. */
export function star(cx: number, cy: number, n: number, r0: number, r1: number, rot = 0): Knots {
  return Array.from({ length: n * 2 }, (_, i): Knot => {
    const a = radians(rot - 90) + (i * Math.PI) / n;
    const r = i % 2 ? r0 : r1;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r, 1];
  });
}

/** All outlines the same way round: overlapping shapes in one path then merge instead of cutting holes. */
export function clockwise(shape: Knots): Knots {
  return area(shape) < 0 ? shape.toReversed() : shape;
}

type End = 'round' | 'flat' | 'point';

/**
 * A limb: a ribbon round a centre line, `widths` its full width (one, or one a knot).
 * The ends are round unless said otherwise.
 */
export function tube(
  line: Knots,
  widths: number | readonly number[],
  { start = 'round', end = 'round' }: { readonly start?: End; readonly end?: End } = {},
): Knots {
  const left: Knot[] = [];
  const right: Knot[] = [];
  const caps: Point[] = [];
  line.forEach(([x, y], i) => {
    const first = i === 0;
    const last = i === line.length - 1;
    const [ax, ay] = line[i - 1] ?? [x, y];
    const [bx, by] = line[i + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (typeof widths === 'number' ? widths : (widths[i] ?? 0)) / 2;
    const nx = ((by - ay) / length) * half;
    const ny = (-(bx - ax) / length) * half;
    const ending = first ? start : last ? end : undefined;
    if (ending === 'point') {
      left.push([x, y, 1]);
      return;
    }
    const corner = ending === 'flat' ? 1 : 0;
    left.push([x + nx, y + ny, corner]);
    right.unshift([x - nx, y - ny, corner]);
    if (first) caps.push([x + ny, y - nx]);
    else if (last) caps.push([x - ny, y + nx]);
  });
  const [before, after] = start === 'point' ? [undefined, caps[0]] : caps;
  return [
    ...left,
    ...(end === 'round' && after ? [after] : []),
    ...right,
    ...(start === 'round' && before ? [before] : []),
  ];
}

/** A pen stroke: zero at both ends, `width` at its thickest, which is at `heavy` (0..1) of its way. */
export function brush(line: Knots, width: number, heavy = 0.5): Knots {
  const [a, b, ...more] = line;
  const way: Knots = a && b && more.length === 0 ? [a, between(a, b), b] : line;
  const swell = (i: number): number => {
    const t = i / (way.length - 1);
    return t < heavy ? t / heavy : (1 - t) / (1 - heavy);
  };
  return tube(
    way,
    way.map((_, i) => Math.sqrt(Math.max(0, swell(i))) * width),
    { start: 'point', end: 'point' },
  );
}
