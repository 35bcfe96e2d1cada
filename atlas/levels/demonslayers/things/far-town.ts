/** What stands up out of the roofs at the edge of town: a fire watch, a small pagoda, baths under steam, trees, a kite left in the wind. */
import type { Part } from '../../../core/compose';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';

/** A spot over a foot on the picture: right and up, in pixels of the landmark. */
type At = (u: number, z: number) => Point;

function fireWatch(pen: Pen, at: At): void {
  pen.bars(
    [
      [at(-20, 0), at(-10, 92)],
      [at(20, 0), at(10, 92)],
      [at(-18, 20), at(14, 56)],
      [at(18, 20), at(-14, 56)],
      [at(-14, 56), at(11, 90)],
    ],
    4,
    '#7a5f58',
    { edge: 1 },
  );
  pen.shape([at(-22, 90), at(22, 90), at(20, 98), at(-20, 98)], '#8a6a5c', { contour: false });
  pen.bars(
    [
      [at(-14, 98), at(-14, 122)],
      [at(14, 98), at(14, 122)],
    ],
    3,
    '#7a5f58',
    { edge: 1 },
  );
  pen.shape([at(-28, 120), at(28, 120), at(12, 138), at(-12, 138)], '#4f5f80', { contour: false });
  // the bell, and a lamp for who keeps awake beside it
  pen.shape([at(-5, 120), at(5, 120), at(7, 106), at(-7, 106)], '#c9a04a', { contour: false, ink: 0.8 });
  pen.tint(arc(...at(10, 104), 4, 5, 0, TAU, 8), { emit: '#ffcf78' });
}

function farPagoda(pen: Pen, at: At): void {
  for (const i of range(4)) {
    const [z, half] = [i * 34, 34 - i * 5];
    pen.shape([at(-half + 8, z), at(half - 8, z), at(half - 9, z + 24), at(-half + 9, z + 24)], '#a8705f', {
      contour: false,
    });
    for (const u of [-10, 4])
      pen.tint(
        [at(u, z + 6), at(u + 7, z + 6), at(u + 7, z + 17), at(u, z + 17)],
        { emit: '#ffd68a' },
        {
          edge: 'straight',
        },
      );
    pen.shape(
      [at(-half - 10, z + 20), at(half + 10, z + 20), at(half - 6, z + 36), at(-half + 6, z + 36)],
      '#46587a',
      { contour: false },
    );
  }
  pen.bars([[at(0, 138), at(0, 176)]], 3, '#c9a04a', { edge: 1 });
  for (const z of [148, 156, 164]) pen.line([at(-5, z), at(5, z)], 1.6, { colour: '#c9a04a' });
}

function baths(pen: Pen, at: At): void {
  pen.shape([at(-9, 0), at(9, 0), at(6, 104), at(-6, 104)], '#8a6a68', { contour: false });
  pen.line([at(-7, 70), at(7, 70)], 1.2);
  for (const [i, [u, z, r]] of (
    [
      [4, 118, 12],
      [16, 138, 17],
      [40, 158, 20],
      [72, 168, 15],
      [98, 178, 10],
    ] as const
  ).entries())
    pen.tint(arc(...at(u, z), r * 1.3, r * 0.8, i, i + TAU, 8), '#b8b0d8', {
      edge: 'scallop',
      opacity: 0.75 - i * 0.12,
    });
}

function crowns(pen: Pen, at: At): void {
  for (const [u, z, r, tone] of [
    [-34, 26, 30, -0.4],
    [30, 22, 26, -0.2],
    [0, 42, 38, 0.2],
  ] as const)
    pen.shape(arc(...at(u, z), r * 1.2, r, 0, TAU, 9), '#4f7a70', {
      edge: 'scallop',
      tone,
      contour: false,
      ink: 0.9,
    });
}

/** A gable that stands across to all others, three floors of it awake. */
function tallHouse(pen: Pen, at: At): void {
  pen.shape([at(-46, 0), at(46, 0), at(46, 76), at(0, 112), at(-46, 76)], '#9a8a90', { contour: false });
  pen.shape([at(-58, 70), at(0, 116), at(58, 70), at(58, 82), at(0, 130), at(-58, 82)], '#5d6690', {
    contour: false,
  });
  for (const [u, z] of [
    [-32, 14],
    [-6, 14],
    [20, 46],
    [-32, 46],
    [-6, 78],
  ] as const)
    pen.shape(
      [at(u, z), at(u + 14, z), at(u + 14, z + 18), at(u, z + 18)],
      { emit: '#ffcf78' },
      {
        contour: false,
        ink: 0.7,
        wobble: 0,
      },
    );
}

function kite(pen: Pen, at: At): void {
  pen.line([at(0, 0), at(20, 60), at(52, 116)], 0.9, { smooth: true, opacity: 0.8 });
  pen.shape([at(40, 104), at(78, 114), at(70, 152), at(34, 140)], '#d9705f', { contour: false });
  pen.tint(arc(...at(56, 128), 9, 9, 0, TAU, 12), '#f3e2c0');
  for (const [u, z] of [
    [44, 100],
    [64, 106],
  ] as const)
    pen.line([at(u, z), at(u - 6, z - 22), at(u + 4, z - 40)], 1.3, { smooth: true, colour: '#f3e2c0' });
}

const LANDMARKS = [
  [96, 866, 1, fireWatch],
  [250, 842, 1.1, crowns],
  [404, 858, 0.9, tallHouse],
  [640, 838, 0.8, farPagoda],
  [806, 870, 1, baths],
  [948, 842, 0.9, crowns],
  [1046, 880, 0.8, kite],
  [1380, 838, 0.8, tallHouse],
  [2560, 836, 0.7, crowns],
  [3160, 842, 0.8, fireWatch],
  [3660, 846, 0.9, tallHouse],
] as const;

export function farTown(scene: Scene): Part {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('far-town'),
    place: { haze: 0.42, warmth: 0 },
    weight: 0.6,
  });
  for (const [x, y, k, draw] of LANDMARKS) draw(pen, (u, z) => [x + u * k, y - z * k]);
  return { nodes: pen.finish(), defs: [], far: 'built' };
}
