/** The old camphor: it was here before the valley, and carries a rope to say so. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { gableFront } from '../../../things/town/cottage';

export interface CamphorOptions {
  readonly leaf?: string;
  readonly bark?: string;
  readonly moss?: string;
}

export const camphor: ThingKind<CamphorOptions> = {
  name: 'camphor',
  footprint: () => block(560, 240),
  height: 700,
  draw(pen, frame, { leaf = '#3c7d47', bark = '#7d6248', moss = '#7fa24c' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const [cx, cy] = at(0, 860);
    const crown = (from: number, to: number, dark: number) => {
      for (let i = to - 1; i >= from; i--) {
        const a = i * 2.39996;
        const k = Math.sqrt((i + 0.5) / 46);
        const [dx, dy] = [Math.cos(a) * 610 * k, Math.sin(a) * 300 * k];
        const r = random.range(112, 160);
        puff(pen, [cx + dx * s, cy + dy * s], r * 1.1 * s, r * 0.82 * s, leaf, dark - dx / 1300 - dy / 520);
      }
    };
    crown(22, 46, -0.35);
    for (const [u, z, width] of [
      [-420, 800, 44],
      [-210, 900, 54],
      [40, 960, 58],
      [250, 880, 52],
      [440, 780, 42],
    ] as const)
      pen.bars([[at(u * 0.2, 380), at(u * 0.5, 590), at(u, z)]], width * s, bark, {
        smooth: true,
        tone: u > 0 ? -0.6 : 0.1,
      });
    const trunk: Point[] = [
      at(-400, -16, 90),
      at(-290, 40, 40),
      at(-214, 130),
      at(-176, 300),
      at(-190, 470),
      at(-270, 640),
      at(-120, 560),
      at(-30, 690),
      at(60, 560),
      at(220, 650),
      at(180, 480),
      at(164, 300),
      at(206, 140),
      at(300, 46, 40),
      at(410, -10, 80),
      at(250, 6, 120),
      at(150, -34, 170),
      at(40, 10, 120),
      at(-70, -40, 180),
      at(-170, 0, 130),
    ];
    pen.shape(trunk, bark, { edge: 'smooth' });
    pen.tint(
      [
        at(60, 540),
        at(216, 640),
        at(170, 460),
        at(158, 300),
        at(204, 140),
        at(300, 46, 40),
        at(400, -6, 80),
        at(160, 20, 90),
        at(70, 140),
        at(50, 320),
      ],
      bark,
      { tone: -1 },
    );
    pen.tint(
      [
        at(-186, 460),
        at(-172, 300),
        at(-210, 130),
        at(-280, 46, 40),
        at(-200, 60),
        at(-120, 180),
        at(-130, 420),
      ],
      bark,
      { tone: 0.8 },
    );
    for (const i of range(22)) {
      const u = -150 + (i % 11) * 30;
      const z = random.range(60, 420);
      pen.stroke(
        [at(u, z), at(u * 0.92 + random.jitter(8), z + 60), at(u * 0.86, z + random.range(90, 140))],
        5,
        { opacity: 0.75 },
      );
    }
    for (const [u, z, r] of [
      [-230, 70, 60],
      [-120, 30, 54],
      [90, 24, 62],
      [250, 50, 58],
      [-180, 240, 34],
      [150, 300, 34],
    ] as const)
      pen.shape(arc(...at(u, z, 70), r * 1.5 * s, r * 0.55 * s, 0, TAU, 11), moss, {
        edge: 'scallop',
        ink: 0.8,
        contour: false,
      });
    // the hollow that leads down, and the shrine beside it
    pen.shape(arc(...at(-20, 84, 100), 66 * s, 88 * s, 0, TAU, 16), '#33283a', {
      edge: 'smooth',
      contour: false,
      ink: 1.4,
    });
    pen.shape(arc(...at(-20, 22, 104), 84 * s, 24 * s, 0, TAU, 12), moss, {
      edge: 'scallop',
      ink: 0.8,
      contour: false,
    });
    for (const [u, z] of [
      [-40, 96],
      [2, 96],
    ] as const)
      pen.shape(
        arc(...at(u, z, 104), 8 * s, 9 * s),
        { emit: '#ffe9b0' },
        { edge: 'smooth', contour: false, ink: 0.5 },
      );
    const shrine = gableFront(pen, frame, {
      u: 214,
      w: 150,
      width: 92,
      depth: 70,
      height: 74,
      rise: 48,
      wall: '#c9a070',
      roof: '#8a4a3c',
    });
    shrine.front?.panel(24, 8, 68, 62, '#5a3a34', { ink: 0.9 });
    // straw rope with paper
    const rope = range(13).map((i): Point => {
      const t = (i / 12) * 2 - 1;
      return at(t * 178, 336 - 26 * (1 - t * t), 60);
    });
    pen.bars([rope], 26 * s, '#e6d29c', { smooth: true });
    for (const i of range(24)) {
      const p = rope[Math.floor(i / 2)];
      if (p)
        pen.line(
          [
            [p[0] - 7 * s + i, p[1] + 10 * s],
            [p[0] + 7 * s + i, p[1] - 10 * s],
          ],
          0.7,
        );
    }
    for (const u of [-110, -20, 70]) {
      const p = (dx: number, dz: number): Point => at(u + dx, 300 + dz, 70);
      pen.shape(
        [
          p(-12, 14),
          p(14, 14),
          p(4, -22),
          p(20, -22),
          p(8, -58),
          p(22, -58),
          p(-4, -92),
          p(-4, -50),
          p(-16, -50),
          p(-2, -16),
          p(-18, -16),
        ],
        '#fffaf0',
        { ink: 0.8, contour: false },
      );
    }
    crown(0, 22, 0.1);
  },
};
