/** What the jokes of the siege need: a spit without its supper, armour hung out to dry, a bath on wheels, a block with a cabbage. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { RUST, STEEL, TIMBER, flame } from './parts';
import { cartwheel } from './siege-engines';

/** Two forks, a fire, a bar, and the apple that supper dropped. */
export const emptySpit: ThingKind<object> = {
  name: 'emptySpit',
  footprint: () => block(200, 70),
  height: 110,
  lamps: () => [{ reach: 340 }],
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    for (const i of range(11)) {
      const a = (i / 11) * TAU;
      const [x, y] = frame.at(Math.cos(a) * 62, Math.sin(a) * 40, 6);
      pen.shape(arc(x, y, 15 * s, 11 * s, random.range(0, 1), 7.2, 7), '#8f8794', { ink: 0.9 });
    }
    for (const [a, b] of [
      [-38, 34],
      [36, -30],
    ] as const)
      pen.bars([[frame.at(a, -6, 4), frame.at(b, 8, 16)]], 13 * s, '#5f4636');
    flame(pen, frame.at(-16, 2, 10), 24 * s, 6);
    flame(pen, frame.at(18, 6, 10), 19 * s, 4);
    for (const u of [-96, 96])
      pen.bars(
        [
          [frame.at(u, 0, 0), frame.at(u, 0, 96)],
          [frame.at(u - 16, 0, 124), frame.at(u, 0, 94), frame.at(u + 16, 0, 124)],
        ],
        9 * s,
        TIMBER,
      );
    pen.bars([[frame.at(-128, 0, 108), frame.at(126, 0, 108)]], 8 * s, '#6a6474');
    pen.bars([[frame.at(126, 0, 108), frame.at(126, 0, 84), frame.at(144, 0, 84)]], 7 * s, '#6a6474');
    // what it had in its mouth lies before the fire, bitten, and hoofs lead away from it
    const [x, y] = frame.at(70, 74, 12);
    pen.shape(arc(x, y, 19 * s, 18 * s, 0, TAU, 14), '#d8443c', { edge: 'smooth' });
    pen.tint(arc(x - 6 * s, y - 6 * s, 6 * s, 5 * s, 0, TAU, 8), '#ffffff', { opacity: 0.6 });
    pen.shape(arc(x + 15 * s, y - 4 * s, 9 * s, 10 * s, 0, TAU, 9), '#fdf0d0', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    pen.stroke(
      [
        [x, y - 14 * s],
        [x + 3 * s, y - 27 * s],
      ],
      5,
      { from: 0.8, to: 0.6 },
    );
    for (const i of range(6)) {
      const [hx, hy] = frame.at(118 + i * 34, 70 + (i % 2) * 14, 1);
      pen.line(arc(hx, hy, 9 * s, 5 * s, 0.5, TAU - 0.6, 9), 1.4, { smooth: true, opacity: 0.7 });
    }
  },
};

/** A helmet and a breastplate as washing. */
function plate(pen: Pen, at: (u: number, z: number) => Point, s: number): void {
  pen.shape(
    [at(-24, 0), at(24, 0), at(30, -22), at(20, -62), at(0, -70), at(-20, -62), at(-30, -22)],
    STEEL,
    {
      edge: 'smooth',
    },
  );
  pen.line([at(0, -6), at(0, -66)], 1);
  pen.line([at(-24, -30), at(0, -36), at(24, -30)], 0.8, { smooth: true });
  pen.tint([at(8, -4), at(24, -4), at(28, -24), at(18, -58), at(8, -62)], STEEL, { tone: -0.9 });
  for (const u of [-15, 15])
    pen.shape(arc(...at(u, -10), 4 * s, 4 * s, 0, TAU, 7), '#e0b04a', { edge: 'smooth', ink: 0.7 });
}

