/** Tiers of benches under a striped sail, for those who would rather watch. */
import { nth, range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface GrandstandOptions {
  readonly width?: number;
  readonly colours?: readonly string[];
}

export const TIERS = [
  { w: 70, z: 40 },
  { w: 10, z: 84 },
  { w: -50, z: 128 },
] as const;

export const grandstand: ThingKind<GrandstandOptions> = {
  name: 'grandstand',
  footprint: ({ width = 460 }) => block(width, 220),
  height: 240,
  draw(pen, frame, { width = 460, colours = ['#e07a2e', '#fbf0d8'] }) {
    const h = width / 2;
    const s = frame.scale;
    box(pen, frame, { u0: -h, u1: h, w0: -110, w1: -80, z1: 190 }, '#a8703f');
    pen.bars(
      [
        [frame.at(-h, -90, 0), frame.at(-h, -90, 330)],
        [frame.at(h, -90, 0), frame.at(h, -90, 330)],
      ],
      9 * s,
      '#8a5a3a',
    );
    pen.bars(
      [-1, 1].map((side) => [frame.at(side * (h - 8), -18, 128), frame.at(side * (h - 8), -12, 292)]),
      7 * s,
      '#8a5a3a',
    );
    const bands = 8;
    for (const i of range(bands)) {
      const [a, b] = [-h - 20 + ((width + 40) * i) / bands, -h - 20 + ((width + 40) * (i + 1)) / bands];
      pen.shape(
        [
          frame.at(a, -110, 340),
          frame.at(b, -110, 340),
          frame.at(b, -10, 290),
          frame.at((a + b) / 2, 0, 268),
          frame.at(a, -10, 290),
        ],
        nth(colours, i % colours.length),
        { tone: i % 2 ? 0.3 : 0 },
      );
    }
    for (const { w, z } of [...TIERS].reverse()) {
      const tier = box(pen, frame, { u0: -h, u1: h, w0: w - 30, w1: w + 30, z1: z }, '#c98f55', {
        topMaterial: '#e3b67c',
      });
      if (tier.front)
        for (const i of range(9))
          pen.line(
            [
              tier.front.at((tier.front.width * i) / 9, z - 40),
              tier.front.at((tier.front.width * i) / 9, z - 4),
            ],
            0.6,
          );
    }
  },
};
