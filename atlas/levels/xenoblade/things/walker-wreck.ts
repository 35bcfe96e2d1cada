/** A war machine that lost: a crab of iron on its side, its hatch open, flowers in the cannon. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export interface WalkerWreckOptions {
  readonly iron?: string;
  readonly trim?: string;
  readonly moss?: string;
}

export const walkerWreck: ThingKind<WalkerWreckOptions> = {
  name: 'walkerWreck',
  footprint: () => block(420, 150),
  height: 170,
  draw(pen, frame, { iron = '#7f879c', trim = '#c9803f', moss = '#79a654' }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const leg = (u: number, side: number, tone: number, w: number) => {
      const [hip, knee, foot] = [p(u, 124, w), p(u + side * 112, 246, w), p(u + side * 196, 10, w)];
      // a limb of iron between two joints, thick where it starts
      const limb = (a: Point, b: Point, from: number, to: number) => {
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [(-(b[1] - a[1]) / long) * s, ((b[0] - a[0]) / long) * s];
        const at = (t: number, k: number): Point => [
          a[0] + (b[0] - a[0]) * t + nx * k,
          a[1] + (b[1] - a[1]) * t + ny * k,
        ];
        pen.shape(
          [at(0, from), at(0.5, from * 1.1), at(1, to), at(1, -to), at(0.5, -from * 1.1), at(0, -from)],
          iron,
          {
            tone,
            wobble: 0,
          },
        );
        pen.tint(
          [at(0.04, -from * 0.9), at(0.96, -to * 0.9), at(0.96, -to * 0.3), at(0.04, -from * 0.3)],
          iron,
          {
            tone: tone - 0.7,
            edge: 'straight',
          },
        );
        pen.line([at(0.5, from), at(0.5, -from)], 0.9);
      };
      const joint = ([x, y]: Point, r: number) => {
        pen.shape(arc(x, y, r * s, r * s, 0, TAU, 14), trim, { edge: 'smooth', tone });
        pen.shape(arc(x, y, r * 0.5 * s, r * 0.5 * s, 0, TAU, 10), iron, {
          edge: 'smooth',
          tone: tone - 0.4,
          contour: false,
          ink: 0.8,
        });
        pen.tint(arc(x, y, 3.4 * s, 3.4 * s, 0, TAU, 6), '#34304a');
      };
      limb(hip, knee, 19, 15);
      for (const [toe, reach] of [
        [-1, 34],
        [0, 12],
        [1, 40],
      ] as const)
        pen.shape(
          [
            [foot[0] - 9 * s, foot[1] - 14 * s],
            [foot[0] + 9 * s, foot[1] - 14 * s],
            [foot[0] + (toe * reach + 7) * s, foot[1] + 12 * s],
            [foot[0] + (toe * reach - 7) * s, foot[1] + 14 * s],
          ],
          iron,
          { tone: tone - 0.3, wobble: 0 },
        );
      limb(knee, foot, 15, 9);
      joint(foot, 12);
      joint(hip, 28);
      joint(knee, 24);
    };
    leg(-70, -1, -0.7, -60);
    leg(80, 1, -0.9, -60);
    const shell = spline(
      [
        p(-190, 60, 20),
        p(-180, 190),
        p(-70, 280),
        p(90, 270),
        p(190, 180),
        p(200, 60, 20),
        p(90, 10, 60),
        p(-90, 10, 60),
      ],
      true,
      6,
    );
    pen.shape(shell, iron, { wobble: 0, ink: 1.4 });
    pen.tint(spline([p(70, 268), p(184, 180), p(194, 64, 20), p(90, 16, 60), p(110, 150)], true, 6), iron, {
      tone: -1,
    });
    pen.tint(spline([p(-160, 150), p(-110, 236), p(-20, 262), p(-90, 180)], true, 5), iron, { tone: 0.9 });
    pen.line(spline([p(-186, 120, 20), p(-20, 84, 60), p(194, 120, 20)], false, 6), 1.2);
    for (const i of range(10))
      pen.tint(
        arc(...p(-160 + i * 35, 96 - Math.sin((i / 9) * 3.14) * 30, 40), 4.5 * s, 4.5 * s, 0, TAU, 6),
        '#34304a',
      );
    // three dead eyes, one still awake
    for (const [u, z, r, lit] of [
      [-100, 156, 26, false],
      [-30, 176, 34, true],
      [44, 160, 26, false],
    ] as const) {
      pen.shape(arc(...p(u, z, 20), r * s, r * s, 0, TAU, 16), '#3a3550', { edge: 'smooth', contour: false });
      pen.shape(arc(...p(u, z, 20), r * 0.66 * s, r * 0.66 * s, 0, TAU, 14), lit ? '#ff6a48' : '#8d93a8', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      pen.tint(arc(...p(u - r * 0.2, z + r * 0.24, 20), r * 0.2 * s, r * 0.16 * s, 0, TAU, 7), '#ffffff');
    }
    // cannon with flowers
    pen.bars([[p(110, 190), p(300, 250)]], 54 * s, iron, { tone: -0.4 });
    pen.shape(arc(...p(304, 251), 20 * s, 31 * s, 0, TAU, 14), '#34304a', { edge: 'smooth' });
    for (const [u, z, c] of [
      [318, 270, '#f08aa0'],
      [330, 250, '#fff2c0'],
      [316, 232, '#f6cf5c'],
    ] as const)
      pen.shape(arc(...p(u, z), 13 * s, 12 * s, 0, TAU, 6), c, { edge: 'scallop', ink: 0.8 });
    // open hatch
    // its lid stands up behind it on two hinges
    for (const u of [14, 58]) pen.bars([[p(u, 270), p(u + 6, 292)]], 9 * s, '#565064', { edge: 1.6 });
    pen.shape(arc(...p(44, 316), 46 * s, 36 * s, 0, TAU, 18), iron, { edge: 'smooth', tone: -0.6 });
    pen.shape(arc(...p(41, 317), 41 * s, 32 * s, 0, TAU, 18), iron, {
      edge: 'smooth',
      tone: 0.5,
      contour: false,
    });
    pen.line(arc(...p(41, 317), 31 * s, 23 * s, 0, TAU, 16), 0.9, { smooth: true });
    pen.bars([[p(22, 312), p(26, 326), p(54, 326), p(60, 312)]], 6 * s, trim, { smooth: true, edge: 1.6 });
    pen.shape(arc(...p(34, 270), 44 * s, 14 * s, 0, TAU, 12), '#34304a', { edge: 'smooth', contour: false });
    leg(-110, -1, 0.1, 70);
    leg(120, 1, -0.3, 70);
    for (const [u, z, r] of [
      [-150, 220, 26],
      [-110, 250, 20],
      [150, 210, 22],
      [-170, 20, 30],
      [170, 16, 28],
      [-10, 8, 22],
    ] as const)
      puff(pen, p(u, z, 40), r * s, r * 0.72 * s, moss, 0.2);
  },
};
