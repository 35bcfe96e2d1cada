/** The island in the sky: a reef of cloud, a golden bell, ruins, and a waterfall that ends in weather. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { upright } from '../../../core/upright';
import { skyRuins } from './sky-ruins';

export interface SkyIslandOptions {
  readonly grass?: string;
}

const WHITE = '#ffffff';
const PALE = '#e4e9f6';
const SHADE = '#cfd9ee';
const DEEP = '#a9b6d8';

/** Where a puff of cloud is, and its radius. */
type Puff = readonly [u: number, z: number, r: number];

export const skyIsland: ThingKind<SkyIslandOptions> = {
  name: 'skyIsland',
  footprint: () => block(900, 200),
  height: 300,
  shadow: false,
  draw(pen, frame, { grass = '#8cc45a' }, random) {
    const s = frame.scale;
    const on = upright(frame);
    const heap = (list: readonly Puff[], lit: boolean): void => {
      const bumps = ([u, z, r]: Puff, k: number, dx: number, dz: number): Point[] => {
        const from = random.range(0, 6);
        return arc(
          ...frame.at(u + dx * r, 0, z + dz * r),
          r * k * 1.12 * s,
          r * k * 0.86 * s,
          from,
          from + 6.2832,
          Math.max(8, Math.round(r / 8)),
        ).map(([x, y]): Point => [x + random.jitter(r * 0.05 * s), y + random.jitter(r * 0.05 * s)]);
      };
      const layer = (k: number, dx: number, dz: number, material: string) => {
        for (const puff of list)
          pen.shape(bumps(puff, k, dx, dz), material, { edge: 'scallop', ink: 0, contour: k === 1 });
      };
      layer(1, 0, 0, DEEP);
      layer(0.92, -0.06, 0.07, SHADE);
      if (lit) layer(0.8, -0.12, 0.16, WHITE);
      else layer(0.66, -0.16, 0.26, PALE);
      for (const [u, z, r] of list) {
        if (random.chance(0.45)) continue;
        const from = random.range(3.4, 4.3);
        pen.line(
          arc(...frame.at(u, 0, z), r * 1.0 * s, r * 0.78 * s, from, from + random.range(0.6, 1.1), 7),
          0.8,
          { smooth: true, opacity: 0.8 },
        );
      }
    };
    /** A row of puffs along the reef, larger in its middle. */
    const row = (count: number, half: number, z: number, r: number, bow: number): Puff[] =>
      range(count).map((i) => {
        const t = (i + 0.5) / count - 0.5;
        return [
          t * 2 * half + random.jitter(16),
          z + bow * (2 * t) ** 2 + random.jitter(10),
          r * (1 - 0.9 * t * t) * random.range(0.82, 1.12),
        ];
      });
    heap(
      [
        [-60, -228, 60],
        [20, -262, 50],
        [90, -218, 64],
        ...row(5, 230, -170, 84, 70),
        ...row(8, 390, -96, 92, 50),
        ...row(10, 490, -34, 84, 34),
      ],
      false,
    );
    pen.shape(
      on([
        [-430, 16],
        [-300, 44],
        [-60, 58],
        [220, 50],
        [420, 14],
        [200, -12],
        [-200, -14],
      ]),
      grass,
      { edge: 'smooth' },
    );
    pen.tint(
      on([
        [-380, 18],
        [-200, 40],
        [40, 44],
        [-60, 24],
        [-260, 12],
      ]),
      grass,
      { tone: 1 },
    );
    skyRuins(pen, frame);
    // the plinth and its bell
    pen.shape(
      on([
        [-96, 30],
        [80, 30],
        [70, 66],
        [-86, 66],
      ]),
      '#e6d9b8',
    );
    pen.shape(
      on([
        [-80, 66],
        [64, 66],
        [54, 100],
        [-70, 100],
      ]),
      '#efe4c8',
    );
    for (const u of [-62, 46])
      pen.bars(
        [
          on([
            [u, 100],
            [u, 280],
          ]),
        ],
        15 * s,
        '#efc04a',
      );
    pen.bars(
      [
        on([
          [-84, 280],
          [-8, 312],
          [68, 280],
        ]),
      ],
      17 * s,
      '#efc04a',
      { smooth: true },
    );
    pen.shape(
      on([
        [-8, 286],
        [22, 262],
        [30, 190],
        [50, 160],
        [-66, 160],
        [-46, 190],
        [-38, 262],
      ]),
      '#f7cf52',
      { edge: 'smooth' },
    );
    pen.tint(
      on([
        [4, 268],
        [18, 256],
        [26, 190],
        [44, 164],
        [6, 164],
      ]),
      '#f7cf52',
      { tone: -1 },
    );
    pen.shape(arc(...frame.at(-8, 0, 150), 15 * s, 15 * s, 0, 6.2832, 12), '#d09a2e', { edge: 'smooth' });
    for (const [u, h] of [
      [-350, 110],
      [300, 130],
      [-310, 80],
      [350, 90],
    ] as const) {
      pen.bars(
        [
          on([
            [u, 20],
            [u + 8, h],
          ]),
        ],
        8 * s,
        '#9a6a3f',
      );
      for (const k of range(3))
        puff(
          pen,
          frame.at(u + 8 + (k - 1) * 36, 0, h + 22 + (k === 1 ? 26 : 0)),
          38 * s,
          31 * s,
          '#5fae4f',
          0.3 - k * 0.3,
        );
    }
    // the brook falls off the rim and is mist before it reaches the sea
    const DROPS = 16;
    const brink = (i: number): readonly [Point, Point] => {
      const t = i / DROPS;
      const [u, half] = [406 + 10 * t, 20 + 22 * t ** 2];
      return [frame.at(u - half, 0, 8 - 250 * t), frame.at(u + half, 0, 8 - 250 * t)];
    };
    const fade = (i: number) => Math.min(1, 1.6 * (1 - i / DROPS));
    for (const i of range(DROPS)) {
      const [[a, b], [c, d]] = [brink(i), brink(i + 1)];
      pen.tint([a, b, d, c], '#8fdcf0', { edge: 'straight', opacity: fade(i) });
      for (const side of [
        [a, c],
        [b, d],
      ] as const)
        pen.line(side, 1, { opacity: Math.max(0, fade(i) * 1.2 - 0.4), smooth: true });
    }
    for (const [d, from, to] of [
      [-10, 0, 170],
      [2, 30, 220],
      [14, 10, 140],
    ] as const)
      pen.stroke(
        [
          frame.at(406 + d, 0, -from),
          frame.at(410 + d, 0, -(from + to) / 2),
          frame.at(414 + d * 1.5, 0, -to),
        ],
        5,
        {
          colour: '#ffffff',
          opacity: 0.8,
          to: 0,
        },
      );
    for (const [u, z, rx, opacity] of [
      [400, -176, 40, 0.3],
      [432, -202, 50, 0.36],
      [396, -224, 58, 0.4],
      [430, -240, 66, 0.4],
    ] as const)
      pen.tint(arc(...frame.at(u, 0, z), rx * s, rx * 0.42 * s), '#ffffff', { edge: 'smooth', opacity });
    heap(
      row(13, 530, -8, 62, 24).filter(([u, , r]) => Math.abs(u - 408) > r * 0.7),
      true,
    );
  },
};
