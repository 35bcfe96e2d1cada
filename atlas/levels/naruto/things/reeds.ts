/** Reeds at the water's edge: blades from one root, some with a brown head. */
import { nth, range } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface ReedsOptions {
  readonly tall?: number;
  /** To which side the wind bends them. */
  readonly lean?: number;
}

const BLADES = ['#5f8f3f', '#7fae4a', '#4a7f46'];

export const reeds: ThingKind<ReedsOptions> = {
  name: 'reeds',
  footprint: () => disc(12),
  height: 40,
  shadow: false,
  draw(pen, frame, { tall = 50, lean = 1 }) {
    const { random } = pen;
    for (const i of range(8)) {
      const u = (i - 3.5) * 5 + random.jitter(2);
      const high = tall * random.range(0.6, 1.1);
      const tip = u + lean * high * random.range(0.1, 0.34) + (i - 3.5) * 2;
      const w = (i % 3) * 3;
      pen.shape(
        [
          frame.at(u - 3, w, 0),
          frame.at(u - 2 + (tip - u) * 0.3, w, high * 0.55),
          frame.at(tip, w, high),
          frame.at(u + 3 + (tip - u) * 0.34, w, high * 0.5),
          frame.at(u + 3, w, 0),
        ],
        nth(BLADES, i % 3),
        { ink: 0.7, contour: false },
      );
      if (i % 3 === 1)
        pen.bars(
          [[frame.at(u + (tip - u) * 0.6, w, high * 0.9), frame.at(u + (tip - u) * 0.8, w, high * 1.16)]],
          7 * frame.scale,
          '#8a5a34',
          { edge: 1.1 },
        );
    }
  },
};
