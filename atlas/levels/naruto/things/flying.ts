/** What flies between people where no snow lies: stars folded of paper, and the thread ball that somebody's face was in the way of. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** Where each star flies, how far it has turned, and its paper. */
const STARS = [
  [-62, 108, 0.2, '#e2452f'],
  [-4, 134, 0.8, '#3f6fa0'],
  [48, 98, 1.3, '#f0b83a'],
] as const;

export const paperStars: ThingKind<object> = {
  name: 'paperStars',
  footprint: () => disc(12),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    for (const [u, z, turn, paper] of STARS) {
      const at = (a: number, r: number): Point =>
        frame.at(u + Math.cos(turn + a) * r, 0, z + Math.sin(turn + a) * r);
      pen.shape(
        range(8).map((i) => at((i / 8) * TAU, i % 2 ? 8 : 21)),
        paper,
        { edge: 'straight' },
      );
      // each point is folded: one half of it lies in the shade
      for (const i of range(4)) {
        const a = (i / 4) * TAU;
        pen.tint([at(a, 20), at(a + 0.785, 8), at(a, 0)], paper, { tone: -0.9, edge: 'straight' });
      }
      pen.shape(arc(...frame.at(u, 0, z), 3.4 * frame.scale, 3.4 * frame.scale, 0, TAU, 9), '#fff6e0', {
        edge: 'smooth',
        ink: 0.7,
      });
      pen.line([frame.at(u - 34, 0, z - 6), frame.at(u - 24, 0, z - 4)], 1, { opacity: 0.7 });
    }
  },
};

export const threadBall: ThingKind<object> = {
  name: 'threadBall',
  footprint: () => disc(12),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const [x, y] = frame.at(22, 0, 104);
    const r = 19 * s;
    const ball = arc(x, y, r, r, 0, TAU, 20);
    pen.shape(ball, '#d9483f', { edge: 'smooth' });
    pen.within(ball, () => {
      for (const [i, colour] of ['#f6cf5c', '#2f7f78', '#fff6e0'].entries()) {
        const a = i * 1.05 + 0.3;
        pen.bars(
          [
            range(7).map((k): Point => {
              const t = (k / 6 - 0.5) * 2;
              return [
                x + (Math.cos(a) * t - Math.sin(a) * 0.3 * (1 - t * t)) * r,
                y + (Math.sin(a) * t + Math.cos(a) * 0.3 * (1 - t * t)) * r,
              ];
            }),
          ],
          5 * s,
          colour,
          { smooth: true, edge: 0.8 },
        );
      }
      pen.tint(arc(x + r * 0.5, y + r * 0.5, r * 0.8, r * 0.7, 0, TAU, 10), '#7a2a34', { opacity: 0.3 });
    });
    // the blow
    for (const a of range(5)) {
      const turn = 2.3 + nth([0, 0.5, 1, 1.5, 2], a);
      pen.stroke(
        [
          [x + Math.cos(turn) * r * 1.25, y + Math.sin(turn) * r * 1.25],
          [x + Math.cos(turn) * r * 1.8, y + Math.sin(turn) * r * 1.8],
        ],
        5,
        { from: 0.9, to: 0.2 },
      );
    }
  },
};
