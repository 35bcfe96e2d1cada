/** The hermit's hut under a sea snail's shell that the tide once left on an island; he trains whoever can swim. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turbanShell } from './turban-shell';

export interface ShellHutOptions {
  readonly wall?: string;
  readonly shell?: string;
  readonly band?: string;
  readonly lip?: string;
}

export const shellHut: ThingKind<ShellHutOptions> = {
  name: 'shell-hut',
  footprint: () => block(400, 330),
  height: 260,
  draw(pen, frame, { wall = '#f6dfae', shell = '#f8ecd2', band = '#3f9aa0', lip = '#d98a4e' }) {
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
    // driftwood under the eave, then the shell
    for (const u of [-190, 190])
      pen.bars([[frame.at(u, -110, 206), frame.at(u, 130, 206)]], 13 * s, '#a5663f');
    pen.shape([...frame.disc(0, -4, 194, 252)], '#fbe6cf', { edge: 'smooth', tone: -0.2 });
    const spire = turbanShell(pen, frame, { shell, band, lip });
    // barnacles and a starfish that never left
    for (const [a, e, r] of [
      [0.5, 0.4, 13],
      [0.72, 0.24, 9],
      [0.4, 0.72, 8],
      [2.7, 0.2, 11],
    ] as const) {
      const [x, y] = spire.at(e, a);
      pen.shape(arc(x, y, r * s, r * 0.8 * s, 0, TAU, 9), '#f3ead8', { contour: false, ink: 0.8 });
      pen.tint(arc(x, y, r * 0.4 * s, r * 0.32 * s), '#7a5a5a');
    }
    const [sx, sy] = spire.at(0.5, 1.12);
    pen.shape(
      range(10).map((i): Point => {
        const a = (i / 10) * TAU - 1.4;
        const r = (i % 2 ? 12 : 28) * s;
        return [sx + Math.cos(a) * r, sy + Math.sin(a) * r * 0.86];
      }),
      '#f0903a',
      { edge: 'smooth', contour: false },
    );
    pen.bars([[frame.at(112, -60, 290), frame.at(112, -60, 376)]], 24 * s, '#b5603f');
    pen.bars([[frame.at(90, -60, 384), frame.at(134, -60, 384)]], 13 * s, '#8a4a3a');
    // he naps at this hour and nothing cooks: a gull broods on the pot
    const sticks = (rows: readonly (readonly [du: number, z: number, half: number])[]) => {
      for (const [du, z, half] of rows)
        pen.bars(
          [
            [
              frame.at(112 + du - half, -60, z + (half % 2 ? 5 : -2)),
              frame.at(112 + du, -60, z),
              frame.at(112 + du + half, -60, z + (half % 2 ? -1 : 6)),
            ],
          ],
          4.6 * s,
          '#a8804a',
          { smooth: true },
        );
    };
    sticks([
      [-4, 398, 33],
      [5, 404, 36],
    ]);
    const [gx, gy] = frame.at(112, -60, 418);
    const off = (dx: number, dy: number): Point => [gx + dx * s, gy + dy * s];
    pen.shape([off(-22, 2), off(-44, -4), off(-30, 12)], '#5f6a78');
    pen.shape(arc(gx, gy, 28 * s, 17 * s, 0, TAU, 16), '#fdf6e4', { edge: 'smooth' });
    pen.shape([off(-26, -4), off(0, -11), off(12, -1), off(-6, 8)], '#a8b4c0', { edge: 'smooth' });
    pen.shape([off(32, -22), off(48, -17), off(32, -13)], '#f0a030');
    pen.shape(arc(...off(22, -19), 13 * s, 12 * s, 0, TAU, 14), '#fdf6e4', { edge: 'smooth' });
    pen.shape(arc(...off(26, -21), 2.4 * s, 3 * s, 0, TAU, 8), '#2a2030', { edge: 'smooth', ink: 0.5 });
    sticks([
      [-6, 400, 35],
      [4, 407, 32],
      [0, 394, 26],
    ]);
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
