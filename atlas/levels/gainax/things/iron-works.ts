/** The works on the hill: a charcoal iron the size of a factory. At noon it lets off steam and presses nothing. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { flat, plate } from './plates';

export interface IronWorksOptions {
  readonly iron?: string;
  readonly wood?: string;
  readonly hill?: string;
}

export const ironWorks: ThingKind<IronWorksOptions> = {
  name: 'ironWorks',
  footprint: () => block(900, 160),
  height: 420,
  draw(pen, frame, { iron = '#6f7f9e', wood = '#c98a4a', hill = '#8f9a5a' }, random) {
    const p = flat(frame);
    const s = frame.scale;
    // the hill, terraced by a road that only goes up
    pen.shape(
      [p(-520, 0), p(-470, 90), p(-340, 170), p(-150, 214), p(220, 206), p(400, 130), p(500, 50), p(540, 0)],
      hill,
      { edge: 'smooth' },
    );
    pen.tint([p(210, 200), p(390, 130), p(490, 50), p(530, 2), p(240, 2), p(300, 110)], hill, { tone: -1 });
    pen.bars(
      [[p(-420, 40), p(-180, 84), p(120, 78), p(330, 110), p(180, 156), p(-60, 164)]],
      20 * s,
      '#efd9a8',
      {
        smooth: true,
        edge: 1.4,
      },
    );
    for (const i of range(16)) {
      const [u, z] = [random.range(-440, 440), random.range(10, 120)];
      pen.shape(arc(...p(u, z), 26 * s, 20 * s, i, i + 6.28, 9), hill, {
        edge: 'scallop',
        tone: -0.5,
        ink: 0.8,
      });
    }
    // sole, hull, lid
    plate(pen, [p(-470, 232), p(360, 232), p(392, 196), p(-400, 196)], '#d8dce6');
    const hull = [
      p(-462, 234),
      p(-390, 330),
      p(-250, 410),
      p(-60, 452),
      p(300, 456),
      p(356, 420),
      p(368, 234),
    ];
    pen.shape(hull, iron, { edge: 'straight' });
    pen.tint([p(200, 450), p(298, 452), p(350, 418), p(362, 238), p(220, 238)], iron, {
      tone: -1,
      edge: 'straight',
    });
    pen.tint(
      [p(-440, 246), p(-380, 326), p(-246, 402), p(-60, 442), p(-60, 420), p(-236, 376), p(-360, 300)],
      iron,
      {
        tone: 1,
        edge: 'straight',
      },
    );
    pen.line([p(-416, 296), p(364, 330)], 1.6);
    for (const [row, z] of [
      [0, 276],
      [1, 368],
    ] as const)
      for (const i of range(row ? 6 : 9)) {
        const u = (row ? -200 : -340) + i * 82;
        pen.shape(arc(...p(u, z), 25 * s, 25 * s), '#3a3450', { edge: 'smooth', contour: false });
        pen.shape(
          arc(...p(u - 2, z + 1), 18 * s, 18 * s),
          (i + row) % 3 ? { emit: '#ffb347' } : { emit: '#ff7a3c' },
          { edge: 'smooth', ink: 0.7, contour: false },
        );
        pen.tint(arc(...p(u - 6, z + 6), 7 * s, 7 * s), { emit: '#fff0c0' });
      }
    plate(
      pen,
      [p(-250, 424), p(-60, 466), p(312, 470), p(372, 430), p(350, 414), p(-60, 440), p(-230, 404)],
      '#b8c0d2',
    );
    for (const i of range(11))
      pen.shape(arc(...p(-20 + i * 32, 456), 5 * s, 5 * s), '#fff0c0', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
    // the handle, turned from one trunk
    for (const u of [-40, 250]) {
      pen.bars(
        [[p(u, 462), p(u + (u < 0 ? 30 : -14), 560), p(u + (u < 0 ? 60 : -10), 612)]],
        34 * s,
        '#4f5a78',
      );
      plate(pen, [p(u - 34, 480), p(u + 34, 480), p(u + 40, 458), p(u - 40, 458)], '#b8c0d2');
    }
    const grip = range(9).map((i): Point => p(-30 + i * 40, 616 + Math.sin((i / 8) * Math.PI) * 34));
    pen.bars([grip], 62 * s, wood, { smooth: true });
    pen.line(
      grip.map(([x, y]): Point => [x, y - 16 * s]),
      3,
      { colour: wood, tone: 1.2, smooth: true },
    );
    for (const i of [1, 3, 5, 7]) {
      const [x, y] = grip[i] ?? p(0, 620);
      pen.line(
        [
          [x, y - 28 * s],
          [x + 6 * s, y + 28 * s],
        ],
        1.2,
      );
    }
    // the chimney with its weathercock, and what comes out of it
    plate(pen, [p(-220, 520), p(-130, 520), p(-118, 410), p(-230, 410)], '#4f5a78');
    plate(pen, [p(-236, 548), p(-114, 548), p(-126, 516), p(-224, 516)], '#b8c0d2');
    for (const [i, [u, z, r]] of (
      [
        [-176, 590, 46],
        [-220, 656, 60],
        [-286, 726, 76],
        [-372, 800, 88],
        [-480, 860, 92],
      ] as const
    ).entries())
      pen.shape(arc(...p(u, z), r * s, r * 0.8 * s, i, i + 6.28, 11), '#fff4ea', {
        edge: 'scallop',
        ink: 0.7,
        contour: false,
        tone: i % 2 ? -0.2 : 0.3,
      });
    pen.bars([[p(318, 470), p(318, 540)]], 7 * s, '#4f5a78');
    pen.shape(
      [
        p(270, 552),
        p(306, 540),
        p(346, 548),
        p(376, 590),
        p(346, 578),
        p(334, 600),
        p(306, 572),
        p(290, 580),
      ],
      '#f2b83c',
    );
    plate(pen, [p(-30, 306), p(40, 306), p(40, 236), p(-30, 236)], '#8a4438');
    pen.line([p(5, 304), p(5, 238)], 1.6);
  },
};
