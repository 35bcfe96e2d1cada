/** What one sits on, walks along and reads: benches, lamps, fences, signposts. */
import type { Point } from '../../core/geometry';
import type { GlowColour } from '../../core/glow';
import type { ThingKind } from '../../core/thing';
import { drum, facets } from '../../core/solids';
import { block, disc } from '../../core/footprint';

export interface BenchOptions {
  readonly material?: string;
  readonly iron?: string;
}

export const bench: ThingKind<BenchOptions> = {
  name: 'bench',
  footprint: () => block(150, 46),
  height: 50,
  draw(pen, frame, { material = '#9a6338', iron = '#3c3c48' }) {
    pen.bars(
      [-60, 60].flatMap((u) => [
        [frame.at(u, 16, 0), frame.at(u, 16, 32)],
        [frame.at(u, -16, 0), frame.at(u, -18, 78)],
      ]),
      7 * frame.scale,
      iron,
    );
    for (const z of [54, 72])
      pen.shape(
        [frame.at(-72, -18, z), frame.at(72, -18, z), frame.at(72, -18, z + 13), frame.at(-72, -18, z + 13)],
        material,
        { tone: -0.1 },
      );
    facets(pen, frame, [
      {
        corners: [
          [-74, 20, 32],
          [74, 20, 32],
          [74, -16, 32],
          [-74, -16, 32],
        ],
        material,
      },
      {
        corners: [
          [-74, 20, 26],
          [74, 20, 26],
          [74, 20, 32],
          [-74, 20, 32],
        ],
        material,
        tone: -0.9,
      },
    ]);
    pen.line([frame.at(-74, 3, 32), frame.at(74, 3, 32)], 0.8);
  },
};

export interface LampPostOptions {
  readonly reach?: number;
  readonly colour?: GlowColour;
  readonly lit?: boolean;
  readonly iron?: string;
  readonly glass?: string;
  readonly heads?: number;
  readonly height?: number;
}

/** Lamp post with one or three globes. */
export const lampPost: ThingKind<LampPostOptions> = {
  name: 'lampPost',
  footprint: () => disc(18),
  height: 230,
  lamps: ({ reach = 420, colour = 'amber', lit = true }) => (lit ? [{ reach, colour }] : []),
  draw(pen, frame, { iron = '#3d4a55', glass = '#fff2c4', heads = 1, height = 250, colour = 'amber' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 17, r1: 12, z0: 0, z1: 26 }, iron);
    pen.bars([[frame.at(0, 0, 20), frame.at(0, 0, height)]], 9 * s, iron);
    pen.line([frame.at(-1.5, 0, 26), frame.at(-1.5, 0, height - 8)], 1, { colour: iron, tone: 1 });
    const spots: Point[] =
      heads === 1
        ? [[0, height]]
        : [
            [-44, height - 40],
            [44, height - 40],
            [0, height + 4],
          ];
    if (heads > 1)
      pen.bars(
        [
          [
            frame.at(-44, 0, height - 44),
            frame.at(-30, 0, height - 62),
            frame.at(0, 0, height - 58),
            frame.at(30, 0, height - 62),
            frame.at(44, 0, height - 44),
          ],
        ],
        6 * s,
        iron,
        { smooth: true },
      );
    for (const [u, z] of spots) {
      const night = pen.light.night;
      const lamp = night ? { emit: '#ffe6a3' } : glass;
      pen.shape(
        [
          frame.at(u - 11, 0, z),
          frame.at(u + 11, 0, z),
          frame.at(u + 19, 0, z + 40),
          frame.at(u - 19, 0, z + 40),
        ],
        lamp,
      );
      if (!night)
        pen.tint(
          [
            frame.at(u + 3, 0, z + 1),
            frame.at(u + 10, 0, z + 1),
            frame.at(u + 17, 0, z + 39),
            frame.at(u + 5, 0, z + 39),
          ],
          glass,
          { tone: -0.7, edge: 'straight' },
        );
      pen.shape(
        [
          frame.at(u - 24, 0, z + 40),
          frame.at(u + 24, 0, z + 40),
          frame.at(u + 8, 0, z + 56),
          frame.at(u, 0, z + 66),
          frame.at(u - 8, 0, z + 56),
        ],
        iron,
      );
      pen.line([frame.at(u, 0, z), frame.at(u, 0, z + 40)], 0.8);
      pen.glow(...frame.at(u, 0, z + 20), 150 * s, colour, 1);
    }
  },
};

export interface FenceOptions {
  readonly width?: number;
  readonly material?: string;
  readonly style?: string;
}

/** Picket or post-and-rail fence along u. */
export const fence: ThingKind<FenceOptions> = {
  name: 'fence',
  footprint: ({ width = 240 }) => block(width, 12),
  height: 40,
  draw(pen, frame, { width = 240, material = '#f3ead6', style = 'picket' }) {
    const s = frame.scale,
      count = Math.round(width / (style === 'picket' ? 26 : 80));
    pen.bars(
      [20, 46].map((z) => [frame.at(-width / 2, 0, z), frame.at(width / 2, 0, z)]),
      7 * s,
      material,
      { tone: -0.5 },
    );
    for (let i = 0; i <= count; i++) {
      const u = -width / 2 + (width * i) / count;
      if (style === 'picket')
        pen.shape(
          [
            frame.at(u - 7, 0, 0),
            frame.at(u + 7, 0, 0),
            frame.at(u + 7, 0, 54),
            frame.at(u, 0, 64),
            frame.at(u - 7, 0, 54),
          ],
          material,
          { ink: 0.8 },
        );
      else
        pen.shape(
          [frame.at(u - 8, 0, 0), frame.at(u + 8, 0, 0), frame.at(u + 7, 0, 66), frame.at(u - 7, 0, 66)],
          material,
        );
    }
  },
};
