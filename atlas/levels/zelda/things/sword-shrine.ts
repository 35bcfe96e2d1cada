/** The blade nobody can pull out, on its round stone among broken pillars. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { lathe } from './masonry';

export interface SwordShrineOptions {
  readonly stone?: string;
  readonly steel?: string;
  readonly grip?: string;
}

export const swordShrine: ThingKind<SwordShrineOptions> = {
  name: 'swordShrine',
  footprint: () => disc(240),
  height: 200,
  // behind it, so that its own stones are not all lit alike
  lamps: () => [{ u: 0, w: -170, reach: 250 }],
  draw(pen, frame, { stone = '#cfd0bc', steel = '#e4ecf4', grip = '#7a3f8a' }, random) {
    const s = frame.scale;
    for (const [r, z, h] of [
      [240, 0, 24],
      [186, 24, 24],
      [126, 48, 26],
    ] as const) {
      drum(pen, frame, { r, z0: z, z1: z + h }, stone, { topMaterial: '#e0e0cc' });
      for (const _ of range(6)) {
        const a = random.range(0.3, 2.8);
        pen.line(
          [
            frame.at(Math.cos(a) * r, Math.sin(a) * r, z),
            frame.at(Math.cos(a) * r + 4, Math.sin(a) * r, z + h),
          ],
          0.8,
        );
      }
    }
    const pillar = (u: number, w: number, h: number) => {
      lathe(
        pen,
        frame,
        { u, w },
        [
          [38, 24],
          [28, 44],
          [25, h - 24],
          [34, h],
        ],
        stone,
        { rings: [1] },
      );
      pen.shape(
        [
          frame.at(u - 34, w, h),
          frame.at(u - 12, w, h + 24),
          frame.at(u + 6, w, h + 6),
          frame.at(u + 34, w, h + 14),
          frame.at(u + 34, w + 8, h - 8),
          frame.at(u - 34, w + 8, h - 8),
        ],
        stone,
        { tone: 0.4 },
      );
      for (const i of range(4)) {
        const [x, y] = frame.at(u - 20 + i * 13, w + 26, h * 0.3 + i * 20);
        pen.shape(arc(x, y, 12 * s, 9 * s, 0, TAU, 7), '#6fa04a', { edge: 'scallop', ink: 0.6 });
      }
    };
    pillar(-180, -90, 250);
    pillar(180, -90, 180);
    pillar(0, -190, 300);
    pen.shape(
      [frame.at(-58, 0, 74), frame.at(58, 0, 74), frame.at(40, 0, 130), frame.at(-40, 0, 130)],
      stone,
      { tone: 0.3 },
    );
    pen.shape(
      [frame.at(-58, 0, 74), frame.at(58, 0, 74), frame.at(58, 40, 74), frame.at(-58, 40, 74)],
      stone,
      { tone: -0.4 },
    );
    const at = (u: number, z: number) => frame.at(u, 10, z);
    pen.shape([at(-19, 116), at(19, 116), at(22, 330), at(-22, 330)], steel, { tone: 0.4 });
    pen.tint([at(0, 116), at(19, 116), at(22, 330), at(0, 330)], steel, { tone: -1, edge: 'straight' });
    pen.line([at(0, 122), at(0, 326)], 1);
    pen.shape(
      [
        at(-22, 330),
        at(-90, 354),
        at(-104, 392),
        at(-70, 374),
        at(0, 366),
        at(70, 374),
        at(104, 392),
        at(90, 354),
        at(22, 330),
      ],
      grip,
      { edge: 'straight' },
    );
    pen.shape([at(-13, 366), at(13, 366), at(13, 446), at(-13, 446)], '#3f8a7a');
    for (const i of range(5)) pen.line([at(-13, 374 + i * 15), at(13, 382 + i * 15)], 1.2);
    pen.shape([at(-20, 446), at(0, 434), at(20, 446), at(13, 474), at(-13, 474)], grip);
    // a rope round the blade, for those who pull at it from both sides
    for (const [u, z] of [
      [-62, 164],
      [66, 150],
    ] as const) {
      const k = Math.sign(u);
      pen.bars(
        [[at(k * 16, 196), at(u * 0.6, 176), at(u, z), at(u * 1.3, z - 26), at(u * 1.2, z - 54)]],
        8 * s,
        '#d9b070',
        {
          smooth: true,
        },
      );
    }
    for (const z of [186, 197, 208])
      pen.bars([[at(-23, z), at(0, z - 5), at(23, z)]], 10 * s, '#d9b070', { smooth: true });
    const [gx, gy] = at(0, 352);
    pen.shape(
      arc(gx, gy, 14 * s, 14 * s, 0, TAU, 10),
      { emit: '#ffd24a' },
      { edge: 'smooth', contour: false },
    );
    for (const [u, z, k] of [
      [-130, 300, 1],
      [120, 240, 0.8],
      [90, 420, 1.1],
      [-96, 440, 0.7],
    ] as const) {
      const [x, y] = at(u, z);
      const star: Point[] = range(8).map((i) => [
        x + Math.cos((i / 8) * TAU) * (i % 2 ? 5 : 22 * k) * s,
        y + Math.sin((i / 8) * TAU) * (i % 2 ? 5 : 22 * k) * s,
      ]);
      pen.shape(star, { emit: '#fff6c0' }, { ink: 0.6 });
    }
    pen.glow(gx, gy, 220 * s, 'amber', 0.8);
  },
};
