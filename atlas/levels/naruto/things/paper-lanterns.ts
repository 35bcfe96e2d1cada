/** Paper lanterns on a rope between two roofs, hung so near to us that the frame cuts them. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { kanji } from '../../../core/lettering';
import { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface PaperLanternsOptions {
  /** Where the rope ends, from where it begins: world units to the right and up. */
  readonly to: Point;
  readonly count: number;
  readonly colours: readonly string[];
  readonly signs?: readonly string[];
  readonly r?: number;
}

export const paperLanterns: ThingKind<PaperLanternsOptions> = {
  name: 'paperLanterns',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame, { to: [du, dz], count, colours, signs = [], r = 46 }) {
    const s = frame.scale;
    const sag = (t: number): Point => [du * t, dz * t - 44 * Math.sin(t * Math.PI)];
    const rope = range(15).map((i) => {
      const [u, z] = sag(i / 14);
      return frame.at(u, 0, z);
    });
    // the rope is knotted to a pole that stands on the ground below the frame
    pen.bars([[frame.at(du, 0, dz + 40), frame.at(du, 0, dz - 320)]], 13 * s, '#a9753f');
    for (const z of [10, -70, -150, -230])
      pen.line([frame.at(du - 7, 0, dz + z), frame.at(du + 7, 0, dz + z)], 1.2);
    const [px, py] = frame.at(du, 0, dz + 46);
    pen.shape(arc(px, py, 11 * s, 11 * s, 0, TAU, 14), '#e0a94a', { edge: 'smooth' });
    pen.bars([rope], 3.6 * s, '#6a4a3c', { smooth: true, edge: 1.6 });
    pen.bars([[frame.at(du - 9, 0, dz + 4), frame.at(du + 9, 0, dz - 2)]], 8 * s, '#6a4a3c', { edge: 1.2 });
    for (const i of range(count)) {
      const [u, top] = sag((i + 0.5) / count);
      const colour = nth(colours, i % colours.length);
      const z = top - 34 - r * 1.25;
      const [x, y] = frame.at(u, 0, z);
      const tall = r * 1.25;
      pen.line([frame.at(u, 0, top), frame.at(u, 0, z + tall)], 1.6);
      const body = arc(x, y, r * s, tall * s, 0, TAU, 24);
      pen.shape(body, colour, { edge: 'smooth' });
      pen.within(body, () => {
        pen.tint(arc(x - r * 0.2 * s, y - tall * 0.1 * s, r * 0.62 * s, tall * 0.8 * s), '#fff2c0', {
          opacity: 0.34,
        });
        pen.tint(
          [
            ...arc(x, y, r * 1.1 * s, tall * 1.1 * s, -1.3, 1.3, 12),
            ...arc(x + r * 0.1 * s, y, r * 0.56 * s, tall * 1.05 * s, 1.3, -1.3, 12),
          ],
          colour,
          { tone: -1, edge: 'straight' },
        );
        // ribs of split bamboo under the paper
        for (const k of range(8)) {
          const v = -0.86 + k * 0.246;
          const half = r * Math.sqrt(1 - v * v) * s;
          pen.line(arc(x, y + v * tall * s - 5 * s, half, 9 * s, 0.1, Math.PI - 0.1, 9), 0.7, {
            smooth: true,
            opacity: 0.6,
          });
        }
      });
      for (const [k, tone] of [
        [1, 0.1],
        [-1, -0.4],
      ] as const)
        pen.shape(arc(x, y - k * tall * 0.96 * s, r * 0.46 * s, 9 * s, 0, TAU, 14), '#3a2a34', {
          edge: 'smooth',
          tone,
        });
      const sign = signs[i % Math.max(1, signs.length)];
      if (sign !== undefined) {
        const board = new Wall(pen, frame, [u - r, 0], [u + r, 0], z - tall, z + tall, 0);
        kanji(pen, board, sign, { s: r, z: tall + r * 0.62, size: r * 1.1, colour: '#3a2438', width: 3.4 });
      }
      // a tassel
      const [tx, ty] = frame.at(u, 0, z - tall - 8);
      pen.shape(
        [
          [tx - 6 * s, ty],
          [tx + 6 * s, ty],
          [tx + 9 * s, ty + 34 * s],
          [tx, ty + 40 * s],
          [tx - 9 * s, ty + 34 * s],
        ],
        '#c23f34',
        { edge: 'straight' },
      );
      for (const k of [-3, 1, 5])
        pen.line(
          [
            [tx + k * s, ty + 8 * s],
            [tx + k * 1.3 * s, ty + 34 * s],
          ],
          0.8,
        );
    }
  },
};
