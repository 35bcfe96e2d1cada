/** The head and one hand of a stone giant, asleep in the meadow longer than the meadow has been there. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface SunkenIdolOptions {
  readonly stone?: string;
  readonly moss?: string;
}

export const sunkenIdol: ThingKind<SunkenIdolOptions> = {
  name: 'sunkenIdol',
  footprint: () => block(620, 220),
  height: 330,
  lamps: () => [{ u: -60, w: 120, reach: 260, colour: 'amber' }],
  draw(pen, frame, { stone = '#b8b29a', moss = '#7aa84a' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0) => frame.at(u * 0.96 + z * 0.12, w, z);
    const glow = { emit: pen.light.night ? '#8ff0e0' : '#5fd0c0' };
    for (const k of [-1, 0, 1])
      pen.shape(
        [at(k * 130 - 70 - 40, 380), at(k * 190 - 60, 560 - Math.abs(k) * 60), at(k * 130 + 30, 390)],
        stone,
        { tone: -k * 0.4, edge: 'straight' },
      );
    pen.shape(
      [
        at(-260, -10, 60),
        at(-270, 180),
        at(-230, 330),
        at(-140, 420),
        at(20, 430),
        at(120, 350),
        at(160, 190),
        at(150, -10, 60),
        at(-60, -20, 110),
      ],
      stone,
      { wobble: 3 },
    );
    pen.tint([at(20, -16, 90), at(40, 200), at(0, 424), at(120, 348), at(158, 190), at(148, -6, 60)], stone, {
      tone: -1,
      edge: 'straight',
    });
    // it was built of blocks: courses round the head, joints that miss each other, stones of another quarry
    const head = [
      at(-260, -10, 60),
      at(-270, 180),
      at(-230, 330),
      at(-140, 420),
      at(20, 430),
      at(120, 350),
      at(160, 190),
      at(150, -10, 60),
    ];
    pen.within(head, () => {
      for (const row of range(8)) {
        const z = 4 + row * 54;
        for (const k of range(7)) {
          const u = -270 + k * 66 + (row % 2) * 33;
          if (random.chance(0.3))
            pen.tint([at(u, z), at(u + 66, z), at(u + 66, z + 54), at(u, z + 54)], stone, {
              tone: (u > 10 ? -1 : 0) + random.pick([-0.5, 0.5, -0.3]),
              edge: 'straight',
            });
          pen.line([at(u, z), at(u + 2, z + 54)], 0.8, { opacity: 0.55 });
        }
        pen.line([at(-280, z), at(-60, z - 5), at(170, z + 4)], 0.9, { opacity: 0.6 });
      }
      pen.hatch([at(30, 0), at(44, 200), at(10, 420), at(120, 348), at(158, 190), at(148, 0)], {
        angle: 1.1,
        gap: 12,
        cover: 0.5,
        width: 0.7,
        opacity: 0.5,
      });
    });
    pen.shape(
      [at(-282, 300), at(-262, 372), at(128, 380), at(160, 300), at(60, 288), at(-180, 284)],
      '#9a8f78',
      { tone: 0.1 },
    );
    for (const i of range(7)) {
      const p = (u: number, z: number) => at(-230 + i * 56 + u, 330 + z);
      pen.shape([p(-18, 0), p(0, 26), p(18, 0), p(0, -26)], i % 2 ? glow : '#d0a84a', {
        contour: false,
        ink: 0.8,
      });
    }
    for (const [k, u] of [
      [-1, -150],
      [1, 20],
    ] as const) {
      pen.shape([at(u - 66, 250), at(u + 60, 240), at(u + 52, 168), at(u - 50, 160)], '#6f685c', {
        contour: false,
      });
      pen.shape([at(u - 46, 206), at(u + 44, 206), at(u + 30, 176), at(u - 32, 174)], glow, {
        contour: false,
        ink: 0.8,
      });
      pen.stroke([at(u - 78, 262), at(u, 274), at(u + 70, 250)], 8);
      pen.glow(...at(u, 190), 120 * s, 'amber', k < 0 ? 1 : 0.7);
    }
    pen.shape([at(-92, 226), at(-104, 110), at(-64, 84), at(-24, 108), at(-40, 226)], stone, {
      tone: 0.4,
      contour: false,
    });
    pen.shape([at(-190, 62), at(-70, 74), at(70, 60), at(50, 22), at(-60, 10), at(-170, 26)], '#6f685c', {
      contour: false,
    });
    for (const i of range(6)) pen.line([at(-160 + i * 40, 64), at(-156 + i * 38, 24)], 1.4);
    for (const _ of range(26)) {
      const [u, z] = [random.range(-240, 130), random.range(20, 400)];
      pen.line([at(u, z), at(u + random.range(10, 34), z + random.jitter(14))], 0.8);
    }
    pen.stroke([at(80, 300), at(60, 240), at(96, 190), at(72, 130)], 4);
    pen.shape(
      [
        at(210, -8, 60),
        at(200, 70),
        at(222, 150),
        at(256, 78),
        at(268, 170),
        at(300, 84),
        at(318, 160),
        at(338, 76),
        at(352, 120),
        at(372, 40),
        at(360, -10, 60),
      ],
      stone,
      { edge: 'smooth', tone: -0.2 },
    );
    for (const u of [250, 296, 338]) pen.line([at(u, 20), at(u - 4, 80)], 1.2);
    for (const i of range(15)) {
      const [x, y] =
        i < 10
          ? at(-230 + i * 38, 410 - Math.abs(i - 4) * 16 + random.jitter(20))
          : at(-270 + (i - 10) * 130, 14 + random.jitter(16), 60);
      pen.shape(arc(x, y, random.range(22, 40) * s, random.range(14, 24) * s, 0, TAU, 9), moss, {
        edge: 'scallop',
        ink: 0.7,
        tone: i % 3 ? 0.2 : -0.4,
      });
    }
    for (const u of [-200, -40, 100])
      pen.stroke([at(u, 400), at(u + 10, 330), at(u - 8, 270)], 5, { colour: moss });
  },
};
