/** What the bottle of the comic studio shows of its ink and its glass. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { INK } from './ink-pool';

/** Rings of the mould, ink that stands in the bottle and ran down its shoulder, and a row of small lit windows. */
export function inkOn(pen: Pen, frame: Frame, glass: string): void {
  const s = frame.scale;
  const at = (a: number, z: number, r: number): Point => frame.at(Math.cos(a) * r, Math.sin(a) * r, z);
  const round = (z: number, r: number, from = 0.1, to = 3.04): Point[] =>
    range(17).map((i) => at(from + ((to - from) * i) / 16, z, r));
  pen.tint(
    [
      ...round(18, 229),
      ...round(206, 229)
        .map(([x, y], i): Point => [x, y + 7 * Math.sin(i * 1.1) * s])
        .reverse(),
    ],
    INK,
    {
      edge: 'straight',
      opacity: 0.42,
    },
  );
  pen.line(
    round(206, 229).map(([x, y], i): Point => [x, y + 7 * Math.sin(i * 1.1) * s]),
    1.4,
    {
      smooth: true,
      colour: '#9fb8f0',
      opacity: 0.55,
    },
  );
  pen.scratches([round(322, 230), round(340, 216), round(352, 204), round(404, 134), round(28, 230)], {
    width: 1.2,
    opacity: 0.5,
  });
  for (const [a, long, wide] of [
    [0.5, 66, 11],
    [0.86, 34, 8],
    [1.2, 92, 13],
    [1.62, 48, 9],
    [1.98, 78, 12],
    [2.5, 30, 8],
    [2.8, 58, 10],
  ] as const) {
    const down = range(6).map((i) => {
      const z = 414 - (long * i) / 5;
      return at(a, z, z > 410 ? 126 : 130 + ((410 - z) / 80) * 100);
    });
    const half = (i: number) => wide * s * (i === 0 ? 1.5 : i > 3 ? 1.1 : 0.7);
    pen.shape(
      [
        ...down.map(([x, y], i): Point => [x - half(i), y]),
        ...down.map(([x, y], i): Point => [x + half(i), y]).reverse(),
      ],
      INK,
      { edge: 'smooth', ink: 0.7, contour: false },
    );
    const [x, y] = nth(down, 4);
    pen.tint(arc(x - wide * 0.4 * s, y, 3 * s, 7 * s, 0, TAU, 8), '#9fb8f0', { opacity: 0.8 });
  }
  for (const a of [0.24, 0.62, 1.04, 1.44, 1.84, 2.26, 2.66]) {
    const [x, y] = at(a, 432, 119);
    pen.shape(
      arc(x, y, 9 * s * Math.sin(a) + 3 * s, 10 * s, 0, TAU, 12),
      { emit: '#ffe9a8' },
      {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      },
    );
  }
  pen.tint([...round(318, 230, 2.2, 3.0), ...round(30, 230, 2.2, 3.0).reverse()], glass, {
    tone: 0.9,
    edge: 'straight',
    opacity: 0.3,
  });
}
