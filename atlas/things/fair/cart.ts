/** A small cart that sells from under a parasol. */
import { arc, nth, range } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import { box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block } from '../../core/footprint';
import { letters } from '../../core/lettering';

const INK = { ink: 0.8 } as const;
const ROUND = { edge: 'smooth', ink: 0.8 } as const;

/** What lies on the cart, by what its sign says. */
const WARES = {
  ICE(pen, frame) {
    for (const [u, flavour] of [
      [-36, '#fff6e6'],
      [-12, '#f6b7c4'],
      [12, '#a8764e'],
    ] as const) {
      pen.shape([frame.at(u - 9, 0, 88), frame.at(u + 9, 0, 88), frame.at(u, 0, 84)], '#d9a35c', INK);
      pen.shape(arc(...frame.at(u, 0, 96), 11 * frame.scale, 11 * frame.scale, 0, 6.2832, 9), flavour, {
        ...INK,
        edge: 'scallop',
      });
    }
  },
  HOT(pen, frame) {
    const s = frame.scale;
    for (const u of [-36, 0, 36]) {
      pen.shape(arc(...frame.at(u, -8, 92), 17 * s, 8 * s, 0, 6.2832, 12), '#e9b872', ROUND);
      pen.shape(arc(...frame.at(u, -4, 92), 20 * s, 5 * s, 0, 6.2832, 12), '#b5503a', ROUND);
      pen.line(
        [-14, -5, 4, 13].map((k, i) => frame.at(u + k, -4, 92 + (i % 2 ? 2 : -2))),
        1.3,
        {
          colour: '#f6d44a',
        },
      );
      pen.shape(arc(...frame.at(u, 4, 88), 17 * s, 6 * s, 0, 6.2832, 12), '#e9b872', ROUND);
    }
  },
  TEA(pen, frame) {
    const s = frame.scale;
    pen.line(
      [frame.at(-34, 0, 92), frame.at(-50, 0, 98), frame.at(-48, 0, 112), frame.at(-32, 0, 110)],
      2.4,
      { colour: '#3f7f86' },
    );
    pen.shape(
      [frame.at(-4, 0, 92), frame.at(18, 0, 112), frame.at(10, 0, 114), frame.at(-8, 0, 104)],
      '#4f9aa0',
      INK,
    );
    pen.shape(arc(...frame.at(-20, 0, 100), 19 * s, 16 * s, 0, 6.2832, 14), '#4f9aa0', ROUND);
    pen.shape(arc(...frame.at(-20, 0, 117), 5 * s, 4 * s, 0, 6.2832, 9), '#f0c46a', ROUND);
    for (const u of [26, 44])
      pen.shape(
        [frame.at(u - 8, 6, 98), frame.at(u + 8, 6, 98), frame.at(u + 5, 6, 86), frame.at(u - 5, 6, 86)],
        '#fdf6e4',
        INK,
      );
  },
  NUTS(pen, frame) {
    const s = frame.scale;
    for (const u of [-36, -10, 16]) {
      pen.shape([frame.at(u - 11, 0, 104), frame.at(u + 11, 0, 104), frame.at(u, 0, 82)], '#f3e6c8', INK);
      pen.line([frame.at(u - 6, 0, 98), frame.at(u + 5, 0, 92)], 1.2, { colour: '#c8503f' });
      for (const [du, dz] of [
        [-6, 106],
        [6, 106],
        [0, 112],
      ] as const)
        pen.shape(arc(...frame.at(u + du, 0, dz), 6 * s, 5 * s, 0, 6.2832, 9), '#a8703c', ROUND);
    }
  },
} as const satisfies Record<string, (pen: Pen, frame: Frame) => void>;

export interface CartOptions {
  readonly body?: string;
  readonly colours?: readonly string[];
  /** What it sells. */
  readonly sign?: keyof typeof WARES;
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
    WARES[sign](pen, frame);
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
