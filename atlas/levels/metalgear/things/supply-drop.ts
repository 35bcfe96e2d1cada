/** A parachute in orange and white that came down where it should not: a crate, two bent firs, nobody's fault. */
import { arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { drift, snowOn } from './parts';

export interface SupplyDropOptions {
  readonly colours?: readonly [string, string];
}

export const supplyDrop: ThingKind<SupplyDropOptions> = {
  name: 'supplyDrop',
  footprint: () => block(300, 140),
  height: 190,
  draw(pen, frame, { colours = ['#f0742c', '#f7f4ea'] }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    // the canopy has sunk on itself: its hem lies on the snow all the way round
    const hem = range(9).map((i) =>
      p(-246 + i * 60, 40 - Math.sin((i / 8) * Math.PI) * 44 + (i % 2 ? -4 : 4)),
    );
    const crown = p(-40, 420);
    for (const i of range(8)) {
      const [a, b] = [nth(hem, i), nth(hem, i + 1)];
      const bulge = (q: Point, k: number): Point => [
        q[0] + (crown[0] - q[0]) * 0.42 + (q[0] - crown[0]) * 0.3,
        q[1] + (crown[1] - q[1]) * 0.5 - k * s,
      ];
      pen.shape(
        spline(
          [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 6 * s], b, bulge(b, 34), crown, bulge(a, 34)],
          true,
          4,
        ),
        nth(colours, i % 2),
        { tone: 0.6 - i * 0.22, ink: 1, wobble: 0 },
      );
    }
    pen.shape(arc(crown[0], crown[1] - 2 * s, 17 * s, 9 * s, 0, 6.2832, 12), '#59637a', {
      edge: 'smooth',
      ink: 0.9,
    });
    snowOn(pen, [p(-150, 366), p(-90, 404), p(-40, 424), p(20, 402)], 15 * s, random);
    // drifts where it lies
    for (const [u, half] of [
      [-236, 60],
      [-150, 44],
      [190, 46],
      [236, 56],
    ] as const)
      drift(pen, p(u, 30 - Math.abs(u) * 0.06, 30), half * s, 20 * s);
    for (const i of [2, 4, 6]) pen.line([nth(hem, i), p(30, 112, 30)], 0.9, { smooth: true });
    const walls = box(
      pen,
      frame.moved(30, 30, 0, 0.18),
      { u0: -80, u1: 80, w0: -52, w1: 52, z1: 104 },
      '#b9925c',
      { topMaterial: '#d8b27a' },
    );
    for (const wall of Object.values(walls)) {
      for (const z of [26, 52, 78]) pen.line([wall.at(2, z), wall.at(wall.width - 2, z)], 0.8);
      for (const k of [0.2, 0.8])
        wall.panel(wall.width * k - 7, 0, wall.width * k + 7, 104, '#59637a', { ink: 0.8 });
    }
    if (walls.front) {
      const f = walls.front;
      f.panel(54, 34, 106, 74, '#f7f4ea', { ink: 0.9 });
      // a bowl of soup, as the stencil of those who pack it
      pen.shape([f.at(62, 56), f.at(98, 56), f.at(92, 40), f.at(68, 40)], '#e2543c', {
        ink: 0.9,
        contour: false,
      });
      for (const k of [70, 80, 90])
        pen.line([f.at(k, 59), f.at(k + 3, 64), f.at(k, 70)], 1, { smooth: true });
    }
    snowOn(pen, [p(-52, 106, 72), p(110, 106, 88)], 13 * s, random);
    drift(pen, p(-60, -4, 92), 70 * s, 34 * s);
    drift(pen, p(118, -4, 100), 56 * s, 28 * s);
  },
};
