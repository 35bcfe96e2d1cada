/** An eel that a cook will not see again, at all its lengths; and what is left of it. */
import { TAU, arc, nth, range, ribbon } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface EelOptions {
  /** From the teeth that hold it, world units to the left; a row of bones when `eaten`. */
  readonly length?: number;
  readonly eaten?: boolean;
}

export const eel: ThingKind<EelOptions> = {
  name: 'eel',
  footprint: () => disc(14),
  height: 10,
  shadow: false,
  draw(pen, frame, { length = 200, eaten = false }) {
    const s = frame.scale;
    const wave = (t: number): Point => frame.at(-length * t, 0, Math.sin(t * 9.4) * 17 * (0.3 + t) - t * 26);
    const spine = range(15).map((i) => wave(i / 14));
    if (eaten) {
      // what a cat leaves: head, backbone and tail, on the dish it was served on
      const dish = (k: number): Point[] => frame.disc(-length * 0.5, 6, 0, length * k);
      pen.shape(dish(0.74), '#c9d0e2', { edge: 'smooth' });
      pen.tint(dish(0.68), '#f6f4ee');
      pen.line([...dish(0.6), ...dish(0.6).slice(0, 1)], 1.6, { colour: '#4f7fc0', smooth: true });
      pen.tint(dish(0.5), '#e4e6ee');
      const [cx, cy] = frame.at(-length * 0.5, 6, 0);
      const at = (u: number, v: number): Point => [cx + u * s, cy + v * s];
      const bone = '#b8946a';
      pen.stroke([at(-34, 4), at(-8, -3), at(20, 0), at(40, 4)], 5, { from: 1, to: 0.6, colour: bone });
      for (const [i, u] of [-22, -10, 2, 14, 26].entries()) {
        const long = 15 - Math.abs(i - 1) * 2.4;
        pen.stroke([at(u + 5, -long), at(u, 0), at(u + 5, long * 0.8)], 3.4, {
          from: 0.7,
          to: 0.7,
          colour: bone,
        });
      }
      pen.shape([at(36, 4), at(56, -12), at(51, 3), at(58, 16)], '#6f8f6a', { ink: 0.9, contour: false });
      pen.shape([at(-30, -12), at(-30, 18), at(-46, 14), at(-60, 5), at(-46, -9)], '#6f8f6a', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      const [ex, ey] = at(-43, 0);
      for (const k of [-1, 1])
        pen.line(
          [
            [ex - 4 * s, ey - 4 * k * s],
            [ex + 4 * s, ey + 4 * k * s],
          ],
          1.1,
        );
      return;
    }
    // thick as an arm at the neck, a whip at the end, with a fin along it
    const body = (k: number) => (t: number) => 13 * k * s * (t < 0.2 ? 1 - 0.3 * t : (1 - t) ** 0.75 + 0.1);
    const back = [...spine].toReversed();
    pen.shape(
      ribbon(back, (t) => body(1.34)(t) * (t > 0.4 ? 1 : 0.7)),
      '#4f6f58',
      { wobble: 0, ink: 0.8 },
    );
    pen.shape(ribbon(back, body(1)), '#6f8f6a', { wobble: 0, contour: false });
    pen.tint(
      ribbon(
        back.map(([x, y]): Point => [x, y + 4 * s]),
        body(0.42),
      ),
      '#dfe6b8',
      { edge: 'straight' },
    );
    const [x, y] = nth(spine, 0);
    // it is held behind the head, and does not see the joke
    const out = length > 0 ? 1 : -1;
    pen.shape(arc(x + out * 4 * s, y, 19 * s, 15 * s, 0, TAU, 14), '#6f8f6a', { edge: 'smooth' });
    const [ex, ey] = [x + out * 9 * s, y - 5 * s];
    for (const k of [-1, 1])
      pen.line(
        [
          [ex - 4.4 * s, ey - 4.4 * k * s],
          [ex + 4.4 * s, ey + 4.4 * k * s],
        ],
        1.3,
      );
  },
};
