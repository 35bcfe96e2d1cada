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
      pen.bars([[p(u, 130, w), p(u + side * 120, 250, w), p(u + side * 200, 6, w)]], 26 * s, iron, { tone });
      pen.shape(arc(...p(u + side * 120, 250, w), 27 * s, 27 * s, 0, TAU, 12), trim, {
        edge: 'smooth',
        tone,
      });
      pen.shape(
        [
          p(u + side * 176, 60, w),
          p(u + side * 226, 60, w),
          p(u + side * 214, -8, w),
          p(u + side * 190, -8, w),
        ],
        iron,
        { tone: tone - 0.2 },
      );
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
    pen.shape([p(-10, 272), p(70, 268), p(96, 340), p(14, 350)], trim, { tone: 0.1 });
    pen.shape(arc(...p(34, 266), 44 * s, 14 * s, 0, TAU, 12), '#34304a', { edge: 'smooth', contour: false });
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
