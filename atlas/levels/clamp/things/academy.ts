/** The academy: three floors of windows, a clock over the door, and a reputation for disasters after lessons. */
import { arc, range } from '../../../core/geometry';
import { gableRoof, hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface AcademyOptions {
  readonly wall?: string;
  readonly roof?: string;
}

const TRIM = '#fdf6ef';

function rows(wall: Wall, floors: number, from: number, skip: (s: number, floor: number) => boolean) {
  const { pen } = wall;
  const bays = Math.max(2, Math.round(wall.width / 74));
  for (const floor of range(floors))
    for (const b of range(bays)) {
      const s = (wall.width * (b + 0.5)) / bays;
      if (skip(s, floor)) continue;
      const z = from + floor * 104;
      wall.panel(s - 25, z - 4, s + 25, z + 68, TRIM, { ink: 0.9 });
      wall.panel(s - 20, z, s + 20, z + 62, '#7fa4c4', { ink: 0.9 });
      keptWindow(wall, { s0: s - 20, s1: s + 20, z0: z, z1: z + 62 });
      pen.line([wall.at(s, z), wall.at(s, z + 62)], 1.1, { colour: TRIM });
      pen.line([wall.at(s - 20, z + 36), wall.at(s + 20, z + 36)], 1.1, { colour: TRIM });
      pen.tint([wall.at(s - 17, z + 6), wall.at(s - 4, z + 32), wall.at(s - 17, z + 32)], '#e2eff8', {
        edge: 'straight',
        opacity: 0.8,
      });
      if (pen.random.chance(0.2))
        pen.tint(
          [wall.at(s + 3, z + 38), wall.at(s + 18, z + 38), wall.at(s + 18, z + 60), wall.at(s + 3, z + 60)],
          '#f8d4dc',
          { edge: 'straight' },
        );
      wall.panel(s - 28, z - 10, s + 28, z - 4, TRIM, { ink: 0.7 });
    }
}

export const academy: ThingKind<AcademyOptions> = {
  name: 'academy',
  footprint: () => block(1000, 300),
  height: 300,
  draw(pen, frame, { wall = '#e9bfae', roof = '#7f8fb8' }) {
    const s = frame.scale;
    const slates = (slopes: readonly (readonly (readonly [number, number])[])[]) => {
      for (const slope of slopes) {
        const [a, b, c, d] = slope;
        if (!a || !b || !c || !d) continue;
        for (const t of range(26)) {
          const k = (t + 0.5) / 26;
          pen.line(
            [
              [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
              [d[0] + (c[0] - d[0]) * k, d[1] + (c[1] - d[1]) * k],
            ],
            0.6,
            { opacity: 0.55 },
          );
        }
      }
    };
    const main = box(pen, frame, { u0: -480, u1: 480, w0: -110, w1: 90, z1: 340 }, wall, { top: false });
    for (const [name, side] of Object.entries(main)) {
      side.panel(0, 0, side.width, 24, '#c9a8a0', { ink: 0.9 });
      side.panel(0, 324, side.width, 340, TRIM, { ink: 0.9 });
      rows(side, 3, 40, (a) => name === 'front' && Math.abs(a - 480) < 130);
    }
    eaveShade(main, 34);
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -480, u1: 480, w0: -110, w1: 90, z: 340, rise: 110, over: 22, drop: 8 },
      roof,
      wall,
    );
    slates(slopes);
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: s,
      pieces: ['dormer', 'dormer', 'dormer', 'skylight'],
      spots: [0.22, 0.33, 0.7, 0.8],
    });
    for (const k of [-1, 1]) {
      const wing = frame.moved(k * 420, 60);
      const walls = box(pen, wing, { u0: -96, u1: 96, w0: -110, w1: 90, z1: 360 }, wall, { top: false });
      for (const side of Object.values(walls)) {
        side.panel(0, 0, side.width, 24, '#c9a8a0', { ink: 0.9 });
        side.panel(0, 344, side.width, 360, TRIM, { ink: 0.9 });
        rows(side, 3, 40, () => false);
      }
      hipRoof(pen, wing, { u0: -96, u1: 96, w0: -110, w1: 90, z: 360, rise: 130, over: 24, drop: 8 }, roof);
    }
    const tower = frame.moved(0, 60);
    const walls = box(pen, tower, { u0: -116, u1: 116, w0: -110, w1: 100, z1: 520 }, wall, { top: false });
    for (const [name, side] of Object.entries(walls)) {
      for (const a of [0, side.width - 18]) side.panel(a, 0, a + 18, 520, TRIM, { ink: 0.8 });
      side.panel(0, 344, side.width, 358, TRIM, { ink: 0.8 });
      side.panel(0, 500, side.width, 520, TRIM, { ink: 0.8 });
      if (name !== 'front') continue;
      const m = side.width / 2;
      pen.shape(arc(...side.at(m, 428), 58 * s, 58 * s), TRIM, { edge: 'smooth', contour: false });
      pen.shape(arc(...side.at(m, 428), 47 * s, 47 * s), '#fff9e6', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      for (const i of range(12)) {
        const q = (k: number) =>
          side.at(m + Math.sin((i / 12) * 6.2832) * k, 428 + Math.cos((i / 12) * 6.2832) * k);
        pen.line([q(37), q(43)], 1.4);
      }
      pen.line([side.at(m, 428), side.at(m - 18, 450)], 2.2);
      pen.line([side.at(m, 428), side.at(m + 26, 440)], 1.8);
      for (const k of [-1, 0, 1]) {
        side.panel(m + k * 62 - 22, 210, m + k * 62 + 22, 312, TRIM, { ink: 0.9 });
        side.panel(m + k * 62 - 17, 216, m + k * 62 + 17, 306, '#7fa4c4', { ink: 0.9 });
        pen.line([side.at(m + k * 62, 216), side.at(m + k * 62, 306)], 1.1, { colour: TRIM });
      }
      pen.shape(
        [
          side.at(m - 86, 0),
          side.at(m + 86, 0),
          side.at(m + 86, 96),
          ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => side.at(m + c * 86, 96 + q * 60)),
          side.at(m - 86, 96),
        ],
        TRIM,
        { contour: false },
      );
      pen.shape(
        [
          side.at(m - 70, 0),
          side.at(m + 70, 0),
          side.at(m + 70, 92),
          ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => side.at(m + c * 70, 92 + q * 48)),
          side.at(m - 70, 92),
        ],
        '#8a5a58',
        { contour: false },
      );
      pen.line([side.at(m, 0), side.at(m, 138)], 1.4);
      for (const i of range(5))
        pen.shape(
          arc(
            ...side.at(m + Math.cos((i / 5) * 6.28 + 0.3) * 13, 178 + Math.sin((i / 5) * 6.28 + 0.3) * 13),
            11 * s,
            11 * s,
          ),
          '#f29ab4',
          { edge: 'smooth', ink: 0.8, contour: false },
        );
    }
    hipRoof(
      pen,
      tower,
      { u0: -116, u1: 116, w0: -110, w1: 100, z: 520, rise: 190, over: 26, drop: 10 },
      roof,
    );
    pen.bars([[tower.at(0, 0, 706), tower.at(0, 0, 800)]], 5 * s, '#e6bd5a');
    pen.shape([tower.at(4, 0, 796), tower.at(86, 0, 778), tower.at(4, 0, 752)], '#f29ab4');
    for (const i of range(3))
      box(
        pen,
        frame.moved(0, 190),
        { u0: -120 - i * 16, u1: 120 + i * 16, w0: -30, w1: i * 14, z0: 0, z1: 24 - i * 8 },
        '#d8ccd0',
      );
  },
};
