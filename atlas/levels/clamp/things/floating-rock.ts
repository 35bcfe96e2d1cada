/** What carries the floating castle: cut crystal under a rim of turf, and a stream that falls off it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

/** One crystal that hangs from the rim: three faces, each with a facet of its own near the point. */
export function crystal(pen: Pen, frame: Frame, u: number, half: number, low: number, stone: string): void {
  const p = (k: number, t: number): Point => frame.at(u + k * half, 20, 8 + (low - 8) * t);
  pen.shape(
    [p(-1, 0), p(-0.94, 0.5), p(-0.3, 0.86), p(0.06, 1), p(0.5, 0.8), p(0.94, 0.42), p(1, 0)],
    stone,
    { wobble: 0 },
  );
  const face = (points: readonly Point[], tone: number) =>
    pen.tint(points, stone, { tone, edge: 'straight' });
  face([p(-1, 0), p(-0.94, 0.5), p(-0.44, 0.58), p(-0.4, 0)], 1);
  face([p(-0.94, 0.5), p(-0.3, 0.86), p(-0.44, 0.58)], 0.2);
  face([p(-0.44, 0.58), p(-0.3, 0.86), p(0.06, 1), p(0.24, 0.64)], -0.5);
  face([p(0.28, 0), p(0.24, 0.64), p(0.94, 0.42), p(1, 0)], -1);
  face([p(0.24, 0.64), p(0.94, 0.42), p(0.5, 0.8), p(0.06, 1)], -1.5);
  for (const line of [
    [p(-0.4, 0), p(-0.44, 0.58), p(-0.94, 0.5)],
    [p(-0.44, 0.58), p(-0.3, 0.86)],
    [p(-0.44, 0.58), p(0.24, 0.64), p(0.94, 0.42)],
    [p(0.28, 0), p(0.24, 0.64), p(0.06, 1)],
  ])
    pen.line(line, 0.8);
  pen.tint([p(-0.3, 0.06), p(-0.12, 0.06), p(-0.26, 0.46), p(-0.36, 0.46)], '#ffffff', {
    edge: 'straight',
    opacity: 0.75,
  });
  pen.tint([p(-0.84, 0.2), p(-0.74, 0.2), p(-0.76, 0.4), p(-0.82, 0.38)], '#ffffff', {
    edge: 'straight',
    opacity: 0.6,
  });
}

/** Turf on a band of torn earth, uneven all round. */
export function isleRim(pen: Pen, frame: Frame, r: number): void {
  const torn = range(19).map((i): Point => {
    const a = (i / 18) * Math.PI;
    const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r, -18 - (i % 3) * 12 - Math.sin(a) * 10);
    return [x, y];
  });
  pen.shape([...torn, ...frame.disc(0, 0, 8, r, 0, Math.PI, 19).toReversed()], '#8f7a9a', { wobble: 0 });
  pen.tint([...torn.slice(0, 8), ...frame.disc(0, 0, 8, r, 0, 1.3, 8).toReversed()], '#8f7a9a', {
    tone: -1,
    edge: 'straight',
  });
  const top = frame
    .disc(0, 0, 8, r, 0, TAU, 30)
    .map(([x, y], i): Point => [x, y + (i % 2 ? 3 : -2) * frame.scale]);
  pen.shape(top, '#a8c87a', { edge: 'smooth', wobble: 0 });
  const fringe = range(17).flatMap((i): Point[] => {
    const a = Math.PI - ((i + 0.5) / 17) * Math.PI;
    const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r, 8);
    const long = (10 + (i % 3) * 8) * frame.scale;
    return [
      [x - 9 * frame.scale, y - 2],
      [x, y + long],
      [x + 9 * frame.scale, y - 2],
    ];
  });
  pen.shape([...fringe, ...frame.disc(0, 0, 8, r * 0.97, 0, Math.PI, 15)], '#93b868', {
    ink: 0.7,
    contour: false,
  });
  pen.tint(arc(...frame.at(-r * 0.2, r * 0.1, 8), r * 0.6 * frame.scale, r * 0.22 * frame.scale), '#c4da92', {
    opacity: 0.6,
  });
}

/** A stream over the rim: strands that part as they fall, and the mist they end in. */
export function waterfall(pen: Pen, frame: Frame, u: number, w: number, low: number): void {
  const s = frame.scale;
  const p = (du: number, z: number): Point => frame.at(u + du, w, z);
  pen.shape(
    [
      frame.at(u - 10, w - 60, 9),
      frame.at(u + 22, w - 60, 9),
      frame.at(u + 26, w + 6, 9),
      frame.at(u - 24, w + 6, 9),
    ],
    '#bfe0f6',
    {
      contour: false,
      ink: 0.7,
    },
  );
  const left = [p(-24, 8), p(-27, -60), p(-22, -150), p(-30, low * 0.7), p(-22, low)];
  const right = [p(14, low * 0.96), p(22, low * 0.66), p(20, -150), p(28, -60), p(26, 8)];
  pen.shape([...left, ...right], '#d6ecfb', { ink: 0.8, edge: 'smooth', wobble: 0 });
  for (const [du, z0, z1] of [
    [-14, 0, -180],
    [-4, -30, -250],
    [8, 2, -140],
    [16, -80, -230],
    [-18, -210, -290],
  ] as const)
    pen.stroke([p(du, z0), p(du + 3, (z0 + z1) / 2), p(du - 2, z1)], 7, { colour: '#8fbde4', from: 0.6 });
  for (const [du, dz, r] of [
    [-34, -4, 30],
    [24, -10, 34],
    [-6, -22, 40],
    [2, 14, 26],
  ] as const)
    pen.tint(arc(...p(du, low + dz), r * s, r * 0.66 * s, 0, TAU, 9), '#ffffff', {
      edge: 'scallop',
      opacity: 0.82,
    });
}
