/** The palace of crystal: what the city shows the moon at night. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { bust } from '../../../things/fair/bust';
import { shaft } from './palace-shaft';
import { crescentAt, litGlass } from './parts';

export interface CrystalPalaceOptions {
  readonly tones?: readonly [string, string, string];
}

/** u, w, half width, height, which tone, lean. */
const SPIRES = [
  [-470, -60, 44, 330, 1, -60],
  [470, -60, 46, 350, 2, 60],
  [-360, -90, 58, 560, 2, -40],
  [366, -90, 56, 540, 1, 44],
  [-236, -110, 74, 780, 0, -26],
  [240, -110, 72, 740, 0, 26],
  [-110, -120, 84, 1010, 1, -10],
  [122, -120, 80, 960, 2, 12],
  [0, -90, 112, 1260, 0, 0],
  [-420, 0, 36, 220, 0, -40],
  [424, 0, 38, 236, 1, 44],
  [-300, 0, 46, 380, 1, -26],
  [306, 0, 44, 360, 2, 28],
  [-180, -6, 52, 500, 2, -12],
  [186, -6, 54, 480, 1, 12],
] as const;

/** What breaks out of the ground about a spire: how far beside it and how tall, in its half widths. */
const SPLINTERS = [
  [-0.95, 1.1],
  [0.95, 0.9],
  [-0.4, 0.6],
  [0.36, 0.8],
] as const;

