/** The two rubber keys in the middle of the great pad, each with its name on the floor beside it. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { inlay } from './panels';

export interface PillKeyOptions {
  readonly name?: string;
}

const HALF = 96;
const ROUND = 40;
const HIGH = 26;

export const pillKey: ThingKind<PillKeyOptions> = {
  name: 'pillKey',
  footprint: () => block(HALF * 2 + 60, ROUND * 2),
  height: HIGH,
  draw(pen, frame, { name = 'START' }) {
    const ring = (z: number, k: number): Point[] =>
      [
        ...arc(HALF - ROUND, 0, ROUND * k, ROUND * k, -Math.PI / 2, Math.PI / 2, 10),
        ...arc(ROUND - HALF, 0, ROUND * k, ROUND * k, Math.PI / 2, Math.PI * 1.5, 10),
      ].map(([u, w]) => frame.at(u, w, z));
    inlay(pen, ring(1, 1.32), '#b3a6d2', { edge: 'smooth', ink: 0.8 });
    pen.shape(ring(2, 1), '#3a3158', { edge: 'smooth' });
    for (const z of range(3)) inlay(pen, ring(4 + z * 8, 1), '#3a3158', { edge: 'smooth', ink: 0 });
    pen.shape(ring(HIGH, 0.98), '#57489a', { edge: 'smooth' });
    pen.tint(
      [frame.at(-60, -26, HIGH), frame.at(60, -26, HIGH), frame.at(50, -12, HIGH), frame.at(-54, -12, HIGH)],
      '#ffffff',
      { opacity: 0.3, edge: 'smooth' },
    );
    letters(pen, { at: (s, z) => frame.at(s, 116 - z, 1) }, name, {
      s: 0,
      z: 0,
      height: 44,
      colour: '#4f3f9a',
      width: 2.2,
    });
  },
};
