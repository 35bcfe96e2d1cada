/** The sealed book on its stand, open by mistake: its cards fly round it in a ring and will not come back. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SealedBookOptions {
  readonly cover?: string;
  readonly card?: string;
}

function card(pen: Pen, [x, y]: Point, k: number, turn: number, back: string) {
  const q = (u: number, v: number): Point => [
    x + (u * Math.cos(turn) - v * Math.sin(turn)) * k,
    y + (u * Math.sin(turn) + v * Math.cos(turn)) * k,
  ];
  pen.shape([q(-21, -36), q(21, -36), q(21, 36), q(-21, 36)], '#fff4e2');
  pen.shape([q(-16, -31), q(16, -31), q(16, 31), q(-16, 31)], back, { ink: 0.8, contour: false });
  pen.shape(arc(...q(0, 0), 11 * k, 11 * k, turn, turn + 6.28, 12), '#f6d878', {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
  const star = range(10).map((i) =>
    q(Math.sin((i / 10) * 6.2832) * (i % 2 ? 4 : 9), -Math.cos((i / 10) * 6.2832) * (i % 2 ? 4 : 9)),
  );
  pen.shape(star, '#e8583f', { ink: 0.5, contour: false, wobble: 0 });
  for (const v of [-22, 22]) pen.line([q(-9, v), q(9, v)], 0.9, { colour: '#f6d878' });
}

export const sealedBook: ThingKind<SealedBookOptions> = {
  name: 'sealedBook',
  footprint: () => disc(130),
  height: 200,
  draw(pen, frame, { cover = '#c8435c', card: back = '#d9566c' }) {
    const s = frame.scale;
    for (const [r, z] of [
      [130, 16],
      [106, 32],
      [80, 48],
    ] as const)
      drum(pen, frame, { r, z0: z - 16, z1: z }, '#f1e8ea');
    const ring = range(14).map((i) => ({ a: (i / 14) * 6.2832 + 0.2, i }));
    const at = (a: number, i: number): Point => {
      const [x, y] = frame.at(
        Math.cos(a) * 290,
        Math.sin(a) * 290,
        // the far half flies low: behind the round people stand, and no card hangs before a face
        (Math.sin(a) < 0 ? 205 : 330) + Math.sin(a * 2 + 1) * (Math.sin(a) < 0 ? 24 : 70) + (i % 3) * 20,
      );
      return [x, y];
    };
    for (const { a, i } of ring)
      if (Math.sin(a) < 0)
        card(pen, at(a, i), (0.86 + 0.2 * Math.sin(a)) * s * 1.25, Math.cos(a * 1.5) * 0.5, back);
    drum(pen, frame, { r: 34, r1: 26, z0: 48, z1: 190 }, '#f6eef0', { top: false });
    drum(pen, frame, { r: 30, r1: 74, z0: 180, z1: 214 }, '#f1e8ea');
    for (const i of range(4))
      pen.line([frame.at(-24 + i * 16, 30, 54), frame.at(-20 + i * 13, 26, 182)], 0.8);
    const p = (u: number, z: number): Point => frame.at(u, 20, 214 + z);
    pen.shape([p(-128, 40), p(0, 8), p(128, 40), p(136, 150), p(0, 118), p(-136, 150)], cover);
    for (const k of [-1, 1]) {
      const page = [p(0, 22), p(k * 60, 30), p(k * 116, 52), p(k * 124, 146), p(k * 62, 126), p(0, 116)];
      pen.shape(page, '#fff8ea', { tone: k > 0 ? -0.5 : 0.3, contour: false });
      for (const z of [54, 70, 86, 102])
        pen.line([p(k * 20, z), p(k * 100, z + 20)], 0.9, { colour: '#b58a7a' });
    }
    pen.shape([p(-10, 8), p(10, 8), p(10, -34), p(0, -24), p(-10, -34)], '#f6d878', { contour: false });
    // light out of the pages: rays of three lengths that open upward and end in nothing
    for (const [from, lean, high] of [
      [-86, -120, 150],
      [-52, -66, 220],
      [-18, -18, 250],
      [18, 22, 262],
      [52, 70, 214],
      [86, 124, 156],
    ] as const)
      for (const [share, opacity] of [
        [0.8, 0.12],
        [0.56, 0.18],
        [0.34, 0.26],
      ] as const)
        pen.tint(
          [
            p(from - 13, 124),
            p(from + lean * share * 0.6 - 12, 124 + high * share * 0.6),
            p(from + lean * share, 124 + high * share),
            p(from + lean * share * 0.6 + 12, 124 + high * share * 0.6),
            p(from + 13, 124),
          ],
          '#fff2b8',
          { opacity },
        );
    for (const { a, i } of ring)
      if (Math.sin(a) >= 0)
        card(pen, at(a, i), (0.9 + 0.24 * Math.sin(a)) * s * 1.25, Math.cos(a * 1.5) * 0.5, back);
    for (const i of range(12)) {
      const a = i * 2.4;
      const [x, y] = frame.at(Math.cos(a) * (60 + i * 20), 0, 330 + Math.sin(a * 1.3) * 160 + i * 10);
      const k = (5 + (i % 3) * 4) * s;
      pen.shape(
        [
          [x, y - k * 2],
          [x + k * 0.5, y - k * 0.5],
          [x + k * 2, y],
          [x + k * 0.5, y + k * 0.5],
          [x, y + k * 2],
          [x - k * 0.5, y + k * 0.5],
          [x - k * 2, y],
          [x - k * 0.5, y - k * 0.5],
        ],
        '#fff2a8',
        { ink: 0.6, contour: false, wobble: 0 },
      );
    }
  },
};
