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
    const hand = (wrist: Point, fingers: readonly number[], turn: number, tone: number) => {
      for (const f of fingers) {
        const a = f + turn;
        const knuckle: Point = [wrist[0] + Math.sin(a) * 22 * s, wrist[1] + Math.cos(a) * 22 * s];
        const tip: Point = [knuckle[0] + Math.sin(a * 0.4) * 20 * s, knuckle[1] + Math.cos(a * 0.4) * 20 * s];
        pen.bars([[wrist, knuckle, tip]], 11 * s, copper, { tone });
        pen.line(
          [
            [knuckle[0] - 5 * s, knuckle[1]],
            [knuckle[0] + 5 * s, knuckle[1]],
          ],
          0.8,
        );
      }
      pen.shape(arc(...wrist, 24 * s, 20 * s, 0, TAU, 12), copper, { edge: 'smooth', tone: tone + 0.2 });
      pen.line(arc(...wrist, 16 * s, 8 * s, 0.2, 2.9, 8), 0.8, { smooth: true });
    };
    pen.shape(arc(...at(104, 318), 34 * s, 34 * s, 0, TAU, 14), copper, { edge: 'smooth', tone: -0.8 });
    tube([at(104, 318), at(186, 244), at(214, 150), at(198, 84)], 36, -0.6);
    // a hand of four fingers, each of two plates
    hand(at(198, 78), [-0.5, -0.16, 0.16, 0.6], 0.1, -0.5);
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
    pen.bars([[at(0, 486), at(6, 530)]], 6 * s, copper);
    pen.shape(arc(...at(6, 538), 10 * s, 10 * s), '#d9503f', { edge: 'smooth' });
    // the arm with the watering can
    pen.shape(arc(...at(-106, 318, 30), 38 * s, 36 * s, 0, TAU, 14), copper, { edge: 'smooth', tone: 0.1 });
    pen.shape(arc(...at(-106, 318, 30), 16 * s, 15 * s, 0, TAU, 10), '#8a6248', {
      edge: 'smooth',
      contour: false,
      ink: 0.7,
    });
    tube([at(-120, 312, 40), at(-192, 266, 50), at(-226, 206, 60), at(-240, 164, 60)], 38, 0.2);
    pen.shape([at(-286, 60, 60), at(-196, 60, 60), at(-204, 130, 60), at(-278, 130, 60)], '#6f9aa0', {
      tone: 0.2,
    });
    pen.bars([[at(-280, 84, 60), at(-344, 138, 60)]], 11 * s, '#6f9aa0');
    pen.bars([[...arc(...at(-241, 132, 60), 32 * s, 26 * s, Math.PI, TAU, 9)]], 8 * s, '#6f9aa0', {
      smooth: true,
    });
    hand(at(-240, 166, 60), [-0.5, -0.1, 0.3, 0.7], 0, 0.2);
    // the rose of the can, and water that falls in arcs and drops
    pen.shape([at(-336, 128, 60), at(-352, 156, 60), at(-366, 150, 60), at(-352, 122, 60)], '#5f8a92', {
      ink: 0.9,
    });
    for (const i of range(5)) {
      const [x, y] = at(-360 + i * 3, 146 - i * 6, 60);
      const far = (58 - i * 9) * s;
      const down = (96 + i * 4) * s;
      pen.stroke(
        [
          [x, y],
          [x - far * 0.5, y + 2 * s],
          [x - far * 0.85, y + down * 0.42],
          [x - far, y + down],
        ],
        4.4,
        { colour: '#bfe6f2', from: 0.7, to: 0.3 },
      );
      const [dx, dy] = [x - far - (i % 2) * 9 * s, y + down * (0.62 + i * 0.06)];
      pen.shape(
        [
          [dx, dy - 10 * s],
          [dx + 5 * s, dy],
          [dx, dy + 5 * s],
          [dx - 5 * s, dy],
        ],
        '#dff4f8',
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    }
    // plates, seams and the rivets that hold them
    for (const k of [-1, 1]) {
      pen.line([at(k * 48, 378), at(k * 58, 300), at(k * 46, 136)], 1, { smooth: true });
      for (const z of [196, 228, 284, 312, 340])
        pen.shape(
          arc(...at(k * (58 + (z < 250 ? -4 : 0)) + k * 9, z), 3.6 * s, 3.6 * s, 0, TAU, 7),
          '#8a6248',
          {
            edge: 'smooth',
            contour: false,
            ink: 0.5,
          },
        );
    }
    pen.shape([at(-104, 196), at(-70, 190), at(-66, 232), at(-108, 240)], copper, {
      tone: -0.4,
      contour: false,
      ink: 0.8,
    });
    for (const [u, z] of [
      [-100, 202],
      [-76, 198],
      [-73, 226],
      [-102, 233],
    ] as const)
      pen.tint(arc(...at(u, z), 2.6 * s, 2.6 * s, 0, TAU, 7), '#5a4038');
    for (const [a, b] of [
      [at(78, 292), at(70, 236)],
      [at(94, 276), at(88, 226)],
      [at(-20, 184), at(-26, 140)],
    ] as const)
      pen.stroke([a, b], 7, { colour: '#8a5a44', opacity: 0.5 });
    for (const k of [-1, 1]) pen.line([at(k * 66, 396), at(k * 20, 388), at(0, 387)], 1, { smooth: true });
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
