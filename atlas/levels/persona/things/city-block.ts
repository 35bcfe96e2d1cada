/** A town block in three inks: shop below, windows above, signs hung down its edge. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { keptWindow } from '../../../things/town/window-kit';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { blockRoof } from './block-roofs';
import type { BlockRoof } from './block-roofs';
import { blockShape } from './block-shapes';
import type { BlockShape } from './block-shapes';
import { hungSign, shopWindows } from './shop-front';
import type { Trade } from './shop-emblem';
import { furnishRoof } from '../../../things/town/rooftop-kit';

export interface CityBlockOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly accent?: string;
  readonly glass?: string;
  /** What is sold below. */
  readonly sign?: Trade;
  /** Which of the three signs hangs at the corner. */
  readonly hung?: number;
  /** Whether the name is written over the door; a house behind others has it at the corner only. */
  readonly named?: boolean;
  /** What its outline has that the next one has not. */
  readonly shape?: BlockShape;
  /** What stands on the roof when no board does. */
  readonly kind?: BlockRoof;
  /** A board on the roof. */
  readonly board?: string | undefined;
}

const FLOOR = 104;

/** More colours than guests elsewhere have: forty look out of these windows. */
const HAIR = [...BUST_HAIR, '#d8b060', '#8f2030', '#b0aab0', '#e08a3a'] as const;

/** Somebody at home, in a window whose middle and half width these are. */
function resident(wall: Wall, at: number, z: number, half: number, k: number): void {
  const { pen } = wall;
  const pane = wall.rect(at - half, z, at + half, z + 58);
  pen.shape(pane, '#ffe08a', { contour: false, ink: 0.7, wobble: 0 });
  const s = wall.frame.scale;
  const head = (u: number, r: number, who: number, look: number) =>
    bust(pen, wall.at(at + u, z + 24), r * s, {
      skin: nth(BUST_SKINS, who % 5),
      hair: nth(HAIR, (who * 3) % HAIR.length),
      cloth: nth(['#d8202f', '#5f9a8a', '#f4efea', '#3f6fb0', '#e0a02e', '#7a4a8a'], (who * 5) % 6),
      kind: who,
      look,
      contour: false,
    });
  const dark = { edge: 'straight' } as const;
  pen.within(pane, () => {
    const scene = k % 7;
    if (scene === 2 && half > 20) {
      // two who do not agree
      head(-13, 10, k, 0.9);
      head(13, 10, k + 4, -0.9);
      pen.line(
        [wall.at(at, z + 46), wall.at(at - 3, z + 52), wall.at(at + 3, z + 52), wall.at(at, z + 58)],
        1.2,
        {
          colour: '#d8202f',
        },
      );
    } else if (scene === 4) {
      // nobody but a shadow behind the blind, with a cat
      pen.tint(arc(...wall.at(at + 3, z + 34), 9 * s, 10 * s), '#7a4a3a', { opacity: 0.75 });
      pen.tint(
        [wall.at(at - 12, z), wall.at(at - 8, z + 26), wall.at(at + 14, z + 26), wall.at(at + 17, z)],
        '#7a4a3a',
        {
          ...dark,
          opacity: 0.75,
        },
      );
      pen.tint(
        [
          wall.at(at - 15, z),
          wall.at(at - 14, z + 13),
          wall.at(at - 15, z + 20),
          wall.at(at - 10, z + 16),
          wall.at(at - 5, z + 20),
          wall.at(at - 6, z + 11),
          wall.at(at - 3, z),
        ],
        '#3a2f3a',
        dark,
      );
    } else if (scene === 5) {
      // a birthday: the cake has one candle
      head(-half * 0.3, 11, k, 0.7);
      pen.tint(
        [wall.at(at + 1, z), wall.at(at + 1, z + 12), wall.at(at + 15, z + 12), wall.at(at + 15, z)],
        '#f4efea',
        dark,
      );
      pen.tint(
        [wall.at(at + 1, z + 9), wall.at(at + 1, z + 13), wall.at(at + 15, z + 13), wall.at(at + 15, z + 9)],
        '#d8202f',
        dark,
      );
      pen.line([wall.at(at + 8, z + 13), wall.at(at + 8, z + 22)], 1.3, { colour: '#3f6fb0' });
    } else head(0, 13, k, (k % 3) - 1);
  });
}

