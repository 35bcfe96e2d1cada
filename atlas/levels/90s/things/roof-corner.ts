/** The roof under the window: aerials, a dish and a washing line so near that the frame cuts them. */
import { arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { dish, yagi } from './antenna-block';
import { discOn, inlay } from './panels';

export interface RoofCornerOptions {
  readonly felt?: string;
  readonly wall?: string;
}

const WASH = ['#e8447f', '#fff6e6', '#ffd84a', '#5fa8e8'];
const TOP = 60;

/** A towel in the sun, what is drunk and heard on it, and the ball the court below is short of. */
function leftOut(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const at = (u: number, w: number, z = 0): Point => frame.at(u, w, TOP + z);
  for (const k of range(6)) {
    const [a, b] = [-150 + k * 19, -131 + k * 19];
    pen.shape([at(a, -44), at(b, -44), at(b + 8, 52), at(a + 8, 52)], k % 2 ? '#fff6e6' : '#ff8fb0', {
      edge: 'straight',
      contour: false,
      ink: 0.8,
      wobble: 0,
    });
  }
  // sunglasses
  for (const u of [-112, -84])
    pen.shape(arc(...at(u, -18, 4), 12 * s, 8 * s, 0, Math.PI * 2, 12), '#2a2438', { edge: 'smooth' });
  pen.line([at(-101, -18, 6), at(-95, -18, 6)], 2.4);
  // a glass with a straw
  drum(pen, frame, { u: -22, w: -18, r: 12, r1: 15, z0: TOP, z1: TOP + 34 }, '#ffb04a');
  pen.bars([[at(-22, -18, 30), at(-8, -18, 58)]], 4 * s, '#e8447f', { edge: 1 });
  // a player of tapes, and its headphones
  const deck = box(pen, frame.moved(-96, 24, TOP), { u0: -26, u1: 26, w0: -8, w1: 8, z1: 30 }, '#5fa8e8', {
    topMaterial: '#8fc8f4',
  }).front;
  if (deck) {
    inlay(pen, [deck.at(8, 8), deck.at(44, 8), deck.at(44, 24), deck.at(8, 24)], '#fff6e6', { ink: 0.8 });
    for (const a of [18, 34]) inlay(pen, discOn(deck, a, 16, 5, 10), '#2a2438', { edge: 'smooth', ink: 0 });
  }
  const ball = arc(...at(118, 34, 22), 24 * s, 24 * s);
  pen.shape(ball, '#f0803a', { edge: 'smooth' });
  pen.within(ball, () => {
    pen.tint(arc(...at(128, 34, 16), 22 * s, 24 * s), '#f0803a', { tone: -0.8 });
    const [x, y] = at(118, 34, 22);
    pen.line(
      [
        [x, y - 26 * s],
        [x, y + 26 * s],
      ],
      1.6,
    );
    pen.line(
      [
        [x - 26 * s, y],
        [x + 26 * s, y],
      ],
      1.6,
    );
    for (const k of [-1, 1])
      pen.line(arc(x + k * 34 * s, y, 22 * s, 26 * s, 0, Math.PI * 2, 20), 1.6, { smooth: true });
  });
}

export const roofCorner: ThingKind<RoofCornerOptions> = {
  name: 'roofCorner',
  footprint: () => block(560, 420),
  height: 60,
  shadow: false,
  draw(pen, frame, { felt = '#8f86b4', wall = '#e9c3b4' }) {
    const s = frame.scale;
    const [left, right, back, front] = [-280, 280, -180, 220];
    box(pen, frame, { u0: left, u1: right, w0: back, w1: front, z1: TOP }, wall, { topMaterial: felt });
    const on = { at: (a: number, z: number): Point => frame.at(a, -z, TOP) };
    // felt in strips, torched at the seams, with the puddle that never dries
    for (const w of [-110, -40, 30, 100])
      pen.line([frame.at(left + 4, w, TOP), frame.at(right - 4, w, TOP)], 0.8, { opacity: 0.5 });
    for (const [a, b, w] of [
      [-200, -90, -75],
      [40, 160, -5],
      [-60, 60, 64],
    ] as const)
      inlay(
        pen,
        [
          frame.at(a, w - 24, TOP),
          frame.at(b, w - 24, TOP),
          frame.at(b, w + 24, TOP),
          frame.at(a, w + 24, TOP),
        ],
        felt,
        { tone: 0.5, ink: 0.5 },
      );
    inlay(pen, discOn(on, 40, 60, 52, 18), '#8fa8e0', { edge: 'smooth', ink: 0.6 });
    inlay(pen, discOn(on, 30, 66, 28, 14), '#d6e4ff', { edge: 'smooth', ink: 0 });
    box(pen, frame, { u0: left, u1: right, w0: back, w1: back + 18, z0: TOP, z1: TOP + 24 }, wall, {
      topMaterial: '#fbe6d8',
    });
    box(pen, frame, { u0: right - 18, u1: right, w0: back, w1: front, z0: TOP, z1: TOP + 24 }, wall, {
      topMaterial: '#fbe6d8',
    });
    yagi(pen, frame, -236, -120, TOP, 170, 1);
    leftOut(pen, frame);
    // the box that hums all summer
    const hum = box(
      pen,
      frame.moved(226, -104, TOP),
      { u0: -40, u1: 40, w0: -36, w1: 36, z1: 50 },
      '#d6dbe6',
      {
        topMaterial: '#eef1f6',
      },
    );
    const lid = { at: (a: number, z: number): Point => frame.at(226 + a, -104 - z, TOP + 51) };
    inlay(pen, discOn(lid, 0, 0, 29, 20), '#57607a', { edge: 'smooth', ink: 0.8 });
    for (const k of range(6)) {
      const a = (k / 6) * Math.PI * 2;
      pen.line([lid.at(0, 0), lid.at(Math.cos(a) * 26, Math.sin(a) * 26)], 1.2, { colour: '#eef1f6' });
    }
    if (hum.front) for (const z of [12, 23, 34]) pen.line([hum.front.at(8, z), hum.front.at(72, z)], 0.8);
    // what somebody forgot to take in
    const post = (u: number) => [frame.at(u, 30, TOP), frame.at(u, 30, TOP + 128)];
    pen.bars([post(-6), post(170)], 7 * s, '#dfe2e8');
    const rope = range(9).map((i): Point => {
      const t = i / 8;
      return frame.at(-6 + 176 * t, 30, TOP + 124 - Math.sin(t * Math.PI) * 16);
    });
    pen.line(rope, 1, { smooth: true });
    for (const [k, t] of [0.2, 0.54, 0.86].entries()) {
      const p = (a: number, z: number) =>
        frame.at(-6 + 176 * t + a * 0.78, 32, TOP + 124 - Math.sin(t * Math.PI) * 16 - z);
      const cloth =
        k % 2
          ? [p(-24, 0), p(24, 0), p(26, 66), p(4, 66), p(0, 26), p(-4, 66), p(-26, 66)]
          : [
              p(-16, 0),
              p(16, 0),
              p(36, 16),
              p(26, 32),
              p(19, 26),
              p(18, 66),
              p(-18, 66),
              p(-19, 26),
              p(-26, 32),
              p(-36, 16),
            ];
      pen.shape(cloth, nth(WASH, k), { ink: 0.9 });
      pen.within(cloth, () => {
        // the side away from the light, folds from the pegs, and what is printed on it
        pen.tint([p(10, 0), p(40, 0), p(40, 70), p(14, 70)], nth(WASH, k), { tone: -0.9, edge: 'straight' });
        if (k % 2) {
          for (const z of [9, 13]) pen.line([p(-26, z), p(28, z)], 1);
          for (const a of [-13, 15]) pen.line([p(a, 26), p(a * 1.1, 64)], 1, { opacity: 0.6 });
        } else if (k === 0)
          inlay(
            pen,
            range(10).map((i) =>
              p(Math.cos(i * 0.628) * (i % 2 ? 5 : 12), 38 + Math.sin(i * 0.628) * (i % 2 ? 5 : 12)),
            ),
            '#ffd84a',
            { ink: 0.7 },
          );
        else
          for (const z of [28, 38, 48])
            inlay(pen, [p(-20, z), p(20, z), p(20, z + 5), p(-20, z + 5)], '#2fb5ac', { ink: 0 });
        for (const a of [-12, 12]) pen.line([p(a, 2), p(a * 0.6, 18)], 1, { opacity: 0.7 });
      });
      for (const a of [-13, 13]) pen.bars([[p(a, -5), p(a, 6)]], 4 * s, '#e8b878', { edge: 1.2 });
    }
    dish(pen, (a, up) => frame.at(-86 + a, -70, TOP + 66 + up), s * 1.7);
    for (const [u, w, k] of [
      [206, -20, 0],
      [240, 16, 1],
    ] as const) {
      drum(pen, frame, { u, w, r: 20, r1: 26, z0: TOP, z1: TOP + 34 }, '#d9805a');
      puff(pen, frame.at(u, w, TOP + 58), 34 * s, 28 * s, nth(['#3f9a80', '#57b086'], k), 0.2);
      for (const a of [0.4, 2, 4.1])
        inlay(
          pen,
          arc(
            ...frame.at(u + Math.cos(a) * 18, w, TOP + 60 + Math.sin(a) * 14),
            6 * s,
            6 * s,
            0,
            Math.PI * 2,
            6,
          ),
          k ? '#ffd84a' : '#ff8fb0',
          { edge: 'scallop', ink: 0.6 },
        );
    }
  },
};
