/** The fighters' tower: two hundred floors of arenas stacked on each other until they leave the picture. */
import { arc, nth, range } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SkyArenaOptions {
  readonly r?: number;
  readonly floors?: number;
  readonly glass?: string;
}

export const skyArena: ThingKind<SkyArenaOptions> = {
  name: 'skyArena',
  footprint: ({ r = 120 }) => disc(r * 1.5),
  height: 700,
  draw(pen, frame, { r = 120, floors = 16, glass = '#8fc2c4' }, random) {
    const s = frame.scale;
    const wall = '#efe4cf';
    drum(pen, frame, { r: r * 1.5, r1: r * 1.42, z1: 70 }, '#d9a05a', { topMaterial: '#f3dfb4' });
    for (const i of range(7)) {
      const a = 0.3 + i * 0.42;
      const [x, y] = frame.at(Math.cos(a) * r * 1.46, Math.sin(a) * r * 1.46, 4);
      const half = 15 * s * Math.sin(a);
      pen.shape(
        [
          [x - half, y],
          [x + half, y],
          [x + half, y - 36 * s],
          [x, y - 50 * s],
          [x - half, y - 36 * s],
        ],
        '#5a3550',
        { contour: false },
      );
    }
    let z = 70;
    for (const i of range(floors)) {
      const arena = i % 4 === 3;
      const k = 1 - i * 0.018;
      const rise = arena ? 66 : 84;
      const wide = arena ? 1.34 : 1;
      drum(
        pen,
        frame,
        { r: r * k * wide * (arena ? 0.9 : 1), r1: r * k * wide, z0: z, z1: z + rise },
        arena ? '#d8583f' : wall,
        { ink: 0.9 },
      );
      for (const w of range(8)) {
        const a = 0.22 + w * 0.386;
        const radius = r * k * wide * (arena ? 0.95 : 1);
        const q = (da: number, h: number) =>
          frame.at(Math.cos(a + da) * radius, Math.sin(a + da) * radius, z + h);
        pen.shape(
          [q(-0.12, 14), q(0.12, 14), q(0.12, rise - 20), q(-0.12, rise - 20)],
          arena ? '#ffe3a0' : glass,
          {
            contour: false,
            ink: 0.8,
            tone: a > 2 ? 0.7 : a < 0.9 ? -0.8 : 0,
          },
        );
        if (!arena) pen.line([q(0, 14), q(0, rise - 20)], 0.6);
      }
      if (arena) {
        const line = range(14).map((n) => 0.1 + n * 0.226);
        line.forEach((a, n) => {
          const q = (da: number, h: number) =>
            frame.at(Math.cos(a + da) * r * k * wide, Math.sin(a + da) * r * k * wide, z + rise + h);
          pen.shape([q(-0.1, 0), q(0.1, 0), q(0, -26)], nth(['#f6d66a', '#ffffff', '#3f8f7a'], n % 3), {
            ink: 0.7,
            contour: false,
          });
        });
      }
      z += rise;
    }
    drum(pen, frame, { r: r * 0.5, r1: r * 0.3, z0: z, z1: z + 90 }, '#d8583f');
    pen.bars([[frame.at(0, 0, z + 90), frame.at(0, 0, z + 176)]], 9 * s, '#d9c08a');
    for (const k of range(3))
      pen.shape(arc(...frame.at(0, 0, z + 112 + k * 26), (20 - k * 5) * s, 8 * s, 0, 6.2832, 10), '#f6d66a', {
        edge: 'smooth',
      });
    // a banner down the tower says who fights today: two fists
    const q = (u: number, h: number) => frame.at(u, r * 1.02, 200 + h);
    pen.shape([q(-34, 0), q(0, -26), q(34, 0), q(34, 250), q(-34, 250)], '#3f8f7a');
    for (const [h, tone] of [
      [70, 0.4],
      [170, -0.2],
    ] as const) {
      pen.shape(
        [q(-22, h - 20), q(14, h - 24), q(24, h), q(20, h + 26), q(-16, h + 30), q(-26, h + 8)],
        '#f3c64e',
        { tone, edge: 'smooth', contour: false },
      );
      for (const n of range(3)) pen.line([q(-12 + n * 11, h + 4), q(-10 + n * 11, h + 28)], 0.9);
    }
    if (random.chance(1)) pen.line([q(-34, 236), q(34, 236)], 1.2);
  },
};
