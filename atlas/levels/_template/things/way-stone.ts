/** A milestone with a golden band: what a level draws of its own stands in `things/`, one kind of thing a file. */
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface WayStoneOptions {
  /** Colour of the band. */
  readonly gold?: string;
}

export const wayStone: ThingKind<WayStoneOptions> = {
  name: 'wayStone',
  footprint: () => disc(46),
  height: 150,
  draw(pen, frame, { gold = '#f0b83a' }) {
    const at = (u: number, z: number) => frame.at(u, 0, z);
    pen.shape([at(-44, 0), at(-36, 120), at(-14, 156), at(22, 152), at(38, 112), at(46, 0)], '#b9b0a4');
    pen.tint([at(8, 2), at(14, 150), at(30, 138), at(40, 2)], '#b9b0a4', { tone: -0.9, edge: 'straight' });
    pen.shape([at(-40, 62), at(-38, 88), at(39, 88), at(42, 62)], gold, { contour: false });
    pen.hatch([at(10, 4), at(12, 60), at(38, 60), at(42, 4)], { gap: 10 });
  },
};
