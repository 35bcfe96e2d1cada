/** The lions' court: a rock that was a lion long before one sat on it, with a mane of leaves, paws for gateposts and a throne between. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { box } from '../../../core/solids';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { forepaw } from './lion-paw';
import { weathered } from './lion-weather';

export interface LionRockOptions {
  readonly stone?: string;
  readonly mane?: readonly string[];
  readonly carpet?: string;
}

export const lionRock: ThingKind<LionRockOptions> = {
  name: 'lion-rock',
  footprint: () => block(820, 520),
  height: 460,
  draw(
    pen,
    frame,
    { stone = '#e6c58a', mane = ['#5f9a4a', '#4c8648', '#7ab056'], carpet = '#d9483c' },
    random,
  ) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const centre = 420;
    const ring = (r: number, count: number, size: number, tone: number) => {
      for (const i of range(count)) {
        const a = Math.PI * (1.16 - (1.32 * i) / (count - 1));
        const [x, y] = at(Math.cos(a) * r * 1.06, centre + Math.sin(a) * r * 0.92, -40);
        puff(
          pen,
          [x, y],
          size * s * random.range(0.9, 1.15),
          size * 0.84 * s,
          nth(mane, i % mane.length),
          tone + (a > 1.6 ? 0.3 : -0.3),
        );
      }
    };
    ring(360, 13, 120, -0.2);
    ring(286, 11, 112, 0);
    for (const [u, z] of [
      [-330, 300],
      [-380, 420],
      [340, 330],
      [300, 640],
      [-180, 740],
      [70, 780],
    ] as const) {
      const [x, y] = at(u, z, -40);
      for (const k of range(5))
        pen.shape(
          arc(
            x + Math.cos((k / 5) * TAU) * 16 * s,
            y + Math.sin((k / 5) * TAU) * 15 * s,
            13 * s,
            12 * s,
            0,
            TAU,
            9,
          ),
          '#f6f0e6',
          { edge: 'smooth', ink: 0.7 },
        );
      pen.shape(arc(x, y, 9 * s, 9 * s, 0, TAU, 9), '#f0b63c', { edge: 'smooth', contour: false, ink: 0.7 });
    }
    for (const k of [-1, 1]) {
      pen.shape(arc(...at(k * 196, 640), 82 * s, 84 * s, 0, TAU, 20), stone, {
        edge: 'smooth',
        tone: k > 0 ? -0.5 : 0.2,
      });
      pen.shape(arc(...at(k * 194, 630), 46 * s, 50 * s, 0, TAU, 18), '#e2a07a', {
        edge: 'smooth',
        contour: false,
      });
    }
    // the chest, in tufts
    pen.shape([at(-236, 0), at(-250, 190), at(-190, 340), at(190, 340), at(250, 190), at(236, 0)], stone, {
      tone: -0.5,
    });
    for (const [u, z] of [
      [-120, 190],
      [120, 196],
      [-170, 120],
      [172, 124],
      [-60, 240],
      [66, 236],
    ] as const)
      pen.stroke([at(u - 26, z + 20), at(u - 4, z - 22), at(u + 8, z), at(u + 26, z + 16)], 7, {
        colour: stone,
        tone: -1.6,
      });
    const skull: Point[] = [
      at(-236, 470),
      at(-220, 600),
      at(-130, 678),
      at(0, 698),
      at(130, 678),
      at(220, 600),
      at(236, 470),
      at(206, 330),
      at(120, 236),
      at(0, 214),
      at(-120, 236),
      at(-206, 330),
    ];
    pen.shape(skull, stone, { edge: 'smooth' });
    pen.tint(
      [
        at(60, 690),
        at(130, 674),
        at(216, 600),
        at(232, 470),
        at(204, 334),
        at(120, 240),
        at(60, 226),
        at(150, 330),
        at(176, 470),
        at(150, 600),
      ],
      stone,
      { tone: -0.9 },
    );
    pen.tint([at(-190, 600), at(-120, 660), at(-40, 680), at(-60, 650), at(-140, 610)], stone, { tone: 1 });
    // strata and cracks, for it is a rock after all
    for (const [u, z, long] of [
      [-200, 520, 60],
      [-214, 420, 50],
      [120, 640, 70],
      [170, 380, 46],
      [-120, 290, 50],
    ] as const)
      pen.stroke([at(u, z), at(u + long * 0.5, z - 6), at(u + long, z + 4)], 4);
    // the bridge of the nose, broad and flat, catches the light
    pen.shape([at(-58, 640), at(58, 640), at(70, 520), at(58, 450), at(-58, 450), at(-70, 520)], stone, {
      edge: 'smooth',
      contour: false,
      ink: 0.5,
      tone: 0.7,
    });
    pen.tint([at(20, 630), at(56, 620), at(68, 520), at(56, 460), at(26, 470)], stone, { tone: -0.5 });
    for (const k of [-1, 1]) {
      pen.shape(
        [
          at(k * 62, 520),
          at(k * 100, 556),
          at(k * 160, 560),
          at(k * 186, 540),
          at(k * 150, 500),
          at(k * 96, 496),
        ],
        '#6a4a3c',
        { edge: 'smooth', contour: false },
      );
      pen.shape(arc(...at(k * 124, 528), 31 * s, 27 * s, 0, TAU, 18), '#f4b83c', {
        edge: 'smooth',
        contour: false,
      });
      pen.tint(arc(...at(k * 124, 528), 12 * s, 20 * s), '#2c2030');
      pen.tint(arc(...at(k * 124 - 9, 538), 7 * s, 7 * s), { emit: '#ffffff' });
      pen.shape(
        [
          at(k * 50, 560),
          at(k * 110, 606),
          at(k * 196, 590),
          at(k * 176, 566),
          at(k * 112, 572),
          at(k * 60, 534),
        ],
        stone,
        { tone: 0.5, edge: 'smooth', contour: false },
      );
      for (const [dz, du] of [
        [0, 150],
        [-20, 160],
        [-42, 140],
      ] as const)
        pen.stroke(
          [at(k * 100, 376 + dz), at(k * 170, 380 + dz * 1.3), at(k * (100 + du), 372 + dz * 2)],
          5,
          { from: 0.8 },
        );
      const [x, y] = at(k * 296, 292, -10);
      puff(pen, [x, y], 70 * s, 58 * s, nth(mane, k > 0 ? 1 : 2), k > 0 ? -0.4 : 0.1);
    }
    for (const k of [-1, 1])
      pen.shape(
        [
          at(k * 2, 424),
          at(k * 60, 436),
          at(k * 128, 410),
          at(k * 132, 348),
          at(k * 80, 318),
          at(k * 2, 340),
        ],
        '#f8e8c4',
        { edge: 'smooth', contour: false },
      );
    pen.shape([at(-44, 312), at(44, 312), at(40, 268), at(0, 246), at(-40, 268)], stone, {
      edge: 'smooth',
      contour: false,
      ink: 0.6,
      tone: 0.8,
    });
    pen.shape([at(-78, 478), at(0, 488), at(78, 478), at(58, 430), at(0, 398), at(-58, 430)], '#8a4f4a', {
      edge: 'smooth',
      contour: false,
    });
    pen.tint([at(-56, 470), at(0, 478), at(30, 470), at(0, 456), at(-46, 458)], '#c98a80');
    pen.stroke([at(0, 400), at(0, 344)], 8);
    pen.stroke([at(-110, 352), at(-60, 322), at(0, 342), at(60, 322), at(110, 352)], 9);
    for (const [u, z] of [
      [-86, 392],
      [-64, 370],
      [-98, 366],
      [86, 392],
      [64, 370],
      [98, 366],
    ] as const)
      pen.tint(arc(...at(u, z), 5 * s, 5 * s), '#8a4f4a');
    weathered(pen, frame, stone);
    // steps and throne between the paws
    for (const i of range(3))
      box(
        pen,
        frame,
        { u0: -170 + i * 18, u1: 170 - i * 18, w0: -20, w1: 250 - i * 56, z0: i * 28, z1: (i + 1) * 28 },
        '#d8b47c',
      );
    pen.shape(
      [
        at(-52, 0, 254),
        at(52, 0, 254),
        at(46, 28, 250),
        at(44, 28, 194),
        at(42, 56, 194),
        at(40, 56, 138),
        at(38, 84, 138),
        at(36, 84, 70),
        at(-36, 84, 70),
        at(-38, 84, 138),
        at(-40, 56, 138),
        at(-42, 56, 194),
        at(-44, 28, 194),
        at(-46, 28, 250),
      ],
      carpet,
      { contour: false },
    );
    box(pen, frame, { u0: -62, u1: 62, w0: -10, w1: 66, z0: 84, z1: 120 }, '#c9824a');
    pen.shape(
      [at(-68, 84), at(-74, 178), at(-36, 202), at(0, 216), at(36, 202), at(74, 178), at(68, 84)],
      '#c9824a',
      { tone: 0.1 },
    );
    pen.shape([at(-48, 120, 4), at(-50, 168, 4), at(0, 190, 4), at(50, 168, 4), at(48, 120, 4)], carpet, {
      contour: false,
    });
    pen.shape([at(-50, 120, 62), at(50, 120, 62), at(50, 130, 16), at(-50, 130, 16)], carpet, { tone: 0.3 });
    for (const side of [-1, 1] as const) forepaw(pen, frame, side, stone);
    for (const [u, w, k] of [
      [-410, 180, 1],
      [430, 160, 0.9],
      [-380, 270, 0.6],
      [400, 276, 0.7],
    ] as const) {
      const [x, y] = frame.at(u, w, 24);
      puff(pen, [x, y], 74 * k * s, 54 * k * s, nth(mane, 1), 0);
    }
  },
};
