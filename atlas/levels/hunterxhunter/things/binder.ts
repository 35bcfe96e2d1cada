/** The collector's shrine: an open book of card pockets as large as a house. */
import type { Point3 } from '../../../core/frame';
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { card } from './card';
import type { CardSign } from './card';

export interface BinderOptions {
  readonly cover?: string;
}

const SIGNS: readonly CardSign[] = ['wave', 'coin', 'star', 'leaf', 'flame', 'eye'];
const COLOURS = ['#3f6fb0', '#e0a02e', '#d8483c', '#2f8f6a', '#8a4f9a'];

/** The middle of the card that is being pulled out; the binder's own space. */
export const LOOSE_CARD: Point3 = [292, 40, 196];

export const binder: ThingKind<BinderOptions> = {
  name: 'binder',
  footprint: () => block(620, 190),
  height: 330,
  draw(pen, frame, { cover = '#7a3b4f' }, random) {
    const plinth = box(pen, frame, { u0: -300, u1: 300, w0: -80, w1: 90, z1: 54 }, '#b9ab98');
    const front = plinth.front;
    if (front)
      for (const i of range(14))
        pen.line([front.at(20 + i * 41, 6), front.at(20 + i * 41 + random.jitter(6), 48)], 0.7, {
          opacity: 0.6,
        });
    box(pen, frame, { u0: -190, u1: 190, w0: 90, w1: 128, z1: 26 }, '#c9bba4');
    /** A page leans back and swings out from the spine. */
    const page =
      (side: number, grow: number) =>
      (s: number, t: number): Point => {
        const reach = (side < 0 ? 1 - s : s) * 290 * grow;
        return frame.at(side * reach, 20 + reach * 0.18 - t * 90, 54 + t * 330 + (grow > 1 ? -10 : 0));
      };
    for (const side of [-1, 1]) {
      const back = page(side, 1.06);
      pen.shape([back(0, 0), back(1, 0), back(1, 1.05), back(0, 1.05)], cover, {
        tone: side < 0 ? 0.1 : -0.5,
      });
      const face = page(side, 1);
      pen.shape([face(0, 0.02), face(1, 0.02), face(1, 1), face(0, 1)], '#f7ecd2', {
        tone: side < 0 ? 0.5 : -0.2,
      });
      for (const row of range(3))
        for (const col of range(3)) {
          const k = row * 3 + col + (side > 0 ? 4 : 0);
          const pocket = (s: number, t: number) =>
            face(0.07 + col * 0.305 + s * 0.25, 0.07 + row * 0.305 + t * 0.26);
          const gone = random.chance(0.22) || (side > 0 && row === 1 && col === 2);
          if (gone) {
            pen.shape([pocket(0, 0), pocket(1, 0), pocket(1, 1), pocket(0, 1)], '#b7c4c9', {
              tone: side < 0 ? 0 : -0.5,
              contour: false,
            });
            pen.line([pocket(0.2, 0.5), pocket(0.8, 0.5)], 0.7);
          } else
            card(pen, pocket, {
              sign: nth(SIGNS, k % 6),
              colour: nth(COLOURS, (k * 2) % 5),
              tone: side < 0 ? 0.1 : -0.45,
            });
        }
    }
    // one card hangs half out of its pocket, over the edge of the page: a team below pulls at it
    const [[cx, cy], k] = [frame.at(...LOOSE_CARD), frame.scale];
    const free = (s: number, t: number): Point => [
      cx + ((s - 0.5) * 84 + (t - 0.5) * 62) * k,
      cy + ((s - 0.5) * 48 - (t - 0.5) * 106) * k,
    ];
    pen.shape([free(-0.02, -0.02), free(1.02, -0.02), free(1.02, 1.02), free(-0.02, 1.02)], '#fff6e2', {
      ink: 1.1,
    });
    card(pen, free, { sign: 'star', colour: '#e0a02e', tone: 0.3 });
    for (const t of [0.46, 0.54])
      pen.bars([[free(0, t), free(1, t)]], 5 * frame.scale, '#d9b57a', { edge: 1.4 });
    const spine = (t: number, k: number) => frame.at(k * 12, 22 - t * 90, 50 + t * 336);
    pen.shape([spine(0, -1), spine(0, 1), spine(1, 1), spine(1, -1)], cover, { tone: -0.3 });
    for (const t of [0.15, 0.5, 0.85]) {
      const [x, y] = spine(t, 0);
      const r = 22 * frame.scale;
      pen.bars(
        [
          range(11).map((i): Point => [
            x + Math.cos((i / 10) * Math.PI * 1.6 - 0.9) * r,
            y + Math.sin((i / 10) * Math.PI * 1.6 - 0.9) * r * 0.8,
          ]),
        ],
        6 * frame.scale,
        '#e6d9a8',
      );
    }
  },
};
