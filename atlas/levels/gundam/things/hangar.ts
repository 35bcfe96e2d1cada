/** A vaulted hangar, open to the avenue, with somebody's machine standing in it. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Frame } from '../../../core/frame';
import type { Point3 } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import { facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { drawSuit } from './suit';
import type { SuitOptions } from './suit-limbs';

export interface HangarOptions {
  readonly width?: number;
  readonly shell?: string;
  readonly stripe?: string;
  readonly number?: string;
  readonly machine?: SuitOptions | undefined;
}

export const hangar: ThingKind<HangarOptions> = {
  name: 'hangar',
  footprint: ({ width = 640 }) => block(width, 460),
  height: 480,
  draw(pen, frame, { width = 640, shell = '#c3cad2', stripe = '#e0692e', number = '04', machine }) {
    const s = frame.scale;
    const h = width / 2;
    const wall = 420;
    const rise = 330;
    const profile = (k: number): Point[] => [
      [-h * k, 0],
      ...range(13).map((i): Point => {
        const a = Math.PI - (i / 12) * Math.PI;
        return [Math.cos(a) * h * k, wall + Math.sin(a) * rise * k];
      }),
      [h * k, 0],
    ];
    const outer = profile(1);
    for (let i = 0; i + 1 < outer.length; i++) {
      const [a, b] = [nth(outer, i), nth(outer, i + 1)];
      const corners: Point3[] = [
        [a[0], 230, a[1]],
        [b[0], 230, b[1]],
        [b[0], -230, b[1]],
        [a[0], -230, a[1]],
      ];
      facets(pen, frame, [{ corners, material: i === 4 || i === 9 ? stripe : shell, ink: 0.6 }]);
    }
    for (const w of [-120, 0, 120])
      pen.line(
        outer.slice(1, -1).map(([u, z]) => frame.at(u, w, z)),
        0.8,
        { opacity: 0.6 },
      );
    const at = ([u, z]: Point, w = 230) => frame.at(u, w, z);
    pen.shape(
      outer.map((p) => at(p)),
      shell,
      { tone: 0.1, wobble: 0 },
    );
    const inner = profile(0.84);
    pen.shape(
      inner.map((p) => at(p)),
      '#3d4560',
      { contour: false, wobble: 0 },
    );
    // inside: far wall, lights, galleries
    pen.tint(
      profile(0.7).map(([u, z]) => frame.at(u, 60, z * 0.96)),
      '#56607c',
      { edge: 'straight' },
    );
    pen.tint(
      [at([-h * 0.84, 0]), at([h * 0.84, 0]), frame.at(h * 0.7, 60, 0), frame.at(-h * 0.7, 60, 0)],
      '#a9b0bc',
      { edge: 'straight' },
    );
    for (const z of [250, 430]) {
      pen.bars(
        [
          [frame.at(-h * 0.8, 120, z), frame.at(-h * 0.46, 90, z)],
          [frame.at(h * 0.8, 120, z), frame.at(h * 0.46, 90, z)],
        ],
        9 * s,
        '#e2a92e',
      );
      for (const k of [-1, 1])
        pen.bars(
          range(4).map((i) => [
            frame.at(k * h * (0.5 + i * 0.09), 100, z),
            frame.at(k * h * (0.5 + i * 0.09), 100, z + 44),
          ]),
          3 * s,
          '#e2a92e',
          { edge: 1 },
        );
    }
    for (const u of [-0.45, 0, 0.45])
      pen.shape(
        [
          frame.at(h * u - 34, 100, 600),
          frame.at(h * u + 34, 100, 600),
          frame.at(h * u + 26, 100, 584),
          frame.at(h * u - 26, 100, 584),
        ],
        { emit: '#fff6c8' },
        { contour: false, ink: 0.7 },
      );
    // a machine fits under its own vault, head and all
    if (machine) drawSuit(pen, new Frame(frame.at(0, 110, 0), s * 0.8), machine);
    // jambs with warning stripes
    for (const k of [-1, 1])
      for (const i of range(8)) {
        const [a, b] = [h * 0.85 * k, h * 0.98 * k];
        pen.shape(
          [at([a, 10 + i * 44]), at([b, 24 + i * 44]), at([b, 46 + i * 44]), at([a, 32 + i * 44])],
          i % 2 ? '#2e3042' : '#f0b52c',
          { contour: false, ink: 0.6 },
        );
      }
    const plate = { at: (u: number, z: number) => frame.at(u, 232, z) };
    pen.shape(
      [
        plate.at(-86, wall + rise * 0.84 - 26),
        plate.at(86, wall + rise * 0.84 - 26),
        plate.at(66, wall + rise * 0.98),
        plate.at(-66, wall + rise * 0.98),
      ],
      stripe,
      { contour: false },
    );
    letters(pen, plate, number, {
      s: 0,
      z: wall + rise * 0.84 - 16,
      height: 50,
      colour: '#fff8e6',
      width: 2.4,
    });
    pen.bars(
      [[frame.at(h * 0.4, -120, wall + rise), frame.at(h * 0.4, -120, wall + rise + 90)]],
      5 * s,
      '#6a7080',
    );
    for (const k of [-0.5, 0.1]) {
      const [x, y] = frame.at(h * k, -60, wall + rise * 0.98);
      pen.shape(
        [
          [x - 34 * s, y + 10 * s],
          [x + 34 * s, y + 10 * s],
          [x + 30 * s, y - 30 * s],
          [x - 30 * s, y - 30 * s],
        ],
        '#9aa3b0',
        { tone: 0 },
      );
      for (const i of range(3))
        pen.line(
          [
            [x - 26 * s, y - (20 - i * 10) * s],
            [x + 26 * s, y - (20 - i * 10) * s],
          ],
          0.7,
        );
    }
  },
};
