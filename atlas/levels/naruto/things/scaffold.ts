/** What those who cut a head from the rock stand on: poles, braces and planks before it, ladders from plank to plank, and a hoist. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type Put = (points: readonly Point[]) => Point[];

const WOOD = '#b98450';

/** Each from its foot to its head; the outer one carries the planks' ends, where the ladders stand. */
const POLES = [
  [490, 590],
  [640, 590],
  [780, 590],
  [862, 436],
] as const;

/** How high a plank lies, and where it ends. */
const PLANKS = [
  [240, 886],
  [390, 886],
  [545, 806],
] as const;

/** Poles, the braces behind them and the planks on them. */
export function poles(pen: Pen, at: Put, s: number): void {
  // of round wood as the poles are, below the face, which stays free
  for (const foot of [490, 780])
    pen.bars(
      [
        at([
          [foot, 30],
          [640, 234],
        ]),
      ],
      8 * s,
      WOOD,
      { tone: -0.5 },
    );
  pen.bars(
    POLES.map(([u, top]) =>
      at([
        [u, 6],
        [u, top],
      ]),
    ),
    9 * s,
    WOOD,
  );
  pen.bars(
    PLANKS.map(([z, end]) =>
      at([
        [466, z],
        [end, z + 4],
      ]),
    ),
    13 * s,
    '#d3a468',
  );
}

/** A ladder from a foot to a head: two rails and the rungs between them. */
function ladder(pen: Pen, at: Put, s: number, [from, to]: readonly [Point, Point]): void {
  const on = (side: number, t: number): Point => [
    from[0] + (to[0] - from[0]) * t + side * 13,
    from[1] + (to[1] - from[1]) * t,
  ];
  const rungs = Math.round((to[1] - from[1]) / 26);
  pen.bars(
    range(rungs).map((i) => at([on(-1, (i + 0.5) / rungs), on(1, (i + 0.5) / rungs)])),
    5 * s,
    '#c98f58',
  );
  pen.bars(
    [-1, 1].map((side) => at([on(side, 0), on(side, 1)])),
    6 * s,
    '#a06a3e',
  );
}

/** From the ground to the first plank, from there to the second and on to the third: each leans on what it leads to. */
export function ladders(pen: Pen, at: Put, s: number): void {
  for (const way of [
    [
      [816, 14],
      [828, 278],
    ],
    [
      [834, 248],
      [818, 424],
    ],
    [
      [734, 398],
      [746, 580],
    ],
  ] as const)
    ladder(pen, at, s, way);
}

/** What the hoist brings up: a bucket of water with the brush of whoever washes a face. */
export function hoist(pen: Pen, at: Put, s: number): void {
  pen.bars(
    [
      at([
        [780, 590],
        [908, 632],
      ]),
    ],
    9 * s,
    WOOD,
  );
  pen.bars(
    [
      at([
        [900, 632],
        [900, 516],
      ]),
    ],
    4 * s,
    '#f0e0c0',
    { edge: 1 },
  );
  pen.bars(
    [
      at([
        [874, 470],
        [882, 506],
        [900, 518],
        [918, 506],
        [926, 470],
      ]),
    ],
    4 * s,
    '#6a7480',
    { smooth: true, edge: 1 },
  );
  pen.bars(
    [
      at([
        [908, 462],
        [938, 534],
      ]),
    ],
    7 * s,
    '#8a5a3a',
  );
  const pail = at([
    [868, 474],
    [932, 474],
    [922, 408],
    [878, 408],
  ]);
  pen.shape(pail, '#9fb0bc', { ink: 1.1 });
  pen.within(pail, () => {
    pen.tint(
      at([
        [908, 480],
        [936, 480],
        [926, 400],
        [904, 400],
      ]),
      '#9fb0bc',
      { tone: -1, edge: 'straight' },
    );
    for (const z of [424, 452])
      pen.bars(
        [
          at([
            [860, z],
            [940, z],
          ]),
        ],
        6 * s,
        '#5f7080',
        { edge: 1 },
      );
  });
  const [[x, y] = [0, 0]] = at([[900, 474]]);
  pen.shape(arc(x, y, 32 * s, 9 * s, 0, Math.PI * 2, 16), '#8fd0e0', {
    edge: 'smooth',
    ink: 1,
    contour: false,
  });
  // it leaks: one drop under the other, each pointed above
  for (const [z, r] of [
    [396, 3.4],
    [372, 4.2],
    [340, 5],
  ] as const) {
    const [[px, py] = [0, 0]] = at([[906, z]]);
    pen.shape([[px, py - 11 * s], ...arc(px, py, r * s, r * s, -0.5, Math.PI + 0.5, 9)], '#8fd0e0', {
      edge: 'straight',
      ink: 0.7,
      contour: false,
    });
  }
}
