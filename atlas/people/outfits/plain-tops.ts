/** Shirts and jumpers. Marks inside the trunk, the middle of the turned chest at x = 0. */
import { box, knots, oval, shift, star } from '../../core/knots';
import { buttons } from './buttons';
import type { TorsoPiece } from './parts';

export const PLAIN_TOPS = {
  plain: () => {},
  stripes: (s, { T }, c) => {
    for (const k of [0.82, 0.56, 0.3, 0.04]) s.tint(box(-60, -T * k, 120, T * 0.13), s.lit(c.accent));
  },
  hoops: (s, { T }, c) => s.tint(box(-60, -T * 0.66, 120, T * 0.3), s.lit(c.accent)),
  number: (s, { T }, c) => {
    s.tint(box(-2, -T * 0.7, 4.4, T * 0.42), s.lit(c.accent));
    s.tint(knots`-6 ${-T * 0.6}!, 0 ${-T * 0.7}!, 0 ${-T * 0.58}!`, s.lit(c.accent));
  },
  emblem: (s, { T }, c) => s.tint(oval(0, -T * 0.48, 8, 8), s.lit(c.accent)),
  starred: (s, { T }, c) => s.tint(star(0, -T * 0.48, 5, 4.4, 10), s.lit(c.accent)),
  bolt: (s, { T }, c) =>
    s.tint(
      knots`
        2 ${-T * 0.78}!, -7 ${-T * 0.42}!, -1 ${-T * 0.42}!, -4 ${-T * 0.1}!,
        8 ${-T * 0.54}!, 1 ${-T * 0.54}!
      `,
      s.lit(c.accent),
    ),
  buttoned: (s, { T }, c) => {
    s.stroke(knots`0 ${-T}, 0.6 ${-T * 0.4}, 0 6`, 1.8);
    buttons(s, -4, [-T * 0.72, -T * 0.46, -T * 0.2], c.accent);
  },
  // oiled cloth: a flap over its seam, large dark buttons, and light that runs down it where it is wet
  oilskin: (s, { T, w }, c) => {
    s.shine(knots`${-w + 4} ${-T + 8}, ${-w + 8} ${-T + 6}, ${-w + 9} ${-T * 0.3}, ${-w + 6} -2`, c.main);
    s.shine(knots`${-w + 13} ${-T * 0.7}, ${-w + 15} ${-T * 0.7}, ${-w + 15} ${-T * 0.34}`, c.main);
    s.line(knots`-6 ${-T}, -6 8`, 2);
    s.line(knots`7 ${-T}, 7 8`, 2);
    for (const k of [0.74, 0.44, 0.14]) s.tint(oval(0.5, -T * k, 4), s.lit(c.accent));
  },
  zip: (s, { T }, c) => {
    s.line(knots`0 ${-T}, 0 6`, 2, s.lit(c.accent));
    s.stroke(knots`-12 ${-T * 0.1}, -8 ${-T * 0.28}`, 1.8);
    s.stroke(knots`12 ${-T * 0.1}, 8 ${-T * 0.28}`, 1.8);
  },
  pouch: (s, { T }, c) => {
    s.line(knots`-11 0, -8 ${-T * 0.3}, 8 ${-T * 0.3}, 11 0`, 1.8);
    s.line(knots`-3 ${-T * 0.9}, -3.6 ${-T * 0.62}`, 1.8, s.lit(c.accent));
    s.line(knots`3 ${-T * 0.9}, 3.6 ${-T * 0.58}`, 1.8, s.lit(c.accent));
  },
  vneck: (s, { T }, c) => s.tint(knots`-9 ${-T - 6}!, 9 ${-T - 6}!, 0 ${-T * 0.62}!`, s.lit(c.skin)),
  scoop: (s, { T }, c) => s.tint(oval(0, -T - 2, 10, 9), s.lit(c.skin)),
  diamonds: (s, { T }, c) => {
    for (let r = 0; r < 4; r++)
      for (let q = -2; q < 3; q++) {
        const cx = q * 12 + (r % 2) * 6;
        const cy = -T * 0.9 + r * 13;
        s.tint(shift(knots`0 -8!, 5 0!, 0 8!, -5 0!`, cx, cy), s.lit(c.accent));
      }
  },
  bib: (s, { T, w }, c) => {
    s.tint(
      knots`
        -11 ${-T * 0.66}!, 11 ${-T * 0.66}!, 13 ${-T * 0.3},
        60 ${-T * 0.2}, 60 9, -60 9, -60 ${-T * 0.2},
        -13 ${-T * 0.3}
      `,
      s.lit(c.second),
    );
    s.line(knots`-11 ${-T * 0.66}, -12 ${-T - 4}`, 4.4, s.lit(c.second));
    s.line(knots`11 ${-T * 0.66}, 12 ${-T - 4}`, 4.4, s.lit(c.second));
    s.stroke(knots`-11 ${-T * 0.64}, 0 ${-T * 0.66}, 11 ${-T * 0.64}`, 1.8);
    s.stroke(knots`-12 ${-T * 0.6}, -13 ${-T * 0.28}, ${-w} ${-T * 0.2}`, 1.8);
    s.stroke(knots`12 ${-T * 0.6}, 13 ${-T * 0.28}, ${w} ${-T * 0.2}`, 1.8);
    buttons(s, -9.6, [-T * 0.58], 'gold');
    buttons(s, 9.6, [-T * 0.58], 'gold');
  },
} as const satisfies Record<string, TorsoPiece>;
