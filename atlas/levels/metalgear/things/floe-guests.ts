/** Who lives on the ice between the boats: a seal that has found a helmet, a bear that has found the tea. */
import { TAU, arc } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Part } from '../../../core/compose';
import { Frame } from '../../../core/frame';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';

const DARK = '#3a3348';
const round = (pen: Pen, [x, y]: Point, rx: number, ry: number, colour: string): void =>
  pen.shape(arc(x, y, rx, ry, 0, TAU, 20), colour, { edge: 'smooth', ink: 1 });

function seal(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const p = (u: number, z: number): Point => frame.at(u, 0, z);
  const soft = (points: Points, colour: string, tone = 0) =>
    pen.shape(points, colour, { edge: 'smooth', ink: 1, tone });
  const fur = '#7f8fae';
  soft(
    [p(-66, 14), p(-86, 18), p(-104, 40), p(-96, 48), p(-82, 40), p(-80, 54), p(-70, 52), p(-58, 28)],
    fur,
    -0.6,
  );
  soft(
    [
      p(-72, 20),
      p(-50, 4),
      p(0, -2),
      p(44, 0),
      p(58, 14),
      p(58, 44),
      p(54, 74),
      p(22, 74),
      p(0, 58),
      p(-34, 46),
      p(-62, 36),
    ],
    fur,
  );
  pen.tint([p(4, 2), p(46, 3), p(56, 18), p(56, 44), p(48, 62), p(36, 40), p(24, 18)], '#e8edf4', {
    opacity: 0.9,
  });
  for (const [u, z, r] of [
    [-40, 34, 6],
    [-22, 42, 4],
    [-14, 26, 5],
    [-48, 20, 4],
    [6, 46, 4],
  ] as const)
    pen.tint(arc(...p(u, z), r * s, r * 0.8 * s, 0, TAU, 10), '#5d6c8e', { opacity: 0.8 });
  soft([p(16, 22), p(34, 18), p(30, 4), p(8, -10), p(-8, -8), p(4, 6)], fur, -0.5);
  round(pen, p(38, 84), 30 * s, 27 * s, fur);
  round(pen, p(58, 76), 16 * s, 13 * s, '#e8edf4');
  pen.shape(arc(...p(66, 84), 6 * s, 4.6 * s, 0, TAU, 12), DARK, { edge: 'smooth', ink: 0.8 });
  for (const [u, z] of [
    [32, 90],
    [56, 95],
  ] as const) {
    pen.tint(arc(...p(u, z), 5.4 * s, 6.6 * s, 0, TAU, 14), DARK);
    pen.tint(arc(...p(u + 2, z + 2.4), 1.9 * s, 2.2 * s, 0, TAU, 8), '#ffffff');
  }
  pen.tint(arc(...p(30, 76), 6 * s, 4 * s, 0, TAU, 10), '#f0a090', { opacity: 0.8 });
  for (const z of [70, 75, 80]) pen.line([p(62, z), p(86, z - 6 + (z - 70) * 1.2)], 0.8);
  pen.line([p(52, 69), p(58, 66), p(66, 69)], 1.1, { smooth: true });
  // worn aslant, and far too large
  pen.shape([p(6, 104), p(10, 122), p(24, 138), p(44, 142), p(62, 132), p(72, 114), p(40, 106)], '#77824c', {
    edge: 'smooth',
    ink: 1,
  });
  pen.bars([[p(-2, 102), p(38, 106), p(78, 111)]], 7 * s, '#5f6a3c', { edge: 1.2 });
  pen.tint([p(34, 122), p(42, 130), p(50, 123), p(42, 115)], '#e8702c', { edge: 'straight' });
}

