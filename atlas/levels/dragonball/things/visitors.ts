/** What came from the sky: the tyrant's saucer on its legs, and the ball that dug the crater. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { bust } from '../../../things/fair/bust';
import { disc } from '../../../core/footprint';
import { Round, ball, dome } from '../../../core/round';

export interface SaucerOptions {
  readonly r?: number;
  readonly hull?: string;
  readonly trim?: string;
}

export const saucer: ThingKind<SaucerOptions> = {
  name: 'saucer',
  footprint: ({ r = 330 }) => disc(r * 0.86),
  height: 230,
  draw(pen, frame, { r = 330, hull = '#e9e2ea', trim = '#7a4f9a' }) {
    const s = frame.scale;
    const z = 150;
    for (const a of [-2.2, -0.9, 2.5, 0.6, 1.57]) {
      const [c, q] = [Math.cos(a) * r, Math.sin(a) * r];
      pen.bars(
        [
          [
            frame.at(c * 0.5, q * 0.5, z - 20),
            frame.at(c * 0.86, q * 0.86, 90),
            frame.at(c * 0.82, q * 0.82, 8),
          ],
        ],
        22 * s,
        '#8f8a9c',
        { tone: q < 0 ? -0.8 : 0 },
      );
      pen.shape(frame.disc(c * 0.82, q * 0.82, 6, 34), '#b9b2c4', { edge: 'smooth' });
    }
    pen.shape(
      [
        frame.at(-46, 40, z - 20),
        frame.at(46, 40, z - 20),
        frame.at(64, r * 0.96, 2),
        frame.at(-64, r * 0.96, 2),
      ],
      '#b9b2c4',
      { tone: 0.2 },
    );
    for (const i of range(6))
      pen.line(
        [
          frame.at(-48 - i * 2.6, 60 + i * 44, z - 30 - i * 22),
          frame.at(48 + i * 2.6, 60 + i * 44, z - 30 - i * 22),
        ],
        0.7,
      );
    const [cx, cy] = frame.at(0, 0, z);
    const rim = (k: number, lift = 0) => arc(cx, cy - lift * s, r * s * k, r * 0.5 * s * k, 0, TAU, 34);
    const belly = arc(cx, cy, r * s, (r * 0.5 + 46) * s, 0, Math.PI, 22);
    pen.shape([...belly, ...arc(cx, cy, r * s, r * 0.5 * s, Math.PI, TAU, 20)], hull, {
      tone: -1,
      wobble: 0,
    });
    pen.shape(rim(1), hull, { tone: -0.3, edge: 'smooth' });
    const upper = new Round(frame, 0, 0, z + 14, r * 0.97, 0.72);
    dome(pen, upper, hull);
    pen.shape(upper.belt(0.03, 0.17), trim, { contour: false, wobble: 0, ink: 0.8 });
    for (const i of range(9)) {
      const a = 0.28 + i * 0.324;
      pen.shape(upper.patch(a, 0.42, 0.085), trim, { edge: 'smooth', contour: false, ink: 0.7 });
      pen.shape(
        upper.patch(a, 0.42, 0.06),
        { emit: i % 3 ? '#ffd45a' : '#ff8f6a' },
        { edge: 'smooth', contour: false, ink: 0.5 },
      );
    }
    pen.line(upper.belt(0.66, 0.66).slice(0, 17), 0.8, { smooth: true });
    for (const a of [0.5, 1.1, 1.57, 2.05, 2.65])
      pen.line(
        range(6).map((i) => upper.at(a, 0.66 + (i / 5) * 0.4)),
        0.6,
        { smooth: true },
      );
    // seams and rivets of the plates, a patch, and where the fall has burnt it
    for (const [a, b] of [
      [0.34, 0.5],
      [0.5, 0.64],
    ] as const)
      for (const i of range(13)) {
        const [x, y] = upper.at(0.2 + i * 0.228, (a + b) / 2);
        pen.tint(arc(x, y, 2.6 * s, 2.2 * s, 0, TAU, 7), trim, { tone: -0.6, opacity: 0.6 });
      }
    pen.within(belly, () => {
      for (const [u, k] of [
        [-0.5, 62],
        [-0.1, 84],
        [0.42, 70],
      ] as const)
        pen.tint(arc(cx + u * r * s, cy + r * 0.5 * s + 22 * s, k * s, 30 * s), '#4a3a58', { opacity: 0.34 });
      for (const u of [-0.7, -0.36, 0, 0.36, 0.7])
        pen.line(
          [
            [cx + u * r * s, cy + Math.sqrt(1 - u * u) * r * 0.5 * s],
            [cx + u * r * 0.86 * s, cy + Math.sqrt(1 - u * u) * r * 0.5 * s + 44 * s],
          ],
          0.7,
        );
    });
    // under the glass: one steers, one reads the map upside down, one has fallen asleep at the window
    const cap = new Round(frame, 0, 0, z + r * 0.58, r * 0.4, 0.9);
    dome(pen, cap, '#a98ad0');
    pen.tint(cap.patch(2.3, 1.02, 0.2), '#f4ecff', { tone: 0.6, opacity: 0.8 });
    for (const [u, up, skin, hair, asleep] of [
      [-0.46, 0.3, '#bfe6c8', '#5f8f9a', false],
      [0.1, 0.36, '#e6c8f0', '#6a4f8a', false],
      [0.6, 0.28, '#bcd8f0', '#f0a8c0', true],
    ] as const) {
      const [x, y] = frame.at(u * r * 0.4, 0, z + r * 0.58 + up * r * 0.4);
      bust(pen, [x, y], r * 0.072 * s, {
        skin,
        hair,
        cloth: asleep ? '#e07a8a' : up > 0.34 ? '#3f8f8a' : '#e0a94a',
        kind: asleep ? 3 : 4,
        look: -u * 1.4,
        asleep,
        contour: false,
      });
    }
    // the desk they sit at hides where they end
    pen.shape(cap.belt(-0.05, 0.2), '#5a3a78', { contour: false, wobble: 0, ink: 0.9 });
    for (const i of range(7)) {
      const [x, y] = cap.at(0.36 + i * 0.404, 0.09);
      pen.shape(
        arc(x, y, 7 * s, 5 * s, 0, TAU, 8),
        { emit: i % 3 ? '#9af0c8' : '#ff8f6a' },
        { edge: 'smooth', contour: false, ink: 0.5 },
      );
    }
    for (const k of [-1, 1]) {
      const [x, y] = upper.at(k > 0 ? 0.12 : Math.PI - 0.12, 0.3);
      pen.shape(
        [
          [x, y - 26 * s],
          [x + k * 60 * s, y - 60 * s],
          [x + k * 92 * s, y - 150 * s],
          [x + k * 30 * s, y - 84 * s],
        ],
        trim,
        { tone: k > 0 ? -0.7 : 0.4 },
      );
    }
  },
};

export interface PodOptions {
  readonly r?: number;
  readonly shell?: string;
  readonly open?: boolean;
}

/** A one-person ball, half sunk into the ground it met. */
export const pod: ThingKind<PodOptions> = {
  name: 'landing-pod',
  footprint: ({ r = 100 }) => disc(r * 1.1),
  height: 130,
  draw(pen, frame, { r = 100, shell = '#f2ece0', open = true }, random) {
    const s = frame.scale;
    pen.shape(
      frame.disc(0, 0, 0, r * 1.24).map(([x, y]): Point => [x + random.jitter(8), y + random.jitter(5)]),
      '#7a4a38',
      { tone: -0.5 },
    );
    const round = new Round(frame, 0, 0, r * 0.62, r);
    if (open) {
      const [x, y] = frame.at(-r * 1.3, r * 0.9, 20);
      // the lid stands on its rim, leaning on the ball: a window in it, and the arm it hung by
      pen.bars(
        [
          [
            [x + 8 * s, y - 40 * s],
            [x + 70 * s, y - 66 * s],
          ],
        ],
        11 * s,
        '#8f8794',
      );
      const lid = (k: number, dx: number): Point[] =>
        arc(0, 0, 34 * k, 54 * k, 0, TAU, 20).map(([u, v]): Point => [
          x + (u + v * -0.24 + dx) * s,
          y - 46 * s + v * s,
        ]);
      pen.shape(lid(1, -9), '#8f8794', { edge: 'smooth', tone: -0.6 });
      pen.shape(lid(1, 0), shell, { edge: 'smooth', tone: -0.1 });
      pen.shape(lid(0.8, 0), '#c2402f', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.shape(lid(0.4, 0), '#9fd8e0', { edge: 'smooth', contour: false, ink: 0.9 });
    }
    ball(pen, round, shell);
    pen.line(round.belt(0.05, 0.05).slice(0, 17), 0.9, { smooth: true });
    for (const a of [0.3, 2.85])
      pen.line(
        range(9).map((i) => round.at(a, -0.7 + i * 0.22)),
        0.8,
        { smooth: true },
      );
    pen.shape(round.patch(1.57, 0.22, 0.5), '#8f8794', { edge: 'smooth', contour: false });
    pen.shape(round.patch(1.57, 0.22, 0.42), open ? '#4a3048' : '#c2402f', {
      edge: 'smooth',
      contour: false,
    });
    if (open) {
      // whoever came in it is small, and has not noticed the landing
      bust(pen, round.at(1.57, 0.2), r * 0.25 * s, {
        skin: '#d9c2ee',
        hair: '#8fd6c0',
        cloth: '#f6f0fa',
        kind: 3,
        look: -0.3,
        asleep: true,
        contour: false,
      });
    } else pen.tint(round.patch(1.9, 0.4, 0.12), '#ffd9b8', { tone: 0.6 });
    for (let i = 0; i < 14; i++) {
      const a = 0.1 + i * 0.21;
      const k = random.range(10, 22) * s;
      const [x, y] = frame.at(Math.cos(a) * r * 1.12, Math.sin(a) * r * 1.12, 6);
      pen.shape(
        [
          [x - k, y + k * 0.5],
          [x - k * 0.5, y - k * 0.7],
          [x + k * 0.6, y - k * 0.6],
          [x + k, y + k * 0.5],
        ],
        '#8a5450',
        { tone: i < 5 ? -0.6 : 0.3 },
      );
    }
    for (const [i, dz] of [0, 60, 120, 170].entries()) {
      const [x, y] = frame.at(r * 0.5 + i * 16, -r * 0.4, r * 1.5 + dz);
      const k = (22 + i * 8) * s;
      pen.shape(arc(x, y, k, k * 0.8, 0, TAU, 7), '#cbbfae', {
        edge: 'scallop',
        tone: 0.3 - i * 0.1,
        ink: 0.8,
      });
    }
  },
};
