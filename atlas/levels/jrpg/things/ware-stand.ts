/** A stand of the adventurers' market: what hangs on its wall and lies on its counter is what the board says. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';
import { awning } from '../../../things/fair/stall';
import { nameBoard } from '../../../things/fair/stall-top';

export type WareName = 'blades' | 'flasks' | 'hats' | 'wands';

export interface WareStandOptions {
  readonly colours: readonly [string, string];
  readonly sign: string;
  readonly ware: WareName;
  /** Who sells there. */
  readonly seller: PersonSpec;
  readonly width?: number;
}

const WOOD = '#b98152';
const BOARD = '#f3dfb0';

type At = (u: number, z: number) => Point;

/** One piece of a ware round u = 0, `i` chooses which. */
const PIECES: Readonly<Record<WareName, (pen: Pen, at: At, s: number, i: number) => void>> = {
  blades(pen, at, s, i) {
    // point down, as they hang
    const wide = nth([7, 10, 5], i % 3);
    pen.shape([at(-wide, 44), at(wide, 44), at(wide * 0.8, 8), at(0, -6), at(-wide * 0.8, 8)], '#dfe6f0', {
      ink: 0.9,
    });
    pen.tint([at(0, 44), at(wide, 44), at(wide * 0.8, 8), at(0, -6)], '#dfe6f0', {
      tone: -0.8,
      edge: 'straight',
    });
    pen.shape(
      [at(-18, 50), at(18, 50), at(16, 43), at(-16, 43)],
      nth(['#f2c23f', '#8a6fb4', '#4f9fc0'], i % 3),
      { ink: 0.8 },
    );
    pen.shape([at(-4, 66), at(4, 66), at(4, 50), at(-4, 50)], '#7a4632', { ink: 0.8 });
    pen.shape(arc(...at(0, 68), 5 * s, 5 * s, 0, TAU, 8), '#f2c23f', { edge: 'smooth', ink: 0.7 });
  },
  flasks(pen, at, s, i) {
    const brew = nth(['#e2574c', '#4f9fc0', '#8fc45a', '#c48af0'], i % 4);
    const glass = [
      at(-5, 42),
      at(-5, 28),
      at(-16, 10),
      at(-12, -1),
      at(12, -1),
      at(16, 10),
      at(5, 28),
      at(5, 42),
    ];
    pen.shape(glass, '#e6f2f4', { ink: 0.9 });
    pen.within(glass, () =>
      pen.tint([at(-20, 16), at(20, 18), at(20, -6), at(-20, -6)], brew, { edge: 'straight' }),
    );
    pen.shape([at(-7, 50), at(7, 50), at(6, 41), at(-6, 41)], '#a8764a', { ink: 0.7 });
    pen.tint(arc(...at(-7, 9), 2.4 * s, 4 * s, 0, TAU, 7), '#ffffff', { opacity: 0.85 });
    if (i % 2)
      for (const [u, z] of [
        [3, 58],
        [-3, 66],
      ] as const)
        pen.shape(arc(...at(u, z), 4 * s, 4 * s, 0, TAU, 8), brew, {
          edge: 'smooth',
          ink: 0.5,
          contour: false,
          tone: 0.6,
        });
  },
  hats(pen, at, s, i) {
    const cloth = nth(['#c8463f', '#3f7f9a', '#5f8f4a', '#e0a03a'], i % 4);
    if (i % 3 === 0) {
      pen.shape([at(-14, 8), at(-12, 34), at(12, 34), at(14, 8)], cloth, { ink: 0.9 });
      pen.shape(arc(...at(0, 8), 26 * s, 7 * s, 0, TAU, 14), cloth, { edge: 'smooth', ink: 0.9, tone: 0.3 });
      pen.shape([at(-14, 10), at(14, 10), at(14, 17), at(-14, 17)], '#fff4dc', { ink: 0.6, contour: false });
    } else if (i % 3 === 1) {
      pen.shape([at(-20, 4), at(-16, 24), at(0, 32), at(16, 24), at(20, 4)], cloth, {
        edge: 'smooth',
        ink: 0.9,
      });
      pen.shape([at(-22, 0), at(22, 0), at(22, 9), at(-22, 9)], '#fff4dc', { ink: 0.8 });
      pen.shape(arc(...at(0, 34), 7 * s, 7 * s, 0, TAU, 9), '#fff4dc', { edge: 'scallop', ink: 0.7 });
    } else {
      pen.shape([at(-20, 4), at(-6, 26), at(4, 48), at(14, 44), at(10, 26), at(20, 4)], cloth, {
        edge: 'smooth',
        ink: 0.9,
      });
      pen.shape([at(-22, 0), at(22, 0), at(18, 9), at(-18, 9)], cloth, { ink: 0.8, tone: 0.5 });
      pen.shape([at(8, 8), at(16, 34), at(22, 12)], '#f6f0dc', { edge: 'smooth', ink: 0.7 });
    }
  },
  wands(pen, at, s, i) {
    pen.bars([[at(-8, -2), at(8, 46)]], 5 * s, nth(['#7a4632', '#5a4a78', '#c9986a'], i % 3));
    const glow = nth(['#f6c0f0', '#8fe0f0', '#ffe27a', '#b6f0a0'], i % 4);
    const [x, y] = at(9, 52);
    if (i % 2)
      pen.shape(
        range(10).map((k): Point => {
          const a = (k / 10) * TAU - TAU / 4;
          const r = (k % 2 ? 5 : 12) * s;
          return [x + Math.cos(a) * r, y + Math.sin(a) * r];
        }),
        { emit: glow },
        { ink: 0.8 },
      );
    else {
      pen.shape(arc(x, y, 9 * s, 10 * s, 0, TAU, 10), { emit: glow }, { edge: 'smooth', ink: 0.9 });
      pen.tint(arc(x - 3 * s, y - 3 * s, 2.4 * s, 3 * s, 0, TAU, 7), '#ffffff');
    }
    pen.glow(x, y, 40 * s, 'amber', 0.5);
  },
};

