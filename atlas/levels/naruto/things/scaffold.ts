/** What those who cut a head from the cliff stand on: poles and planks before it, stairs from the ground, and a hoist. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type Put = (points: readonly Point[]) => Point[];

/** Stairs from ledge to ledge, for those who cannot run up a wall. */
export function stairway(pen: Pen, at: Put, s: number): void {
  const flights: readonly (readonly [Point, Point])[] = [
    [
      [852, 0],
      [738, 122],
    ],
    [
      [738, 122],
      [852, 244],
    ],
    [
      [852, 244],
      [790, 392],
    ],
  ];
  for (const [from, to] of flights) {
    const rail = at([from, to]);
    pen.bars([rail], 13 * s, '#a06a3e');
    pen.bars([rail.map(([x, y]): Point => [x, y - 34 * s])], 5 * s, '#c98f58');
    pen.bars(
      range(5).map((i) => {
        const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 4, from[1] + ((to[1] - from[1]) * i) / 4];
        return at([
          [x, y],
          [x, y + 36],
        ]);
      }),
      5 * s,
      '#a06a3e',
    );
  }
}

/** Poles, planks and a hoist before the head that is still being cut. */
export function scaffold(pen: Pen, at: Put, s: number): void {
  const uprights = [490, 640, 780].map((u) =>
    at([
      [u, 6],
      [u, 590],
    ]),
  );
  const planks = [
    [240, 872],
    [390, 812],
    [545, 806],
  ].map(([z = 0, end = 0]) =>
    at([
      [466, z],
      [end, z + 4],
    ]),
  );
  pen.bars(uprights, 9 * s, '#b98450');
  pen.bars(planks, 13 * s, '#d3a468');
  pen.line(
    at([
      [490, 240],
      [640, 390],
      [780, 245],
    ]),
    1.4,
  );
  pen.bars(
    [
      at([
        [806, 590],
        [870, 632],
      ]),
    ],
    9 * s,
    '#b98450',
  );
  hoist(pen, at, s);
}

/** What the hoist brings up: a bucket of water with the brush of whoever washes a face. */
function hoist(pen: Pen, at: Put, s: number): void {
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
  for (const [u, z] of [
    [862, 430],
    [934, 396],
    [874, 388],
  ] as const) {
    const [[px, py] = [0, 0]] = at([[u, z]]);
    pen.shape(arc(px, py, 4 * s, 6 * s, 0, Math.PI * 2, 8), '#8fd0e0', {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
  }
}
