/** What stands about the gate of seven doors: the cliff it is let into, and two beasts of stone. */
import type { Frame } from '../../../core/frame';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { turf } from './turf';

/** One wall of rock in three heads, in beds and pillars, with turf that hangs over its edges. */
export function cliff(pen: Pen, frame: Frame): void {
  const random = pen.random.fork('cliff');
  const s = frame.scale;
  const at = (u: number, z: number): Point => frame.at(u, -90, z);
  const top: readonly Point[] = [
    [-520, 300],
    [-500, 470],
    [-450, 540],
    [-380, 560],
    [-350, 640],
    [-290, 700],
    [-210, 716],
    [-160, 660],
    [-110, 700],
    [-60, 780],
    [20, 806],
    [90, 780],
    [130, 700],
    [190, 640],
    [240, 690],
    [310, 700],
    [360, 620],
    [400, 560],
    [470, 520],
    [510, 420],
    [530, 240],
  ];
  const outline = [at(-530, 0), ...top.map(([u, z]) => at(u, z)), at(545, 0)];
  pen.shape(outline, '#8f8a86', { wobble: 2 });
  pen.within(outline, () => {
    // pillars of rock: each a lit and a shaded flank, broken at another height
    for (const [i, u] of [
      -480, -404, -330, -262, -190, -120, -40, 40, 120, 196, 270, 344, 420, 486,
    ].entries()) {
      const high = 560 + ((i * 89) % 240);
      pen.tint([at(u, 0), at(u + 34, 0), at(u + 26, high), at(u + 4, high + 30)], '#5a5668', {
        edge: 'straight',
        opacity: 0.42,
      });
      pen.tint([at(u - 34, 0), at(u - 8, 0), at(u, high * 0.94), at(u - 22, high * 0.9)], '#c8bfae', {
        edge: 'straight',
        opacity: 0.4,
      });
      pen.line([at(u, 0), at(u + 3, high * 0.5), at(u - 5, high * 0.8), at(u + 4, high + 20)], 0.9, {
        opacity: 0.75,
      });
    }
    for (const [i, z] of [380, 452, 520, 586, 650, 712].entries())
      pen.line(
        range(14).map((k) => at(-530 + k * 82, z + random.jitter(10) + (k % 2 ? 8 : 0))),
        i % 2 ? 0.6 : 0.9,
        { opacity: 0.55 },
      );
  });
  // turf on the heads, its fringe hanging over
  for (const [from, to] of [
    [3, 7],
    [8, 12],
    [13, 17],
  ] as const) {
    const edge = top.slice(from, to + 1);
    turf(
      pen,
      edge.map(([u, z]) => at(u, z + 6)),
      64 * s,
      { count: 7, back: edge.map(([u, z]) => at(u, z + 16)), ivy: 2 },
    );
    for (const [u, z] of edge) {
      const [x, y] = at(u, z + 12);
      pen.line(
        [
          [x - 8 * s, y + 2],
          [x - 10 * s, y - 12 * s],
          [x, y],
          [x + 6 * s, y - 14 * s],
          [x + 8 * s, y + 2],
        ],
        0.9,
      );
    }
  }
}

/** A seated hound with a mane, hewn of the gate's own stone, cracked and mossy; it looks toward who comes. */
export function guardian(pen: Pen, frame: Frame, side: number): void {
  const s = frame.scale;
  const stone = '#a59a8c';
  const g = (u: number, z: number): Point => frame.at(-side * u, 0, z);
  const tone = (k: number) => (side < 0 ? k : k - 0.5);
  // haunch and back
  pen.shape([g(-50, 0), g(-58, 40), g(-44, 86), g(-12, 104), g(20, 90), g(26, 0)], stone, {
    edge: 'smooth',
    tone: tone(-0.4),
  });
  pen.shape(arc(...g(-32, 26), 28 * s, 30 * s, 0, 6.2832, 16), stone, { edge: 'smooth', tone: tone(0) });
  // fore legs and paws
  for (const u of [6, 30]) {
    pen.shape([g(u - 10, 0), g(u - 9, 78), g(u + 12, 78), g(u + 12, 0)], stone, {
      tone: tone(u > 20 ? 0.4 : -0.1),
    });
    pen.shape(arc(...g(u + 6, 6), 17 * s, 10 * s, 0, 6.2832, 12), stone, { edge: 'smooth', tone: tone(0.3) });
    for (const k of [-4, 4]) pen.line([g(u + 6 + k, 0), g(u + 6 + k, 9)], 0.7);
  }
  // mane, head, muzzle, ears
  pen.shape(
    range(15).map((i) => {
      const a = (i / 15) * 6.2832;
      const k = i % 2 ? 38 : 52;
      return g(24 + Math.cos(a) * k, 112 + Math.sin(a) * k);
    }),
    stone,
    { tone: tone(-0.6) },
  );
  for (const u of [6, 44])
    pen.shape([g(u - 10, 132), g(u + (u < 20 ? -8 : 8), 172), g(u + 12, 138)], stone, { tone: tone(-0.2) });
  pen.shape(arc(...g(26, 116), 32 * s, 34 * s, 0, 6.2832, 18), stone, { edge: 'smooth', tone: tone(0.4) });
  pen.shape([g(18, 112), g(58, 108), g(64, 94), g(54, 84), g(22, 86)], stone, {
    edge: 'smooth',
    tone: tone(0.6),
    contour: false,
  });
  pen.shape(arc(...g(60, 104), 6 * s, 5 * s, 0, 6.2832, 8), '#6a6068', {
    edge: 'smooth',
    ink: 0.7,
    contour: false,
  });
  pen.line([g(60, 92), g(46, 90), g(30, 94)], 1, { smooth: true });
  pen.shape([g(44, 91), g(50, 91), g(48, 80)], '#efe6d6', { ink: 0.6, contour: false });
  pen.line([g(14, 132), g(30, 124), g(40, 128)], 1.6);
  pen.shape(arc(...g(30, 119), 5 * s, 6 * s, 0, 6.2832, 8), '#d8483c', {
    edge: 'smooth',
    ink: 0.6,
    contour: false,
  });
  pen.stroke([g(-20, 100), g(-10, 80), g(-22, 60), g(-12, 40)], 4);
  pen.tint(arc(...g(-34, 84), 16 * s, 8 * s, 0, 6.2832, 9), '#7f9a5a', { edge: 'scallop', opacity: 0.9 });
  pen.tint(arc(...g(12, 148), 11 * s, 6 * s, 0, 6.2832, 9), '#7f9a5a', { edge: 'scallop', opacity: 0.9 });
}
