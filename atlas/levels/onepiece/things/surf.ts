/** Foam along the waterline of what swims: whatever lies under it is in the water, not on it. */
import { range } from '../../../core/geometry';
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

/** Draws a bed of foam: broken water below, a white crest along its top. */
export function foamBed(pen: Pen, frame: Frame, { u = 0, z = 0, reach, tall }: Bed): void {
  const s = frame.scale;
  const count = Math.max(6, Math.round(reach / 11));
  /** Uneven, so that no two crests of the row are one. */
  const swell = (i: number): number => 1 + 0.22 * Math.sin(i * 2.3) + 0.12 * Math.sin(i * 5.1);
  const along = (k: number, rise: number): Point[] =>
    range(count + 1).map((i): Point => {
      const t = (i / count) * 2 - 1;
      const full = Math.sqrt(Math.max(0, 1 - t ** 4));
      return frame.at(u + t * reach * k, 0, z + rise * full * swell(i));
    });
  const water = [...along(1.06, tall * 0.5), ...along(1.06, -tall).toReversed()];
  pen.shape(water, BROKEN, { edge: 'scallop', ink: 0.6, contour: false });
  pen.shape([...along(1, tall), ...along(0.98, -tall * 0.45).toReversed()], FOAM, {
    edge: 'scallop',
    ink: 0.8,
    contour: false,
  });
  for (const [k, drop] of [
    [0.62, 1.35],
    [0.84, 1.75],
  ] as const)
    pen.line(
      range(9).map((i): Point => {
        const t = (i / 8) * 2 - 1;
        return frame.at(u + t * reach * k, 0, z - tall * drop - 5 * s * Math.sin(i * 1.9));
      }),
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
