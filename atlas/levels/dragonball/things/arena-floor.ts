/** The floor of the tournament after three rounds: its slabs, its crest, and what the fighters did to it. */
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Texture } from '../../../ground/ground';
import { blotches } from '../../../ground/textures';

/** The platform's corners: far left and right, near right and left. */
const FAR = { y: 1450, x0: 1530, x1: 2550 };
const NEAR = { y: 1840, x0: 1380, x1: 2700 };
const [COLUMNS, ROWS] = [10, 6];

/** A point of the platform, both shares 0 to 1; rows widen toward the viewer. */
function on(s: number, t: number): Point {
  const k = t ** 1.12;
  return [lerp(lerp(FAR.x0, NEAR.x0, k), lerp(FAR.x1, NEAR.x1, k), s), lerp(FAR.y, NEAR.y, k)];
}

const slab = (column: number, row: number, inset = 0): Point[] => [
  on((column + inset) / COLUMNS, (row + inset) / ROWS),
  on((column + 1 - inset) / COLUMNS, (row + inset) / ROWS),
  on((column + 1 - inset) / COLUMNS, (row + 1 - inset) / ROWS),
  on((column + inset) / COLUMNS, (row + 1 - inset) / ROWS),
];

/** Cracks from a blow: a star of broken lines, and the shards of the slab it hit. */
function blow([x, y]: Point, r: number): { readonly lines: Points[]; readonly shards: Points[] } {
  const arm = (i: number, far: number): Point => {
    const a = (i / 11) * TAU + (i % 3) * 0.16;
    const d = r * far * (0.7 + ((i * 37) % 11) / 20);
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.42];
  };
  const lines = range(11).map((i): Points => [
    [x + (arm(i, 0.16)[0] - x), arm(i, 0.16)[1]],
    [arm(i, 0.5)[0] + 5, arm(i, 0.5)[1] - 3],
    arm(i, 1),
  ]);
  const shards = range(11).map((i): Points => [arm(i, 0.2), arm(i, 0.46), arm((i + 1) % 11, 0.4)]);
  return { lines, shards };
}

/** The slabs of the platform and what happened on them. */
export const arenaFloor: Texture = (ground, polygon, material) => {
  blotches(ground, polygon, { material, strength: 0.4, seed: 31 });
  const all = range(COLUMNS * ROWS).map((i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  const laid = (wanted: (roll: number) => boolean) =>
    all.filter(([c, r]) => wanted((c * 7 + r * 13 + c * r * 3) % 11)).map(([c, r]) => slab(c, r));
  ground.fillMarks(
    laid((roll) => roll % 4 === 1),
    material,
    { tone: -0.45, opacity: 0.6, smooth: false },
  );
  ground.fillMarks(
    laid((roll) => roll === 4),
    '#f3dfb4',
    { tone: 0.2, opacity: 0.8, smooth: false },
  );
  // each slab is bevelled: a lit upper edge, a joint below and at its right
  ground.inkMarks(
    all.map(([c, r]) => slab(c, r, 0.06).slice(0, 2)),
    { width: 3, colour: '#ffffff', opacity: 0.5 },
  );
  ground.inkMarks(
    [
      ...range(COLUMNS + 1).map((c) => [on(c / COLUMNS, 0), on(c / COLUMNS, 1)]),
      ...range(ROWS + 1).map((r) => [on(0, r / ROWS), on(1, r / ROWS)]),
    ],
    { width: 2.2, opacity: 0.42 },
  );
  // the crest: two rings and four clouds, worn where people fight
  const ring = (k: number) => arc(2040, 1636, 300 * k, 104 * k, 0, TAU, 48);
  for (const [k, width] of [
    [1, 15],
    [0.86, 5],
    [0.34, 9],
  ] as const)
    ground.inkMarks([[...ring(k), nth(ring(k), 0)]], {
      width,
      colour: '#d9704f',
      opacity: 0.75,
      smooth: true,
    });
  const petals = range(8).map((i): Points => {
    const a = (i / 8) * TAU;
    const at = (d: number, turn: number): Point => [
      2040 + Math.cos(a + turn) * 300 * d,
      1636 + Math.sin(a + turn) * 104 * d,
    ];
    return [at(0.42, 0), at(0.6, 0.2), at(0.78, 0), at(0.6, -0.2)];
  });
  ground.fillMarks(petals, '#e8a04a', { tone: 0.1, opacity: 0.7 });
  // who was thrown where
  for (const [at, r] of [
    [[1600, 1745], 120],
    [[2430, 1545], 84],
    [[2240, 1770], 66],
  ] as const) {
    const { lines, shards } = blow(at, r);
    ground.fillMarks([arc(at[0], at[1], r * 0.62, r * 0.26, 0, TAU, 14)], '#c9a878', { opacity: 0.55 });
    ground.fillMarks(
      shards.filter((_, i) => i % 2 === 0),
      material,
      { tone: 0.5, smooth: false, ink: 1.6 },
    );
    ground.fillMarks(
      shards.filter((_, i) => i % 2 === 1),
      material,
      { tone: -1.2, smooth: false, ink: 1.6 },
    );
    ground.inkMarks(lines, { width: 2.4, opacity: 0.7 });
  }
  // long skids of two heels
  const skid = (from: Point, to: Point, apart: number): Points[] =>
    [0, apart].map((d) =>
      range(6).map((i): Point => [
        lerp(from[0], to[0], i / 5),
        lerp(from[1], to[1], i / 5) + d + 7 * Math.sin(i * 1.2),
      ]),
    );
  ground.inkMarks([...skid([1710, 1752], [2010, 1700], 13), ...skid([2380, 1570], [2210, 1650], 10)], {
    width: 7,
    colour: '#a8845c',
    opacity: 0.45,
    smooth: true,
  });
};
