/** The crystal cave: a snowy mountain with its mouth open and everything it knows glittering inside. */
import type { Point } from '../../../core/geometry';
import { nth, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { upright } from '../../../core/upright';
import { crystal, twinkle, trace } from './parts';

export interface CrystalCaveOptions {
  readonly rock?: string;
  readonly snow?: string;
}

const HUES = ['#5fd8e8', '#8f9af4', '#e58ad8', '#7fe8c8'] as const;

export const crystalCave: ThingKind<CrystalCaveOptions> = {
  name: 'crystalCave',
  footprint: () => block(940, 300),
  height: 560,
  lamps: () => [{ u: 20, w: 200, reach: 460, colour: 'teal' }],
  draw(pen, frame, { rock = '#7f86b4', snow = '#f4f8ff' }) {
    const { random } = pen;
    for (const [u, half, height, w, tone] of [
      [-380, 170, 470, -120, -0.6],
      [370, 160, 560, -120, -0.6],
      [-190, 220, 800, -110, -0.3],
      [210, 190, 680, -110, -0.4],
      [30, 230, 920, -100, -0.1],
      [-440, 110, 330, -50, 0],
      [450, 120, 390, -50, -0.3],
      [-300, 150, 520, -40, 0.1],
      [310, 140, 500, -40, -0.1],
    ] as const)
      shard(pen, frame, { u, w, half, height, material: rock, cap: snow, tone });
    for (const [u, half, height, lean, hue] of [
      [-330, 40, 300, -60, 2],
      [330, 44, 330, 60, 1],
      [-262, 30, 200, -20, 0],
    ] as const)
      crystal(pen, frame, { u, w: -20, z: 190, half, height, lean, material: nth(HUES, hue) });
    const at = upright(frame, 20);
    const brow: Point[] = trace(
      '-250 0, -262 150, -220 300, -120 400, 10 440, 140 402, 232 300, 268 150, 256 0',
    );
    pen.shape(at(brow.map(([u, z]) => [u * 1.24, z * 1.13])), rock, { tone: 0.25, wobble: 2 });
    pen.tint(
      at(
        brow
          .slice(4)
          .map(([u, z], i) => [u * (1.23 - i * 0.02), z * 1.12] as const)
          .concat(trace('150 0, 190 300, 60 440')),
      ),
      rock,
      {
        tone: -0.7,
        edge: 'straight',
      },
    );
    for (const i of range(9)) {
      const [u, z] = nth(brow, i);
      pen.line(
        at([
          [u * 1.2, z * 1.1],
          [u * 1.08 + random.jitter(8), z * 1.05 - 10],
        ]),
        0.9,
      );
    }
    // snow lies along the brow, and icicles hang from it
    pen.shape(
      at(
        trace(
          '-330 150, -300 330, -170 450, 10 505, 180 452, 300 330, 330 170, 288 300, 210 395, 150 400, 90 455, 10 446, -60 462, -150 402, -200 398, -270 290',
        ),
      ),
      snow,
      { edge: 'smooth', tone: 0.3 },
    );
    const depths = ['#2c2560', '#3a3a8a', '#3f6fb4', '#63b8da', '#b5f2ee'];
    depths.forEach((colour, i) => {
      const k = 1 - i * 0.19;
      pen.shape(
        at(brow.map(([u, z]) => [u * k + 4 * i, z * (1 - i * 0.17)])),
        pen.light.night && i > 1 ? { emit: colour } : colour,
        { edge: 'smooth', ink: i === 0 ? 1.4 : 0, contour: false },
      );
    });
    for (const i of range(13)) {
      const t = (i + 0.5) / 13;
      const [u, z] = [-225 + t * 460, 300 + Math.sin(t * Math.PI) * 135];
      const drop = random.range(26, 84);
      pen.shape(
        at([
          [u - 11, z],
          [u + 11, z],
          [u + 2, z - drop],
        ]),
        '#dff2ff',
        { ink: 0.8, contour: false },
      );
    }
    for (const [u, w, half, height, lean, hue] of [
      [-70, 30, 20, 150, -26, 1],
      [96, 30, 22, 170, 30, 2],
      [10, 28, 34, 250, 6, 0],
      [-170, 60, 34, 220, -50, 0],
      [190, 60, 36, 240, 46, 1],
      [-214, 80, 26, 150, -40, 2],
      [238, 84, 28, 170, 44, 3],
      [-296, 110, 44, 290, -60, 1],
      [318, 110, 46, 310, 66, 0],
      [-360, 130, 30, 170, -50, 3],
      [390, 130, 30, 190, 54, 2],
      [-260, 140, 24, 110, -12, 2],
      [276, 140, 22, 110, 16, 2],
    ] as const)
      crystal(pen, frame, { u, w, half, height, lean, material: nth(HUES, hue) });
    for (const [u, half, height] of [
      [-430, 60, 120],
      [440, 66, 130],
      [-190, 40, 50],
      [180, 40, 54],
    ] as const)
      shard(pen, frame, { u, w: 130, half, height, material: rock, cap: snow, tone: 0.1 });
    // worn steps lead in
    for (const i of range(4)) {
      const [half, w] = [110 + i * 22, 60 + i * 34];
      pen.shape(
        [
          frame.at(-half, w + 26),
          frame.at(half, w + 26),
          frame.at(half - 12, w, 12),
          frame.at(-half + 12, w, 12),
        ],
        '#c8cfe8',
        { ink: 0.9, contour: i === 3, tone: 0.2 - i * 0.08 },
      );
    }
    for (const [u, z, r] of [
      [-120, 250, 16],
      [150, 200, 12],
      [40, 330, 18],
      [-330, 430, 16],
      [390, 470, 18],
    ] as const)
      twinkle(pen, frame.at(u, 40, z), r * frame.scale);
  },
};
