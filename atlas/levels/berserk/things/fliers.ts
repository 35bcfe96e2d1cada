/** What flies under the dead sun: crows, each at another beat of its wings, and the witch on her way home with the shopping. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

const NIGHT_BLACK = '#2a1424';

export interface CrowOptions {
  readonly beat?: 'up' | 'glide';
}

/** A wing from its root: its elbow, its tip, and where its hind edge comes back to the body, world units right and up. */
const WINGS = {
  up: [
    [16, 30],
    [50, 58],
    [30, 22],
  ],
  glide: [
    [30, 20],
    [84, 8],
    [34, 2],
  ],
} as const;

export const crow: ThingKind<CrowOptions> = {
  name: 'crow',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { beat = 'glide' }) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const [[eu, ez], [tu, tz], [hu, hz]] = WINGS[beat];
    for (const [side, k] of [
      [-1, 0.86],
      [1, 1],
    ] as const)
      pen.shape(
        [
          p(side * 3, 8),
          p(side * eu * k, ez),
          p(side * tu * k, tz),
          p(side * (tu - 10) * k, tz - 9),
          p(side * hu * k, hz),
          p(side * 5, -3),
        ],
        NIGHT_BLACK,
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    // a body, a fanned tail, a beak
    pen.shape([p(-30, -12), p(-26, 0), p(-6, 7), p(10, 9), p(18, 6), p(8, -4), p(-10, -6)], NIGHT_BLACK, {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    pen.shape([p(14, 8), p(30, 2), p(15, 1)], '#5a4030', { ink: 0.5, contour: false });
  },
};

/** A silhouette before the red: hat, hair, broom, a basket, and the cat that did not want to come. */
export const broomRide: ThingKind<object> = {
  name: 'broomRide',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z + u * 0.16);
    const plain = { ink: 0.8, contour: false } as const;
    pen.bars([[p(-84, 0), p(96, 6)]], 6 * s, '#6a4436', { edge: 1.6 });
    pen.shape([p(-74, 8), p(-128, 22), p(-144, 2), p(-136, -22), p(-74, -8)], '#a8763c', plain);
    for (const z of [-9, 0, 9]) pen.line([p(-80, z * 0.4), p(-134, z)], 0.8);
    // gown, legs, cloak blown back
    pen.shape(
      [p(-6, 62), p(-40, 50), p(-78, 58), p(-66, 34), p(-84, 24), p(-44, 10), p(-10, 4)],
      '#5a2a5c',
      plain,
    );
    pen.shape(
      [p(-26, 4), p(-20, 44), p(-4, 66), p(12, 62), p(22, 30), p(34, 6), p(10, -12)],
      '#3a1f4a',
      plain,
    );
    pen.bars([[p(20, 4), p(34, -26), p(46, -28)]], 8 * s, '#2a1424', { edge: 1.4 });
    pen.bars([[p(8, 50), p(30, 34), p(48, 10)]], 7 * s, '#3a1f4a', { edge: 1.4 });
    pen.shape(arc(...p(48, 10), 5 * s, 5 * s, 0, TAU, 8), '#e8c0a0', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    pen.shape([p(-6, 92), p(-34, 92), p(-54, 80), p(-46, 70), p(-20, 72), p(-2, 66)], '#c9682c', plain);
    pen.shape(arc(...p(10, 80), 17 * s, 18 * s, 0, TAU, 14), '#e8c0a0', {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    pen.tint(arc(...p(17, 82), 2.6 * s, 4 * s, 0, TAU, 8), '#2a1424');
    pen.line([p(14, 71), p(19, 70), p(24, 74)], 1, { smooth: true });
    pen.shape(
      [p(-22, 92), p(40, 86), p(26, 98), p(10, 112), p(-10, 142), p(-34, 150), p(-20, 134), p(-12, 100)],
      '#2f1a40',
      plain,
    );
    pen.tint([p(-11, 102), p(26, 96), p(24, 101), p(-11, 108)], '#e0a84a', { edge: 'straight' });
    // the cat before her, the leeks in the basket behind
    pen.shape([p(62, 8), p(60, 30), p(70, 40), p(84, 30), p(86, 8)], NIGHT_BLACK, plain);
    pen.shape(arc(...p(78, 46), 14 * s, 12 * s, 0, TAU, 12), NIGHT_BLACK, {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    for (const u of [69, 85])
      pen.shape([p(u - 5, 54), p(u, 70), p(u + 6, 53)], NIGHT_BLACK, { ink: 0.7, contour: false });
    for (const u of [75, 84]) pen.tint(arc(...p(u, 47), 3 * s, 4 * s, 0, TAU, 8), '#ffe27a');
    pen.shape([p(-60, -2), p(-28, -2), p(-32, -30), p(-56, -30)], '#c99a5c', plain);
    pen.line([p(-58, -14), p(-30, -14)], 0.9);
    for (const u of [-54, -46, -38])
      pen.stroke([p(u, -4), p(u - 3, 14), p(u - 12, 26)], 6, { from: 0.9, to: 0.3, colour: '#8fb86a' });
  },
};
