/** What stands on the roofs of the town: no two neighbours have the same, and somebody is at most of them. */
import type { Frame } from '../../../core/frame';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { MORE_ROOFS } from './more-roofs';
import { roofFolk, roofSleeper } from './roof-folk';

export type BlockRoof = 'tank' | 'pitch' | 'garden' | 'solar' | 'bath' | 'glass' | keyof typeof MORE_ROOFS;

const somebody = (pen: Pen, at: Point, r: number, k: number, look: number) =>
  bust(pen, at, r, {
    skin: nth(BUST_SKINS, k % 5),
    hair: nth(BUST_HAIR, (k * 2) % 5),
    cloth: nth(['#d8202f', '#f4efea', '#e0a02e', '#3a323e'], k % 4),
    kind: k,
    look,
  });

const ROOFS: Readonly<
  Record<Exclude<BlockRoof, 'tank'>, (pen: Pen, roof: Frame, h: number, d: number, turn: number) => void>
> = {
  ...MORE_ROOFS,
  /** A pitch behind a net, and a match on it. */
  pitch(pen, roof, h, d, turn) {
    const s = roof.scale;
    const at = (u: number, w: number, z = 0): Point => roof.at(u * h * 0.86, w * d * 0.8, z);
    pen.shape([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], '#4f8a6a', { contour: false });
    pen.line([at(-0.92, -0.9), at(0.92, -0.9), at(0.92, 0.9), at(-0.92, 0.9), at(-0.92, -0.9)], 1.2, {
      colour: '#fbf6f0',
    });
    pen.line([at(0, -0.9), at(0, 0.9)], 1.2, { colour: '#fbf6f0' });
    pen.line([at(-0.5, -0.9), at(-0.5, 0.9), at(0.5, 0.9), at(0.5, -0.9)], 0.8, { colour: '#fbf6f0' });
    const racket = ([x, y]: Point, way: number) => {
      pen.bars(
        [
          [
            [x, y],
            [x + way * 6 * s, y - 12 * s],
          ],
        ],
        3 * s,
        '#8a5a3a',
        { edge: 0.6 },
      );
      pen.shape(arc(x + way * 10 * s, y - 22 * s, 9 * s, 12 * s), '#f4efea', { edge: 'smooth', ink: 0.9 });
    };
    const player = (u: number, w: number, k: number, way: number) =>
      racket(
        roofFolk(pen, roof, [u * h * 0.86, w * d * 0.8], { k, look: way, reach: way, up: way > 0 ? 46 : 30 }),
        way,
      );
    player(-0.6, -0.3, 1 + turn, 1);
    pen.bars([[at(0, -1, 0), at(0, -1, 34), at(0, 1, 34), at(0, 1, 0)]], 3 * s, '#3a323e', { edge: 1 });
    pen.shape([at(0, -1, 6), at(0, 1, 6), at(0, 1, 32), at(0, -1, 32)], '#fbf6f0', {
      opacity: 0.4,
      contour: false,
      ink: 0.5,
    });
    player(0.58, 0.3, 4 + turn * 2, -1);
    pen.shape(arc(...at(-0.1 + turn * 0.12, 0, 84), 5 * s, 5 * s), '#ffd84a', { edge: 'smooth', ink: 0.7 });
    pen.bars(
      [-1, -0.33, 0.33, 1].map((u) => [at(u, -1), at(u, -1, 76)]),
      3 * s,
      '#3a323e',
      { edge: 1 },
    );
    for (const z of [26, 50, 74]) pen.line([at(-1, -1, z), at(1, -1, z)], 0.6, { opacity: 0.6 });
  },
  /** Beds of green, a trellis, and who waters them. */
  garden(pen, roof, h, d, turn) {
    const s = roof.scale;
    for (const [k, [u, w]] of (
      [
        [-0.55, -0.45],
        [0.2, -0.5],
        [-0.5, 0.35],
        [0.5, 0.3],
      ] as const
    ).entries()) {
      const bed = roof.moved(u * h, w * d);
      box(pen, bed, { u0: -46, u1: 46, w0: -22, w1: 22, z1: 18 }, '#8a5a3a', { topMaterial: '#5a3f30' });
      for (const i of range(8)) {
        const [x, y] = bed.at(-38 + (i % 4) * 25, -10 + Math.floor(i / 4) * 22, 26);
        pen.shape(
          arc(x, y, 15 * s, 13 * s, i, i + 6.2832, 8),
          nth(['#5f9a4e', '#4f8a46', '#76ac5a'], (i + k) % 3),
          {
            edge: 'scallop',
            ink: 0.7,
          },
        );
        if (i % 2)
          pen.shape(
            arc(x + 3 * s, y - 5 * s, 5 * s, 5 * s),
            nth(['#d8202f', '#ffd84a', '#ffffff'], (i + k) % 3),
            { edge: 'smooth', ink: 0.5 },
          );
      }
      if (k === 1) {
        const can = roofFolk(pen, roof, [h * (0.72 - turn * 0.06), -d * 0.12], {
          k: 2 + turn,
          look: -1,
          reach: -1,
          up: 36,
        });
        const c = (x: number, z: number): Point => [can[0] + x * s, can[1] - z * s];
        pen.shape([c(-12, -10), c(8, -10), c(6, 10), c(-10, 10)], '#8fb0c0', { ink: 0.9 });
        pen.bars([[c(-10, -2), c(-28, 12)]], 4 * s, '#8fb0c0', { edge: 0.8 });
        for (const z of [0, 7, 14])
          pen.line([c(-29 - z * 0.3, 8 - z), c(-32 - z * 0.4, 2 - z)], 1.3, { colour: '#bfe6f4' });
      }
    }
  },
  /** Panels that follow the sun, and somebody who sleeps in their shade. */
  solar(pen, roof, h, d, turn) {
    for (const row of range(2))
      for (const col of range(3)) {
        const at = (u: number, w: number, z: number): Point =>
          roof.at((-0.82 + col * 0.58) * h + u * h * 0.5, (-0.7 + row * 0.72) * d + w * d * 0.42, z);
        pen.shape([at(0, 1, 8), at(1, 1, 8), at(1, 0, 44), at(0, 0, 44)], '#34508a', {
          tone: col === 1 ? 0.4 : 0,
        });
        for (const k of [0.33, 0.66]) {
          pen.line([at(k, 1, 8), at(k, 0, 44)], 0.7, { colour: '#b9cfe6' });
          pen.line([at(0, k, 8 + 36 * (1 - k)), at(1, k, 8 + 36 * (1 - k))], 0.7, { colour: '#b9cfe6' });
        }
        pen.tint([at(0.1, 0.9, 12), at(0.3, 0.9, 12), at(0.6, 0.1, 40), at(0.4, 0.1, 40)], '#ffffff', {
          edge: 'straight',
          opacity: 0.3,
        });
      }
    roofSleeper(pen, roof, [h * 0.5, d * 0.62], 5 + turn);
  },
  /** A tub of hot water under the sky. */
  bath(pen, roof, h, d, turn) {
    const s = roof.scale;
    drum(pen, roof, { r: Math.min(h, d) * 0.62, z1: 34 }, '#b98a52', { topMaterial: '#8fd0d8' });
    const r = Math.min(h, d) * 0.62;
    for (const k of range(12)) {
      const a = 0.1 + k * 0.27;
      pen.line(
        [roof.at(Math.cos(a) * r, Math.sin(a) * r, 2), roof.at(Math.cos(a) * r, Math.sin(a) * r, 32)],
        0.7,
      );
    }
    pen.shape(roof.disc(0, 0, 34, r * 0.84), '#8fd0d8', { edge: 'smooth', contour: false });
    const bathers = turn % 2 ? [-0.42, 0.34] : [-0.5, 0.02, 0.5];
    for (const [k, u] of bathers.entries()) {
      const at = roof.at(u * r, -r * 0.1 + (k % 2) * r * 0.2, 48);
      const who = k + turn * 2;
      bust(pen, at, 17 * s, {
        skin: nth(BUST_SKINS, (who + 1) % 5),
        hair: nth(BUST_HAIR, (who + 2) % 5),
        kind: who * 2 + 1,
        look: k - 1,
        asleep: k === 1,
      });
      // a folded towel on the head, as one bathes here
      if (k === turn % 2)
        pen.shape(
          [
            [at[0] - 12 * s, at[1] - 16 * s],
            [at[0] + 12 * s, at[1] - 16 * s],
            [at[0] + 10 * s, at[1] - 25 * s],
            [at[0] - 10 * s, at[1] - 25 * s],
          ],
          '#fbf6f0',
          { ink: 0.8 },
        );
    }
    if (turn % 2) {
      const [x, y] = roof.at(0, r * 0.42, 40);
      pen.shape(arc(x, y, 12 * s, 8 * s), '#ffd84a', { edge: 'smooth', ink: 0.8 });
      pen.shape(arc(x + 8 * s, y - 10 * s, 7 * s, 7 * s), '#ffd84a', { edge: 'smooth', ink: 0.8 });
      pen.bars(
        [
          [
            [x + 13 * s, y - 10 * s],
            [x + 19 * s, y - 9 * s],
          ],
        ],
        4 * s,
        '#e8702a',
        { edge: 0.5 },
      );
    }
    pen.tint(roof.disc(0, r * 0.3, 36, r * 0.6, 0.1, 3, 14), '#c9ecf0', { opacity: 0.8 });
    for (const k of [-1, 0, 1])
      pen.line(
        [
          roof.at(k * 40, 0, 84),
          roof.at(k * 40 + 8, 0, 100),
          roof.at(k * 40 - 4, 0, 116),
          roof.at(k * 40 + 6, 0, 132),
        ],
        1.6,
        { colour: '#ffffff', smooth: true, opacity: 0.8 },
      );
  },
  /** A house of glass, lit, with somebody painting in it. */
  glass(pen, roof, h, d) {
    const s = roof.scale;
    const walls = box(
      pen,
      roof,
      { u0: -h * 0.6, u1: h * 0.6, w0: -d * 0.5, w1: d * 0.4, z1: 72 },
      '#f6e2a0',
      { topMaterial: '#cfe0e6' },
    );
    const { front } = walls;
    if (!front) return;
    pen.within(front.rect(0, 0, front.width, 72), () => {
      for (const k of range(4)) {
        const [x, y] = front.at(20 + k * front.width * 0.26, 14);
        pen.shape(arc(x, y, 18 * s, 20 * s, k, k + 6.2832, 8), '#5f9a4e', {
          edge: 'scallop',
          ink: 0.6,
          contour: false,
        });
      }
      somebody(pen, front.at(front.width * 0.5, 34), 16 * s, 3, 0.8);
    });
    for (const k of range(7))
      pen.line([front.at((k * front.width) / 6, 0), front.at((k * front.width) / 6, 72)], 1.4, {
        colour: '#fbf6f0',
      });
    pen.line([front.at(0, 40), front.at(front.width, 40)], 1.4, { colour: '#fbf6f0' });
  },
};

/** Furnishes a roof whose half sizes are `h` and `d`; `turn` tells the second of a kind from the first. */
export function blockRoof(
  pen: Pen,
  roof: Frame,
  kind: Exclude<BlockRoof, 'tank'>,
  h: number,
  d: number,
  turn: number,
): void {
  ROOFS[kind](pen, roof, h, d, turn);
}
