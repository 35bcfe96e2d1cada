/** Roofs over a block of local space. Each returns its visible slopes on the picture, for texture. */
import type { Frame, Point3 } from './frame';
import { area, between, nth, range } from './geometry';
import type { Point } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';
import { facets, toneOf } from './solids';
import { wear } from './wear';

interface RoofShape {
  readonly u0: number;
  readonly u1: number;
  readonly w0: number;
  readonly w1: number;
  /** Height of the wall it sits on. */
  readonly z: number;
  readonly rise: number;
  /** How far the eaves stand out and hang down. */
  readonly over?: number;
  readonly drop?: number;
}

const visible = (frame: Frame, slopes: readonly { readonly corners: readonly Point3[] }[]): Point[][] =>
  slopes
    .map(({ corners }) => corners.map((corner) => frame.at(...corner)))
    .filter((points) => area(points) < 0);

/** A gable roof, its ridge along u. `gable` is the material of its triangles. */
export function gableRoof(
  pen: Pen,
  frame: Frame,
  { u0, u1, w0, w1, z, rise, over = 20, drop = 10 }: RoofShape,
  material: Material,
  gable?: Material,
): Point[][] {
  const [a, b, c, d] = [u0 - over, u1 + over, w0 - over, w1 + over] as const;
  const mid = (w0 + w1) / 2;
  const low = z - drop;
  const high = z + rise;
  if (gable) {
    const right: Point3[] = [
      [u1, w1, z],
      [u1, w0, z],
      [u1, mid, high - 6],
    ];
    const left: Point3[] = [
      [u0, w0, z],
      [u0, w1, z],
      [u0, mid, high - 6],
    ];
    facets(pen, frame, [
      { corners: right, material: gable },
      { corners: left, material: gable },
    ]);
  }
  const back: Point3[] = [
    [b, c, low],
    [a, c, low],
    [a, mid, high],
    [b, mid, high],
  ];
  const front: Point3[] = [
    [a, d, low],
    [b, d, low],
    [b, mid, high],
    [a, mid, high],
  ];
  const slopes = [
    { corners: back, material },
    { corners: front, material },
  ];
  facets(pen, frame, slopes);
  if (pen.light.night)
    pen.line([frame.at(a, mid, high - 5), frame.at(b, mid, high - 5)], 1.4, { colour: material, tone: 1.5 });
  return visible(frame, slopes);
}

/** How far the hips of a curled roof hang below the straight line, as a share of its rise. */
const HOLLOW = 0.2;
/** Points of a hip between its corner and its ridge. */
const HIP = 7;

interface HipShape extends RoofShape {
  readonly inset?: number;
  /** Lifts the corners of the eaves, as on a temple: then the hips are hollow and the eave has an edge. */
  readonly curl?: number;
}

/** The hip from a corner of the eave up to the ridge, which hangs like a rope. */
function hollowHip(corner: Point3, ridge: Point3): Point3[] {
  return range(HIP + 1).map((i): Point3 => {
    const t = i / HIP;
    const sag = HOLLOW * (ridge[2] - corner[2]) * Math.sin(Math.PI * t) * (1 - 0.35 * t);
    const [u, w] = between([corner[0], corner[1]], [ridge[0], ridge[1]], t);
    return [u, w, corner[2] + (ridge[2] - corner[2]) * t - sag];
  });
}

/**
 * A hipped roof. What `lay` draws on a slope, its tiles, stays inside it; it is given the slope's points: seven of the
 * eave from right to left as seen from above, then one or two of the ridge.
 */
export function hipRoof(
  pen: Pen,
  frame: Frame,
  shape: HipShape,
  material: Material,
  lay?: (slope: Point[]) => void,
): Point[][] {
  const { u0, u1, w0, w1, z, rise, over = 30, drop = 12, inset = 0.5, curl = 0 } = shape;
  const [a, b, c, d] = [u0 - over, u1 + over, w0 - over, w1 + over] as const;
  const mid = (w0 + w1) / 2;
  const low = z - drop;
  const high = z + rise;
  const cut = Math.min((u1 - u0) / 2 - 2, ((w1 - w0) / 2) * inset * 2);
  const [r0, r1] = [u0 + cut, u1 - cut] as const;
  const eave = (p: Point, q: Point) =>
    range(7).map((i): Point3 => {
      const t = i / 6;
      return [...between(p, q, t), low + curl * Math.abs(2 * t - 1) ** 2.4];
    });
  const sides: Point3[][] = [
    [...eave([b, c], [a, c]), [r0, mid, high], [r1, mid, high]],
    [...eave([a, c], [a, d]), [r0, mid, high]],
    [...eave([b, d], [b, c]), [r1, mid, high]],
    [...eave([a, d], [b, d]), [r1, mid, high], [r0, mid, high]],
  ];
  const slopes = sides.map((corners) => {
    const tone = toneOf(frame, [nth(corners, 0), nth(corners, 6), nth(corners, 7)]);
    return { corners, tone, material };
  });
  const seen = visible(frame, slopes);
  if (curl) for (const slope of slopes) hollowSlope(pen, frame, slope, drop, lay);
  else facets(pen, frame, slopes);
  if (!curl && lay) for (const slope of seen) lay(slope);
  return seen;
}

interface Slope {
  readonly corners: readonly Point3[];
  readonly tone: number;
  readonly material: Material;
}

/** One slope of a curled roof: the edge of its eave, the slope between two hollow hips, and the caps of these. */
function hollowSlope(
  pen: Pen,
  frame: Frame,
  { corners, tone, material }: Slope,
  drop: number,
  lay?: (slope: Point[]) => void,
): void {
  const at = (points: readonly Point3[]) => points.map((point) => frame.at(...point));
  const slope = at(corners);
  if (area(slope) >= 0) return;
  const eave = corners.slice(0, 7);
  const [right, left] = [
    hollowHip(nth(corners, 6), nth(corners, 7)),
    hollowHip(nth(corners, 0), nth(corners, -1)),
  ].map(at);
  if (!right || !left) return;
  const under = eave.map(([u, w, z]): Point3 => [u, w, z - Math.max(5, drop * 0.8)]);
  pen.shape([...at(eave), ...at(under).toReversed()], material, { tone: -1.4, wobble: 0 });
  const form = [...at(eave), ...right.slice(1), ...left.slice(1).toReversed()];
  pen.shape(form, material, { tone, wobble: 0 });
  pen.within(form, () => {
    wear(pen, slope, material, tone);
    lay?.(slope);
  });
  const cap = Math.min(9, drop * 0.55) * frame.scale;
  pen.bars([left, right], cap, material, { tone: tone + 0.35, edge: 1.6 });
}
