/** The demon castle, far off on a rock that has left the ground: horns, wings of stone, and somebody is at home. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { anchor, chainDown, courses, torn } from './castle-stone';
import { trace } from './parts';

export interface DemonCastleOptions {
  readonly stone?: string;
  readonly rock?: string;
  readonly fire?: string;
}

/** Right halves of towers and wings: [u, z] silhouettes, mirrored on the left; nearer ones later. */
const MASSES: readonly (readonly [tone: number, outline: readonly Point[]])[] = [
  // wings of stone ribs
  [-0.9, trace('60 60, 330 90, 420 330, 470 560, 370 450, 350 520, 290 400, 262 480, 200 350, 60 330')],
  // outer towers
  [
    -0.5,
    trace('210 40, 290 40, 284 330, 306 352, 300 420, 280 396, 268 560, 246 396, 226 420, 196 352, 216 330'),
  ],
  [
    -0.2,
    trace('108 40, 200 40, 192 430, 216 456, 208 530, 186 500, 158 740, 128 500, 104 530, 92 456, 114 430'),
  ],
];

export const demonCastle: ThingKind<DemonCastleOptions> = {
  name: 'demonCastle',
  footprint: () => block(820, 200),
  height: 800,
  shadow: false,
  draw(pen, frame, { stone = '#5a4a86', rock = '#4a4070', fire = '#ff4f6a' }) {
    const at = upright(frame);
    const s = frame.scale;
    const lit: Material = { emit: fire };
    const mirrored = (points: readonly Point[]) => points.map(([u, z]): Point => [-u, z]);
    // the rock under it, torn out by its roots
    const root: Point[] = trace(
      '-470 60, -500 10, -410 -50, -380 -150, -300 -120, -240 -260, -170 -190, -90 -360, -10 -280, 60 -400, 140 -240, 210 -280, 290 -130, 370 -150, 420 -40, 500 20, 460 66',
    );
    pen.shape(at(root), rock, { wobble: 3 });
    pen.tint(
      at(
        trace(
          '60 -400, 140 -240, 210 -280, 290 -130, 370 -150, 420 -40, 500 20, 460 66, 200 40, 120 -90, 70 -160',
        ),
      ),
      rock,
      {
        tone: -1.1,
        edge: 'straight',
      },
    );
    for (const [u, z] of [
      [-340, -20],
      [-180, -60],
      [-60, -120],
      [80, -70],
      [240, -30],
      [-260, -90],
    ] as const)
      pen.line(
        at([
          [u, z],
          [u + 26, z - 54],
          [u + 8, z - 96],
        ]),
        1,
      );
    torn(pen, at, root, rock);
    pen.hatch(at(trace('-300 -110, -240 -250, -90 -340, 60 -390, 0 -100')), {
      angle: 1.2,
      gap: 16,
      cover: 0.5,
    });
    for (const [tone, outline] of MASSES)
      for (const half of [mirrored(outline), outline]) {
        pen.shape(at(half), stone, { tone: half === outline ? tone - 0.4 : tone + 0.2, wobble: 1.5 });
        courses(pen, at, half, stone);
      }
    // the keep is a face: brow, eyes that burn, a gate with teeth
    pen.shape(
      at(trace('-140 30, -150 330, -112 420, -60 470, 0 452, 60 470, 112 420, 150 330, 140 30')),
      stone,
      {
        tone: 0.2,
      },
    );
    courses(
      pen,
      at,
      trace('-140 30, -150 330, -112 420, -60 470, 0 452, 60 470, 112 420, 150 330, 140 30'),
      stone,
    );
    pen.tint(at(trace('30 30, 140 30, 150 330, 112 420, 60 470, 34 380')), stone, {
      tone: -0.9,
      edge: 'straight',
    });
    for (const k of [-1, 1]) {
      const horn: Point[] = trace(
        '70 440, 118 400, 190 470, 226 590, 214 720, 196 800, 186 690, 160 590, 116 516',
      );
      pen.shape(at(horn.map(([u, z]): Point => [k * u, z])), '#e4d6c4', {
        tone: k > 0 ? -0.6 : 0.3,
        edge: 'smooth',
      });
      for (const t of range(4)) {
        const [a, b] = [nth(horn, 2), nth(horn, 8)];
        pen.line(
          at([
            [k * (b[0] + t * 20), b[1] + t * 46 - 20],
            [k * (a[0] + t * 12 - 10), a[1] + t * 56],
          ]),
          0.9,
        );
      }
      pen.shape(
        at([
          [k * 30, 300],
          [k * 112, 344],
          [k * 104, 284],
          [k * 56, 262],
        ]),
        lit,
        { contour: false, ink: 1.1 },
      );
      pen.shape(
        at([
          [k * 62, 306],
          [k * 76, 312],
          [k * 72, 284],
        ]),
        '#2a1a3e',
        { contour: false, ink: 0 },
      );
      pen.line(
        at([
          [k * 20, 316],
          [k * 124, 372],
        ]),
        3.4,
      );
      pen.glow(...frame.at(k * 70, 0, 300), 90 * s, 'red', 1);
    }
    pen.shape(at(trace('-84 34, -96 150, -52 206, 0 190, 52 206, 96 150, 84 34')), '#241838', {
      contour: false,
      ink: 1.3,
    });
    pen.shape(at(trace('-62 34, -70 110, 0 150, 70 110, 62 34')), lit, { contour: false, ink: 0 });
    pen.shape(
      at(trace('-40 34, -44 84, 0 110, 44 84, 40 34')),
      { emit: '#ffc46a' },
      { contour: false, ink: 0 },
    );
    for (const i of range(5)) {
      const u = -72 + i * 36;
      pen.shape(
        at([
          [u - 14, 186 - Math.abs(i - 2) * 16],
          [u + 14, 186 - Math.abs(i - 2) * 16],
          [u, 126 - Math.abs(i - 2) * 8],
        ]),
        '#f0e6d8',
        {
          contour: false,
          ink: 0.9,
        },
      );
    }
    for (const [u, z] of [
      [152, 330],
      [152, 240],
      [248, 250],
      [160, 430],
      [252, 160],
      [330, 170],
      [360, 300],
    ] as const)
      for (const k of [-1, 1]) {
        // a frame of stone holds each window; what burns inside lights its sides
        pen.shape(
          at([
            [k * u - 15, z - 5],
            [k * u + 15, z - 5],
            [k * u + 15, z + 30],
            [k * u, z + 52],
            [k * u - 15, z + 30],
          ]),
          '#3a2c5c',
          { contour: false, ink: 0.8 },
        );
        pen.shape(
          at([
            [k * u - 9, z],
            [k * u + 9, z],
            [k * u + 9, z + 28],
            [k * u, z + 42],
            [k * u - 9, z + 28],
          ]),
          lit,
          {
            contour: false,
            ink: 0.8,
          },
        );
        pen.line(
          at([
            [k * u, z],
            [k * u, z + 40],
          ]),
          0.7,
        );
        pen.line(
          at([
            [k * u - 14, z - 3],
            [k * u + 14, z - 3],
          ]),
          1.6,
        );
      }
    for (const k of [-1, 1])
      pen.shape(
        at([
          [k * 158, 740],
          [k * 158, 790],
          [k * 226, 776],
          [k * 196, 760],
          [k * 220, 744],
        ]),
        fire,
        { tone: -0.2, ink: 0.9 },
      );
    pen.shape(
      at(trace('-470 60, -300 84, -96 40, -84 30, 84 30, 96 40, 300 84, 460 66, 300 34, -300 34')),
      '#6f5f96',
      {
        edge: 'smooth',
        tone: 0.1,
      },
    );
    for (const k of [-1, 1]) {
      // on the right nearly straight down, left of whoever stands there
      const foot = k > 0 ? 404 : -590;
      chainDown(pen, at, s, [k * 452, 26], [foot, -250]);
      anchor(pen, at, s, [foot + k * 10, -272], rock);
    }
  },
};
