/** Belts, sashes and ropes, in the torso frame. */
import { box, knots } from '../../core/knots';
import type { TorsoPiece } from './parts';

const belt: TorsoPiece = (s, { T, h, x }, c) => {
  s.shape(
    knots`
      ${-h - 2} ${-T * 0.3}!, ${x} ${-T * 0.22}, ${h + 2} ${-T * 0.3}!, ${h + 2.6} ${-T * 0.12}!,
      ${x} ${-T * 0.04}, ${-h - 2.6} ${-T * 0.12}!
    `,
    c.belt,
    { contour: false, line: 2.4 },
  );
  s.shape(box(x - 4.4, -T * 0.25, 9, 8.4, 1.4), 'gold', { contour: false, line: 2, light: [-1, -1.4] });
};

/** All belts. */
export const BELTS = {
  none: () => {},
  belt,
  sash: (s, { T, h, x }, c) => {
    s.shape(
      knots`
        ${x - h + 2} ${-T * 0.16}!, ${x - h - 7} 14, ${x - h - 4} 24!, ${x - h + 2} 20!,
        ${x - h + 9} -2!
      `,
      c.accent,
      { line: 2.6 },
    );
    s.shape(
      knots`
        ${-h - 2} ${-T * 0.36}!, ${x} ${-T * 0.26}, ${h + 2} ${-T * 0.36}!, ${h + 3} ${-T * 0.06}!,
        ${x} 2, ${-h - 3} ${-T * 0.06}!
      `,
      c.accent,
      { contour: false, line: 2.6 },
    );
    s.stroke(knots`${-h} ${-T * 0.22}, ${x} ${-T * 0.12}, ${h} ${-T * 0.24}`, 1.6);
  },
  obi: (s, { T, h, x }, c) => {
    s.shape(
      knots`
        ${-h - 2} ${-T * 0.52}!, ${x} ${-T * 0.46}, ${h + 2} ${-T * 0.52}!, ${h + 2.6} ${-T * 0.1}!,
        ${x} ${-T * 0.02}, ${-h - 2.6} ${-T * 0.1}!
      `,
      c.accent,
      { contour: false, line: 2.6 },
    );
    s.line(knots`${-h - 1} ${-T * 0.3}, ${x} ${-T * 0.24}, ${h + 1} ${-T * 0.3}`, 2.2, s.lit(c.second));
  },
  karate: (s, { T, h, x }, c) => {
    s.shape(
      knots`
        ${-h - 2} ${-T * 0.3}!, ${x} ${-T * 0.22}, ${h + 2} ${-T * 0.3}!, ${h + 2} ${-T * 0.12}!,
        ${x} ${-T * 0.04}, ${-h - 2} ${-T * 0.12}!
      `,
      c.belt,
      { contour: false, line: 2.2 },
    );
    s.shape(knots`${x} ${-T * 0.14}!, ${x - 9} 12!, ${x - 4} 14!, ${x + 1} ${-T * 0.04}!`, c.belt, {
      contour: false,
      line: 2,
    });
    s.shape(knots`${x} ${-T * 0.14}!, ${x + 8} 13!, ${x + 3} 15!, ${x - 1} ${-T * 0.04}!`, c.belt, {
      contour: false,
      line: 2,
    });
  },
  rope: (s, { T, h, x }) => {
    s.line(knots`${-h - 2} ${-T * 0.2}, ${x} ${-T * 0.12}, ${h + 2} ${-T * 0.2}`, 5.4, s.inkColour);
    s.line(knots`${-h - 2} ${-T * 0.2}, ${x} ${-T * 0.12}, ${h + 2} ${-T * 0.2}`, 3, s.lit('sand'));
    s.line(knots`${x + 4} ${-T * 0.12}, ${x + 7} 12`, 4.6, s.inkColour);
    s.line(knots`${x + 4} ${-T * 0.12}, ${x + 7} 12`, 2.4, s.lit('sand'));
  },
  tool: (s, { T, w, h, x }, c) => {
    belt(s, { T, w, h, x }, c);
    for (const o of [-1, 1]) s.shape(box(x + o * (h - 2) - 5, -T * 0.16, 10, 11, 2), c.belt, { line: 2.4 });
  },
} as const satisfies Record<string, TorsoPiece>;

export type BeltName = keyof typeof BELTS;
