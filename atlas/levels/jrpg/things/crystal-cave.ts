/** The crystal cave: a snowy mountain with its mouth open and everything it knows glittering inside. */
import type { Point } from '../../../core/geometry';
import { nth, range, spline } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { upright } from '../../../core/upright';
import { crystal, twinkle, trace } from './parts';
import { peak } from './snow-peak';

export interface CrystalCaveOptions {
  readonly rock?: string;
  readonly snow?: string;
}

const HUES = ['#5fd8e8', '#8f9af4', '#e58ad8', '#7fe8c8'] as const;

export const crystalCave: ThingKind<CrystalCaveOptions> = {
  name: 'crystalCave',
  footprint: () => block(940, 300),
  height: 560,
  lamps: () => [{ u: 20, w: 200, reach: 460, colour: 'teal' }],
  draw(pen, frame, { rock = '#7f86b4', snow = '#f4f8ff' }) {
    const { random } = pen;
    for (const [u, half, height, w, tone, lean] of [
      [-380, 170, 470, -120, -0.6, 20],
      [370, 160, 560, -120, -0.6, -20],
      [-190, 220, 790, -110, -0.3, -30],
      [210, 190, 680, -110, -0.4, 40],
      [30, 230, 920, -100, -0.1, 10],
      [-440, 110, 330, -50, 0, -10],
      [450, 120, 390, -50, -0.3, 20],
      [-300, 150, 520, -40, 0.1, 10],
      [310, 140, 500, -40, -0.1, -10],
    ] as const)
      peak(pen, frame, { u, w, half, height, lean, rock, snow, tone });
    for (const [u, half, height, lean, hue] of [
      [-330, 40, 300, -60, 2],
      [330, 44, 330, 60, 1],
      [-262, 30, 200, -20, 0],
    ] as const)
      crystal(pen, frame, { u, w: -20, z: 190, half, height, lean, material: nth(HUES, hue) });
    const at = upright(frame, 20);
    const brow: Point[] = trace(
      '-250 0, -262 150, -220 300, -120 400, 10 440, 140 402, 232 300, 268 150, 256 0',
    );
    pen.shape(at(brow.map(([u, z]) => [u * 1.24, z * 1.13])), rock, { tone: 0.25, wobble: 2 });
    pen.tint(
      at(
        brow
          .slice(4)
          .map(([u, z], i) => [u * (1.23 - i * 0.02), z * 1.12] as const)
          .concat(trace('150 0, 190 300, 60 440')),
      ),
      rock,
      {
        tone: -0.7,
        edge: 'straight',
      },
    );
    for (const i of range(9)) {
      const [u, z] = nth(brow, i);
      pen.line(
        at([
          [u * 1.2, z * 1.1],
          [u * 1.08 + random.jitter(8), z * 1.05 - 10],
        ]),
        0.9,
      );
    }
    // snow lies along the brow, and icicles hang from it
    pen.shape(
      at(
        trace(
          '-330 150, -300 330, -170 450, 10 505, 180 452, 300 330, 330 170, 288 300, 210 395, 150 400, 90 455, 10 446, -60 462, -150 402, -200 398, -270 290',
        ),
      ),
      snow,
      { edge: 'smooth', tone: 0.3 },
    );
    // five walls of rock, each behind the last and each cut by the frost in its own way
    const mouth = spline(brow, false, 4);
    const wall = random.fork('walls');
    const depths = ['#2c2560', '#37357e', '#3f5fa8', '#5aa6d0', '#b5f2ee'];
    for (const [i, colour] of depths.entries()) {
      const k = 1 - i * 0.185;
      const edge = mouth.map(([u, z], j): Point => {
        const chip = i === 0 || z < 12 ? 0 : ((j * 7 + i * 3) % 5) * 5 - 10;
        return [(u + Math.sign(u) * chip) * k + 4 * i, (z + chip) * (1 - i * 0.165)];
      });
      const lit = pen.light.night && i > 1 ? { emit: colour } : colour;
      pen.shape(at(edge), lit, { ink: i === 0 ? 1.4 : 0.5, contour: false, wobble: 0 });
      if (i === 4) continue;
      const facets = edge
        .filter((_, j) => j % 3 === 1)
        .map(([u, z]): Point[] => {
          const in1 = 0.86 + wall.range(-0.03, 0.03);
          return at([
            [u, z],
            [u * in1 + wall.jitter(8), z * (in1 + 0.02)],
            [u * (in1 - 0.05), z * in1 - wall.range(4, 16)],
          ]);
        });
      pen.scratches(facets, { width: 0.9, opacity: 0.6 });
      for (const j of [3, 8, 14, 21, 27]) {
        const [p, q] = [nth(edge, j % edge.length), nth(edge, (j + 2) % edge.length)];
        pen.tint(
          at([p, q, [q[0] * 0.9, q[1] * 0.92], [p[0] * 0.93, p[1] * 0.9]]),
          j % 2 ? '#8fb4f0' : '#1c1648',
          { edge: 'straight', opacity: 0.26 },
        );
      }
    }
    // the floor of ice and what it mirrors
    const floor = at(trace('-240 0, -200 34, -120 58, 10 66, 130 58, 210 34, 248 0'));
    pen.shape(floor, '#8fd0e8', { ink: 0.6, contour: false, edge: 'smooth' });
    for (const [u, z, half] of [
      [-60, 46, 70],
      [80, 36, 90],
      [-120, 20, 90],
      [40, 12, 120],
    ] as const)
      pen.tint(
        at([
          [u - half, z],
          [u, z + 5],
          [u + half, z],
          [u, z - 4],
        ]),
        '#ffffff',
        { opacity: 0.7 },
      );
    for (const [u, half, top, hue] of [
      [-76, 13, 300, '#9fe0ec'],
      [92, 14, 290, '#9fe0ec'],
      [-134, 20, 350, '#7fb8e0'],
      [150, 22, 340, '#7fb8e0'],
      [-196, 28, 320, '#a8b8f0'],
      [206, 28, 320, '#a8b8f0'],
    ] as const) {
      const column = at([
        [u - half * 1.5, 10],
        [u - half * 0.7, top * 0.2],
        [u - half * 0.5, top * 0.55],
        [u - half * 1.4, top],
        [u + half * 1.5, top + 6],
        [u + half * 0.6, top * 0.55],
        [u + half * 0.8, top * 0.2],
        [u + half * 1.6, 10],
      ]);
      pen.shape(column, hue, { ink: 0.8, contour: false, edge: 'smooth' });
      pen.within(column, () => {
        pen.tint(
          at([
            [u + half * 0.1, 0],
            [u + half * 2, 0],
            [u + half * 2, top + 9],
            [u + half * 0.2, top],
          ]),
          '#3a3a9a',
          {
            opacity: 0.32,
            edge: 'straight',
          },
        );
        for (const z of [0.16, 0.34, 0.52, 0.72, 0.88])
          pen.line(
            at([
              [u - half * 1.3, top * z],
              [u, top * z - 6],
              [u + half * 1.3, top * z + 2],
            ]),
            0.7,
            {
              smooth: true,
              opacity: 0.7,
            },
          );
        pen.line(
          at([
            [u - half * 0.4, top * 0.1],
            [u - half * 0.24, top * 0.56],
            [u - half * 0.8, top * 0.96],
          ]),
          1.4,
          {
            colour: '#ffffff',
            smooth: true,
          },
        );
      });
    }
    // icicles grow out of the brow's own edge, in clumps
    const hang = random.fork('icicles');
    for (const [u, z] of mouth.filter(([, high]) => high > 190)) {
      for (const k of [0, 1]) {
        if (!hang.chance(k ? 0.5 : 0.86)) continue;
        const x = u + k * 13 + hang.jitter(5);
        const drop = hang.range(22, 60) * (k ? 0.6 : 1) * (hang.chance(0.2) ? 1.6 : 1);
        const half = 6 + drop * 0.08;
        pen.shape(
          at([
            [x - half, z + 8],
            [x + half, z + 8],
            [x + 1.5, z - drop],
          ]),
          '#dff2ff',
          {
            ink: 0.8,
            contour: false,
          },
        );
        pen.tint(
          at([
            [x + half * 0.2, z + 6],
            [x + half, z + 6],
            [x + 1.5, z - drop],
          ]),
          '#8fb4e0',
          {
            edge: 'straight',
            opacity: 0.7,
          },
        );
      }
    }
    for (const [u, w, half, height, lean, hue] of [
      [-70, 30, 20, 150, -26, 1],
      [96, 30, 22, 170, 30, 2],
      [10, 28, 34, 250, 6, 0],
      [-170, 60, 34, 220, -50, 0],
      [190, 60, 36, 240, 46, 1],
      [-214, 80, 26, 150, -40, 2],
      [238, 84, 28, 170, 44, 3],
      [-296, 110, 44, 290, -60, 1],
      [318, 110, 46, 310, 66, 0],
      [-360, 130, 30, 170, -50, 3],
      [390, 130, 30, 190, 54, 2],
      [-260, 140, 24, 110, -12, 2],
      [276, 140, 22, 110, 16, 2],
    ] as const)
      crystal(pen, frame, { u, w, half, height, lean, material: nth(HUES, hue) });
    for (const [u, half, height] of [
      [-430, 60, 120],
      [440, 66, 130],
      [-190, 40, 50],
      [180, 40, 54],
    ] as const)
      shard(pen, frame, { u, w: 130, half, height, material: rock, cap: snow, tone: 0.1 });
    // worn steps lead in
    for (const i of range(4)) {
      const [half, w] = [110 + i * 22, 60 + i * 34];
      pen.shape(
        [
          frame.at(-half, w + 26),
          frame.at(half, w + 26),
          frame.at(half - 12, w, 12),
          frame.at(-half + 12, w, 12),
        ],
        '#c8cfe8',
        { ink: 0.9, contour: i === 3, tone: 0.2 - i * 0.08 },
      );
    }
    for (const [u, z, r] of [
      [-120, 250, 16],
      [150, 200, 12],
      [40, 330, 18],
      [-330, 430, 16],
      [390, 470, 18],
    ] as const)
      twinkle(pen, frame.at(u, 40, z), r * frame.scale);
  },
};
