/** The island in the sky: a reef of cloud, a golden bell, ruins, and a waterfall that ends in weather. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface SkyIslandOptions {
  readonly grass?: string;
}

export const skyIsland: ThingKind<SkyIslandOptions> = {
  name: 'skyIsland',
  footprint: () => block(900, 200),
  height: 300,
  shadow: false,
  draw(pen, frame, { grass = '#8cc45a' }, random) {
    const s = frame.scale;
    const on = upright(frame);
    const puffs = (row: number, count: number, half: number, z: number, tone: number) => {
      for (const i of range(count)) {
        const t = i / (count - 1) - 0.5;
        const r = (90 - Math.abs(t) * 70 + random.jitter(10)) * (1 - row * 0.12);
        pen.shape(
          arc(
            ...frame.at(t * 2 * half, row * 20, z - Math.abs(t) * -40 + random.jitter(12)),
            r * s,
            r * 0.74 * s,
            random.next(),
            random.next() + 6.2832,
            10,
          ),
          '#ffffff',
          { edge: 'scallop', ink: 0.8, tone },
        );
      }
    };
    for (const i of range(5))
      pen.shape(
        arc(
          ...frame.at(-140 + i * 80, 0, -170 - (2 - Math.abs(i - 2)) * 60),
          (86 - Math.abs(i - 2) * 10) * s,
          70 * s,
          i,
          i + 6.2832,
          10,
        ),
        '#ffffff',
        { edge: 'scallop', ink: 0.8, tone: -1 },
      );
    puffs(0, 9, 400, -110, -0.8);
    puffs(0, 11, 500, -40, -0.3);
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
    // the ruins and their bell
    for (const [u, tall] of [
      [-250, 150],
      [-170, 210],
      [110, 190],
      [200, 130],
    ] as const) {
      pen.shape(
        on([
          [u - 20, 26],
          [u + 20, 26],
          [u + 16, tall],
          [u + 4, tall - 12],
          [u - 16, tall + 6],
        ]),
        '#e6d9b8',
      );
      pen.tint(
        on([
          [u + 4, 26],
          [u + 20, 26],
          [u + 16, tall - 2],
          [u + 6, tall - 10],
        ]),
        '#e6d9b8',
        { tone: -1 },
      );
      for (const z of range(3))
        pen.line(
          on([
            [u - 18, 60 + z * 36],
            [u + 17, 62 + z * 36],
          ]),
          0.7,
        );
    }
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
        pen.shape(
          arc(
            ...frame.at(u + 8 + (k - 1) * 34, 0, h + 22 + (k === 1 ? 26 : 0)),
            34 * s,
            28 * s,
            k,
            k + 6.2832,
            8,
          ),
          '#5fae4f',
          { edge: 'scallop', ink: 0.8, tone: 0.3 - k * 0.3 },
        );
    }
    // the brook falls off the rim and is mist before it reaches the sea
    const DROPS = 16;
    const brink = (i: number): readonly [Point, Point] => {
      const t = i / DROPS;
      const [u, half] = [406 + 10 * t, 20 + 22 * t ** 2];
      return [frame.at(u - half, 0, 8 - 350 * t), frame.at(u + half, 0, 8 - 350 * t)];
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
      [-10, 0, 230],
      [2, 30, 300],
      [14, 10, 190],
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
      [400, -250, 44, 0.3],
      [432, -290, 54, 0.36],
      [396, -318, 62, 0.4],
      [430, -338, 74, 0.4],
    ] as const)
      pen.tint(arc(...frame.at(u, 0, z), rx * s, rx * 0.42 * s), '#ffffff', { edge: 'smooth', opacity });
    puffs(1, 12, 520, -14, 0.4);
  },
};