/** Armour on a line between two posts, dripping. */
export const armourLine: ThingKind<object> = {
  name: 'armourLine',
  footprint: () => block(330, 40),
  height: 170,
  draw(pen, frame) {
    const s = frame.scale;
    for (const u of [-160, 160]) pen.bars([[frame.at(u, 0, 0), frame.at(u, 0, 196)]], 10 * s, TIMBER);
    const sag = (u: number) => 188 - 22 * (1 - (u / 160) ** 2);
    pen.line(
      range(13).map((i) => frame.at(-160 + (i * 320) / 12, 0, sag(-160 + (i * 320) / 12))),
      1.8,
      { colour: '#e8d7a8', smooth: true },
    );
    const hung = (u: number) => (du: number, dz: number) => frame.at(u + du, 2, sag(u) + dz);
    const helm = hung(-116);
    pen.shape(
      [helm(-22, -44), helm(-24, -18), helm(-12, -2), helm(12, -2), helm(24, -18), helm(22, -44)],
      STEEL,
      {
        edge: 'smooth',
      },
    );
    pen.shape([helm(-20, -20), helm(20, -20), helm(20, -27), helm(-20, -27)], '#33263a', {
      ink: 0.7,
      contour: false,
    });
    pen.stroke([helm(4, -2), helm(24, 10), helm(38, -8)], 9, { colour: '#c02c38' });
    plate(pen, hung(-36), s);
    for (const [u, k] of [
      [38, -1],
      [74, 1],
    ] as const) {
      const leg = hung(u);
      pen.shape(
        [leg(-11, 0), leg(11, 0), leg(9, -46), leg(12, -84), leg(24 * k, -92), leg(-9, -92), leg(-9, -46)],
        STEEL,
        {
          tone: 0.1,
        },
      );
      pen.shape(arc(...leg(0, -44), 10 * s, 8 * s, 0, TAU, 9), '#d6dae6', { edge: 'smooth', ink: 0.8 });
    }
    // the one soft thing on it
    const pants = hung(124);
    pen.shape(
      [
        pants(-24, 0),
        pants(24, 0),
        pants(28, -44),
        pants(6, -44),
        pants(0, -24),
        pants(-6, -44),
        pants(-28, -44),
      ],
      '#fdf6e6',
    );
    for (const [u, z] of [
      [-12, -12],
      [12, -14],
      [-17, -32],
      [18, -34],
    ] as const)
      pen.tint(arc(...pants(u, z), 5 * s, 5 * s, 0, TAU, 8), '#d9504a');
    for (const u of [-130, -102, -52, -20, 32, 44, 68, 80, 108, 140]) {
      const [x, y] = frame.at(u, 4, sag(u) + 2);
      pen.shape(
        [
          [x - 2.4 * s, y - 7 * s],
          [x + 2.4 * s, y - 7 * s],
          [x + 2.4 * s, y + 9 * s],
          [x - 2.4 * s, y + 9 * s],
        ],
        '#c99a5c',
        { ink: 0.7, contour: false },
      );
    }
    for (const [u, z] of [
      [-116, 112],
      [-36, 84],
      [38, 66],
      [76, 70],
      [-44, 60],
    ] as const)
      pen.shape(arc(...frame.at(u, 2, z), 3.6 * s, 6 * s, 0, TAU, 7), '#8fc4e0', {
        edge: 'smooth',
        ink: 0.6,
      });
    const [x, y] = frame.at(-30, 26, 3);
    pen.tint(arc(x, y, 70 * s, 13 * s, 0, TAU, 18), '#6f8fa8', { opacity: 0.75 });
    pen.tint(arc(x - 16 * s, y - 2 * s, 30 * s, 4 * s, 0, TAU, 12), '#dcecf2', { opacity: 0.8 });
  },
};

/** The tub alone: who sits in it is set by hand, its near side is drawn after him. */
export const bathTub: ThingKind<{ readonly part?: 'back' | 'front' }> = {
  name: 'bathTub',
  footprint: () => block(170, 110),
  height: 70,
  draw(pen, frame, { part = 'back' }) {
    const s = frame.scale;
    if (part === 'back') {
      for (const u of [-56, 56]) cartwheel(pen, frame, u, -44, 26);
      drum(pen, frame, { r: 78, z0: 30, z1: 86 }, TIMBER, { topMaterial: '#9fc9dc' });
      return;
    }
    const ring = (r: number, z: number) =>
      range(15).map((i) => frame.at(Math.cos((i / 14) * Math.PI) * r, Math.sin((i / 14) * Math.PI) * r, z));
    pen.shape([...ring(78, 88), ...ring(70, 30).reverse()], TIMBER);
    for (const z of [42, 74]) pen.line(ring(78, z), 2.6, { colour: '#6a6474', smooth: true });
    for (const a of [0.5, 0.9, 1.3, 1.7, 2.1, 2.5])
      pen.line(
        [frame.at(Math.cos(a) * 78, Math.sin(a) * 78, 86), frame.at(Math.cos(a) * 71, Math.sin(a) * 71, 32)],
        0.8,
      );
    for (const u of [-56, 56]) cartwheel(pen, frame, u, 66, 26);
    for (const [u, z, r] of [
      [-66, 92, 17],
      [-40, 88, 20],
      [-10, 84, 18],
      [22, 86, 22],
      [52, 90, 17],
      [72, 96, 12],
      [34, 104, 11],
      [-58, 110, 10],
      [66, 128, 8],
    ] as const)
      pen.shape(arc(...frame.at(u, 70, z), r * s, r * 0.9 * s, 0, TAU, 10), '#f6fbff', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
  },
};

/** A block, and on it what is to lose its head today. */
export const cabbageBlock: ThingKind<object> = {
  name: 'cabbageBlock',
  footprint: () => disc(50),
  height: 70,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 44, r1: 40, z1: 58 }, TIMBER, { topMaterial: '#dcb98a' });
    for (const k of [0.4, 0.75]) pen.line(frame.disc(0, 0, 58, 40 * k, 0, TAU, 16), 0.7, { smooth: true });
    for (const [u, w, z, r] of [
      [0, 4, 80, 27],
      [-86, 30, 14, 17],
      [84, 40, 14, 18],
      [112, 20, 13, 14],
    ] as const) {
      const [x, y] = frame.at(u, w, z);
      const halved = z < 20;
      pen.shape(arc(x, y, r * s, r * 0.92 * s, halved ? Math.PI : 0, TAU, 12), '#8fb86a', {
        edge: halved ? 'straight' : 'smooth',
      });
      if (halved) pen.tint(arc(x, y - 2 * s, r * 0.9 * s, 6 * s, 0, TAU, 10), '#e8f2c0');
      else
        for (const a of [-0.7, 0, 0.7])
          pen.stroke(
            [
              [x, y + r * 0.7 * s],
              [x + Math.sin(a) * r * 0.5 * s, y],
              [x + Math.sin(a) * r * 0.8 * s, y - r * 0.6 * s],
            ],
            3,
          );
    }
    for (const _ of range(10)) {
      const [x, y] = frame.at(random.jitter(110), 46 + random.jitter(18), 2);
      pen.tint(arc(x, y, random.range(4, 8) * s, random.range(2, 4) * s, 0, TAU, 6), '#a9cc7c');
    }
    const [x, y] = frame.at(-4, 50, 8);
    pen.shape(arc(x, y, 34 * s, 14 * s, 0, Math.PI, 12), RUST, { edge: 'smooth' });
  },
};
