/** What tells one block of the town from the next by its outline: a turret, stairs outside, a bay, one great round window. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum, stripedCone } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import { BUST_SKINS, bust } from '../../../things/fair/bust';

export type BlockShape = 'turret' | 'stairs' | 'oriel' | 'round';

export interface BlockSize {
  /** Half the front and half the depth. */
  readonly h: number;
  readonly d: number;
  readonly floors: number;
  readonly floor: number;
  readonly wall: string;
  readonly accent: string;
}

const DARK = '#241d28';
const LIT = '#ffe08a';
/** Where the first floor of homes begins. */
const FIRST = 134;

/** A window that is bent round a turret, middle at the angle `a`. */
function bent(pen: Pen, frame: Frame, [u, w]: Point, r: number, a: number, z: number, paint: string): void {
  const at = (k: number, up: number): Point =>
    frame.at(u + Math.cos(a + k) * r, w + Math.sin(a + k) * r, z + up);
  pen.shape([at(-0.26, 0), at(0.26, 0), at(0.26, 54), at(0, 64), at(-0.26, 54)], paint, {
    ink: 0.9,
    contour: false,
    wobble: 0,
  });
  pen.line([at(0, 2), at(0, 62)], 0.9, { colour: DARK });
}

const DRAWN: Readonly<Record<BlockShape, (pen: Pen, frame: Frame, front: Wall, size: BlockSize) => void>> = {
  turret(pen, frame, _front, { h, d, floors, floor, wall, accent }) {
    const spot: Point = [-h + 14, d - 10];
    const [u, w] = spot;
    const top = FIRST + floors * floor + 44;
    drum(pen, frame, { u, w, r: 14, r1: 44, z0: FIRST - 36, z1: FIRST + 6 }, DARK, { top: false });
    drum(pen, frame, { u, w, r: 44, z0: FIRST + 6, z1: top }, wall, { top: false });
    for (const f of range(floors))
      for (const [k, a] of [0.95, 1.85].entries())
        bent(pen, frame, spot, 44, a, FIRST + 16 + f * floor, (f + k) % 3 ? '#cfe0e6' : LIT);
    for (const f of range(floors))
      drum(pen, frame, { u, w, r: 47, z0: FIRST + 92 + f * floor, z1: FIRST + 102 + f * floor }, accent, {
        top: false,
        ink: 0.7,
      });
    stripedCone(pen, frame, { u, w, r: 56, z0: top, z1: top + 104, bulge: 8, sectors: 12 }, [accent, DARK]);
    pen.bars([[frame.at(u, w, top + 102), frame.at(u, w, top + 140)]], 4 * frame.scale, DARK, { edge: 1 });
    pen.shape(
      [frame.at(u, w, top + 140), frame.at(u + 34, w, top + 130), frame.at(u, w, top + 118)],
      accent,
      {},
    );
  },
  /** Iron landings and steps down the front, and what somebody keeps on them. */
  stairs(pen, frame, front, { h, d, floors, floor }) {
    const s = frame.scale;
    const [a, b] = [front.width * 0.56, front.width * 0.96];
    const at = (p: number, z: number, out = 24): Point => frame.at(-h + p, d + out, z);
    // the lowest would cover what is sold
    for (const f of range(floors).slice(1)) {
      const z = FIRST + f * floor;
      pen.shape([at(a, z, 0), at(b, z, 0), at(b, z), at(a, z)], '#4a4250', { ink: 0.9 });
      pen.shape([at(a, z), at(b, z), at(b, z - 7), at(a, z - 7)], DARK, { ink: 0.7 });
      pen.bars(
        [
          [at(a, z), at(a, z + 38)],
          [at(b, z), at(b, z + 38)],
          [at(a, z + 38), at(b, z + 38)],
        ],
        3.4 * s,
        DARK,
        { edge: 0.8 },
      );
      for (const k of range(7)) {
        const p = a + ((b - a) * (k + 0.5)) / 7;
        pen.line([at(p, z), at(p, z + 38)], 0.9, { colour: DARK });
      }
      if (f + 1 === floors) continue;
      const [from, to] = f % 2 ? [b - 12, a + 26] : [a + 12, b - 26];
      pen.bars(
        [0, 14].map((k) => [at(from + k, z + 2, 12), at(to + k, z + floor, 12)]),
        3 * s,
        DARK,
        { edge: 0.8 },
      );
      for (const k of range(9)) {
        const t = (k + 0.5) / 9;
        const [p, up] = [from + (to - from) * t, z + floor * t];
        pen.line([at(p, up, 12), at(p + 14, up, 12)], 1.4, { colour: '#8f8790' });
      }
      const [x, y] = at(f % 2 ? a + 20 : b - 18, z + 12);
      pen.shape(
        [
          [x - 9 * s, y - 2 * s],
          [x + 9 * s, y - 2 * s],
          [x + 7 * s, y + 11 * s],
          [x - 7 * s, y + 11 * s],
        ],
        '#b5603f',
        { ink: 0.8 },
      );
      pen.shape(
        arc(x, y - 11 * s, 13 * s, 12 * s, f, f + TAU, 8),
        nth(['#5f9a4e', '#d8202f', '#4f8a46'], f % 3),
        { edge: 'scallop', ink: 0.8 },
      );
    }
  },
  /** A bay of glass that stands out from the front. */
  oriel(pen, frame, front, { h, d, floors, floor, wall, accent }) {
    const mid = front.width * 0.5 - h;
    for (const f of range(Math.max(1, floors - 1))) {
      const z = FIRST + 32 + f * floor;
      const bay = frame.moved(mid, d);
      const walls = box(pen, bay, { u0: -50, u1: 50, w0: -2, w1: 28, z0: z, z1: z + 66 }, wall, {
        topMaterial: accent,
      });
      if (walls.front) {
        walls.front.panel(8, 10, 92, 58, f % 2 ? '#cfe0e6' : LIT, { ink: 0.9 });
        pen.within(walls.front.rect(8, 10, 92, 58), () =>
          bust(pen, bay.at(f % 2 ? 18 : -16, 28, z + 26), 15 * frame.scale, {
            skin: nth(BUST_SKINS, (f + floors) % 5),
            hair: nth(['#d8b060', '#8f2030', '#b0aab0', '#2f2a38'], (f + floors) % 4),
            cloth: nth(['#f4efea', '#3f6fb0', '#d8202f'], f % 3),
            kind: f * 2 + floors,
            look: f % 2 ? -0.5 : 0.5,
            contour: false,
          }),
        );
        for (const p of [8, 36, 64, 92])
          pen.line([walls.front.at(p, 10), walls.front.at(p, 58)], 1.4, { colour: wall });
        walls.front.panel(0, 0, 100, 7, accent, { ink: 0.7 });
      }
    }
  },
  /** One great round window where the top floor has its middle, and who lives behind it. */
  round(pen, frame, front, { floors, floor, wall, accent }) {
    const s = frame.scale;
    const [p, z] = [front.width * 0.5, FIRST + (floors - 1) * floor + 44];
    const disc = (r: number, n = 26) =>
      range(n).map((i) => front.at(p + Math.cos((i / n) * TAU) * r, z + Math.sin((i / n) * TAU) * r));
    pen.shape(disc(58), wall, { edge: 'smooth', ink: 1.1, contour: false });
    pen.shape(disc(51), accent, { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(disc(43), LIT, { edge: 'smooth', ink: 0.9, contour: false });
    pen.within(disc(43), () => {
      pen.shape(
        [
          front.at(p - 60, z - 16),
          front.at(p + 60, z - 16),
          front.at(p + 60, z - 60),
          front.at(p - 60, z - 60),
        ],
        '#8a5236',
        {
          ink: 0.7,
          contour: false,
        },
      );
      bust(pen, front.at(p - 8, z + 2), 19 * s, {
        skin: nth(BUST_SKINS, (floors * 2) % 5),
        hair: nth(['#d8b060', '#b0aab0', '#8f2030'], floors % 3),
        cloth: nth(['#3f6fb0', '#d8202f', '#f4efea'], floors % 3),
        kind: floors * 3 + 1,
        look: 0.5,
        contour: false,
      });
      front.panel(p + 20, z - 16, p + 26, z + 10, DARK, { ink: 0.5 });
      pen.shape(
        [
          front.at(p + 10, z + 8),
          front.at(p + 38, z + 8),
          front.at(p + 31, z + 26),
          front.at(p + 17, z + 26),
        ],
        '#d8202f',
        {
          ink: 0.7,
          contour: false,
        },
      );
    });
    for (const a of [0, TAU / 4])
      pen.line(
        [-1, 1].map((k) => front.at(p + Math.cos(a) * 43 * k, z + Math.sin(a) * 43 * k)),
        1.6,
        { colour: wall },
      );
  },
};

/** Gives a block the shape that is its own; what it covers of the windows behind, it brings itself. */
export function blockShape(pen: Pen, frame: Frame, front: Wall, shape: BlockShape, size: BlockSize): void {
  DRAWN[shape](pen, frame, front, size);
}
