/** What ties a carved head to its cliff: neck and shoulders that grow out of the rock, and the marks of weather. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { HeadStyle } from './stone-crowns';
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

/** Where a crack runs over a face, in the face's own units. */
type Crack = readonly Point[];

/** What time did to each of the five: no two of them cracked or grew over in the same place. */
const WEATHER: Readonly<
  Record<
    HeadStyle,
    {
      readonly cracks: readonly Crack[];
      readonly moss: readonly (readonly [x: number, y: number, r: number])[];
    }
  >
> = {
  // an ear is chipped and a fern grows under it
  loops: {
    cracks: [
      [
        [0.5, 1.02],
        [0.4, 0.82],
        [0.5, 0.7],
        [0.44, 0.6],
      ],
      [
        [-0.8, 0.06],
        [-0.6, 0],
        [-0.54, -0.14],
        [-0.36, -0.2],
      ],
    ],
    moss: [
      [-0.98, 0.36, 0.13],
      [-0.86, 0.26, 0.08],
      [0.2, -0.9, 0.1],
    ],
  },
  // the beard has gone green at the tip, a crack comes down through the brow
  beard: {
    cracks: [
      [
        [0.16, 0.84],
        [0.24, 0.62],
        [0.16, 0.46],
        [0.3, 0.28],
      ],
      [
        [0.24, 0.62],
        [0.4, 0.56],
        [0.52, 0.62],
      ],
      [
        [-0.54, -0.94],
        [-0.34, -1.02],
        [-0.24, -1.22],
      ],
    ],
    moss: [
      [0, -1.68, 0.11],
      [-0.1, -1.5, 0.08],
      [0.6, -0.86, 0.12],
      [-0.62, 0.62, 0.08],
    ],
  },
  // what was struck on the cheek, and a garland in the hair
  stern: {
    cracks: [
      [
        [0.78, 0.34],
        [0.6, 0.2],
        [0.66, 0.06],
        [0.56, -0.06],
      ],
      [
        [-0.1, -0.98],
        [-0.06, -0.84],
        [-0.16, -0.76],
      ],
    ],
    moss: [
      [-0.96, 0.9, 0.12],
      [-0.82, 1, 0.09],
      [0.98, 0.62, 0.11],
    ],
  },
  // the crown split once, and stayed bare but for one brow
  bald: {
    cracks: [
      [
        [-0.1, 1.1],
        [-0.02, 0.9],
        [-0.12, 0.76],
        [0.02, 0.6],
        [-0.06, 0.5],
      ],
      [
        [-0.02, 0.9],
        [0.16, 0.84],
        [0.22, 0.72],
      ],
      [
        [0.78, -0.3],
        [0.62, -0.36],
        [0.56, -0.5],
      ],
    ],
    moss: [
      [0.64, 0.62, 0.1],
      [-0.3, -0.92, 0.1],
    ],
  },
  // not yet finished, and already weathering
  rough: {
    cracks: [
      [
        [-0.76, 0.5],
        [-0.5, 0.42],
        [-0.56, 0.2],
        [-0.4, 0.06],
      ],
    ],
    moss: [[0.66, -0.62, 0.1]],
  },
};

/** What weather did to a face: shade under the brow, cracks that go on into the rock, soot below the eyes, chips, lichen. */
export function aged(pen: Pen, on: Carve, style: HeadStyle): void {
  const { cracks, moss } = WEATHER[style];
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
  for (const crack of cracks) pen.stroke(on(crack), 4, { colour: '#7a4640', from: 0.9, to: 0.05 });
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
  for (const [x, y, r] of moss)
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
