/** The barn of the ranch: a red roof with a bend, hay in the loft, a weathercock that is really a hen. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import { facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { facade } from './barn-front';
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
    for (const i of range(7)) {
      const z0 = 30 + i * 56;
      pen.line(frame.disc(300, -70, z0, 84, 0.05, 3.1, 12), 0.9, { smooth: true });
      pen.scratches(
        range(6).map((k) => {
          const a = 0.3 + ((k + (i % 2) * 0.5) / 6) * 2.6;
          const [x, y] = frame.disc(300, -70, z0, 84, a, a + 0.02, 2)[0] ?? frame.at(300);
          return [
            [x, y],
            [x, y - 54 * s],
          ];
        }),
      );
    }
    const walls = box(pen, frame, { u0: -240, u1: 220, w0: -140, w1: 140, z1: 190 }, wood, { top: false });
    const front = walls.front;
    if (front) facade(pen, front, s);
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
    const slope = (t: number, u: number) =>
      t < 1 ? frame.at(u, 156 - 58 * t, z - 14 + 128 * t) : frame.at(u, 98 * (2 - t), z + 114 + 76 * (t - 1));
    const height = (k: number) => 2 * (1 - (1 - k / 11) ** 1.12);
    // rows of shingles: the higher, the smaller, each with its own shade below
    for (const row of range(11)) {
      const [t0, t1] = [height(row), height(row + 1)];
      const count = 24;
      const gap = (508 / count) * (row % 2 ? 0.5 : 0);
      const shells = range(count).flatMap((i) => {
        const u = -264 + ((i + 0) * 508) / count + gap;
        const [a, c] = [slope(t0, u), slope(t0, Math.min(244, u + 508 / count))];
        const low: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 + 4 * s];
        return [a, low, c];
      });
      pen.scratches([shells], { opacity: 0.62 });
      for (const _ of range(3)) {
        const u = -250 + Math.floor(random.range(0, 21)) * 21.2 + gap;
        if (u > 215) continue;
        pen.tint([slope(t0, u), slope(t0, u + 21), slope(t1, u + 21), slope(t1, u)], roof, {
          tone: random.pick([-1.1, 0.9, -0.6]),
          edge: 'straight',
          opacity: 0.6,
        });
      }
    }
    pen.tint([slope(1, -264), slope(1, 244), slope(0.9, 244), slope(0.9, -264)], roof, {
      tone: -1.4,
      edge: 'straight',
      opacity: 0.5,
    });
    pen.bars([[slope(1.98, -264), slope(1.98, 244)]], 9 * s, '#8a3038');
    for (const u of [-90, 70]) {
      const p = (du: number, dz: number) => frame.at(u + du, 118, z + 60 + dz);
      pen.shape([p(-36, -10), p(36, -10), p(36, 44), p(0, 74), p(-36, 44)], wood, { tone: 0.2 });
      const hatch = [p(-24, 0), p(24, 0), p(24, 40), p(0, 58), p(-24, 40)];
      pen.shape(hatch, pane(pen, '#7a4f34'), { contour: false });
      pen.within(hatch, () => {
        for (const [k, r] of [
          [-14, 17],
          [12, 20],
        ] as const)
          pen.shape(arc(...p(k, 2), r * s, 15 * s, 0, TAU, 9), '#e9c35a', {
            edge: 'scallop',
            contour: false,
            ink: 0.6,
          });
        if (u < 0)
          bust(pen, p(0, 22), 13 * s, {
            skin: '#e0a878',
            hair: '#7a4a3a',
            cloth: '#5f8f8a',
            look: 0.6,
            asleep: pen.light.night,
            contour: false,
          });
      });
      pen.shape([p(-48, 36), p(0, 84), p(48, 36), p(40, 30), p(0, 68), p(-40, 30)], roof, { tone: 0.5 });
    }
    // low over the ridge, and to the left: it would stand before whoever walks behind the barn
    const v = (du: number, dz: number) => frame.at(-84 + du, 0, z + 148 + dz);
    pen.bars([[v(0, 42), v(0, 96)]], 5 * s, '#5a4a58');
    pen.bars([[v(-40, 72), v(40, 72)]], 4 * s, '#5a4a58');
    pen.shape([v(40, 82), v(56, 72), v(40, 62)], '#5a4a58');
    pen.shape([v(12, 142), v(18, 156), v(24, 146), v(32, 154), v(34, 140)], '#b5453c', { edge: 'smooth' });
    pen.shape(
      [
        v(-48, 140),
        v(-30, 132),
        v(-14, 116),
        v(6, 126),
        v(10, 144),
        v(24, 148),
        v(34, 138),
        v(30, 110),
        v(16, 94),
        v(-12, 92),
        v(-30, 104),
      ],
      '#c9973f',
      { edge: 'smooth' },
    );
    pen.shape([v(33, 140), v(48, 134), v(33, 130)], '#e9c35a');
    pen.line([v(-18, 112), v(-4, 102), v(12, 108)], 0.8, { smooth: true });
    pen.tint(arc(...v(24, 139), 3 * s, 3 * s, 0, TAU, 7), '#2b1a2e');
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
