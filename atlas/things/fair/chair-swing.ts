import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { drum, stripedCone } from '../../core/solids';
import { disc } from '../../core/footprint';
import { bust } from './bust';

export interface ChairSwingOptions {
  readonly r?: number;
  readonly height?: number;
  readonly colours?: readonly string[];
  readonly accent?: string;
}

/** Chair-o-plane: a mast, a canopy, seats flung outward. */
export const chairSwing: ThingKind<ChairSwingOptions> = {
  name: 'chairSwing',
  footprint: ({ r = 170 }) => disc(r * 0.7),
  height: 300,
  draw(pen, frame, { r = 170, height = 430, colours = ['#8f7fb8', '#f6e7c8'], accent = '#e3b04b' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: r * 0.6, z0: 0, z1: 22 }, '#b8706a', { topMaterial: '#d9b98a' });
    const seat = (a: number) => {
      const top = frame.at(Math.cos(a) * r, Math.sin(a) * r, height - 6),
        low = frame.at(Math.cos(a) * (r + 74), Math.sin(a) * (r + 74), height - 190 + random.jitter(10));
      pen.line([top, low], 0.9);
      pen.line(
        [
          [nth(top, 0) + 8 * s, nth(top, 1)],
          [nth(low, 0) + 10 * s, nth(low, 1)],
        ],
        0.7,
      );
      pen.shape(
        [
          [nth(low, 0) - 12 * s, nth(low, 1)],
          [nth(low, 0) + 12 * s, nth(low, 1)],
          [nth(low, 0) + 11 * s, nth(low, 1) + 30 * s],
          [nth(low, 0) - 11 * s, nth(low, 1) + 30 * s],
        ],
        random.pick(['#d9574f', '#5f9ea8', '#7a9a5a', '#e3b04b']),
        { edge: 'smooth' },
      );
      pen.bars(
        [
          [
            [nth(low, 0) - 5 * s, nth(low, 1) + 30 * s],
            [nth(low, 0) - 9 * s, nth(low, 1) + 54 * s],
          ],
          [
            [nth(low, 0) + 5 * s, nth(low, 1) + 30 * s],
            [nth(low, 0) + 4 * s, nth(low, 1) + 55 * s],
          ],
        ],
        7 * s,
        '#3f4a6b',
        { edge: 1.8 },
      );
      const aside = nth(low, 0) - frame.at(0, 0, 0)[0];
      bust(pen, [nth(low, 0), nth(low, 1) - 10 * s], 14 * s, {
        skin: '#f0c9a0',
        hair: random.pick(['#3d2c2a', '#8a5636', '#d9a24a']),
        kind: Math.abs(Math.round(aside)),
        look: Math.sin(aside) * 0.8,
      });
    };
    const angles = range(14).map((i) => (i / 14) * 6.2832 + 0.1);
    angles.filter((a) => Math.sin(a) < 0).forEach(seat);
    for (let i = 0; i < 5; i++)
      drum(
        pen,
        frame,
        { r: 34 - i * 2, r1: 32 - i * 2, z0: 22 + i * 76, z1: 98 + i * 76 },
        i % 2 ? accent : nth(colours, 0),
        { top: false },
      );
    pen.shape(frame.disc(0, 0, height, r), nth(colours, 0), { edge: 'smooth', tone: -1 });
    stripedCone(pen, frame, { r: r * 1.02, r1: r * 1.02, z0: height, z1: height + 40, sectors: 28 }, [
      accent,
      nth(colours, 1),
    ]);
    stripedCone(
      pen,
      frame,
      { r: r * 1.02, r1: 10, z0: height + 40, z1: height + 120, bulge: -8, sectors: 20 },
      colours,
    );
    pen.shape(arc(...frame.at(0, 0, height + 132), 15 * s, 15 * s, 0, 6.2832, 10), accent, {
      edge: 'smooth',
    });
    angles.filter((a) => Math.sin(a) >= 0).forEach(seat);
  },
};
