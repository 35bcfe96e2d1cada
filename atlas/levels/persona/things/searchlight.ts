/** The police over the town: a helicopter in black and white whose beam has found nobody yet, and the cards that flew off a cart. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { halfMask } from './mask';

export interface SearchHelicopterOptions {
  /** Where its light falls, from its middle, world units right and down. */
  readonly beam: Point;
}

export const searchHelicopter: ThingKind<SearchHelicopterOptions> = {
  name: 'searchHelicopter',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { beam: [bu, bv] }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const lamp = p(40, -74);
    const [fx, fy] = p(bu, -bv);
    pen.tint([lamp, [fx - 150 * s, fy], [fx + 150 * s, fy + 10 * s]], '#ffe9a8', {
      edge: 'straight',
      opacity: 0.28,
    });
    pen.tint([lamp, [fx - 84 * s, fy], [fx + 84 * s, fy + 6 * s]], '#fff6d8', {
      edge: 'straight',
      opacity: 0.3,
    });
    pen.tint(arc(fx, fy + 4 * s, 150 * s, 26 * s, 0, 6.2832, 22), '#fff6d8', { opacity: 0.34 });
    // tail, fin, its little rotor
    pen.shape([p(-60, 30), p(-250, 54), p(-256, 36), p(-60, -22)], '#241d28');
    pen.shape([p(-236, 44), p(-276, 104), p(-250, 104), p(-214, 50)], '#d8202f');
    pen.bars([[p(-252, 16), p(-268, 80)]], 5 * s, '#8f8790', { edge: 1.2 });
    // cabin: white above, black below, a great pane
    pen.shape(
      [
        p(-90, 10),
        p(-64, 52),
        p(0, 70),
        p(64, 60),
        p(108, 22),
        p(112, -14),
        p(84, -46),
        p(-40, -50),
        p(-80, -28),
      ],
      '#f4eeea',
      {
        edge: 'smooth',
      },
    );
    pen.tint([p(-84, -6), p(110, -10), p(84, -44), p(-40, -48), p(-78, -28)], '#241d28', { edge: 'smooth' });
    const pane = [p(24, 54), p(64, 50), p(100, 18), p(98, -4), p(24, -4)];
    pen.shape(pane, '#9fc0d0', { ink: 1, contour: false });
    pen.within(pane, () =>
      bust(pen, p(56, 14), 20 * s, {
        skin: '#e0a878',
        hair: '#2f2a38',
        cloth: '#3f5f8a',
        kind: 1,
        look: 0.9,
        contour: false,
      }),
    );
    pen.shape([p(-40, 48), p(8, 54), p(8, 0), p(-40, 0)], '#9fc0d0', { ink: 0.9, contour: false });
    for (const [u, paint] of [
      [-10, '#e0424c'],
      [12, '#4f8fd0'],
    ] as const)
      pen.shape(
        arc(...p(u, 72), 10 * s, 8 * s, 0, 6.2832, 12),
        { emit: paint },
        { edge: 'smooth', ink: 0.8 },
      );
    // skids, lamp, mast and rotor
    pen.bars(
      [
        [p(-70, -84), p(96, -84), p(112, -76)],
        [p(-40, -46), p(-50, -84)],
        [p(64, -46), p(72, -84)],
      ],
      6 * s,
      '#4a4250',
      { edge: 1.4 },
    );
    pen.shape([p(24, -52), p(52, -52), p(60, -76), p(20, -76)], '#e0a02e', { ink: 1 });
    pen.bars([[p(0, 68), p(0, 100)]], 10 * s, '#4a4250', { edge: 1.4 });
    pen.shape([p(-230, 102), p(0, 96), p(230, 112), p(232, 118), p(0, 106), p(-230, 110)], '#4a4250', {
      ink: 0.9,
    });
    pen.tint(arc(...p(0, 106), 232 * s, 16 * s, 0, 6.2832, 24), '#ffffff', { opacity: 0.14 });
  },
};

/** A box that burst, and its cards over the road: each says the same as those in the sky. */
export const spilledCards: ThingKind<object> = {
  name: 'spilledCards',
  footprint: () => block(180, 60),
  height: 20,
  shadow: false,
  draw(pen, frame, _options, random) {
    for (const i of range(15)) {
      const [u, w] = [-40 + i * 16 + random.jitter(10), random.range(-54, 60)];
      const turn = random.range(-1.2, 1.2);
      const face = (a: number, b: number): Point =>
        frame.at(
          u + a * 15 * Math.cos(turn) - b * 21 * Math.sin(turn),
          w + (a * 15 * Math.sin(turn) + b * 21 * Math.cos(turn)),
          2,
        );
      pen.shape([face(-1, -1), face(1, -1), face(1, 1), face(-1, 1)], i % 2 ? '#fbf6f0' : '#17121c', {
        ink: 0.9,
      });
      halfMask(pen, (a, b) => face(a * 0.72, -b * 0.5), i % 2 ? '#d8202f' : '#fbf6f0', '#17101c');
    }
    const walls = box(
      pen,
      frame.moved(-92, 0, 0, 0.3),
      { u0: -34, u1: 34, w0: -24, w1: 24, z1: 40 },
      '#b98a52',
      {
        topMaterial: '#6a4a30',
      },
    );
    for (const wall of Object.values(walls)) wall.panel(4, 16, wall.width - 4, 24, '#8a5f3a', { ink: 0.6 });
    const lid = frame.moved(-96, 0);
    pen.shape(
      [lid.at(-34, -20, 40), lid.at(30, -30, 40), lid.at(24, -44, 76), lid.at(-40, -34, 76)],
      '#cf9f66',
      { ink: 1 },
    );
    for (const k of range(3))
      pen.shape(
        [
          lid.at(-20 + k * 16, 0, 40),
          lid.at(-6 + k * 16, 0, 40),
          lid.at(-4 + k * 16, 0, 58 - k * 4),
          lid.at(-18 + k * 16, 0, 60 - k * 4),
        ],
        nth(['#fbf6f0', '#17121c', '#fbf6f0'], k),
        { ink: 0.8 },
      );
  },
};