export const crystalPalace: ThingKind<CrystalPalaceOptions> = {
  name: 'crystalPalace',
  // the ground before the steps is kept free, as before any stage
  footprint: () => [
    [-560, 180],
    [-130, 500],
    [130, 500],
    [560, 180],
    [560, -180],
    [-560, -180],
  ],
  height: 420,
  lamps: () => [
    { w: 230, reach: 620, colour: 'white' },
    { u: -420, w: 160, reach: 380, colour: 'violet' },
    { u: 420, w: 160, reach: 380, colour: 'violet' },
  ],
  draw(pen, frame, { tones = ['#c4ccff', '#e2bdf4', '#a9d4f4'] }) {
    const s = frame.scale;
    const [gx, gy] = frame.at(0, 0, 420);
    pen.glow(gx, gy, 620 * s, 'white', 0.5);
    for (const [k, grow] of [
      [0, 1],
      [1, 0.93],
    ] as const)
      box(
        pen,
        frame,
        { u0: -560 * grow, u1: 560 * grow, w0: -170, w1: 150 - k * 26, z0: k * 22, z1: 22 + k * 22 },
        '#e6e2fa',
      );
    // the terrace is darker than its wall, and each spire has grown out of it with splinters about its foot
    const terrace = [-500, 500].flatMap((u) =>
      (u < 0 ? [-150, 118] : [118, -150]).map((w) => frame.at(u, w, 44)),
    );
    pen.tint(terrace, '#8d80cc', { edge: 'straight', opacity: 0.55 });
    for (const [u, w, r, height, tone, lean] of SPIRES) {
      pen.tint(frame.disc(u, w + r * 0.3, 44, r * 1.7), '#4f4596', { opacity: 0.4 });
      shaft(pen, frame, { u, w, r, z: 40, height, colour: tones[tone], lean });
      for (const [k, tall] of SPLINTERS)
        pen.shape(
          [
            frame.at(u + (k - 0.34) * r, w + r * 0.6, 44),
            frame.at(u + (k + 0.34) * r, w + r * 0.6, 44),
            frame.at(u + (k * 1.35 + 0.04) * r, w + r * 0.6, 44 + tall * r),
          ],
          tones[(tone + 1) % 3] ?? tones[0],
          { edge: 'straight', ink: 0.8, contour: false },
        );
    }
    const hall = box(pen, frame, { u0: -330, u1: 330, w0: -40, w1: 70, z0: 44, z1: 200 }, '#ece8ff');
    if (hall.front)
      for (const i of range(10)) {
        const f = hall.front;
        const m = 33 + i * 66;
        if (Math.abs(m - 330) < 90) continue;
        const arch = (half: number, up: number): Point[] => [
          f.at(m - half, 14),
          f.at(m + half, 14),
          f.at(m + half, up),
          f.at(m, up + half * 1.5),
          f.at(m - half, up),
        ];
        pen.shape(arch(23, 90), '#b9a8e8', { contour: false });
        pen.shape(arch(16, 86), litGlass(pen, '#fff0c4'), { ink: 0.8, contour: false });
        pen.line([f.at(m, 14), f.at(m, 108)], 0.8);
      }
    // a balustrade on the hall, with guests who look at the moon's road
    for (const k of [-1, 1]) {
      const rail = (u: number, z: number) => frame.at(k * u, 70, z);
      for (const [u, skin, hair, cloth, look] of [
        [176, '#f6cfa8', '#5a3a2c', '#8f7fd0', 0.6],
        [214, '#a86e4a', '#2f2a38', '#f08fb4', -0.6],
        [288, '#e0a878', '#a8704a', '#5f8fd0', 0.2],
      ] as const)
        bust(pen, rail(u, 228), 13 * s, { skin, hair, cloth, look: look * k, kind: u % 4, contour: false });
      pen.bars([[rail(132, 226), rail(328, 226)]], 7 * s, '#f4f0ff', { edge: 1.6 });
      pen.bars(
        range(12).map((i) => [rail(138 + i * 17, 202), rail(138 + i * 17, 224)]),
        5 * s,
        '#d8d0f4',
        { edge: 1.2 },
      );
    }
    drum(pen, frame, { u: 0, w: 40, r: 120, z0: 44, z1: 270 }, '#f0ecff', { top: false });
    for (const i of range(7)) {
      const [x, y] = frame.disc(0, 40, 44, 120, 0.35 + i * 0.41, 0.36 + i * 0.41, 2)[0] ?? [0, 0];
      pen.bars(
        [
          [
            [x, y],
            [x, y - 220 * s],
          ],
        ],
        10 * s,
        '#d2c8f4',
        { edge: 1.4 },
      );
    }
    const door = frame.at(0, 160, 44);
    const gate = (half: number, up: number): Point[] => [
      [door[0] - half * s, door[1]],
      [door[0] - half * s, door[1] - up * s],
      [door[0], door[1] - (up + half * 1.4) * s],
      [door[0] + half * s, door[1] - up * s],
      [door[0] + half * s, door[1]],
    ];
    pen.shape(gate(58, 100), '#8f7fd0', { contour: false });
    pen.shape(gate(44, 94), litGlass(pen, '#fff4d0'), { contour: false });
    pen.line(
      [
        [door[0], door[1]],
        [door[0], door[1] - 150 * s],
      ],
      1.4,
    );
    const dome = range(13).map((i): Point => {
      const a = Math.PI - (i / 12) * Math.PI;
      return frame.at(Math.cos(a) * 134, 40, 262 + Math.sin(a) * 130);
    });
    pen.shape([...dome, ...frame.disc(0, 40, 262, 134, 0, Math.PI, 12)], tones[1], { edge: 'straight' });
    pen.tint(
      [
        frame.at(-118, 40, 280),
        frame.at(-90, 40, 350),
        frame.at(-36, 40, 388),
        frame.at(-60, 40, 340),
        frame.at(-80, 40, 280),
      ],
      '#ffffff',
      { opacity: 0.6 },
    );
    for (const k of [-0.5, 0, 0.5])
      pen.line([frame.at(k * 250, 90, 246), frame.at(k * 150, 40, 340), frame.at(0, 40, 392)], 0.9, {
        smooth: true,
      });
    pen.shape(crescentAt(frame.at(0, 40, 446), 46 * s, 0.42, -0.5), { emit: '#ffe08a' });
    for (const k of [-1, 1])
      for (const i of range(3)) {
        const lamp = frame.at(k * (150 + i * 120), 176, 60);
        pen.shape(arc(...lamp, 13 * s, 13 * s), litGlass(pen), { edge: 'smooth' });
        pen.glow(...lamp, 80 * s, 'white', 0.7);
      }
    for (const i of range(4))
      box(
        pen,
        frame.moved(0, 150),
        { u0: -110 - i * 18, u1: 110 + i * 18, w0: 0, w1: 10 + i * 20, z0: 0, z1: 44 - i * 11 },
        '#f4f0ff',
      );
  },
};
