/** Jackets, robes, armour and bare chests. Marks inside the trunk, the middle of the turned chest at x = 0. */
import { box, knots, oval, star } from '../../core/knots';
import { buttons } from './buttons';
import type { TorsoPiece } from './parts';

export const FANCY_TOPS = {
  bare: (s, { T, w }, c) => {
    s.stroke(knots`${-w * 0.6} ${-T * 0.6}, -4 ${-T * 0.56}, -1 ${-T * 0.62}`, 1.8, {
      colour: s.dim(c.skin),
    });
    s.stroke(knots`1 ${-T * 0.62}, 4 ${-T * 0.56}, ${w * 0.6} ${-T * 0.6}`, 1.8, { colour: s.dim(c.skin) });
    s.stroke(knots`0 ${-T * 0.5}, 0 ${-T * 0.2}`, 1.6, { colour: s.dim(c.skin) });
  },
  doubleBreasted: (s, { T }, c) => {
    s.stroke(knots`6 ${-T}, 6 6`, 1.8);
    buttons(s, -7, [-T * 0.7, -T * 0.44, -T * 0.18], c.accent);
    buttons(s, 1.4, [-T * 0.7, -T * 0.44, -T * 0.18], c.accent);
  },
  open: (s, { T }, c) => {
    s.tint(
      knots`
        -8 ${-T - 6}!, 8 ${-T - 6}!, 9 ${-T * 0.4}, 7 8!, -7 8!,
        -9 ${-T * 0.4}
      `,
      s.lit(c.inner ?? c.skin),
    );
    s.cast(knots`3 ${-T - 6}!, 9 ${-T - 6}!, 10 8!, 5 8!`, c.inner ?? c.skin);
    if (!c.inner) s.stroke(knots`0 ${-T * 0.5}, 0 ${-T * 0.25}`, 1.6, { colour: s.dim(c.skin) });
    s.stroke(knots`-8 ${-T}, -9 ${-T * 0.4}, -7 6`, 2.2);
    s.stroke(knots`8 ${-T}, 9 ${-T * 0.4}, 7 6`, 2.2);
  },
  suit: (s, { T }, c) => {
    s.tint(knots`-9 ${-T - 5}!, 9 ${-T - 5}!, 0 ${-T * 0.36}!`, s.lit(c.inner ?? 'white'));
    s.tint(
      knots`
        -2.4 ${-T - 4}!, 2.4 ${-T - 4}!, 3 ${-T * 0.56}!, 0 ${-T * 0.4}!,
        -3 ${-T * 0.56}!
      `,
      s.lit(c.accent),
    );
    s.stroke(knots`-10 ${-T - 3}, -8 ${-T * 0.66}, 0 ${-T * 0.36}`, 2.2);
    s.stroke(knots`10 ${-T - 3}, 8 ${-T * 0.66}, 0 ${-T * 0.36}`, 2.2);
    s.stroke(knots`0 ${-T * 0.36}, 0 6`, 1.8);
    buttons(s, -3.4, [-T * 0.22], c.accent);
  },
  wrap: (s, { T }, c) => {
    s.tint(knots`-8 ${-T - 5}!, 8 ${-T - 5}!, -1 ${-T * 0.62}!`, s.lit(c.inner ?? c.skin));
    s.line(knots`-9 ${-T - 4}, 2 ${-T * 0.55}, 14 ${-T * 0.2}`, 4.4, s.lit(c.accent));
    s.line(knots`9 ${-T - 4}, 1 ${-T * 0.62}`, 4.4, s.lit(c.accent));
    s.stroke(knots`-6.4 ${-T - 4}, 4 ${-T * 0.56}, 14 ${-T * 0.26}`, 1.7);
  },
  breastplate: (s, { T, w }, c) => {
    s.stroke(knots`0 ${-T + 1}, 1 ${-T * 0.6}, 0 ${-T * 0.34}`, 2.2);
    s.stroke(knots`${-w} ${-T * 0.3}, 0 ${-T * 0.2}, ${w} ${-T * 0.3}`, 2.2);
    s.shine(
      knots`
        -11 ${-T * 0.88}!, -5 ${-T * 0.92}!, -7 ${-T * 0.52}!,
        -11 ${-T * 0.5}!
      `,
      c.main,
    );
    s.tint(star(0, -T * 0.62, 4, 2.4, 6), s.lit(c.accent));
  },
  panels: (s, { T, w }, c) => {
    s.tint(
      knots`
        ${-w} ${-T * 0.42}!, -7 ${-T * 0.3}!, 7 ${-T * 0.3}!,
        ${w + 4} ${-T * 0.42}!, ${w} 8!, ${-w} 8!
      `,
      s.lit(c.second),
    );
    s.tint(
      knots`
        ${-w - 6} ${-T - 6}!, -8 ${-T - 6}!, -4 ${-T * 0.6}!,
        ${-w - 6} ${-T * 0.5}!
      `,
      s.lit(c.accent),
    );
    s.tint(
      knots`
        ${w + 6} ${-T - 6}!, 8 ${-T - 6}!, 4 ${-T * 0.6}!,
        ${w + 6} ${-T * 0.5}!
      `,
      s.lit(c.accent),
    );
    s.stroke(knots`${-w} ${-T * 0.42}, -7 ${-T * 0.3}, 7 ${-T * 0.3}, ${w} ${-T * 0.42}`, 2);
    s.tint(oval(0, -T * 0.58, 4.6), s.lit('aqua'));
    s.line(oval(0, -T * 0.58, 4.6), 1.8, s.inkColour, true);
  },
  space: (s, { T }, c) => {
    s.tint(box(-9, -T * 0.56, 18, T * 0.34, 2), s.lit(c.accent));
    s.line(box(-9, -T * 0.56, 18, T * 0.34, 2), 1.7, s.inkColour, true);
    s.tint(oval(-4, -T * 0.4, 2), s.lit('red'));
    s.tint(oval(3, -T * 0.4, 2), s.lit('aqua'));
  },
  corset: (s, { T }, c) => {
    s.tint(
      knots`
        -40 ${-T * 0.5}, 0 ${-T * 0.62}, 40 ${-T * 0.5}, 40 10, -40 10
      `,
      s.lit(c.accent),
    );
    [0.44, 0.28, 0.12].forEach((k) => {
      s.stroke(knots`-4 ${-T * k}, 4 ${-T * k + 4}`, 1.6);
      s.stroke(knots`4 ${-T * k}, -4 ${-T * k + 4}`, 1.6);
    });
  },
  frills: (s, { T }, c) => {
    s.tint(
      knots`
        -10 ${-T - 4}!, 10 ${-T - 4}!, 11 ${-T * 0.3}, 8 8, -8 8,
        -11 ${-T * 0.3}
      `,
      s.lit(c.inner ?? 'white'),
    );
    s.stroke(knots`-10 ${-T}, -11 ${-T * 0.4}, -8 4`, 1.8);
    s.stroke(knots`10 ${-T}, 11 ${-T * 0.4}, 8 4`, 1.8);
    buttons(s, 0, [-T * 0.66, -T * 0.44, -T * 0.22], c.accent);
  },
  fur: (s, { T }, c) => {
    s.tint(
      knots`
        -40 ${-T - 8}!, 14 ${-T - 8}!, 30 ${-T * 0.1}!, 30 10!,
        -40 10!
      `,
      s.lit(c.main),
    );
    knots`-10 -0.6, 2 -0.3, -6 -0.12, 9 -0.5`.forEach(([dx, k]) =>
      s.tint(oval(dx, T * k, 3.4, 2.6), s.dim(c.accent)),
    );
    s.tint(knots`10 ${-T - 8}!, 60 ${-T - 8}!, 60 ${-T * 0.5}!, 24 ${-T * 0.3}!`, s.lit(c.skin));
    s.stroke(knots`8 ${-T - 4}, 18 ${-T * 0.5}, 30 ${-T * 0.2}`, 2);
  },
  cassock: (s, { T }, c) => {
    s.line(knots`0 ${-T}, 0 8`, 5, s.lit(c.accent));
    s.stroke(knots`-2.6 ${-T}, -2.6 8`, 1.5);
    s.stroke(knots`2.6 ${-T}, 2.6 8`, 1.5);
  },
} as const satisfies Record<string, TorsoPiece>;
