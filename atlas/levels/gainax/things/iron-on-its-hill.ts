/** The iron works with the shade of its sole on the hill and the posts it stands on: without them it hovers. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { ironWorks } from './iron-works';
import type { IronWorksOptions } from './iron-works';
import { flat } from './plates';

export const ironOnItsHill: ThingKind<IronWorksOptions> = {
  ...ironWorks,
  draw(pen, frame, options, random) {
    ironWorks.draw(pen, frame, options, random);
    const p = flat(frame);
    const hill: Point[] = [
      p(-510, 6),
      p(-464, 88),
      p(-386, 150),
      p(-336, 170),
      p(-240, 195),
      p(240, 195),
      p(330, 162),
      p(398, 129),
      p(496, 50),
      p(530, 4),
    ];
    pen.within(hill, () => {
      pen.tint(
        [
          p(-470, 196),
          p(420, 196),
          p(420, 128),
          p(300, 146),
          p(80, 164),
          p(-180, 160),
          p(-330, 138),
          p(-450, 96),
        ],
        '#3a3054',
        { opacity: 0.5, edge: 'straight' },
      );
    });
    for (const [u, foot] of [
      [-392, 140],
      [-330, 166],
      [292, 172],
      [352, 146],
    ] as const) {
      pen.shape([p(u - 9, 197), p(u + 9, 197), p(u + 12, foot), p(u - 12, foot)], '#5f5a74', { ink: 0.9 });
      pen.tint([p(u + 2, 196), p(u + 9, 196), p(u + 12, foot), p(u + 3, foot)], '#5f5a74', {
        tone: -0.8,
        edge: 'straight',
      });
    }
  },
};
