/** The barn of the ranch: a red roof with a bend, hay in the loft, a weathercock that is really a hen. */
import { TAU, arc, range } from '../../../core/geometry';
import { box } from '../../../core/solids';
import { facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { lathe, pane } from './masonry';

export interface RanchBarnOptions {
  readonly wood?: string;
  readonly roof?: string;
}

export const ranchBarn: ThingKind<RanchBarnOptions> = {
  name: 'ranchBarn',
  footprint: () => block(520, 300),
  height: 360,
  lamps: () => [{ u: -60, w: 190, reach: 240 }],
  draw(pen, frame, { wood = '#c98a52', roof = '#b5453c' }, random) {
    const s = frame.scale;
    lathe(
      pen,
      frame,
      { u: 300, w: -70 },
      [
        [84, 0],
        [84, 380],
        [70, 440],
        [20, 478],
      ],
      '#d9cdb4',
      { rings: [1, 2] },
    );
    for (const i of range(5))
      pen.line(frame.disc(300, -70, 60 + i * 64, 84, 0.05, 3.1, 12), 1, { smooth: true });
    const walls = box(pen, frame, { u0: -240, u1: 220, w0: -140, w1: 140, z1: 190 }, wood, { top: false });
    const [z, e] = [190, 24];
    facets(pen, frame, [
      {
        corners: [
          [-240, 140, z],
          [220, 140, z],
          [220, 96, z + 110],
          [-240, 96, z + 110],
        ],
        material: roof,
      },
      {
        corners: [
          [-240, -140, z],
          [-240, 140, z],
          [-240, 96, z + 110],
          [-240, 0, z + 180],
          [-240, -96, z + 110],
        ],
        material: wood,
      },
      {
        corners: [
          [220, 140, z],
          [220, -140, z],
          [220, -96, z + 110],
          [220, 0, z + 180],
          [220, 96, z + 110],
        ],
        material: wood,
      },
    ]);
    facets(pen, frame, [
      {
        corners: [
          [220 + e, -156, z - 14],
          [-240 - e, -156, z - 14],
          [-240 - e, -98, z + 114],
          [220 + e, -98, z + 114],
        ],
        material: roof,
      },
      {
        corners: [
          [220 + e, -98, z + 114],
          [-240 - e, -98, z + 114],
          [-240 - e, 0, z + 190],
          [220 + e, 0, z + 190],
        ],
        material: roof,
      },
      {
        corners: [
          [-240 - e, 156, z - 14],
          [220 + e, 156, z - 14],
          [220 + e, 98, z + 114],
          [-240 - e, 98, z + 114],
        ],
        material: roof,
      },
      {
        corners: [
          [-240 - e, 98, z + 114],
          [220 + e, 98, z + 114],
          [220 + e, 0, z + 190],
          [-240 - e, 0, z + 190],
        ],
        material: roof,
        tone: 0.8,
      },
    ]);
    for (const row of range(5))
      for (const i of range(16)) {
        const w = 150 - row * 11;
        const p = frame.at(-250 + i * 30 + (row % 2) * 14, w, z + row * 24);
        pen.line([p, [p[0] + 14 * s, p[1] + 3], [p[0] + 26 * s, p[1] - 2]], 0.8, { smooth: true });
      }
    const front = walls.front;
    if (front) {
      for (const i of range(19)) pen.line([front.at(12 + i * 24, 4), front.at(12 + i * 24, 186)], 0.7);
      front.panel(150, 0, 310, 158, '#f6ead0', { ink: 0.9 });
      front.panel(160, 0, 300, 148, pen.light.night ? { emit: '#ffcf7a' } : '#5a3c34', { ink: 0.8 });
      for (const [a, b] of [
        [80, 150],
        [310, 380],
      ] as const) {
        front.panel(a, 0, b, 152, '#b5453c');
        pen.line([front.at(a + 4, 6), front.at(b - 4, 146)], 3, { colour: '#f6ead0' });
        pen.line([front.at(b - 4, 6), front.at(a + 4, 146)], 3, { colour: '#f6ead0' });
      }
      for (const s0 of [30, 410]) front.panel(s0, 70, s0 + 36, 118, pane(pen, '#7fa8b8'));
      for (const i of range(4)) {
        const [x, y] = front.at(182 + i * 32, 18);
        pen.shape(arc(x, y, 30 * s, 26 * s, 0, TAU, 9), '#e9c35a', {
          edge: 'scallop',
          contour: false,
          ink: 0.7,
        });
      }
    }
    for (const u of [-90, 70]) {
      const p = (du: number, dz: number) => frame.at(u + du, 118, z + 60 + dz);
      pen.shape([p(-36, -10), p(36, -10), p(36, 44), p(0, 74), p(-36, 44)], wood, { tone: 0.2 });
      pen.shape([p(-24, 0), p(24, 0), p(24, 40), p(0, 58), p(-24, 40)], pane(pen, '#e9c35a'), {
        contour: false,
      });
      pen.shape([p(-48, 36), p(0, 84), p(48, 36), p(40, 30), p(0, 68), p(-40, 30)], roof, { tone: 0.5 });
    }
    const v = (du: number, dz: number) => frame.at(-160 + du, 0, z + 190 + dz);
    pen.bars([[v(0, 0), v(0, 90)]], 6 * s, '#5a4a58');
    pen.shape(
      [
        v(-44, 104),
        v(-30, 130),
        v(-4, 112),
        v(20, 122),
        v(26, 148),
        v(40, 138),
        v(36, 108),
        v(14, 88),
        v(-18, 88),
      ],
      '#f6ead0',
      { edge: 'smooth' },
    );
    pen.shape([v(24, 146), v(30, 160), v(38, 150)], '#d9483f');
    for (const _ of range(12)) {
      const [x, y] = frame.at(random.range(-230, 200), 176, random.range(-4, 6));
      pen.line(
        [
          [x - 6, y],
          [x - 8, y - 14 * s],
          [x, y - 2],
          [x + 6, y - 12 * s],
        ],
        0.9,
      );
    }
  },
};
