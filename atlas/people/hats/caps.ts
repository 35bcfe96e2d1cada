/** Caps, bonnets and wound cloth. */
import { knots, oval } from '../../core/knots';
import type { Hat } from './hat';

export const CAPS = {
  cap: {
    covers: true,
    colours: ['red', 'white'],
    front(s, c, d, t) {
      s.shape(knots`-41 -10!, -42 -30, -24 -49, 2 -53, 26 -49, 42 -30, 41 -10!, 0 -17`, c, {
        inside: () => s.tint(knots`-16 -60, 18 -60, 22 -14, -18 -14`, s.lit(d)),
      });
      s.shape(
        knots`
          ${t * 10 - 30} -17!, ${t * 10} -23, ${t * 10 + 30} -17!, ${t * 22 + 30} -8, ${t * 22} -4,
          ${t * 22 - 32} -9
        `,
        c,
        { light: [-1, -3] },
      );
      s.shape(oval(1, -53, 4.4, 3), c, { line: 2.4 });
    },
  },
  backCap: {
    covers: true,
    colours: ['cobalt', 'white'],
    front(s, c, d) {
      s.shape(knots`-41 -14!, -41 -32, -24 -49, 2 -53, 26 -49, 41 -32, 41 -14!, 0 -22`, c);
      s.shape(knots`-16 -21!, 0 -36, 16 -21!, 0 -23`, 'umber', { contour: false, line: 2.4, light: 0 });
      s.line(knots`-15 -21, 0 -24, 15 -21`, 3, s.lit(d));
    },
  },
  beret: {
    colours: ['red', 'red'],
    front(s, c) {
      s.shape(knots`-36 -26, -46 -42, -24 -56, 10 -60, 44 -48, 46 -32, 34 -24, 0 -31`, c);
      s.shape(knots`4 -58, 6 -66, 10 -66, 9 -58`, c, { line: 2.4 });
    },
  },
  beanie: {
    covers: true,
    colours: ['teal', 'white'],
    front(s, c, d) {
      s.shape(oval(0, -58, 9.4), d);
      s.shape(knots`-40 -16!, -40 -36, -20 -52, 2 -55, 22 -52, 40 -36, 40 -16!`, c);
      s.shape(knots`-42 -24, 0 -30, 42 -24, 42 -10, 0 -15, -42 -10`, d);
      for (const x of [-26, -13, 0, 13, 26])
        s.stroke(knots`${x} ${-27 + Math.abs(x) * 0.1}, ${x} ${-16 + Math.abs(x) * 0.1}`, 1.8);
    },
  },
  chef: {
    covers: true,
    colours: ['white', 'white'],
    front(s, c) {
      s.shape(
        [
          oval(-24, -58, 20, 17),
          oval(24, -58, 20, 17),
          oval(0, -68, 24, 19),
          knots`-30 -56!, 30 -56!, 31 -24!, -31 -24!`,
        ],
        c,
      );
      s.shape(knots`-33 -38!, 0 -34, 33 -38!, 34 -20!, 0 -15, -34 -20!`, c, { contour: false, line: 2.6 });
      s.stroke(knots`-14 -58, -12 -44`, 2);
      s.stroke(knots`12 -60, 11 -44`, 2);
    },
  },
  nurse: {
    colours: ['white', 'red'],
    front(s, c, d) {
      s.shape(knots`-27 -36!, -24 -58!, 0 -62, 24 -58!, 27 -36!, 0 -41`, c);
      s.tint(
        knots`
          -2.4 -56!, 2.4 -56!, 2.4 -51!, 7 -51!, 7 -47!, 2.4 -47!, 2.4 -42!, -2.4 -42!, -2.4 -47!,
          -7 -47!, -7 -51!, -2.4 -51!
        `,
        s.lit(d),
      );
    },
  },
  santa: {
    covers: true,
    colours: ['red', 'white'],
    front(s, c, d) {
      s.shape(knots`-36 -22!, -30 -46, 0 -66, 36 -62, 58 -36, 50 -32, 36 -40, 38 -22!`, c);
      s.shape(oval(56, -30, 10), d);
      s.shape(knots`-43 -22, 0 -32, 43 -22, 43 -8, 0 -16, -43 -8`, d);
    },
  },
  fez: {
    colours: ['red', 'gold'],
    front(s, c, d) {
      s.line(knots`2 -66, 28 -60, 32 -42`, 4, s.inkColour);
      s.shape(knots`-26 -34!, -19 -68!, 0 -71, 19 -68!, 26 -34!, 0 -30`, c);
      s.shape(knots`28 -44, 33 -44, 36 -28!, 26 -28!`, d, { line: 2.4 });
    },
  },
  bandana: {
    covers: true,
    colours: ['red', 'white'],
    front(s, c, d) {
      s.shape(knots`30 -16!, 52 -14, 60 -4!, 48 -3, 54 10!, 34 0`, c);
      s.shape(knots`-41 -12!, -41 -32, -24 -47, 2 -51, 26 -47, 41 -32, 41 -12!, 0 -21`, c, {
        inside: () => {
          for (const [x, y] of knots`-24 -34, -4 -40, 17 -36, -14 -24, 8 -27, 30 -24`)
            s.tint(oval(x, y, 3.6), s.lit(d));
        },
      });
    },
  },
  turban: {
    covers: true,
    colours: ['white', 'teal'],
    front(s, c, d) {
      s.shape(knots`-42 -8, -47 -34, -26 -56, 4 -60, 32 -54, 47 -32, 42 -8, 0 -17`, c);
      s.stroke(knots`-44 -24, -14 -40, 24 -56`, 2.4);
      s.stroke(knots`-40 -10, 0 -28, 42 -40`, 2.4);
      s.stroke(knots`-8 -19, 20 -22, 44 -22`, 2.2);
      s.shape(oval(0, -32, 6, 7.4), d, { contour: false, line: 2.4, light: [-1.4, -2] });
    },
  },
} as const satisfies Record<string, Hat>;
