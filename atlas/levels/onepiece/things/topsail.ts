/** A sail of the ship one stands on, on its yard across the corner of the picture. */
import { block } from '../../../core/footprint';
import { lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface TopsailOptions {
  readonly sail?: string;
  readonly stripe?: string;
}

export const topsail: ThingKind<TopsailOptions> = {
  name: 'topsail',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { sail = '#fbf3df', stripe = '#e0503f' }) {
    const s = frame.scale;
    const p = (u: number, v: number): Point => frame.at(u, 0, -v);
    // the yard from the left edge up to the upper one, the sail filled towards the corner
    const [low, high] = [p(-80, 560), p(620, -70)];
    const yard = (t: number): Point => [lerp(low[0], high[0], t), lerp(low[1], high[1], t)];
    const at = (t: number, d: number): Point => {
      const [x, y] = yard(t);
      const belly = Math.sin(Math.min(1, d) * Math.PI) * 40 * s;
      return [x - d * 420 * s - belly * 0.4, y - d * 420 * s + belly * 0.5];
    };
    const cloth = (a: number, b: number): Point[] => [
      ...range(7).map((i) => at(lerp(a, b, i / 6), 0)),
      ...range(7).map((i) => at(b, i / 6)),
      ...range(7).map((i) => at(lerp(b, a, i / 6), 1)),
      ...range(7).map((i) => at(a, 1 - i / 6)),
    ];
    pen.shape(cloth(0, 1), { emit: sail }, { wobble: 0, tone: 0.2 });
    for (const k of range(4))
      pen.shape(
        cloth(0.06 + k * 0.25, 0.18 + k * 0.25),
        { emit: stripe },
        { ink: 0.6, contour: false, wobble: 0 },
      );
    for (const k of range(8))
      pen.line(
        range(5).map((i) => at(0.02 + k * 0.125, i / 4)),
        0.7,
        { smooth: true, opacity: 0.6 },
      );
    pen.scratches(
      range(24).map((k) => [at(0.03 + k * 0.04, 0.16), at(0.035 + k * 0.04, 0.24)]),
      { width: 2, opacity: 0.6 },
    );
    pen.bars([[low, high]], 36 * s, '#7a4f30', { edge: 3.4 });
    pen.bars([[yard(0.02), yard(0.98)].map(([x, y]): Point => [x - 5 * s, y - 7 * s])], 7 * s, '#b07a48', {
      edge: 0,
    });
    for (const t of [0.16, 0.3, 0.44, 0.58, 0.72, 0.86]) {
      const [x, y] = yard(t);
      pen.bars(
        [
          [
            [x - 15 * s, y - 19 * s],
            [x + 17 * s, y + 17 * s],
          ],
        ],
        9 * s,
        '#e6cf9a',
        { edge: 1.8 },
      );
    }
    // sheets and a foot rope hang from the yard
    pen.bars(
      [
        range(13).map((i): Point => {
          const [x, y] = yard(0.1 + i * 0.065);
          return [
            x + Math.abs(Math.sin((i * Math.PI) / 4)) * 54 * s,
            y + Math.abs(Math.sin((i * Math.PI) / 4)) * 60 * s,
          ];
        }),
      ],
      6 * s,
      '#d9bd86',
      { smooth: true, edge: 1.6 },
    );
    // a block swings from it, with its wheel and its hook
    pen.bars([[yard(0.5), p(320, 360), p(262, 430)]], 7 * s, '#d9bd86', { smooth: true, edge: 1.6 });
    pen.bars([[p(262, 506), p(262, 536), p(276, 552), p(292, 540), p(290, 526)]], 9 * s, '#565064', {
      smooth: true,
    });
    pen.shape([p(236, 430), p(288, 430), p(296, 470), p(280, 512), p(244, 512), p(228, 470)], '#8a5a36', {
      edge: 'smooth',
    });
    pen.shape(
      range(14).map((i): Point => p(262 + Math.cos(i * 0.449) * 19, 470 + Math.sin(i * 0.449) * 19)),
      '#d9bd86',
      { edge: 'smooth' },
    );
    pen.shape(
      range(8).map((i): Point => p(262 + Math.cos(i * 0.785) * 5, 470 + Math.sin(i * 0.785) * 5)),
      '#565064',
      { edge: 'smooth', contour: false },
    );
  },
};
