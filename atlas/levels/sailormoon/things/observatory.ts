/** The observatory: a dome ajar, so that the stars can look in. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { litGlass, pane, starAt } from './parts';

/** The ladder on the dome: its foot on the ground, its head at the slot; u, w, z. */
export const LADDER = { foot: [-196, 268, 0], head: [-92, 176, 300] } as const;

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
    pen.shape(slot(-66, 92), '#4a4a8f', { contour: false });
    const opening = slot(-50, 76);
    pen.shape(opening, litGlass(pen, '#ffe7b0'), { ink: 0.8, contour: false });
    // the great tube lies in a fork on a toothed wheel; its foot is in the room, its mouth far out of the slot
    const axis = (t: number, half: number): Point => {
      const [x, y] = frame.at(10 + t * 140, 80, 292 + t * 196);
      return [x - half * s * 0.81, y - half * s * 0.58];
    };
    const tube = (t0: number, t1: number, h0: number, h1: number, colour: string) => {
      pen.shape([axis(t0, h0), axis(t0, -h0), axis(t1, -h1), axis(t1, h1)], colour, { wobble: 0 });
      pen.tint([axis(t0, -h0 * 0.3), axis(t0, -h0), axis(t1, -h1), axis(t1, -h1 * 0.3)], colour, {
        tone: -1,
        edge: 'straight',
      });
      pen.tint([axis(t0, h0 * 0.8), axis(t0, h0 * 0.5), axis(t1, h1 * 0.5), axis(t1, h1 * 0.8)], colour, {
        tone: 1.2,
        edge: 'straight',
      });
    };
    const wheel = axis(0.3, 0);
    pen.within(opening, () => {
      pen.tint(
        [frame.at(-80, 140, 236), frame.at(100, 140, 236), frame.at(100, 100, 268), frame.at(-80, 100, 268)],
        '#b98a5a',
        { edge: 'straight' },
      );
      for (const k of range(4))
        pen.line([frame.at(-46 + k * 34, 140, 238), frame.at(-38 + k * 30, 100, 268)], 0.7);
    });
    for (const k of [-1, 1])
      pen.shape(
        [
          frame.at(16 + k * 58, 130, 240),
          frame.at(16 + k * 34, 130, 240),
          [wheel[0] + k * 4 * s, wheel[1] + 6 * s],
          [wheel[0] + k * 24 * s, wheel[1] + 2 * s],
        ],
        '#8a78c0',
        { tone: k < 0 ? 0.4 : -0.5, ink: 0.9, contour: false },
      );
    tube(-0.12, 0.16, 22, 26, '#8a78c0');
    tube(0.12, 0.86, 32, 38, '#f0e6fa');
    tube(0.8, 1.4, 44, 48, '#f4c860');
    tube(1.34, 1.46, 53, 53, '#f0e6fa');
    for (const t of [0.18, 0.52]) tube(t, t + 0.05, 37, 38, '#f4c860');
    const [mx, my] = axis(1.46, 0);
    pen.shape(
      arc(0, 0, 53 * s, 22 * s).map(([x, y]): Point => [mx - x * 0.81 + y * 0.58, my - x * 0.58 - y * 0.81]),
      '#9fdcff',
      { edge: 'smooth', wobble: 0 },
    );
    pen.tint(
      arc(-16 * s, -2 * s, 20 * s, 8 * s).map(([x, y]): Point => [
        mx - x * 0.81 + y * 0.58,
        my - x * 0.58 - y * 0.81,
      ]),
      '#ffffff',
      { opacity: 0.7 },
    );
    const teeth = range(28).map((i): Point => {
      const [r, turn] = [(i % 2 ? 30 : 36) * s, (i / 28) * 6.2832];
      return [wheel[0] + Math.cos(turn) * r, wheel[1] + Math.sin(turn) * r];
    });
    pen.shape(teeth, '#e3b04b', { ink: 0.9 });
    pen.shape(arc(...wheel, 20 * s, 20 * s), '#c98f3a', { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(arc(...wheel, 7 * s, 7 * s), '#fff0c0', { edge: 'smooth', ink: 0.8, contour: false });
    // the eyepiece and the astronomer who has not given it up since dusk
    const eye = axis(-0.16, 0);
    pen.shape(arc(...eye, 9 * s, 8 * s), '#3a2f6a', { edge: 'smooth', ink: 0.8, contour: false });
    const porch = box(pen, frame.moved(0, 214), { u0: -84, u1: 84, w0: -40, w1: 30, z1: 150 }, '#ffffff');
    if (porch.front) {
      porch.front.panel(34, 0, 134, 106, '#7a68b8');
      for (const k of [0, 1])
        porch.front.panel(42 + k * 44, 4, 82 + k * 44, 98, litGlass(pen, '#fff0c8'), { ink: 0.8 });
      pen.shape(starAt(porch.front.at(84, 128), 16 * s), '#f4c860', { ink: 0.7, contour: false });
    }
    // a ladder leans on the dome for those who are not astronomers
    const rail = (side: number, k: number): Point =>
      frame.at(
        LADDER.foot[0] + (LADDER.head[0] - LADDER.foot[0]) * k + side * 22,
        LADDER.foot[1] + (LADDER.head[1] - LADDER.foot[1]) * k,
        LADDER.head[2] * k,
      );
    pen.bars(
      range(11).map((i) => [rail(-1, 0.05 + i * 0.09), rail(1, 0.05 + i * 0.09)]),
      5 * s,
      '#c99a6a',
      { edge: 1.4 },
    );
    pen.bars(
      [-1, 1].map((k) => [rail(k, 0), rail(k, 1)]),
      7 * s,
      '#a8754a',
    );
    for (const i of range(3))
      box(
        pen,
        frame.moved(0, 240),
        { u0: -96 - i * 16, u1: 96 + i * 16, w0: 0, w1: 14 + i * 18, z1: 24 - i * 8 },
        '#d8cce8',
      );
  },
};
