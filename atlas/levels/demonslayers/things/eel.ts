/** An eel that a cook will not see again, at all its lengths; and what is left of it. */
import { TAU, arc, nth, range } from '../../../core/geometry';
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
      // they lie on the dish it was served on
      const dish = (k: number): Point[] => frame.disc(-length * 0.56, 6, 0, length * k);
      pen.shape(dish(0.68), '#3f5f9a', { edge: 'smooth' });
      pen.tint(dish(0.56), '#e8ecf4');
      pen.bars([spine], 4 * s, '#f4f0e4', { smooth: true, edge: 1.6 });
      for (const i of range(11)) {
        const [x, y] = nth(spine, i + 2);
        pen.bars(
          [
            [
              [x - 4 * s, y - 13 * s],
              [x + 2 * s, y],
              [x - 4 * s, y + 13 * s],
            ],
          ],
          3 * s,
          '#f4f0e4',
          { edge: 1.4 },
        );
      }
      const [x, y] = nth(spine, 14);
      pen.shape(arc(x - 12 * s, y, 20 * s, 15 * s, 0, TAU, 12), '#f4f0e4', { edge: 'smooth' });
      pen.tint(arc(x - 16 * s, y - 3 * s, 4 * s, 4 * s, 0, TAU, 8), '#2a2036');
      return;
    }
    pen.bars([spine], 23 * s, '#6f8f6a', { smooth: true });
    pen.bars([spine.map(([x, y]): Point => [x, y + 5 * s])], 9 * s, '#dfe6b8', { smooth: true, edge: 0 });
    const [x, y] = nth(spine, 14);
    pen.shape(arc(x - 8 * s, y, 21 * s, 16 * s, 0, TAU, 14), '#6f8f6a', { edge: 'smooth' });
    pen.shape(arc(x - 14 * s, y - 6 * s, 6.5 * s, 7 * s, 0, TAU, 10), '#ffffff', {
      edge: 'smooth',
      contour: false,
      ink: 0.6,
    });
    pen.tint(arc(x - 15 * s, y - 6 * s, 2.8 * s, 3.2 * s, 0, TAU, 7), '#2a2036');
    pen.line(
      [
        [x - 26 * s, y + 5 * s],
        [x - 16 * s, y + 8 * s],
        [x - 6 * s, y + 4 * s],
      ],
      1.4,
      { smooth: true },
    );
  },
};