export const cityBlock: ThingKind<CityBlockOptions> = {
  name: 'cityBlock',
  footprint: ({ width = 300, depth = 260 }) => block(width + 16, depth + 16),
  height: ({ floors = 4 }) => 130 + floors * FLOOR,
  draw(
    pen,
    frame,
    {
      width = 300,
      depth = 260,
      floors = 4,
      wall = '#f1ece6',
      accent = '#d8202f',
      glass = '#3a3644',
      sign = 'BOOKS',
      hung = 0,
      named = true,
      shape,
      kind = 'tank',
      board,
    },
    random,
  ) {
    const [h, d, s, tall] = [width / 2, depth / 2, frame.scale, 130 + floors * FLOOR];
    const dark = '#241d28';
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: tall }, wall, {
      topMaterial: '#8f8790',
    });
    const ribbon = random.chance(0.5);
    for (const [name, side] of Object.entries(walls)) {
      for (const f of range(floors)) {
        const z = 146 + f * FLOOR;
        if (ribbon) {
          side.panel(8, z, side.width - 8, z + 60, glass, { ink: 1 });
          pen.tint(
            [side.at(16, z + 6), side.at(60, z + 6), side.at(110, z + 54), side.at(66, z + 54)],
            '#f6efe8',
            { edge: 'straight', opacity: 0.35 },
          );
          for (const k of range(Math.floor((side.width - 16) / 52)))
            if (random.chance(0.5)) keptWindow(side, { s0: 8 + k * 52, s1: 60 + k * 52, z0: z, z1: z + 60 });
          if (name === 'front') {
            const home = random.int(0, Math.floor((side.width - 16) / 52) - 1);
            resident(side, 34 + home * 52, z, 26, f * 11 + home * 5 + floors * 3 + sign.length * 4);
          }
          for (const k of range(Math.round(side.width / 52)))
            pen.line([side.at(8 + k * 52, z), side.at(8 + k * 52, z + 60)], 1.4, { colour: wall });
          side.panel(0, z + 70, side.width, z + 80, f % 2 ? accent : dark, { ink: 0.6 });
        } else
          for (const k of range(Math.max(2, Math.round(side.width / 66)))) {
            const at = (side.width * (k + 0.5)) / Math.max(2, Math.round(side.width / 66));
            const lit = random.chance(0.24);
            side.panel(at - 20, z - 4, at + 20, z + 62, dark, { ink: 0.6 });
            side.panel(at - 16, z, at + 16, z + 58, lit ? '#ffe08a' : glass, { ink: 0.8 });
            keptWindow(side, { s0: at - 16, s1: at + 16, z0: z, z1: z + 58 });
            if (name === 'front' && lit && (f + k) % 2)
              resident(side, at, z, 16, f * 9 + k * 4 + sign.length * 5);
            else if (random.chance(0.4))
              side.panel(at - 16, z + 30, at + 16, z + 58, '#f6efe8', { ink: 0.6 });
            else pen.line([side.at(at, z), side.at(at, z + 58)], 1, { colour: dark });
            if (name === 'front' && random.chance(0.22)) {
              side.panel(at - 14, z - 26, at + 14, z - 6, '#d9d2d0', { ink: 0.8 });
              pen.shape(arc(...side.at(at, z - 16), 7 * s, 7 * s, 0, 6.2832, 8), dark, {
                edge: 'smooth',
                ink: 0.5,
                contour: false,
              });
            }
          }
      }
      side.panel(0, 108, side.width, 141, dark, { ink: 0.8 });
      shopWindows(side, sign, name === 'front');
    }
    const front = walls.front;
    if (front) {
      for (const k of range(8)) {
        const [a, b] = [(front.width * k) / 8, (front.width * (k + 1)) / 8];
        const out = (p: number, z: number, w: number) => frame.at(-h + p, d + w, z);
        pen.shape(
          [out(a, 110, 0), out(b, 110, 0), out(b, 92, 26), out(a, 92, 26)],
          k % 2 ? '#fbf6f0' : accent,
          { ink: 0.7, tone: 0.1 },
        );
      }
      if (named)
        letters(pen, front, sign, {
          s: front.width / 2,
          z: 115.5,
          height: 18,
          fit: front.width - 40,
          colour: '#fbf6f0',
          width: 1.7,
        });
      if (shape) blockShape(pen, frame, front, shape, { h, d, floors, floor: FLOOR, wall, accent });
      hungSign(pen, frame, [h, d * 0.86], { trade: sign, floors, accent, kind: hung });
    }
    const roof = frame.moved(0, 0, tall);
    box(pen, roof, { u0: -h, u1: h, w0: d - 12, w1: d, z1: 22 }, wall);
    if (board === undefined && kind !== 'tank') blockRoof(pen, roof, kind, h, d, hung);
    else if (board === undefined) {
      drum(pen, roof, { u: -h * 0.5, w: -d * 0.3, r: 34, z0: 20, z1: 84 }, '#cfc6c4');
      pen.bars(
        [
          [roof.at(-h * 0.5 - 22, -d * 0.3, 0), roof.at(-h * 0.5 - 22, -d * 0.3, 24)],
          [roof.at(-h * 0.5 + 22, -d * 0.3, 0), roof.at(-h * 0.5 + 22, -d * 0.3, 24)],
        ],
        4 * s,
        dark,
      );
      box(pen, roof, { u0: h * 0.1, u1: h * 0.1 + 54, w0: -d * 0.4, w1: -d * 0.4 + 40, z1: 30 }, '#b9b0b2');
      pen.bars(
        [
          [roof.at(h * 0.7, 0, 0), roof.at(h * 0.7, 0, 130)],
          ...[26, 20, 14].map((half, i): [Point, Point] => [
            roof.at(h * 0.7 - half, 0, 84 + i * 18),
            roof.at(h * 0.7 + half, 0, 94 + i * 18),
          ]),
        ],
        3 * s,
        dark,
        { edge: 1 },
      );
      furnishRoof(pen, roof, h * 0.9, d * 0.45);
    }
    if (board !== undefined) {
      pen.bars(
        [-0.6, 0, 0.6].map((k) => [roof.at(h * k, d * 0.6, 0), roof.at(h * k, d * 0.6, 60)]),
        6 * s,
        dark,
      );
      const face = { at: (p: number, z: number) => roof.at(p, d * 0.6 + 4, z) };
      pen.shape(
        [face.at(-h * 0.9, 44), face.at(h * 0.9, 58), face.at(h * 0.94, 178), face.at(-h * 0.86, 166)],
        accent,
        { ink: 1.2 },
      );
      letters(pen, face, board, {
        s: h * 0.02,
        z: 86,
        height: 52,
        fit: h * 1.5,
        colour: '#fff8f0',
        width: 3.4,
      });
    }
  },
};
