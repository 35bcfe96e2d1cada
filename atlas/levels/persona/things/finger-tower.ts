/** One finger of the warped palace: a leaning tower with courses round it, barred windows and a hat of tiles. */
import type { Frame } from '../../../core/frame';
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { bust } from '../../../things/fair/bust';

export interface Spire {
  readonly u: number;
  readonly w: number;
  readonly half: number;
  readonly high: number;
  /** How far the top has drifted. */
  readonly lean: number;
}

export function spire(
  pen: Pen,
  frame: Frame,
  { u, w, half, high, lean }: Spire,
  wall: string,
  roof: string,
): void {
  const s = frame.scale;
  const at = (k: number, t: number) =>
    frame.at(u + lean * t * t + k * half * (1 - 0.25 * t + 0.4 * Math.max(0, t - 0.8)), w, high * t);
  const steps = range(8).map((i) => i / 7);
  pen.shape([...steps.map((t) => at(-1, t)), ...[...steps].reverse().map((t) => at(1, t))], wall, {
    wobble: 0,
  });
  pen.tint([...steps.map((t) => at(0.25, t)), ...[...steps].reverse().map((t) => at(1, t))], wall, {
    tone: -1,
    edge: 'straight',
  });
  const shaft = [...steps.map((t) => at(-1, t)), ...[...steps].reverse().map((t) => at(1, t))];
  const rows = Math.round(high / 30);
  pen.within(shaft, () => {
    // courses that go round: they sag in the middle, and their joints close up towards the edges
    for (const i of range(rows)) {
      const t = i / rows;
      const course = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((k) => {
        const [x, y] = at(k, t);
        return [x, y + (1 - k * k) * 9 * s] as const;
      });
      pen.line(course, 0.8, { smooth: true, opacity: 0.75 });
      for (const j of range(5)) {
        const k = Math.sin((j - 2 + (i % 2) * 0.5) * 0.6);
        if (!pen.random.chance(0.7)) continue;
        const [p, q] = [at(k, t), at(k, t + 1 / rows)];
        const sag = (1 - k * k) * 9 * s;
        pen.line(
          [
            [p[0], p[1] + sag],
            [q[0], q[1] + sag],
          ],
          0.7,
          { opacity: 0.6 },
        );
      }
      if (i % 3 === 1) {
        const k = pen.random.range(-0.9, 0.1);
        pen.tint(
          [at(k, t), at(k + 0.42, t), at(k + 0.42, t + 1 / rows), at(k, t + 1 / rows)],
          pen.random.pick(['#7a5470', '#46283f', '#8a4a5a']),
          { edge: 'straight', opacity: 0.7 },
        );
      }
    }
    // the roof throws its shade, soot runs below the windows
    pen.tint([at(-1, 1), at(1, 1), at(1, 0.93), at(-1, 0.96)], '#1c0f22', { edge: 'straight', opacity: 0.5 });
    pen.tint([at(-1, 0), at(1, 0), at(1, 0.06), at(-1, 0.09)], '#1c0f22', { edge: 'straight', opacity: 0.4 });
  });
  // a cuff of corbels under the roof
  for (const k of range(5)) {
    const m = -0.9 + k * 0.45;
    pen.shape([at(m - 0.14, 0.985), at(m + 0.14, 0.985), at(m + 0.1, 0.945), at(m - 0.1, 0.945)], wall, {
      ink: 0.7,
      contour: false,
      tone: k > 2 ? -1 : 0.4,
    });
  }
  for (const t of [0.3, 0.55, 0.8]) {
    const [x, y] = at(-0.2, t);
    const arch = (grow: number, low: number) =>
      [
        [x - 9 * s * grow, y + low * s],
        [x + 9 * s * grow, y + low * s],
        [x + 9 * s * grow, y - 12 * s],
        [x, y - (16 + 10 * grow) * s],
        [x - 9 * s * grow, y - 12 * s],
      ] as const;
    pen.shape(arch(1.6, 26), '#3a2238', { ink: 0.8, contour: false });
    pen.shape(arch(1, 20), '#ffd84a', { ink: 0.9, contour: false });
    if (t === 0.55 && high > 500)
      bust(pen, [x, y + 4 * s], 8 * s, {
        skin: '#e0a878',
        hair: '#2f2a38',
        kind: 1,
        look: lean > 0 ? -0.6 : 0.6,
        contour: false,
      });
    pen.bars(
      [-4, 3].map((k) => [
        [x + k * s, y + 20 * s],
        [x + k * s, y - 16 * s],
      ]),
      2 * s,
      '#241424',
      { edge: 0.4 },
    );
    pen.tint(
      [
        [x - 8 * s, y + 26 * s],
        [x + 9 * s, y + 26 * s],
        [x + 4 * s, y + 70 * s],
        [x - 2 * s, y + 58 * s],
      ],
      '#1c0f22',
      { edge: 'straight', opacity: 0.34 },
    );
  }
  const tip = frame.at(u + lean * 1.5, w, high + half * 3.4);
  pen.shape(
    [
      at(-1.5, 1),
      at(1.5, 1),
      frame.at(u + lean * 1.2 + half * 0.4, w, high + half * 1.6),
      tip,
      frame.at(u + lean * 1.2 - half * 0.5, w, high + half * 1.5),
    ],
    roof,
  );
  pen.tint([at(0.3, 1), at(1.5, 1), frame.at(u + lean * 1.2 + half * 0.4, w, high + half * 1.6), tip], roof, {
    tone: -0.9,
    edge: 'straight',
  });
  const hat = [
    at(-1.5, 1),
    at(1.5, 1),
    frame.at(u + lean * 1.2 + half * 0.4, w, high + half * 1.6),
    tip,
    frame.at(u + lean * 1.2 - half * 0.5, w, high + half * 1.5),
  ];
  pen.within(hat, () => {
    for (const i of range(11)) {
      const t = i / 11;
      const [cx, cy] = frame.at(u + lean * (1 + 0.5 * t), w, high + half * 3.4 * t);
      const wide = half * (1.6 - 1.5 * t ** 0.7) * s + 4;
      const hem = range(9).map((j): Point => {
        const k = j / 4 - 1;
        return [cx + k * wide, cy + (1 - k * k) * 12 * s * (1 - t) + (j % 2 ? 4 : 0) * s];
      });
      pen.line(hem, 0.8, { opacity: 0.7 });
    }
  });
}
