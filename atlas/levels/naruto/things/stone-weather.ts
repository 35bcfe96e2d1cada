/** What ties a carved head to its cliff: neck and shoulders that grow out of the rock, and the marks of weather. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Carve } from './stone-eyes';

/** Neck and shoulders of raw rock, with the beds of the cliff running through them. */
export function shoulders(pen: Pen, on: Carve, rock: string): void {
  const { random } = pen;
  const chip = (x: number, y: number): Point => [x + random.jitter(0.05), y + random.jitter(0.04)];
  const bust = on([
    chip(-0.66, -0.5),
    chip(-0.6, -1.04),
    chip(-0.98, -1.3),
    chip(-1.2, -1.62),
    [-1.3, -2.3],
    [-0.9, -2.5],
    [-0.4, -2.42],
    [0.1, -2.55],
    [0.6, -2.4],
    [1.3, -2.3],
    chip(1.2, -1.6),
    chip(0.98, -1.28),
    chip(0.6, -1.04),
    chip(0.66, -0.5),
  ]);
  pen.shape(bust, rock, { tone: 0.25, ink: 0.7, contour: false });
  pen.within(bust, () => {
    pen.tint(
      on([
        [0.14, -0.7],
        [0.2, -1.4],
        [0.06, -2.6],
        [1.4, -2.6],
        [1.3, -1.4],
        [0.7, -0.5],
      ]),
      rock,
      {
        tone: -0.8,
        edge: 'straight',
      },
    );
    // the shade of the chin, then beds of rock that run through the shoulders
    pen.tint(
      on([
        [-0.7, -0.5],
        [0.7, -0.5],
        [0.62, -1.12],
        [0.1, -1.34],
        [-0.5, -1.1],
      ]),
      '#5a2f3a',
      { opacity: 0.4 },
    );
    for (const [y, k] of [
      [-1.3, 0.5],
      [-1.62, 0.8],
      [-1.96, 0.7],
      [-2.24, 0.6],
    ] as const)
      pen.line(on(range(7).map((i) => chip(-1.4 + i * 0.46, y))), k, { opacity: 0.6 });
    for (const x of [-0.86, -0.34, 0.3, 0.84])
      pen.line(on([chip(x, -1.3), chip(x + 0.04, -1.9), chip(x - 0.03, -2.5)]), 0.7, { opacity: 0.5 });
    // a collar hewn in two lapels
    pen.stroke(
      on([
        [-0.56, -1.08],
        [-0.3, -1.5],
        [0, -1.86],
      ]),
      6,
      { to: 0.6 },
    );
    pen.stroke(
      on([
        [0.56, -1.08],
        [0.28, -1.46],
        [0, -1.86],
      ]),
      6,
      { to: 0.6 },
    );
  });
}

/** What weather did to a face: shade under the brow, cracks that go on into the rock, soot below the eyes, chips, lichen. */
export function aged(pen: Pen, on: Carve, u: number): void {
  const way = u % 20 ? 1 : -1;
  for (const side of [-1, 1])
    pen.tint(
      on([
        [side * 0.14, 0.42],
        [side * 0.62, 0.4],
        [side * 0.66, 0.24],
        [side * 0.36, 0.3],
        [side * 0.16, 0.26],
      ]),
      '#5a2f3a',
      {
        opacity: 0.34,
      },
    );
  const crack = { colour: '#7a4640', from: 0.9, to: 0.05 } as const;
  pen.stroke(
    on([
      [-0.44 * way, 0.98],
      [-0.56 * way, 0.7],
      [-0.44 * way, 0.5],
      [-0.52 * way, 0.32],
    ]),
    4,
    crack,
  );
  pen.stroke(
    on([
      [-0.56 * way, 0.7],
      [-0.36 * way, 0.62],
      [-0.28 * way, 0.66],
    ]),
    3,
    crack,
  );
  pen.stroke(
    on([
      [0.8 * way, -0.22],
      [0.66 * way, -0.34],
      [0.6 * way, -0.54],
      [0.46 * way, -0.6],
    ]),
    4,
    crack,
  );
  for (const [x, y, long] of [
    [-0.34, 0, 0.46],
    [0.36, 0.02, 0.38],
    [0.05, -0.3, 0.3],
  ] as const)
    pen.tint(
      on([
        [x - 0.05, y],
        [x + 0.06, y],
        [x + 0.03, y - long],
        [x - 0.01, y - long * 0.9],
      ]),
      '#7a4a48',
      { opacity: 0.3, edge: 'straight' },
    );
  for (const y of [0.72, 0.1, -0.62])
    pen.line(
      on([
        [-0.8, y],
        [-0.3, y + 0.05],
        [0.24, y - 0.03],
        [0.8, y + 0.04],
      ]),
      0.7,
      { opacity: 0.34 },
    );
  for (const [x, y, r] of [
    [-0.7 * way, -0.2, 0.12],
    [-0.62 * way, -0.36, 0.08],
    [0.5 * way, 0.86, 0.1],
  ] as const)
    for (const [dx, dy, k, tone] of [
      [0, 0, 1, -0.5],
      [-0.5, 0.2, 0.6, 0],
      [0.4, 0.3, 0.5, 0.4],
      [0.9, -0.5, 0.36, -0.2],
      [-1, -0.6, 0.3, 0.2],
    ] as const)
      pen.shape(on(arc(x + dx * r, y + dy * r, r * k, r * k * 0.62, 0, Math.PI * 2, 8)), '#8f9a5c', {
        edge: 'scallop',
        tone,
        ink: 0.5,
        contour: false,
      });
}
