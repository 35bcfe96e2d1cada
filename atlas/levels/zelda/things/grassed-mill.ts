/** The mill of this map: its hill has long grass along its rim, and its steps lie in trodden earth. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { windmill } from './windmill';
import type { WindmillOptions } from './windmill';

const GRASS = '#7fb44c';

export const grassedMill: ThingKind<WindmillOptions> = {
  ...windmill,
  draw(pen, frame, options, random) {
    windmill.draw(pen, frame, options, random);
    const { mound = 190 } = options;
    const s = frame.scale;
    const tuft = ([x, y]: Point, k: number, tone: number): void => {
      const w = (12 + random.range(0, 8)) * k * s;
      const h = (20 + random.range(0, 14)) * k * s;
      pen.shape(
        [
          [x - w, y + 4 * s],
          [x - w * 1.25, y - h * 0.62],
          [x - w * 0.42, y - h * 0.24],
          [x - w * 0.1, y - h],
          [x + w * 0.36, y - h * 0.26],
          [x + w * 1.2, y - h * 0.7],
          [x + w, y + 4 * s],
        ],
        GRASS,
        { contour: false, ink: 0.8, tone },
      );
    };
    // the crest at either side of the tower, and the rim in front where hill turns into meadow
    for (const i of range(26)) {
      const t = -0.97 + (i / 25) * 1.94 + random.jitter(0.02);
      if (Math.abs(t) < 0.36) continue;
      tuft(frame.at(t * 368, 0, mound * Math.cos((t * Math.PI) / 2) ** 0.8 - 6), 0.8, t > 0 ? -0.5 : 0.2);
    }
    for (const i of range(34)) {
      const a = 0.04 + (i / 33) * (Math.PI - 0.08) + random.jitter(0.03);
      tuft(frame.at(Math.cos(a) * 368, Math.sin(a) * 368, 0), 0.95, a < 1.1 ? -0.6 : 0.1);
    }
    // the way up: a trodden strip with ragged edges, and each step let into it
    const step = (t: number): { readonly at: Point; readonly k: number } => ({
      at: frame.at(Math.sin(t * 3) * 60 + 20, 330 - t * 270, mound * 0.92 * t ** 1.3),
      k: (1 - t * 0.4) * s,
    });
    const edge = (side: number): Point[] =>
      range(17).map((i): Point => {
        const { at, k } = step(i / 16);
        return [at[0] + side * (56 + (i % 2 ? 7 : -3)) * k, at[1] + 8 * k];
      });
    pen.shape([...edge(-1), ...edge(1).toReversed()], '#c9a768', { contour: false, ink: 0.7, wobble: 0 });
    for (const i of range(9).toReversed()) {
      const {
        at: [x, y],
        k,
      } = step(i / 8);
      pen.tint(arc(x + 4 * k, y + 9 * k, 52 * k, 9 * k, 0, TAU, 12), '#8f7448', { opacity: 0.75 });
      pen.shape(
        [
          [x - 45 * k, y - 3 * k],
          [x + 45 * k, y - 3 * k],
          [x + 43 * k, y + 9 * k],
          [x - 43 * k, y + 9 * k],
        ],
        '#a8987a',
        { contour: false, ink: 0.9, tone: -0.4 },
      );
      pen.shape(
        [
          [x - 46 * k, y - 2 * k],
          [x + 46 * k, y - 2 * k],
          [x + 39 * k, y - 15 * k],
          [x - 39 * k, y - 15 * k],
        ],
        '#e9dcba',
        { contour: false, ink: 0.9, tone: 0.3 },
      );
      for (const side of [-1, 1]) tuft([x + side * 52 * k, y + 8 * k], 0.5 + 0.2 * (1 - i / 8), -0.2);
    }
  },
};
