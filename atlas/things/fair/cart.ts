/** A small cart that sells from under a parasol. */
import { arc, nth, range } from '../../core/geometry';
import { box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block } from '../../core/footprint';
import { letters } from '../../core/lettering';

export interface CartOptions {
  readonly body?: string;
  readonly colours?: readonly string[];
  readonly sign?: string;
}

/** A small cart on wheels with a parasol roof. */
export const cart: ThingKind<CartOptions> = {
  name: 'cart',
  footprint: () => block(130, 80),
  height: 130,
  draw(pen, frame, { body = '#e98fa3', colours = ['#fbf0dc', '#7fb3c9'], sign = 'ICE' }) {
    const s = frame.scale;
    const wheel = (u: number, w: number) => {
      pen.shape(arc(...frame.at(u, w, 26), 25 * s, 26 * s, 0, 6.2832, 16), '#8a5a36', { edge: 'smooth' });
      pen.shape(arc(...frame.at(u, w, 26), 18 * s, 19 * s, 0, 6.2832, 14), '#e9d6b0', {
        edge: 'smooth',
        tone: -0.4,
      });
      for (let a = 0; a < 3.1; a += 0.785)
        pen.line(
          [
            frame.at(u - Math.cos(a) * 18, w, 26 - Math.sin(a) * 18),
            frame.at(u + Math.cos(a) * 18, w, 26 + Math.sin(a) * 18),
          ],
          0.9,
        );
    };
    wheel(-34, -30);
    const walls = box(pen, frame, { u0: -58, u1: 52, w0: -30, w1: 30, z0: 24, z1: 84 }, body, {
      topMaterial: '#fff1d6',
    });
    if (walls.front) {
      walls.front.panel(14, 14, 96, 48, '#fff1d6', { ink: 0.9 });
      letters(pen, walls.front, sign, { s: 55, z: 21, height: 20, colour: '#a8394a', width: 2 });
    }
    wheel(-30, 36);
    pen.bars(
      [
        [frame.at(52, 20, 70), frame.at(88, 20, 82)],
        [frame.at(44, 30, 24), frame.at(46, 30, 2)],
      ],
      7 * s,
      '#8a5a36',
    );
    for (const [u, c] of [
      [-36, '#fff6e6'],
      [-12, '#f6b7c4'],
      [12, '#a8764e'],
    ] as const) {
      pen.shape([frame.at(u - 9, 0, 88), frame.at(u + 9, 0, 88), frame.at(u, 0, 84)], '#d9a35c', {
        ink: 0.8,
      });
      pen.shape(arc(...frame.at(u, 0, 96), 11 * s, 11 * s, 0, 6.2832, 9), c, { edge: 'scallop', ink: 0.8 });
    }
    pen.bars([[frame.at(0, -20, 84), frame.at(0, -20, 180)]], 6 * s, '#f0e4cc');
    range(9).forEach((i) => {
      const a = (i / 9) * Math.PI,
        b = ((i + 1) / 9) * Math.PI;
      const [cx, cy] = frame.at(0, -20, 150);
      pen.shape(
        [
          [cx, cy - 44 * s],
          [cx + Math.cos(a) * 92 * s, cy + Math.sin(a) * 20 * s],
          [cx + Math.cos((a + b) / 2) * 94 * s, cy + (Math.sin((a + b) / 2) * 20 + 9) * s],
          [cx + Math.cos(b) * 92 * s, cy + Math.sin(b) * 20 * s],
        ],
        nth(colours, i % 2),
        { tone: i < 3 ? -0.8 : i > 6 ? 0.6 : 0, ink: 0.7 },
      );
    });
  },
};
