/** Hats with a brim. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, star, stretch } from '../../core/knots';
import { brimShadow } from './hat';
import type { Hat } from './hat';

/** A little skull sewn on. */
function skull(s: Sketch, x: number, y: number, k: number): void {
  s.shape(
    knots`
      ${x - 7 * k} ${y - 2 * k}, ${x - 6 * k} ${y - 9 * k}, ${x} ${y - 12 * k},
      ${x + 6 * k} ${y - 9 * k}, ${x + 7 * k} ${y - 2 * k}, ${x + 3.6 * k} ${y + 1},
      ${x + 3.6 * k} ${y + 5 * k}!, ${x - 3.6 * k} ${y + 5 * k}!, ${x - 3.6 * k} ${y + 1}
    `,
    'white',
    { contour: false, line: 2, light: 0 },
  );
  for (const o of [-1, 1]) s.tint(oval(x + o * 2.8 * k, y - 4 * k, 1.8 * k, 2.2 * k), s.inkColour);
}

export const BRIMMED_HATS = {
  straw: {
    covers: true,
    colours: ['sand', 'red'],
    front(s, c, d) {
      brimShadow(s);
      s.shape(knots`-60 -18, -40 -9, 0 -6, 40 -9, 60 -18, 44 -29, 0 -33, -44 -29`, c, { light: [-1, -4] });
      s.shape(knots`-33 -21, -32 -42, -18 -56, 2 -59, 22 -56, 33 -42, 34 -21, 0 -15`, c, {
        inside: () => s.tint(knots`-36 -33!, 0 -27, 36 -33!, 36 -16, 0 -10, -36 -16`, s.lit(d)),
      });
      s.stroke(knots`-34 -32, 0 -26, 34 -32`, 2);
      s.stroke(knots`-20 -52, -8 -48, 2 -49`, 1.6);
      s.stroke(knots`-50 -20, -38 -14, -26 -12`, 1.6);
      s.stroke(knots`30 -12, 44 -15, 52 -19`, 1.6);
    },
  },
  witch: {
    covers: true,
    colours: ['plum', 'orange'],
    front(s, c, d) {
      brimShadow(s);
      s.shape(knots`-33 -24!, -24 -52, -14 -78, 4 -98, 34 -106!, 22 -90, 24 -66, 34 -24!, 0 -14`, c, {
        inside: () => s.tint(knots`-40 -36!, 0 -27, 40 -36!, 40 -20, 0 -10, -40 -20`, s.lit(d)),
      });
      s.stroke(knots`2 -84, 12 -80, 22 -84`, 2);
      s.stroke(knots`-12 -66, -4 -62`, 1.8);
      s.shape(knots`-64 -16, -34 -24!, 0 -15, 34 -24!, 64 -16, 44 -6, 0 -3, -44 -6`, c, { light: [-1, -4] });
      s.shape(knots`-7 -33!, 7 -33!, 7 -20!, -7 -20!`, 'gold', {
        contour: false,
        line: 2.6,
        light: [-1.4, -1.4],
      });
    },
  },
  wizard: {
    covers: true,
    colours: ['cobalt', 'yellow'],
    front(s, c, d) {
      s.shape(knots`-37 -20!, -24 -58, -4 -112!, 12 -84, 26 -54, 38 -20!, 0 -8`, c, {
        inside: () => {
          s.tint(star(-10, -46, 5, 3.4, 8, 12), s.lit(d));
          s.tint(star(12, -64, 5, 2.6, 6, -10), s.lit(d));
          s.tint(oval(16, -34, 6), s.lit(d));
          s.tint(oval(18.4, -36, 5), s.lit(c));
        },
      });
      s.shape(knots`-41 -22, 0 -11, 41 -22, 40 -12, 0 -1, -40 -12`, c, { light: [-1, -2] });
    },
  },
  topHat: {
    covers: true,
    colours: ['black', 'wine'],
    front(s, c, d) {
      brimShadow(s);
      s.shape(knots`-27 -26!, -30 -74!, 0 -79, 31 -74!, 28 -26!, 0 -20`, c, {
        inside: () => s.tint(knots`-40 -40!, 0 -34, 40 -40!, 40 -24, 0 -18, -40 -24`, s.lit(d)),
      });
      s.shape(knots`-45 -24!, 0 -26, 45 -24!, 40 -14, 0 -9, -40 -14`, c, { light: [-1, -3] });
    },
  },
  fedora: {
    covers: true,
    colours: ['chestnut', 'umber'],
    front(s, c, d) {
      brimShadow(s);
      s.shape(knots`-32 -24, -30 -48, -16 -58, 0 -50!, 16 -59, 31 -48, 33 -24, 0 -18`, c, {
        inside: () => s.tint(knots`-40 -36!, 0 -29, 40 -36!, 40 -20, 0 -12, -40 -20`, s.lit(d)),
      });
      s.shape(knots`-53 -25!, -30 -22, 0 -19, 30 -22, 53 -25!, 38 -12, 0 -7, -38 -12`, c, {
        light: [-1, -3],
      });
    },
  },
  tricorn: {
    covers: true,
    colours: ['umber', 'gold'],
    front(s, c, d) {
      brimShadow(s, -12);
      s.shape(knots`-30 -24, -26 -46, 0 -54, 28 -46, 32 -24`, c);
      s.shape(knots`-58 -28!, -30 -32, 0 -46!, 30 -32, 58 -28!, 36 -12, 0 -7, -36 -12`, c, {
        inside: () => s.line(knots`-55 -28, -30 -30, 0 -43, 30 -30, 55 -28`, 3.6, s.lit(d)),
      });
      skull(s, 0, -23, 0.8);
    },
  },
  bicorn: {
    covers: true,
    colours: ['navy', 'gold'],
    front(s, c, d) {
      s.shape(knots`-60 -14!, -48 -34, -20 -60, 0 -64, 20 -60, 48 -34, 60 -14!, 30 -17, 0 -12, -30 -17`, c, {
        inside: () => s.line(knots`-58 -15, -46 -34, -19 -57, 0 -61, 19 -57, 46 -34, 58 -15`, 4.4, s.lit(d)),
      });
      s.shape(oval(0, -36, 8), 'red', { contour: false, line: 2.4 });
      s.shape(oval(0, -36, 3.6), 'white', { contour: false, line: 1.8, light: 0 });
    },
  },
  // a sou'wester: oiled cloth, its brim long behind and turned up before
  souwester: {
    covers: true,
    hidesEars: true,
    colours: ['yellow', 'yellow'],
    behind(s, c) {
      s.shape(knots`-44 -20, -58 8, -60 32!, -28 42, 28 42, 60 32!, 58 8, 44 -20`, c, { light: 0 });
    },
    front(s, c, d) {
      brimShadow(s, -8);
      s.shape(knots`-38 -16, -37 -40, -22 -60, 0 -65, 22 -60, 37 -40, 38 -16, 0 -6`, c, {
        inside: () => {
          s.shine(knots`-28 -30, -24 -46, -12 -57, -6 -57, -16 -46, -22 -30`, c);
          s.stroke(knots`0 -64, -2 -44, 0 -20`, 2);
          s.stroke(knots`2 -64, 22 -50, 28 -24`, 2);
        },
      });
      s.shape(
        knots`-64 12!, -52 -16, -24 -30, 0 -33, 24 -30, 52 -16, 64 12!, 44 -4, 22 -11, 0 -13, -22 -11, -44 -4`,
        d,
        {
          light: [-1, -4],
          inside: () => s.shine(knots`-48 -8, -30 -22, -8 -28, -10 -24, -30 -17`, d),
        },
      );
      s.stroke(knots`-56 4, -40 -9, -20 -17, 0 -19, 20 -17, 40 -9, 56 4`, 1.7);
    },
  },
  kasa: {
    covers: true,
    colours: ['sand', 'wood'],
    front(s, c) {
      brimShadow(s, -10);
      s.shape(knots`-64 -8!, -34 -30, 0 -54!, 34 -30, 64 -8!, 34 -1, 0 1, -34 -1`, c, {
        inside: () => {
          for (const x of [-40, -20, 0, 20, 40]) s.stroke(stretch(knots`0 -52, 0.62 -26, 1.25 2`, x), 1.7);
        },
      });
    },
  },
  mushroom: {
    covers: true,
    colours: ['red', 'white'],
    front(s, c, d) {
      s.shape(knots`-58 -10, -48 -44, -20 -66, 0 -70, 20 -66, 48 -44, 58 -10, 0 -3`, c, {
        inside: () => {
          for (const [x, y, r] of [
            [-30, -34, 10],
            [0, -50, 11],
            [32, -30, 10],
            [-50, -14, 6],
            [6, -18, 7],
          ] as const)
            s.tint(oval(x, y, r, r * 0.85), s.lit(d));
        },
      });
    },
  },
} as const satisfies Record<string, Hat>;
