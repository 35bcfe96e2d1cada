/** A machine that stayed to water the flowers: copper under moss, a nest on its shoulder. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export interface GardenerRobotOptions {
  readonly copper?: string;
  readonly moss?: string;
}

export const gardenerRobot: ThingKind<GardenerRobotOptions> = {
  name: 'gardenerRobot',
  footprint: () => block(260, 130),
  height: 340,
  lamps: () => [{ w: 60, reach: 200, colour: 'teal' }],
  draw(pen, frame, { copper = '#b98d6a', moss = '#7aa552' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const tube = (line: readonly Point[], width: number, tone: number) => {
      pen.bars([line], width * s, copper, { smooth: true, tone });
      for (const p of line.slice(1, -1))
        pen.shape(arc(p[0], p[1], width * 0.62 * s, width * 0.5 * s, 0, TAU, 10), copper, {
          edge: 'smooth',
          tone: tone + 0.5,
          contour: false,
        });
    };
    pen.shape(arc(...at(104, 318), 34 * s, 34 * s, 0, TAU, 14), copper, { edge: 'smooth', tone: -0.8 });
    tube([at(104, 318), at(180, 250), at(206, 170), at(190, 96)], 34, -0.6);
    // its hand hangs open
    for (const [u, z, length] of [
      [-20, 60, 17],
      [-1, 53, 19],
      [17, 58, 17],
    ] as const)
      pen.shape(arc(...at(188 + u, z), 9 * s, length * s, 0, TAU, 10), copper, {
        edge: 'smooth',
        tone: -0.8,
      });
    pen.shape(arc(...at(188, 84), 27 * s, 24 * s, 0, TAU, 12), copper, { edge: 'smooth', tone: -0.5 });
    pen.line([at(168, 102), at(188, 97), at(208, 103)], 1.4, { smooth: true });
    for (const [u, w, tone] of [
      [50, -16, -0.7],
      [-52, 10, 0.1],
    ] as const) {
      tube([at(u, 150, w), at(u * 1.2, 84, w), at(u * 1.15, 26, w)], 52, tone);
      pen.shape(
        [
          at(u * 1.15 - 52, 0, w),
          at(u * 1.15 + 58, 0, w),
          at(u * 1.15 + 40, 40, w),
          at(u * 1.15 - 34, 42, w),
        ],
        copper,
        { edge: 'smooth', tone },
      );
    }
    const torso: Point[] = [
      at(-92, 150),
      at(-132, 250),
      at(-110, 344),
      at(-40, 384),
      at(44, 382),
      at(112, 342),
      at(132, 250),
      at(90, 150),
      at(0, 126),
    ];
    pen.shape(torso, copper, { edge: 'smooth' });
    pen.tint([at(30, 136), at(88, 156), at(128, 250), at(108, 338), at(46, 376), at(66, 250)], copper, {
      tone: -1,
    });
    pen.tint([at(-88, 160), at(-126, 250), at(-104, 338), at(-50, 372), at(-78, 260)], copper, { tone: 0.8 });
    for (const z of [176, 320])
      pen.line([at(-110, z + 6), at(-30, z - 10), at(40, z - 10), at(112, z + 6)], 1.4, { smooth: true });
    for (const i of range(9))
      pen.shape(arc(...at(-88 + i * 22, 166 - 8 * Math.sin((i / 8) * Math.PI)), 4 * s, 4 * s), '#8a6248', {
        contour: false,
        ink: 0.5,
      });
    // plates: their seams, a rivet to each hand's breadth, verdigris that ran from them, a patch of another sheet
    pen.within(torso, () => {
      pen.scratches(
        [
          [at(-128, 250), at(-56, 238)],
          [at(46, 238), at(130, 250)],
          [at(-64, 322), at(-50, 292), at(-58, 206), at(-70, 180)],
          [at(58, 322), at(44, 292), at(52, 206), at(66, 180)],
        ],
        { width: 1.1, opacity: 0.6 },
      );
      for (const [u, z, length] of [
        [-104, 322, 70],
        [-82, 326, 44],
        [-30, 366, 50],
        [84, 330, 84],
        [104, 316, 48],
        [20, 176, 34],
        [-60, 178, 40],
      ] as const)
        pen.tint(
          [
            at(u - 7, z),
            at(u + 7, z),
            at(u + 4, z - length * 0.7),
            at(u, z - length),
            at(u - 4, z - length * 0.6),
          ],
          '#6fae98',
          { opacity: 0.6, edge: 'straight' },
        );
      for (const [u, z] of [
        [-116, 240],
        [-92, 236],
        [-68, 232],
        [62, 232],
        [86, 236],
        [110, 240],
        [-60, 300],
        [-56, 204],
        [54, 300],
        [56, 204],
      ] as const)
        pen.shape(arc(...at(u, z), 3.6 * s, 3.6 * s, 0, TAU, 7), '#8a6248', { contour: false, ink: 0.5 });
    });
    pen.shape([at(62, 214), at(112, 222), at(106, 176), at(70, 168)], '#c7a284', {
      contour: false,
      ink: 0.9,
      tone: -0.5,
    });
    for (const [u, z] of [
      [70, 206],
      [104, 213],
      [99, 184],
      [76, 177],
    ] as const)
      pen.tint(arc(...at(u, z), 3 * s, 3 * s, 0, TAU, 6), '#5f4638');
    pen.shape(arc(...at(-6, 254), 44 * s, 44 * s, 0, TAU, 18), '#8a6248', { edge: 'smooth', contour: false });
    pen.shape(
      arc(...at(-6, 254), 30 * s, 30 * s, 0, TAU, 16),
      { emit: '#9fe8dc' },
      { edge: 'smooth', contour: false },
    );
    pen.line([at(-6, 274), at(-18, 250), at(6, 250), at(-6, 234)], 2, { colour: '#3f8a84' });
    // head: a kettle with one round eye and a smaller one
    pen.shape([at(-70, 376), at(-78, 440), at(-40, 486), at(28, 488), at(68, 446), at(62, 376)], copper, {
      edge: 'smooth',
      tone: 0.2,
    });
    pen.tint([at(26, 380), at(60, 380), at(64, 444), at(28, 482)], copper, { tone: -0.9 });
    pen.shape(arc(...at(-26, 428), 24 * s, 24 * s, 0, TAU, 14), '#3f3440', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(
      arc(...at(-26, 428), 14 * s, 14 * s, 0, TAU, 12),
      { emit: '#ffe7a8' },
      { edge: 'smooth', contour: false },
    );
    pen.shape(arc(...at(30, 436), 12 * s, 12 * s, 0, TAU, 10), '#3f3440', { edge: 'smooth', contour: false });
    pen.line([at(-74, 400), at(-4, 392), at(62, 400)], 1.2, { smooth: true });
    for (const u of [-60, -36, -12, 14, 38])
      pen.tint(arc(...at(u, 389 - Math.abs(u) * 0.02), 3 * s, 3 * s, 0, TAU, 6), '#7a5540');
    for (const k of range(4)) pen.line([at(4 + k * 13, 418), at(4 + k * 13, 404)], 1.3);
    pen.bars([[at(0, 486), at(6, 530)]], 6 * s, copper);
    pen.shape(arc(...at(6, 538), 10 * s, 10 * s), '#d9503f', { edge: 'smooth' });
    // the arm with the watering can
    pen.shape(arc(...at(-106, 318, 30), 38 * s, 36 * s, 0, TAU, 14), copper, { edge: 'smooth', tone: 0.1 });
    pen.shape(arc(...at(-106, 318, 30), 16 * s, 15 * s, 0, TAU, 10), '#8a6248', {
      edge: 'smooth',
      contour: false,
      ink: 0.7,
    });
    tube([at(-120, 312, 40), at(-186, 262, 50), at(-214, 190, 60), at(-230, 150, 60)], 36, 0.2);
    pen.shape([at(-286, 60, 60), at(-196, 60, 60), at(-204, 130, 60), at(-278, 130, 60)], '#6f9aa0', {
      tone: 0.2,
    });
    pen.bars([[at(-280, 84, 60), at(-344, 138, 60)]], 11 * s, '#6f9aa0');
    pen.bars([[...arc(...at(-241, 132, 60), 32 * s, 26 * s, Math.PI, TAU, 9)]], 8 * s, '#6f9aa0', {
      smooth: true,
    });
    // three fingers round the handle
    pen.shape(arc(...at(-236, 160, 64), 25 * s, 20 * s, 0, TAU, 12), copper, { edge: 'smooth', tone: 0.3 });
    for (const k of [-14, 0, 14])
      pen.shape(arc(...at(-236 + k, 146, 66), 8 * s, 13 * s, 0, TAU, 9), copper, {
        edge: 'smooth',
        tone: 0.1,
        contour: false,
        ink: 0.9,
      });
    // what it waters, and the water falls on it
    for (const [u, z, r] of [
      [-428, 16, 26],
      [-372, 14, 24],
      [-400, 26, 30],
    ] as const)
      puff(pen, at(u, z, 60), r * 1.2 * s, r * 0.9 * s, moss, 0.2);
    for (const [i, u] of [-440, -418, -398, -378, -360].entries()) {
      const z = 30 + (i % 2) * 16;
      pen.shape(arc(...at(u, z, 62), 9 * s, 8 * s, 0, TAU, 8), i % 2 ? '#f0805f' : '#fff6e4', {
        edge: 'scallop',
        ink: 0.7,
      });
      pen.tint(arc(...at(u, z, 63), 3 * s, 3 * s, 0, TAU, 7), '#f6c453', { opacity: 1 });
    }
    for (const i of range(6)) {
      const u = -350 - i * 6;
      pen.line([at(u, 138 - i, 60), at(u - 14 - i * 3, 104, 60), at(u - 24 - i * 7, 58, 60)], 1.7, {
        colour: '#e4f6fa',
        smooth: true,
      });
    }
    for (const [u, z, r] of [
      [-112, 352, 30],
      [-70, 372, 22],
      [96, 352, 26],
      [60, 480, 18],
      [-60, 480, 16],
      [128, 240, 18],
      [-62, 30, 20],
    ] as const)
      puff(pen, at(u, z, 20), r * 1.3 * s, r * 0.8 * s, moss, random.jitter(0.4));
    for (const [u, z] of [
      [-118, 374],
      [-84, 388],
      [104, 372],
    ] as const)
      pen.shape(arc(...at(u, z, 24), 8 * s, 7 * s, 0, TAU, 7), '#fff6e4', { edge: 'scallop', ink: 0.7 });
    // a bird that has moved in
    pen.shape([at(66, 376, 20), at(140, 376, 20), at(126, 358, 20), at(80, 358, 20)], '#8a6248', {
      edge: 'smooth',
    });
    pen.shape(arc(...at(104, 392), 22 * s, 17 * s, 0, TAU, 12), '#5f8fb8', { edge: 'smooth' });
    pen.shape([at(124, 396), at(140, 392), at(124, 386)], '#f0a840', { contour: false, ink: 0.8 });
    pen.shape(arc(...at(112, 397), 2.6 * s, 3 * s), '#2a2036', { contour: false, ink: 0 });
  },
};