export const wareStand: ThingKind<WareStandOptions> = {
  name: 'stall',
  footprint: ({ width = 230 }) => block(width + 20, 150),
  height: 230,
  lamps: () => [{ w: 70, reach: 330 }],
  draw(pen, frame, { colours, sign, ware, seller, width = 230 }) {
    const [h, s] = [width / 2, frame.scale];
    const piece = PIECES[ware];
    const back = box(pen, frame, { u0: -h, u1: h, w0: -60, w1: -52, z1: 226 }, WOOD).front;
    if (back) {
      back.panel(3, 0, width - 3, 222, WOOD, { tone: -1.2, ink: 0 });
      for (const k of range(Math.floor(width / 36)))
        pen.line([back.at(18 + k * 36, 70), back.at(18 + k * 36, 220)], 0.5);
      // on pegs along the wall
      for (const [k, m] of [0.1, 0.24, 0.76, 0.9].entries()) {
        pen.line([back.at(width * m - 8, 184), back.at(width * m + 8, 184)], 1.4);
        piece(pen, (u, z) => back.at(width * m + u * 0.8, 124 + z * 0.8), s * 0.8, k);
      }
    }
    for (const side of [-1, 1]) {
      const u = side * h;
      pen.shape([frame.at(u, -54, 0), frame.at(u, 50, 0), frame.at(u, 50, 74), frame.at(u, -54, 74)], WOOD, {
        tone: side > 0 ? -1.1 : -0.5,
      });
    }
    folk(pen, frame.at(0, -6, -6), s, seller);
    const counter = box(pen, frame, { u0: -h, u1: h, w0: 24, w1: 54, z1: 76 }, WOOD, { topMaterial: BOARD });
    for (const [k, i] of [
      [-0.8, 1],
      [-0.48, 2],
      [0.48, 3],
      [0.8, 4],
    ] as const)
      piece(pen, (u, z) => frame.at(h * k + u * 0.9, 36, 78 + z * 0.9), s * 0.9, i);
    const f = counter.front;
    if (f) {
      for (const i of range(Math.floor(width / 26)))
        pen.line([f.at(i * 26 + 6, 2), f.at(i * 26 + 6, 62)], 0.6);
      f.panel(0, 62, width, 76, BOARD, { ink: 0.9 });
      // what is dearest leans below; the board above says what it is, where no customer stands before it
      for (const i of range(3))
        piece(pen, (u, z) => f.at(width * (0.2 + i * 0.3) + u, 8 + z * 0.8), s * 0.8, i + 5);
    }
    for (const side of [-1, 1])
      pen.bars([[frame.at(side * h, 60, 0), frame.at(side * h, 60, 206)]], 8 * s, '#8a5c3a');
    awning(pen, frame, { u0: -h - 12, u1: h + 12, w0: -58, w1: 74, z0: 208, z1: 252, colours });
    nameBoard(pen, frame, h, { name: sign, z: 246, board: BOARD, cloth: colours[0] });
    for (const u of [-h * 0.8, h * 0.8]) {
      const [x, y] = frame.at(u, 70, 170);
      pen.line([frame.at(u, 70, 200), [x, y - 12 * s]], 0.8);
      const glass = pen.light.night ? { emit: '#ffcf7a' } : '#f6e3b0';
      pen.shape(arc(x, y, 9 * s, 12 * s, 0, TAU, 10), glass, { edge: 'smooth', ink: 0.9 });
      pen.glow(x, y, 90 * s, 'amber', 0.8);
    }
  },
};
