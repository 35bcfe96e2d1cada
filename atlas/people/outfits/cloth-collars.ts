/** Collars, scarves, hoods and aprons. Drawn in the torso frame, over the arms and under the head. */
import { knots } from '../../core/knots';
import { bow } from './buttons';
import type { TorsoPiece } from './parts';

export const CLOTH_COLLARS = {
  none: () => {},
  sailor: (s, { T, w, x }, c) => {
    s.shape(
      knots`
        -10 ${-T - 7}!, ${-w - 3} ${-T + 2}, ${-w - 1} ${-T + 10}!, ${x - 8} ${-T * 0.62},
        ${x} ${-T * 0.46}!, ${x + 8} ${-T * 0.62}, ${w + 1} ${-T + 10}!, ${w + 3} ${-T + 2},
        10 ${-T - 7}!, ${x} ${-T * 0.74}!
      `,
      c.second,
      { contour: false, line: 2.8 },
    );
    s.line(
      knots`
        ${-w + 2} ${-T + 6}, ${x - 6} ${-T * 0.7}, ${x} ${-T * 0.56}, ${x + 6} ${-T * 0.7},
        ${w - 2} ${-T + 6}
      `,
      1.5,
      s.lit('#fdf8ee'),
    );
    bow(s, x, -T * 0.46, 1, c.accent);
  },
  bow: (s, { T, x }, c) => bow(s, x, -T * 0.78, 1, c.accent),
  bigBow: (s, { T, x }, c) => bow(s, x, -T * 0.66, 1.5, c.accent),
  shirt: (s, { T, x }, c) => {
    s.shape(knots`-9 ${-T - 7}!, ${x} ${-T + 2}!, ${x - 8} ${-T + 11}!, -14 ${-T}!`, c.inner ?? 'white', {
      contour: false,
      line: 2.4,
      light: 0,
    });
    s.shape(knots`9 ${-T - 7}!, ${x} ${-T + 2}!, ${x + 8} ${-T + 11}!, 14 ${-T}!`, c.inner ?? 'white', {
      contour: false,
      line: 2.4,
      light: 0,
    });
  },
  stand: (s, { T, x }, c) => {
    s.shape(
      knots`
        -12 ${-T - 9}!, ${x} ${-T - 2}, 12 ${-T - 9}!, 13 ${-T + 1}, ${x} ${-T + 6}, -13 ${-T + 1}
      `,
      c.main,
      { contour: false, line: 2.6 },
    );
  },
  hood: (s, { T, w, x }, c) => {
    s.shape(
      knots`
        ${-w - 1} ${-T - 3}, -8 ${-T - 6}!, ${x} ${-T + 4}, 8 ${-T - 6}!, ${w + 1} ${-T - 3},
        ${w - 4} ${-T + 9}, ${x} ${-T + 14}, ${-w + 4} ${-T + 9}
      `,
      c.main,
      { contour: false, line: 2.8 },
    );
  },
  scarf: (s, { T, w, x }, c) => {
    s.shape(
      knots`
        ${x - 9} ${-T + 4}!, ${x - 20} ${-T * 0.3}, ${x - 17} ${-T * 0.1}!, ${x - 8} ${-T * 0.14}!,
        ${x - 1} ${-T + 6}!
      `,
      c.accent,
    );
    s.shape(
      knots`
        ${-w + 1} ${-T - 5}, 0 ${-T - 1}, ${w - 1} ${-T - 5}, ${w} ${-T + 4}, 0 ${-T + 11},
        ${-w} ${-T + 4}
      `,
      c.accent,
    );
    s.stroke(knots`${-w + 4} ${-T + 1}, 0 ${-T + 5}, ${w - 5} ${-T}`, 1.8);
  },
  longScarf: (s, { T, w, x }, c) => {
    s.shape(
      knots`
        ${-w + 2} ${-T - 2}!, ${-w - 22} ${-T + 2}, ${-w - 40} ${-T - 12}, ${-w - 56} ${-T - 2}!,
        ${-w - 48} ${-T + 6}!, ${-w - 54} ${-T + 16}!, ${-w - 36} ${-T + 8}, ${-w - 16} ${-T + 18},
        ${-w + 6} ${-T + 8}!
      `,
      c.accent,
    );
    s.shape(
      knots`
        ${-w + 1} ${-T - 5}, 0 ${-T - 1}, ${w - 1} ${-T - 5}, ${w} ${-T + 4}, ${x} ${-T + 11},
        ${-w} ${-T + 4}
      `,
      c.accent,
    );
    s.stroke(knots`${-w + 4} ${-T + 1}, 0 ${-T + 5}, ${w - 5} ${-T}`, 1.8);
  },
  kerchief: (s, { T, w, x }, c) => {
    s.shape(
      knots`
        ${-w + 2} ${-T - 5}, 0 ${-T - 1}, ${w - 2} ${-T - 5}, ${w - 4} ${-T + 5},
        ${x + 2} ${-T + 16}!, ${-w + 4} ${-T + 5}
      `,
      c.accent,
      { contour: false },
    );
  },
  apron: (s, { T, h, x }) => {
    s.line(knots`${x - 10} ${-T * 0.74}, -9 ${-T - 4}`, 3, s.lit('#fdf8ee'));
    s.line(knots`${x + 10} ${-T * 0.74}, 9 ${-T - 4}`, 3, s.lit('#fdf8ee'));
    s.shape(
      knots`
        ${x - 11} ${-T * 0.78}!, ${x + 11} ${-T * 0.78}!, ${x + 12} ${-T * 0.36},
        ${x + h + 1} ${-T * 0.2}, ${x + h} 22, ${x} 26, ${x - h} 22, ${x - h - 1} ${-T * 0.2},
        ${x - 12} ${-T * 0.36}
      `,
      'white',
      { contour: false, line: 2.6 },
    );
    s.stroke(knots`${x - h} ${-T * 0.28}, ${x} ${-T * 0.24}, ${x + h} ${-T * 0.28}`, 2);
  },
} as const satisfies Record<string, TorsoPiece>;
