/** A town house of this night: somebody is at home behind each lattice of its gable, a shadow on lit paper. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { machiya } from '../../../things/town/machiya';
import type { MachiyaOptions } from '../../../things/town/machiya';
import { roofCat } from './roof-cat';
import type { RoofCat } from './roof-cat';

const SHADOW = '#5f3a34';

/** A window of the gable: where on its wall, and what is going on behind it. */
interface Pane {
  readonly wall: Wall;
  readonly s0: number;
  readonly s1: number;
  readonly z0: number;
  readonly z1: number;
  readonly scene: number;
}

type At = (k: number, t: number) => Point;

/** Head and shoulders from `k` across and `t` up, as a shadow. */
function shade(pen: Pen, at: At, s: number, k: number, t: number, knot = false): void {
  pen.tint(arc(...at(k, t + 0.17), 7.5 * s, 8.5 * s, 0, 6.2832, 12), SHADOW);
  if (knot) pen.tint(arc(...at(k, t + 0.33), 4 * s, 4 * s, 0, 6.2832, 8), SHADOW);
  pen.tint(
    [at(k - 0.17, -0.05), at(k - 0.13, t), at(k, t + 0.06), at(k + 0.13, t), at(k + 0.17, -0.05)],
    SHADOW,
    {
      edge: 'straight',
    },
  );
}

const line = (pen: Pen, points: readonly Point[], width: number) =>
  pen.line(points, width, { colour: SHADOW });

function scene(pen: Pen, at: At, s: number, which: number): void {
  if (which === 0) {
    // tea for two
    shade(pen, at, s, 0.24, 0.34, true);
    shade(pen, at, s, 0.78, 0.3);
    pen.tint([at(0.38, 0), at(0.38, 0.22), at(0.64, 0.22), at(0.64, 0)], SHADOW, { edge: 'straight' });
    line(pen, [at(0.5, 0.3), at(0.47, 0.42), at(0.53, 0.52), at(0.5, 0.64)], 0.7);
  } else if (which === 1) {
    // a lute of three strings
    shade(pen, at, s, 0.44, 0.36, true);
    line(pen, [at(0.3, 0.22), at(0.9, 0.74)], 2);
    pen.tint(arc(...at(0.34, 0.24), 9 * s, 8 * s, 0, 6.2832, 10), SHADOW);
    for (const d of [0, 0.06]) line(pen, [at(0.86 + d, 0.74), at(0.9 + d, 0.66)], 1.2);
  } else if (which === 2) {
    // practice with a wooden sword
    shade(pen, at, s, 0.5, 0.4);
    line(pen, [at(0.56, 0.44), at(0.68, 0.62)], 3.4);
    line(pen, [at(0.66, 0.58), at(0.2, 0.94)], 1.8);
  } else if (which === 3) {
    // a reader, and a cat on the sill
    shade(pen, at, s, 0.66, 0.34);
    pen.tint([at(0.36, 0.3), at(0.52, 0.26), at(0.52, 0.42), at(0.36, 0.46)], SHADOW, { edge: 'straight' });
    pen.tint(
      [
        at(0.08, 0),
        at(0.1, 0.2),
        at(0.13, 0.32),
        at(0.18, 0.24),
        at(0.24, 0.32),
        at(0.26, 0.18),
        at(0.28, 0),
      ],
      SHADOW,
      {
        edge: 'straight',
      },
    );
  } else {
    // washing on a pole, and a lamp that swings
    line(pen, [at(0, 0.8), at(1, 0.84)], 1.2);
    for (const k of [0.18, 0.5])
      pen.tint([at(k - 0.12, 0.8), at(k + 0.14, 0.81), at(k + 0.12, 0.36), at(k - 0.1, 0.38)], SHADOW, {
        edge: 'straight',
        opacity: 0.6,
      });
    pen.tint(arc(...at(0.84, 0.58), 6 * s, 8 * s, 0, 6.2832, 10), '#fff6d8');
  }
}

function pane(pen: Pen, s: number, { wall, s0, s1, z0, z1, scene: which }: Pane): void {
  const at: At = (k, t) => wall.at(s0 + (s1 - s0) * k, z0 + (z1 - z0) * t);
  const paper = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  pen.shape(paper, { emit: nth(['#ffd68a', '#f7bf68', '#ffe2a8'], which % 3) }, { contour: false, ink: 1.1 });
  pen.within(paper, () => {
    pen.tint([at(0.1, 0.1), at(0.9, 0.1), at(0.8, 0.9), at(0.2, 0.9)], { emit: '#fff0c4' }, { opacity: 0.5 });
    scene(pen, at, s, which);
  });
  for (const k of [0.2, 0.4, 0.6, 0.8]) pen.line([at(k, 0), at(k, 1)], 0.8);
  for (const t of [0.34, 0.68]) pen.line([at(0, t), at(1, t)], 0.7);
  // a sill, and the little roof that keeps the rain off it
  wall.panel(s0 - 5, z0 - 8, s1 + 5, z0 - 1, '#6f4f3c', { ink: 0.8 });
  wall.panel(s0 - 9, z1 + 1, s1 + 9, z1 + 9, '#4a4258', { ink: 0.9 });
}

export interface LitMachiyaOptions extends Omit<MachiyaOptions, 'cat'> {
  /** Who has the ridge tonight. */
  readonly onRoof?: RoofCat | undefined;
}

export const litMachiya: ThingKind<LitMachiyaOptions> = {
  ...machiya,
  draw(pen, frame, options, random) {
    machiya.draw(pen, frame, options, random);
    const { width = 360, depth = 260, storeys = 2, wall = '#8a5f45', onRoof } = options;
    const [h, d] = [width / 2, depth / 2];
    const side = frame.sin < 0 ? -1 : 1;
    /** The gable wall that looks at us, of a storey whose front and back stand at w1 and w0. */
    const gable = (inset: number, w0: number, w1: number, z0: number, z1: number) => {
      const u = side * (h - inset);
      const [from, to]: [Point, Point] =
        side < 0
          ? [
              [u, w0],
              [u, w1],
            ]
          : [
              [u, w1],
              [u, w0],
            ];
      return new Wall(pen, frame, from, to, z0, z1, -0.3);
    };
    const kind = Math.abs(Math.round(frame.x * 0.7 + frame.y * 0.3));
    const low = gable(0, -d, d, 0, 170);
    pane(pen, frame.scale, {
      wall: low,
      s0: depth * 0.3,
      s1: depth * 0.62,
      z0: 60,
      z1: 122,
      scene: kind % 5,
    });
    for (const i of range(storeys - 1)) {
      const inset = 4 + (i + 1) * 12;
      const up = gable(inset, -d + 10, d - 14 - (i + 1) * 12, 168 + i * 128, 300 + i * 128);
      const [s0, s1] = [up.width * 0.3, up.width * 0.62];
      pane(pen, frame.scale, { wall: up, s0, s1, z0: 34, z1: 92, scene: (kind + 2 * i + 3) % 5 });
      // boards under the window
      for (const z of [8, 14])
        pen.line([up.at(up.width * 0.2, z), up.at(up.width * 0.72, z)], 0.7, { colour: wall, tone: -0.6 });
    }
    if (onRoof) roofCat(pen, frame, [-h * 0.3, -7, 168 + (storeys - 1) * 132 + depth * 0.42 + 8], onRoof);
  },
};
