/** The tower of trials: no stairs, no lift, no window wide enough; the island's landmark. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface TrialTowerOptions {
  readonly r?: number;
  readonly tall?: number;
  readonly stone?: string;
}

/** Where a rope ladder hangs down the tower, and the height of its end; world units. */
export const TOWER_ROPES = [
  { u: -104, low: 420 },
  { u: 92, low: 690 },
] as const;

export const trialTower: ThingKind<TrialTowerOptions> = {
  name: 'trialTower',
  footprint: ({ r = 210 }) => disc(r * 1.3),
  height: 620,
  draw(pen, frame, { r = 210, tall = 1150, stone = '#d0ae86' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: r * 1.28, r1: r * 1.2, z1: 46 }, '#b0987c');
    for (const i of range(7)) {
      const a = 0.1 + i * 0.49;
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
      const foot = (k: number, z: number, d: number) =>
        frame.at(x * k - Math.sin(a) * d, y * k + Math.cos(a) * d, z);
      pen.shape([foot(1.22, 40, -16), foot(1.22, 40, 16), foot(0.98, 330, 10), foot(0.98, 330, -10)], stone, {
        tone: Math.cos(a) > 0.2 ? -0.9 : 0.4,
      });
    }
    const rings = 6;
    const waist = (t: number) => r * (1 - 0.16 * t + 0.02 * Math.sin(t * 9));
    for (const i of range(rings)) {
      const [t0, t1] = [i / rings, (i + 1) / rings];
      const [z0, z1] = [40 + t0 * tall, 40 + t1 * tall];
      drum(pen, frame, { r: waist(t0), r1: waist(t1), z0, z1 }, stone, {
        top: false,
        ink: 0.8,
        tone: i % 2 ? -0.14 : 0.06,
      });
      for (const row of range(6)) {
        const t = t0 + (row + 0.5) / 6 / rings;
        const z = 40 + t * tall;
        for (const k of range(9)) {
          const a = 0.15 + k * 0.31 + (row % 2) * 0.15 + random.jitter(0.05);
          if (a > 3 || random.chance(0.35)) continue;
          pen.line([...frame.disc(0, 0, z, waist(t), a, a + 0.22, 4)], 0.7, { smooth: true, opacity: 0.75 });
          pen.line(
            [
              frame.at(Math.cos(a) * waist(t), Math.sin(a) * waist(t), z),
              frame.at(Math.cos(a) * waist(t), Math.sin(a) * waist(t), z + tall / rings / 6),
            ],
            0.6,
            { opacity: 0.6 },
          );
        }
      }
      if (i % 2 === 1)
        drum(pen, frame, { r: waist(t1) * 1.05, z0: z1 - 16, z1: z1 + 8 }, '#a88a68', { top: false });
      for (const k of range(4)) {
        const a = 0.45 + k * 0.72 + (i % 2) * 0.3;
        if (a > 2.8) continue;
        const z = z0 + tall / rings / 2.4;
        const [x, y] = frame.at(Math.cos(a) * waist(t0), Math.sin(a) * waist(t0), z);
        const half = 7 * s * Math.max(0.4, Math.sin(a));
        pen.shape(
          [
            [x - half, y],
            [x + half, y],
            [x + half, y - 46 * s],
            [x, y - 58 * s],
            [x - half, y - 46 * s],
          ],
          '#3d2d3e',
          { contour: false },
        );
        pen.line(
          [
            [x - half - 5 * s, y + 2],
            [x + half + 5 * s, y + 2],
          ],
          2,
          { colour: '#f0d9b0' },
        );
      }
    }
    const top = 40 + tall;
    drum(pen, frame, { r: waist(1), r1: waist(1) * 1.14, z0: top - 10, z1: top + 30 }, '#b8986f', {
      top: false,
    });
    drum(pen, frame, { r: waist(1) * 1.14, z0: top + 30, z1: top + 66 }, stone, { topMaterial: '#e2cba4' });
    for (const i of range(6)) {
      const [x, y] = frame.at(
        Math.cos(i * 1.1) * waist(1) * 0.6,
        Math.sin(i * 1.1) * waist(1) * 0.6,
        top + 66,
      );
      pen.shape(arc(x, y, 26 * s, 12 * s, 0, 6.2832, 10), '#a08560', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.line(
        [
          [x - 12 * s, y],
          [x + 12 * s, y],
        ],
        0.8,
      );
    }
    for (const i of range(11)) {
      const a = 0.15 + i * 0.28;
      const [x, y] = frame.at(Math.cos(a) * waist(1) * 1.14, Math.sin(a) * waist(1) * 1.14, top + 64);
      pen.shape(
        [
          [x - 15 * s, y + 3],
          [x + 15 * s, y + 3],
          [x + 15 * s, y - 22 * s],
          [x - 15 * s, y - 22 * s],
        ],
        stone,
        { ink: 0.9, tone: i > 6 ? -0.1 : 0.2 - i * 0.05 },
      );
    }
    // rope ladders of those who climb down
    for (const { u, low } of TOWER_ROPES) {
      const on = (z: number, out = 4): Point => {
        // over the coping, which juts out, and down the wall
        const jut = Math.max(0, Math.min(1, (z - top + 10) / 40));
        const round = waist(Math.min(1, (z - 40) / tall)) * (1 + 0.14 * jut);
        return frame.at(u, Math.sqrt(round * round - u * u) + out, z);
      };
      const rungs = Math.round((top + 72 - low) / 30);
      const heights = range(rungs + 1).map((i) => top + 72 - ((top + 72 - low) * i) / rungs);
      const beside = (z: number, k: number): Point => {
        const [x, y] = on(z, 4);
        return [x + k * 21 * s, y];
      };
      pen.bars(
        [-1, 1].map((k) => heights.map((z) => beside(z, k))),
        5 * s,
        '#e6cf9a',
        { edge: 1.6 },
      );
      pen.bars(
        heights.slice(1).map((z) => [beside(z, -1.15), beside(z, 1.15)]),
        5 * s,
        '#b98a52',
        { edge: 1.4 },
      );
    }
    // a plank hangs from the shorter one, for whoever would rather sleep
    const { u, low } = TOWER_ROPES[1];
    const plank = (du: number, z: number): Point => frame.at(u + du, 168, z);
    pen.bars(
      [-1, 1].map((k) => [plank(k * 21, low + 60), plank(k * 50, low - 18)]),
      5 * s,
      '#e6cf9a',
      { edge: 1.6 },
    );
    pen.shape(
      [plank(-60, low - 14), plank(60, low - 14), plank(60, low - 32), plank(-60, low - 32)],
      '#a8703f',
      {
        ink: 1,
      },
    );
    const door = (k: number, z: number) => frame.at(k, r * 1.22, z);
    pen.shape(
      [door(-56, 0), door(56, 0), door(56, 110), door(36, 150), door(0, 166), door(-36, 150), door(-56, 110)],
      '#a88a68',
      { ink: 1.2 },
    );
    pen.shape(
      [door(-40, 0), door(40, 0), door(40, 104), door(24, 134), door(0, 144), door(-24, 134), door(-40, 104)],
      '#2f2138',
      { contour: false },
    );
    for (const k of [-20, 0, 20]) pen.line([door(k, 2), door(k, 128)], 1.6, { colour: '#8a7a8a' });
    for (const [a, z, length] of [
      [0.7, 300, 4],
      [2.3, 520, 5],
      [1.4, 700, 3],
      [2.0, 330, 5],
    ] as const)
      for (const i of range(length * 3)) {
        const [x, y] = frame.at(
          Math.cos(a + random.jitter(0.16)) * r * 0.96,
          Math.sin(a) * r * 0.96,
          z - i * 16 + random.jitter(12),
        );
        pen.shape(
          arc(
            x,
            y,
            random.range(13, 22) * s,
            random.range(10, 16) * s,
            random.next(),
            random.next() + 6.2832,
            7,
          ),
          '#6f9a48',
          {
            edge: 'scallop',
            ink: 0.7,
            tone: random.jitter(0.6),
            contour: false,
          },
        );
      }
  },
};
