/** Foam where a body or a hull lies in the sea: what is under it is in the water, not on it. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** A bed of foam, in units of its frame: its middle, half its width, how high its crests are. */
export interface Bed {
  readonly u: number;
  readonly z: number;
  readonly reach: number;
  readonly tall: number;
}

/** Draws broken water, and on it a white crest that hides where the body ends. */
export function foam(pen: Pen, frame: Frame, { u, z, reach, tall }: Bed): void {
  const count = Math.max(8, Math.round(reach / 8));
  /** Uneven, so that no crest is like the next. */
  const swell = (i: number): number => 1 + 0.24 * Math.sin(i * 2.3) + 0.12 * Math.sin(i * 5.1);
  const edge = (k: number, rise: number): Point[] =>
    range(count + 1).map((i): Point => {
      const t = (i / count) * 2 - 1;
      const full = Math.sqrt(Math.max(0, 1 - t ** 4));
      return frame.at(u + t * reach * k, 0, z + rise * full * swell(i));
    });
  pen.shape([...edge(1.08, tall * 0.5), ...edge(1.08, -tall).toReversed()], '#9fdcee', {
    edge: 'scallop',
    ink: 0.7,
    contour: false,
  });
  pen.shape([...edge(1, tall), ...edge(0.96, -tall * 0.4).toReversed()], '#f4fcff', {
    edge: 'scallop',
    ink: 0.9,
    contour: false,
  });
}