function bear(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const p = (u: number, z: number): Point => frame.at(u, 0, z);
  const fur = '#fbf6ea';
  const ear = (u: number) => {
    round(pen, p(u, 134), 12 * s, 12 * s, fur);
    pen.tint(arc(...p(u, 133), 6 * s, 6 * s, 0, TAU, 10), '#e8b0a6');
  };
  round(pen, p(0, 42), 52 * s, 48 * s, fur);
  pen.tint([p(14, 0), p(50, 18), p(52, 50), p(38, 74), p(34, 40)], '#c9cfe0', { opacity: 0.8 });
  ear(-30);
  ear(30);
  round(pen, p(0, 106), 42 * s, 36 * s, fur);
  pen.tint([p(20, 76), p(38, 92), p(40, 112), p(30, 128), p(28, 100)], '#c9cfe0', { opacity: 0.6 });
  round(pen, p(0, 95), 19 * s, 14 * s, '#fffdf6');
  pen.shape(arc(...p(0, 102), 8 * s, 5.4 * s, 0, TAU, 12), DARK, { edge: 'smooth', ink: 0.8 });
  pen.line([p(-7, 92), p(0, 88), p(7, 92)], 1.2, { smooth: true });
  for (const k of [-1, 1]) {
    pen.line([p(k * 24, 110), p(k * 18, 116), p(k * 11, 110)], 1.6, { smooth: true });
    pen.tint(arc(...p(k * 27, 98), 7 * s, 4.6 * s, 0, TAU, 10), '#f0a090', { opacity: 0.8 });
  }
  // a scarf somebody misses
  pen.shape([p(-38, 78), p(-36, 68), p(0, 60), p(36, 68), p(38, 78), p(0, 71)], '#e8702c', {
    edge: 'smooth',
    ink: 1,
  });
  pen.shape([p(-30, 70), p(-18, 66), p(-20, 34), p(-34, 36)], '#e8702c', { ink: 1, tone: -0.3 });
  for (const z of [42, 52]) pen.line([p(-33, z), p(-20, z - 1)], 1);
  for (const k of [-1, 1]) {
    round(pen, p(k * 38, 10), 24 * s, 18 * s, fur);
    pen.tint(arc(...p(k * 38, 9), 10 * s, 7 * s, 0, TAU, 12), '#e8b0a6');
    for (const t of [-13, 0, 13]) pen.tint(arc(...p(k * 38 + t, 21), 3.6 * s, 3 * s, 0, TAU, 8), '#e8b0a6');
  }
  pen.shape([p(8, 36), p(10, 60), p(38, 60), p(40, 36), p(24, 32)], '#d8442c', {
    ink: 1,
    edge: 'straight',
  });
  pen.bars([[p(39, 54), p(50, 52), p(49, 42), p(39, 41)]], 5 * s, '#d8442c', { edge: 1 });
  pen.tint([p(11, 56), p(37, 56), p(37, 59), p(11, 59)], '#7a4a30', { edge: 'straight' });
  for (const [k, u] of [
    [-1, -4],
    [1, 44],
  ] as const)
    pen.shape(
      [p(u + k * 34, 62), p(u + k * 30, 40), p(u + k * 8, 34), p(u, 42), p(u + k * 6, 54), p(u + k * 22, 66)],
      fur,
      { edge: 'smooth', ink: 1 },
    );
  for (const u of [54, 68])
    pen.line([p(u, 66), p(u + 5, 76), p(u - 3, 86), p(u + 3, 98)], 1.5, { smooth: true });
}

/** They lie over the finished place: a thing of the scene would make the crowd look elsewhere. */
export function floeGuests(scene: Scene): Part {
  const nodes = (
    [
      [seal, 2226, 2176],
      [bear, 2010, 2662],
    ] as const
  ).flatMap(([draw, x, y]) => {
    const scale = scene.scaleAt(y);
    const pen = new Pen({
      light: scene.light,
      random: scene.random.fork(`floe-${x}`),
      place: { haze: scene.hazeAt(y), warmth: 0 },
      weight: scale,
    });
    draw(pen, new Frame([x, y], scale));
    return pen.finish();
  });
  return { nodes, defs: [] };
}
