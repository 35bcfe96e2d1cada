/** The observatory: a dome ajar, so that the stars can look in. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { litGlass, pane, starAt } from './parts';

export interface ObservatoryOptions {
  readonly dome?: string;
}

export const observatory: ThingKind<ObservatoryOptions> = {
  name: 'observatory',
  footprint: () => block(820, 400),
  height: 380,
  lamps: () => [{ w: 240, reach: 460, colour: 'amber' }],
  draw(pen, frame, { dome = '#8fb4e0' }) {
    const s = frame.scale;
    const { random } = pen;
    const wing = box(pen, frame, { u0: -400, u1: 400, w0: -90, w1: 70, z1: 170 }, '#efe6f4', {
      topMaterial: '#a9b8e0',
    });
    if (wing.front) {
      wing.front.panel(0, 0, 800, 20, '#a08fc0', { ink: 0.8 });
      wing.front.panel(0, 154, 800, 170, '#ffffff', { ink: 0.8 });
      for (const i of range(11))
        if (Math.abs(i - 5) > 2) pane(wing.front, 40 + i * 72, 52, 36, 74, random.chance(0.4));
    }
    for (const k of [-1, 1]) {
      const u = k * 330;
      drum(pen, frame, { u, w: 0, r: 74, z0: 170, z1: 220 }, '#efe6f4', { top: false });
      const cap = range(13).map((i): Point => {
        const a = Math.PI - (i / 12) * Math.PI;
        return frame.at(u + Math.cos(a) * 78, 0, 216 + Math.sin(a) * 78);
      });
      pen.shape([...cap, ...frame.disc(u, 0, 216, 78, 0, Math.PI, 10)], dome);
      pen.tint(
        [
          frame.at(u - 62, 0, 226),
          frame.at(u - 44, 0, 270),
          frame.at(u - 12, 0, 284),
          frame.at(u - 30, 0, 230),
        ],
        dome,
        { tone: 1 },
      );
      for (const j of [-0.5, 0.1, 0.6])
        pen.line([frame.at(u + j * 90, 34, 202), frame.at(u + j * 60, 0, 262), frame.at(u, 0, 294)], 0.8, {
          smooth: true,
        });
    }
    drum(pen, frame, { u: 0, w: 10, r: 214, z0: 0, z1: 240 }, '#f4ecf8', { top: false });
    for (const i of range(9)) {
      const a = 0.22 + i * 0.338;
      const [x, y] = frame.disc(0, 10, 0, 214, a, a + 0.01, 2)[0] ?? [0, 0];
      const squeeze = Math.max(0.3, Math.sin(a));
      const slit = (half: number, from: number, to: number): Point[] => [
        [x - half * squeeze * s, y - from * s],
        [x + half * squeeze * s, y - from * s],
        [x + half * squeeze * s, y - to * s],
        [x, y - (to + half) * s],
        [x - half * squeeze * s, y - to * s],
      ];
      if (i === 4) continue;
      pen.shape(slit(26, 60, 160), '#b9a8d8', { ink: 0.8, contour: false });
      pen.shape(slit(18, 66, 156), random.chance(0.6) ? litGlass(pen) : '#7a86d8', {
        ink: 0.8,
        contour: false,
      });
    }
    drum(pen, frame, { u: 0, w: 10, r: 228, z0: 232, z1: 262 }, '#c8b8e4', { top: false });
    const R = 226;
    const shell = range(21).map((i): Point => {
      const a = Math.PI - (i / 20) * Math.PI;
      return frame.at(Math.cos(a) * R, 10, 258 + Math.sin(a) * R * 1.04);
    });
    pen.shape([...shell, ...frame.disc(0, 10, 258, R, 0, Math.PI, 16)], dome);
    pen.tint(
      [
        frame.at(-200, 10, 270),
        frame.at(-176, 10, 380),
        frame.at(-110, 10, 452),
        frame.at(-60, 10, 476),
        frame.at(-110, 10, 390),
        frame.at(-130, 10, 250),
      ],
      dome,
      { tone: 1, opacity: 0.8 },
    );
    pen.tint(
      [
        frame.at(222, 10, 262),
        frame.at(190, 10, 390),
        frame.at(110, 10, 466),
        frame.at(150, 10, 380),
        frame.at(160, 60, 240),
      ],
      dome,
      { tone: -1 },
    );
    for (const k of [-0.78, -0.5, 0.62, 0.86])
      pen.line([frame.at(k * R, 60, 224), frame.at(k * R * 0.9, 20, 360), frame.at(k * 60, 10, 490)], 0.9, {
        smooth: true,
      });
    const slot = (a: number, b: number): Point[] => [
      frame.at(a, 140, 236),
      frame.at(b, 140, 236),
      frame.at(b * 0.9 + 20, 60, 400),
      frame.at(b * 0.6 + 18, 10, 484),
      frame.at(a * 0.5 + 6, 10, 488),
      frame.at(a * 0.85 + 10, 60, 400),
    ];
    pen.shape(slot(-52, 74), '#4a4a8f', { contour: false });
    pen.shape(slot(-34, 56), litGlass(pen, '#ffe7b0'), { ink: 0.8, contour: false });
    const tube = (t: number, half: number): [Point, Point] => {
      const [x, y] = frame.at(16 + t * 130, 80, 290 + t * 210);
      return [
        [x - half * s * 0.85, y - half * s * 0.53],
        [x + half * s * 0.85, y + half * s * 0.53],
      ];
    };
    for (const [t0, t1, half, colour] of [
      [-0.1, 0.45, 30, '#f0e6fa'],
      [0.4, 1.0, 40, '#f4c860'],
      [0.96, 1.42, 50, '#f0e6fa'],
    ] as const) {
      const [a, b] = tube(t0, half);
      const [c, d] = tube(t1, half);
      pen.shape([a, b, d, c], colour);
      pen.tint([tube(t0, half * 0.3)[1], b, d, tube(t1, half * 0.3)[1]], colour, {
        tone: -1,
        edge: 'straight',
      });
    }
    const [e0, e1] = tube(1.42, 50);
    pen.shape(
      arc((e0[0] + e1[0]) / 2, (e0[1] + e1[1]) / 2, 50 * s, 22 * s).map(([x, y]): Point => {
        const [cx, cy] = [(e0[0] + e1[0]) / 2, (e0[1] + e1[1]) / 2];
        return [cx + (x - cx) * 0.85 - (y - cy) * 0.5, cy + (x - cx) * 0.5 + (y - cy) * 0.85];
      }),
      '#9fdcff',
      { edge: 'smooth' },
    );
    const porch = box(pen, frame.moved(0, 214), { u0: -84, u1: 84, w0: -40, w1: 30, z1: 150 }, '#ffffff');
    if (porch.front) {
      porch.front.panel(34, 0, 134, 106, '#7a68b8');
      for (const k of [0, 1])
        porch.front.panel(42 + k * 44, 4, 82 + k * 44, 98, litGlass(pen, '#fff0c8'), { ink: 0.8 });
      pen.shape(starAt(porch.front.at(84, 128), 16 * s), '#f4c860', { ink: 0.7, contour: false });
    }
    for (const i of range(3))
      box(
        pen,
        frame.moved(0, 240),
        { u0: -96 - i * 16, u1: 96 + i * 16, w0: 0, w1: 14 + i * 18, z1: 24 - i * 8 },
        '#d8cce8',
      );
  },
};
