/** A straw hat with a red ribbon that the sea wind took: always a little further than the last hand. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface HatOptions {
  /** Tilted by so many degrees, to the right. */
  readonly tilt?: number;
  /** Length of the wind behind it, world units; none where it has come down. */
  readonly wind?: number;
}

export const hatOnTheWind: ThingKind<HatOptions> = {
  name: 'hatOnTheWind',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame, { tilt = -18, wind = 240 }) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    const turn = (tilt * Math.PI) / 180;
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    const p = (u: number, v: number): Point => [x + (u * c - v * n) * s, y + (u * n + v * c) * s];
    const round = (u: number, v: number, rx: number, ry: number, from = 0, to = TAU): Point[] =>
      arc(0, 0, rx, ry, from, to, 18).map(([a, b]) => p(u + a, v + b));
    // the wind comes from the right, in long curls
    if (wind)
      for (const [dy, from, length, curl] of [
        [-34, 46, 1, 20],
        [6, 60, 0.8, 16],
        [34, 40, 1.05, 24],
      ] as const) {
        const end = from + wind * length;
        pen.stroke(
          [
            [x + end * s, y + (dy + 16) * s],
            [x + (from + wind * length * 0.5) * s, y + (dy - 8) * s],
            [x + from * s, y + dy * s],
          ],
          9,
          { colour: { emit: '#ffffff' }, from: 0.05, to: 0.5, opacity: 0.85 },
        );
        pen.line(
          arc(x + from * s, y + (dy - curl * 0.5) * s, curl * 0.6 * s, curl * 0.5 * s, 1.5, 6.2, 9),
          2,
          { colour: { emit: '#ffffff' }, smooth: true, opacity: 0.85 },
        );
      }
    // two ribbon ends behind
    for (const [u, v] of [
      [66, 26],
      [74, 2],
    ] as const)
      pen.shape(
        [p(20, 2), p(44, v * 0.4 + 4), p(u, v), p(u - 6, v + 12), p(42, v * 0.4 + 14), p(18, 10)],
        '#d9423c',
        {
          edge: 'smooth',
          ink: 0.9,
        },
      );
    pen.shape(round(0, 8, 50, 17), '#f3dc98', { edge: 'smooth' });
    pen.tint(round(4, 12, 40, 10), '#f3dc98', { tone: -0.9 });
    pen.shape([...round(0, 0, 27, 28, Math.PI, TAU), p(27, 6), p(0, 12), p(-27, 6)], '#f3dc98', {
      edge: 'smooth',
    });
    pen.tint([p(8, -26), p(25, -12), p(26, 4), p(10, 8)], '#f3dc98', { tone: -0.8 });
    pen.shape([p(-27, -4), p(0, 3), p(27, -4), p(27, 6), p(0, 12), p(-27, 6)], '#d9423c', {
      contour: false,
      ink: 0.8,
    });
    pen.scratches(
      range(4).map((i) => [p(-20 + i * 12, -22 + Math.abs(i - 1.5) * 3), p(-16 + i * 12, -6)]),
      { width: 0.7, opacity: 0.5 },
    );
  },
};
