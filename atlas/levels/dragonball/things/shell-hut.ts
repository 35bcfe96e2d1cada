/** The hermit's hut, its roof a turtle's shell; one lives on an island and trains whoever can swim. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { Round, dome } from '../../../core/round';

export interface ShellHutOptions {
  readonly wall?: string;
  readonly shell?: string;
}

export const shellHut: ThingKind<ShellHutOptions> = {
  name: 'shell-hut',
  footprint: () => block(400, 330),
  height: 260,
  draw(pen, frame, { wall = '#f6dfae', shell = '#3f9a7a' }) {
    const s = frame.scale;
    box(pen, frame, { u0: -200, u1: 200, w0: -140, w1: 160, z1: 26 }, '#b98250', { topMaterial: '#d9a66c' });
    for (const i of range(9))
      pen.line([frame.at(-190 + i * 46, 160, 26), frame.at(-190 + i * 46, 100, 26)], 0.6);
    const walls = box(pen, frame, { u0: -150, u1: 150, w0: -110, w1: 90, z0: 26, z1: 210 }, wall, {
      top: false,
    });
    const front = walls.front;
    if (front) {
      front.panel(112, 0, 188, 128, '#8a4f34');
      front.panel(120, 6, 180, 120, '#c9703f', { tone: 0.1 });
      for (const k of [0.33, 0.66]) pen.line([front.at(120 + 60 * k, 8), front.at(120 + 60 * k, 118)], 0.8);
      for (const m of [58, 242]) {
        const circle = (r: number): Point[] =>
          range(16).map((i) =>
            front.at(m + Math.cos((i / 16) * 6.2832) * r, 84 + Math.sin((i / 16) * 6.2832) * r),
          );
        pen.shape(circle(34), '#c9503a', { contour: false, edge: 'smooth' });
        pen.shape(circle(26), '#7fc4cf', { contour: false, edge: 'smooth', ink: 0.8 });
        pen.line([front.at(m, 58), front.at(m, 110)], 1);
        pen.line([front.at(m - 26, 84), front.at(m + 26, 84)], 1);
      }
      for (const z of [30, 140, 160]) pen.line([front.at(4, z), front.at(100, z)], 0.5, { opacity: 0.5 });
    }
    for (const u of [-180, -100, 100, 180])
      pen.bars([[frame.at(u, 148, 26), frame.at(u, 148, 196)]], 8 * s, '#a5663f');
    // the shell: head in front, flippers at the corners
    for (const [u, w, du] of [
      [-210, 40, -70],
      [210, 40, 70],
      [-190, -100, -60],
      [190, -100, 60],
    ] as const)
      pen.shape(
        [
          frame.at(u * 0.8, w + 30, 214),
          frame.at(u + du, w + 50, 196),
          frame.at(u + du * 1.2, w, 206),
          frame.at(u * 0.8, w - 40, 226),
        ],
        '#e9c878',
        { edge: 'smooth', tone: du > 0 ? -0.4 : 0.3 },
      );
    const round = new Round(frame, 0, -4, 206, 232, 0.72);
    pen.shape([...frame.disc(0, -4, 196, 250)], '#e9c878', { edge: 'smooth', tone: 0.2 });
    dome(pen, round, shell);
    const plate = (a: number, e: number, size: number, tone: number) => {
      const six = range(6).map((i): Point =>
        round.at(
          a + (size / Math.max(0.35, Math.cos(e))) * Math.cos((i / 6) * 6.2832 + 0.52),
          e + size * 1.1 * Math.sin((i / 6) * 6.2832 + 0.52),
        ),
      );
      pen.shape(six, shell, { tone, contour: false, ink: 1, wobble: 0 });
    };
    for (const [a, e, tone] of [
      [2.75, 0.28, 0.4],
      [2.1, 0.28, 0.7],
      [1.45, 0.28, 0.1],
      [0.85, 0.28, -0.7],
      [0.3, 0.28, -1],
      [2.5, 0.78, 0.9],
      [1.57, 0.8, 0.4],
      [0.7, 0.78, -0.6],
      [1.57, 1.28, 0.8],
    ] as const)
      plate(a, e, 0.25, tone);
    const [hx, hy] = frame.at(0, 246, 214);
    pen.shape(
      [
        [hx - 46 * s, hy - 10 * s],
        [hx - 40 * s, hy + 44 * s],
        [hx, hy + 62 * s],
        [hx + 40 * s, hy + 44 * s],
        [hx + 46 * s, hy - 10 * s],
        [hx, hy - 36 * s],
      ],
      '#e9c878',
      { edge: 'smooth', tone: 0.3 },
    );
    for (const k of [-1, 1]) {
      pen.shape(
        [
          [hx + k * 20 * s - 7 * s, hy + 14 * s],
          [hx + k * 20 * s, hy + 2 * s],
          [hx + k * 20 * s + 7 * s, hy + 14 * s],
          [hx + k * 20 * s, hy + 24 * s],
        ],
        '#3a2a35',
        { edge: 'smooth', contour: false, ink: 0 },
      );
      pen.stroke(
        [
          [hx + k * 34 * s, hy - 4 * s],
          [hx + k * 20 * s, hy - 10 * s],
          [hx + k * 8 * s, hy],
        ],
        5,
      );
    }
    pen.line(
      [
        [hx - 20 * s, hy + 40 * s],
        [hx, hy + 48 * s],
        [hx + 20 * s, hy + 40 * s],
      ],
      1.3,
      { smooth: true },
    );
    pen.bars([[frame.at(150, -60, 330), frame.at(150, -60, 420)]], 22 * s, '#b5603f');
    pen.bars([[frame.at(-186, 150, 180), frame.at(176, 150, 172)]], 2.4 * s, '#6a4a44', { edge: 1 });
    for (const [u, c] of [
      [-150, '#e07a2e'],
      [-104, '#fdf6e4'],
      [104, '#4f8fc4'],
      [146, '#e07a2e'],
    ] as const)
      pen.shape(
        [
          frame.at(u, 150, 178),
          frame.at(u + 34, 150, 177),
          frame.at(u + 32, 150, 132),
          frame.at(u + 4, 150, 130),
        ],
        c,
        { tone: 0.2 },
      );
  },
};
