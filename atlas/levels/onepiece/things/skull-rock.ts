/** The rock with a face: a cave for a mouth, palms for hair, and gold behind its teeth. */
import { arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface SkullRockOptions {
  readonly stone?: string;
}

export const skullRock: ThingKind<SkullRockOptions> = {
  name: 'skullRock',
  footprint: () => block(620, 260),
  height: 420,
  draw(pen, frame, { stone = '#b5a79a' }, random) {
    const s = frame.scale;
    const back = upright(frame, -80);
    pen.shape(
      back([
        [-380, 0],
        [-350, 160],
        [-250, 240],
        [-180, 420],
        [-60, 560],
        [120, 590],
        [260, 480],
        [330, 280],
        [400, 120],
        [410, 0],
      ]),
      stone,
      { tone: -0.8, wobble: 3 },
    );
    const on = upright(frame, 60);
    const skull = on([
      [-210, 30],
      [-226, 130],
      [-290, 240],
      [-290, 380],
      [-210, 500],
      [-70, 560],
      [80, 556],
      [210, 490],
      [280, 370],
      [276, 240],
      [216, 130],
      [206, 20],
      [120, -10],
      [-120, -10],
    ]);
    pen.shape(skull, stone, { edge: 'smooth', tone: 0.2 });
    pen.tint(
      on([
        [150, 0],
        [206, 20],
        [216, 130],
        [276, 240],
        [280, 370],
        [210, 490],
        [90, 550],
        [170, 430],
        [196, 300],
        [150, 160],
      ]),
      stone,
      { tone: -1 },
    );
    pen.tint(
      on([
        [-270, 260],
        [-270, 380],
        [-200, 484],
        [-80, 540],
        [-150, 440],
        [-200, 340],
      ]),
      stone,
      { tone: 1 },
    );
    pen.hatch(
      on([
        [60, 540],
        [210, 490],
        [280, 370],
        [276, 240],
        [180, 260],
        [180, 420],
      ]),
      { angle: 0.9, gap: 13, cover: 0.5 },
    );
    for (const [u, k] of [
      [-120, 1],
      [118, 0.92],
    ] as const) {
      pen.shape(
        on([
          [u - 82 * k, 330],
          [u - 50 * k, 392],
          [u + 20, 398],
          [u + 80 * k, 340],
          [u + 60 * k, 262],
          [u - 10, 240],
          [u - 66 * k, 268],
        ]),
        '#3a2840',
        { edge: 'smooth', ink: 1.4, contour: false },
      );
      pen.shape(arc(...frame.at(u + 6, 62, 306), 20 * s, 20 * s, 0, 6.2832, 10), '#f7cf52', {
        edge: 'smooth',
        contour: false,
      });
    }
    pen.shape(
      on([
        [-6, 250],
        [34, 180],
        [6, 190],
        [-30, 178],
      ]),
      '#3a2840',
      { contour: false },
    );
    pen.shape(
      on([
        [-150, 130],
        [-60, 158],
        [80, 158],
        [160, 126],
        [140, 10],
        [-130, 10],
      ]),
      '#3a2840',
      { edge: 'smooth', ink: 1.4, contour: false },
    );
    pen.shape(
      on([
        [-80, 10],
        [-40, 44],
        [10, 56],
        [60, 40],
        [96, 10],
      ]),
      '#f7cf52',
      { ink: 0.9, contour: false },
    );
    for (const k of range(9))
      pen.shape(arc(...frame.at(-64 + k * 18, 66, 18 + (k % 3) * 9), 9 * s, 6 * s, 0, 6.2832, 8), '#ffe68a', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    for (const k of range(6)) {
      const u = -118 + k * 48;
      pen.shape(
        on([
          [u - 18, 148],
          [u + 18, 150],
          [u + 14, 96 + (k % 2) * 16],
          [u - 14, 94 + (k % 3) * 8],
        ]),
        '#efe6d2',
        { ink: 1, contour: false },
      );
    }
    for (const path of [
      [
        [-200, 480],
        [-160, 420],
        [-176, 380],
      ],
      [
        [60, 540],
        [40, 480],
        [70, 440],
        [56, 410],
      ],
      [
        [230, 330],
        [190, 300],
      ],
      [
        [-250, 220],
        [-200, 200],
      ],
    ] as const)
      pen.line(on(path), 1.3);
    for (const i of range(16)) {
      const t = i / 15;
      const [u, z] = [-230 + t * 470, 500 + Math.sin(t * Math.PI) * 74 + random.jitter(8)];
      pen.shape(
        arc(
          ...frame.at(u, 50, z),
          random.range(36, 56) * s,
          random.range(24, 36) * s,
          random.next(),
          random.next() + 6.2832,
          9,
        ),
        i % 2 ? '#4f9a4c' : '#6db04a',
        { edge: 'scallop', ink: 0.8, tone: 0.4 - t * 0.8 },
      );
    }
    for (const [u, lean] of [
      [-120, -50],
      [40, 10],
      [160, 60],
    ] as const) {
      pen.bars(
        [
          on([
            [u, 540],
            [u + lean * 0.5, 620],
            [u + lean, 700],
          ]),
        ],
        13 * s,
        '#9a6f45',
        { smooth: true },
      );
      for (const k of range(7)) {
        const a = -0.3 + (k / 6) * 3.7;
        const [x, z] = [u + lean + Math.cos(a) * 104, 700 + Math.sin(a) * 50 - 14];
        pen.shape(
          on([
            [u + lean, 704],
            [(u + lean + x) / 2 - 6, (700 + z) / 2 + 34],
            [x, z],
            [(u + lean + x) / 2 + 4, (700 + z) / 2 + 8],
          ]),
          k % 2 ? '#4f9a4c' : '#79bf55',
          { edge: 'smooth', tone: Math.cos(a) > 0 ? -0.3 : 0.4 },
        );
      }
    }
  },
};
