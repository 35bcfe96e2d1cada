/** Helmets, and what hides the whole head. */
import { knots, oval, stretch } from '../../core/knots';
import type { Hat } from './hat';

export const HELMETS = {
  knight: {
    covers: true,
    hidesEars: true,
    colours: ['steel', 'red'],
    front(s, c, d) {
      s.shape(knots`2 -48!, -8 -74, -32 -84, -56 -70, -62 -44!, -46 -54, -26 -54, -4 -42!`, d);
      s.shape(
        knots`
          -41 16!, -44 -14, -34 -40, 0 -52, 34 -40, 44 -14, 41 16!, 31 20!, 31 -4!, 0 -12, -31 -4!,
          -31 20!
        `,
        c,
      );
      s.stroke(knots`0 -51, 2 -30, 0 -12`, 2.4);
      for (const o of [-1, 1]) s.tint(oval(o * 36, 2, 2.2), s.inkColour);
    },
  },
  greatHelm: {
    covers: true,
    hidesFace: true,
    colours: ['steel', 'gold'],
    front(s, c, d) {
      s.shape(knots`-36 30!, -41 -10, -32 -40, 0 -50, 32 -40, 41 -10, 36 30!, 0 40`, c);
      s.tint(knots`-30 -2!, -6 2!, -6 9!, -29 6!`, s.inkColour);
      s.tint(knots`30 -2!, 6 2!, 6 9!, 29 6!`, s.inkColour);
      s.shape(
        knots`
          -4 -49!, 4 -49!, 4 -2!, 34 -8!, 34 -1!, 4 6!, 4 38!, -4 38!, -4 6!, -34 -1!, -34 -8!, -4 -2!
        `,
        d,
        { contour: false, line: 2.4, light: [-1.4, -1.4] },
      );
      for (const x of [12, 19, 26]) for (const y of [16, 24]) s.tint(oval(x, y, 1.6), s.inkColour);
    },
  },
  horned: {
    covers: true,
    colours: ['wood', 'cream'],
    behind(s, _c, d) {
      for (const o of [-1, 1])
        s.shape(stretch(knots`30 -26!, 52 -30, 58 -48, 52 -66!, 70 -50, 68 -24, 50 -12, 32 -10`, o), d);
    },
    front(s, c) {
      s.shape(knots`-41 -14!, -40 -36, -20 -50, 0 -53, 20 -50, 40 -36, 41 -14!, 0 -22`, c);
      s.shape(knots`-43 -20!, 0 -29, 43 -20!, 43 -9!, 0 -17, -43 -9!`, 'gold', { line: 2.8 });
    },
  },
  samurai: {
    covers: true,
    colours: ['navy', 'gold'],
    front(s, c, d) {
      for (const o of [-1, 1]) s.shape(stretch(knots`36 -10!, 56 6, 54 20!, 36 14!`, o), c);
      s.shape(knots`-41 -10!, -41 -34, -22 -50, 0 -54, 22 -50, 41 -34, 41 -10!, 0 -18`, c);
      s.shape(knots`-4 -34!, -22 -48, -36 -78!, -12 -58, 0 -48, 12 -58, 36 -78!, 22 -48, 4 -34!`, d, {
        line: 2.8,
      });
      s.shape(knots`-44 -16, 0 -26, 44 -16, 43 -6, 0 -14, -43 -6`, c, { line: 2.6 });
    },
  },
  helmet: {
    covers: true,
    colours: ['yellow', 'white'],
    front(s, c) {
      s.shape(knots`-43 -12!, -42 -36, -20 -53, 0 -56, 20 -53, 42 -36, 43 -12!, 0 -20`, c);
      s.shape(knots`-50 -18, 0 -28, 50 -18, 48 -9, 0 -16, -48 -9`, c, { line: 2.8 });
      s.stroke(knots`0 -56, 2 -40, 0 -27`, 2.4);
    },
  },
  // for underground: a helmet with a lamp
  miner: {
    covers: true,
    colours: ['yellow', 'white'],
    front(s, c) {
      s.shape(knots`-43 -12!, -42 -36, -20 -53, 0 -56, 20 -53, 42 -36, 43 -12!, 0 -20`, c);
      s.shape(knots`-50 -18, 0 -28, 50 -18, 48 -9, 0 -16, -48 -9`, c, { line: 2.8 });
      s.shape(oval(4, -37, 15), 'steel');
      s.shape(oval(4, -37, 10.4), { emit: 'yellow' }, { contour: false, line: 2.4 });
      s.tint(oval(1, -40, 3.2), s.lit('#ffffff'), 0.9);
    },
  },
  space: {
    encloses: true,
    hidesEars: true,
    colours: ['white', 'orange'],
    behind(s, c) {
      s.shape(oval(0, -4, 54, 53), c);
    },
    front(s, _c, d) {
      s.tint(oval(0, -2, 45, 44), s.lit('#bfe6f5'), 0.24);
      s.line(oval(0, -2, 45, 44), 2.6, s.inkColour, true);
      s.tint(knots`-36 -16, -28 -32, -12 -41, -16 -36, -28 -24, -32 -10`, s.lit('#ffffff'), 0.85);
      for (const o of [-1, 1]) s.shape(oval(o * 53, 2, 7, 11), d);
    },
  },
  pumpkin: {
    covers: true,
    colours: ['orange', 'green'],
    hidesFace: true,
    front(s, c, d) {
      s.shape(knots`-4 -46, -8 -60, 4 -66, 10 -58, 6 -46`, d);
      s.shape([oval(-26, -4, 26, 38), oval(26, -4, 26, 38), oval(0, -4, 26, 42)], c);
      s.stroke(knots`-12 -38, -20 -4, -12 32`, 2.4);
      s.stroke(knots`12 -38, 20 -4, 12 32`, 2.4);
      for (const o of [-1, 1]) s.tint(stretch(knots`8 -2!, 28 -4!, 20 -18!`, o), s.inkColour);
      s.tint(
        knots`-26 10!, -12 14, -8 18!, -4 14, 4 14, 8 18!, 12 14, 26 10!, 14 26, 0 29, -14 26`,
        s.inkColour,
      );
    },
  },
} as const satisfies Record<string, Hat>;
