/** The arbour that keeps night things out: arch behind arch of wisteria, and violet lamps down its middle. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { raceme } from '../../../things/nature/hanging-trees';

export interface WisteriaArbourOptions {
  readonly width?: number;
  readonly height?: number;
  readonly arches?: number;
  readonly flower?: string;
  readonly pale?: string;
  readonly leaf?: string;
}

const STEP = 92;

export const wisteriaArbour: ThingKind<WisteriaArbourOptions> = {
  name: 'wisteriaArbour',
  footprint: ({ width = 420, arches = 4 }) => [
    [-width / 2 - 20, 20],
    [width / 2 + 20, 20],
    [width / 2 + 20, -STEP * arches],
    [-width / 2 - 20, -STEP * arches],
  ],
  height: 260,
  lamps: ({ arches = 4 }) => [
    { w: 80, reach: 460, colour: 'violet' },
    { w: -STEP * arches * 0.5, reach: 360, colour: 'violet' },
  ],
  draw(
    pen,
    frame,
    { width = 420, height = 300, arches = 4, flower = '#a98be8', pale = '#d9c2ff', leaf = '#6f9a6b' },
    random,
  ) {
    const s = frame.scale;
    // light at the far end
    const end = -STEP * (arches - 0.4);
    pen.tint(
      [
        frame.at(-width * 0.36, end, 0),
        frame.at(width * 0.36, end, 0),
        ...arc(...frame.at(0, end, height * 0.5), width * 0.36 * s, height * 0.3 * s, 0, -Math.PI, 12),
      ],
      { emit: '#8a6ad0' },
      { edge: 'straight', opacity: 0.1 },
    );
    for (const i of range(arches)) {
      const back = arches - 1 - i;
      const w = -STEP * back;
      const k = 1 - back * 0.07;
      const half = (width / 2) * k;
      const hoop = (a: number, r: number): Point => {
        const [x, y] = frame.at(0, w, height * 0.56 * k);
        return [x + Math.cos(a) * half * r * s, y - Math.sin(a) * height * 0.5 * k * r * s];
      };
      pen.bars(
        [
          [
            frame.at(-half, w, 0),
            ...range(11).map((j) => hoop(Math.PI - (j / 10) * Math.PI, 1)),
            frame.at(half, w, 0),
          ],
          [
            frame.at(-half + 22, w, 0),
            ...range(11).map((j) => hoop(Math.PI - (j / 10) * Math.PI, 0.9)),
            frame.at(half - 22, w, 0),
          ],
        ],
        11 * s,
        '#7a5a58',
        { tone: -0.3 - back * 0.15, smooth: true },
      );
      // boards of the path under it
      for (const j of range(3))
        pen.line([frame.at(-half * 0.7, w + 20 - j * 26, 1), frame.at(half * 0.7, w + 20 - j * 26, 1)], 1.2, {
          opacity: 0.5,
        });
      const count = 19;
      for (const pass of [0, 1])
        for (const j of range(count)) {
          const a = Math.PI - ((j + random.range(0.1, 0.9)) / count) * Math.PI;
          const [x, y] = hoop(a, pass ? 1.02 : 0.92);
          const side = Math.abs(Math.cos(a));
          const drop = (46 + 84 * side ** 1.4) * random.range(0.7, 1.15) * k * s;
          raceme(
            pen,
            random,
            [x, y],
            drop,
            15 * k * s,
            (i + j) % 3 ? flower : pale,
            (pass ? 0.35 : -0.8) - back * 0.28,
          );
        }
      for (const j of range(13)) {
        const a = Math.PI - ((j + 0.5) / 13) * Math.PI;
        const [x, y] = hoop(a, 1.08);
        pen.shape(
          arc(x, y, random.range(20, 32) * k * s, random.range(13, 20) * k * s, 0, TAU, 9),
          random.chance(0.4) ? leaf : flower,
          {
            edge: 'scallop',
            ink: 0.8,
            tone: 0.2 - back * 0.3 + random.jitter(0.4),
          },
        );
      }
      const [lx, ly] = frame.at(0, w, height * 0.66 * k);
      pen.line([hoop(Math.PI / 2, 0.9), [lx, ly - 20 * k * s]], 1.2);
      pen.shape(
        arc(lx, ly, 15 * k * s, 20 * k * s, 0, TAU, 14),
        { emit: i % 2 ? '#e6d0ff' : '#ffe2b0' },
        { edge: 'smooth' },
      );
      for (const dz of [-8, 0, 8])
        pen.line(
          [
            [lx - 14 * k * s, ly + dz * k * s],
            [lx + 14 * k * s, ly + dz * k * s],
          ],
          0.6,
        );
      pen.glow(lx, ly, 105 * k * s, 'violet', 0.7);
    }
    // small lamps on the ground lead the way in, and petals lie where the wind has left them
    for (const i of range(arches))
      for (const side of [-1, 1]) {
        const [x, y] = frame.at(
          side * width * 0.3 * (1 - (arches - 1 - i) * 0.07),
          -STEP * (arches - 1 - i) + 14,
          0,
        );
        const r = (7 + i) * s;
        pen.shape(
          [
            [x - r, y],
            [x + r, y],
            [x + r * 0.8, y - r * 2.6],
            [x - r * 0.8, y - r * 2.6],
          ],
          { emit: '#ffe9c0' },
          { ink: 0.8 },
        );
        pen.shape(
          [
            [x - r * 1.3, y - r * 2.5],
            [x + r * 1.3, y - r * 2.5],
            [x, y - r * 3.5],
          ],
          '#5a4a58',
          { ink: 0.8 },
        );
        pen.glow(x, y - r, 58 * s, 'amber', 0.5);
      }
    for (let i = 0; i < 54; i++) {
      const [x, y] = frame.at(random.jitter(width * 0.8), random.range(-STEP * arches, 60), 2);
      pen.tint(arc(x, y, 6 * s, 3 * s, random.range(0, 3), random.range(3, 6) + 3, 6), pale, {
        opacity: 0.8,
      });
    }
  },
};
