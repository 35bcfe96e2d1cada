/** Foam along the waterline of what swims: whatever lies under it is in the water, not on it. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const FOAM = '#eefbfd';
const BROKEN = '#9fdcee';

/** A bed of foam: half its width and half its height, from a point of the frame. */
export interface Bed {
  readonly u?: number;
  readonly z?: number;
  readonly reach: number;
  readonly tall: number;
}

/**
 * Draws a bed of foam: broken water below, over it waves of all widths that lean on what parts them, torn into tongues
 * below. No two beds are alike, and none is a row of equal scallops.
 */
export function foamBed(pen: Pen, frame: Frame, { u = 0, z = 0, reach, tall }: Bed): void {
  const random = pen.random.fork(`foam${Math.round(u)}-${Math.round(reach)}`);
  const full = (t: number): number => Math.max(0, 1 - Math.abs(t) ** 2.6);
  const p = (t: number, rise: number): Point => frame.at(u + t * reach, 0, z + rise);
  /** Crests of uneven width and height from one end to the other, each steeper on the side that it rolls to. */
  const crests = (end: number, low: number, high: number, narrow: number, broad: number): Point[] => {
    const line: Point[] = [];
    for (let t = -end; t < end - 0.04;) {
      const wide = Math.min(end - t, random.range(narrow, broad));
      const rise = random.range(low, high);
      const lean = t < 0 ? 0.36 : 0.64;
      const k = full(t + wide / 2);
      line.push(
        p(t, rise * 0.42 * full(t)),
        p(t + wide * lean, rise * k),
        p(t + wide * 0.86, rise * 0.74 * k),
      );
      t += wide;
    }
    return [...line, p(end, 0)];
  };
  const water = [
    ...crests(1.1, tall * 0.36, tall * 0.62, 0.16, 0.36),
    ...crests(1.1, -tall * 0.8, -tall * 1.3, 0.14, 0.44).toReversed(),
  ];
  pen.tint(water, BROKEN, { edge: 'smooth', opacity: 0.85 });
  pen.shape(
    [
      ...crests(1, tall * 0.62, tall * 1.24, 0.13, 0.36),
      ...crests(0.97, -tall * 0.28, -tall * 0.82, 0.08, 0.3).toReversed(),
    ],
    FOAM,
    { edge: 'smooth', ink: 0.7, contour: false },
  );
  // holes in the foam, and what it leaves on the water
  const holes = Math.max(2, Math.round(reach / 26));
  for (const i of range(holes)) {
    const t = ((i + random.range(0.2, 0.8)) / holes) * 1.6 - 0.8;
    const [x, y] = p(t, tall * random.range(-0.2, 0.3));
    const r = frame.scale * random.range(3, 8);
    pen.tint(arc(x, y, r * 1.7, r * 0.6), BROKEN, { edge: 'smooth' });
  }
  // what it leaves on the water: slow swells, shorter and lower under a short bed
  const swing = Math.min(3, reach * 0.03);
  for (const [side, from, to, drop] of [
    [-1, 0.16, 0.86, 1.5],
    [1, 0.1, 0.7, 1.6],
    [-1, 0.02, 0.46, 2.1],
    [1, 0.24, 0.6, 2.2],
  ] as const)
    pen.line(
      range(5).map((i) =>
        p(side * (from + ((to - from) * i) / 4) * 1.1, -tall * drop - 3 - (i % 2 ? swing : -swing)),
      ),
      1.4,
      { smooth: true, colour: '#d6f2fb', opacity: 0.8 },
    );
}

export const surf: ThingKind<{ readonly beds: readonly Bed[] }> = {
  name: 'surf',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { beds }) {
    for (const bed of beds) foamBed(pen, frame, bed);
  },
};
