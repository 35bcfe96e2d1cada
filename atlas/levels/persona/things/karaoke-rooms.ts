/** The rooms of the karaoke house, a floor each: who sings there, and who suffers it. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

/** Height of a floor, units of the thing. */
export const FLOOR = 108;
export const DARK = '#241d28';
export const CLOTHS = ['#d8202f', '#fbf6f0', '#3f6fb0', '#e0a02e', '#5a8a5a', '#8f5aa0'] as const;

interface Room {
  readonly wall: string;
  readonly draw: (pen: Pen, at: (s: number, z: number) => Point, wide: number, s: number) => void;
}

/** Somebody's bust with its middle at a point. */
export const head = (pen: Pen, at: Point, r: number, k: number, look: number, asleep = false) =>
  bust(pen, at, r, {
    skin: nth(BUST_SKINS, k % 5),
    hair: nth(BUST_HAIR, (k * 3) % 5),
    cloth: nth(CLOTHS, k % 6),
    kind: k,
    look,
    asleep,
    contour: false,
  });

function sofa(pen: Pen, at: (s: number, z: number) => Point, from: number, to: number, colour: string): void {
  pen.shape([at(from, 0), at(to, 0), at(to, 44), at(from, 44)], colour, {
    contour: false,
    ink: 0.8,
    tone: -0.3,
  });
  pen.shape([at(from - 4, 0), at(to + 4, 0), at(to + 4, 18), at(from - 4, 18)], colour, {
    contour: false,
    ink: 0.8,
    tone: 0.4,
  });
}

function singer(pen: Pen, at: (s: number, z: number) => Point, m: number, k: number, s: number): void {
  pen.shape([at(m - 34, 0), at(m + 34, 0), at(m + 28, 12), at(m - 28, 12)], '#fbf6f0', {
    contour: false,
    ink: 0.8,
  });
  pen.tint([at(m - 12, 96), at(m + 12, 96), at(m + 38, 12), at(m - 38, 12)], '#fff3b0', {
    edge: 'straight',
    opacity: 0.5,
  });
  pen.shape([at(m - 12, 12), at(m + 12, 12), at(m + 10, 34), at(m - 10, 34)], DARK, {
    contour: false,
    ink: 0.6,
  });
  head(pen, at(m, 54), 15 * s, k, 0.7);
  pen.bars([[at(m + 14, 30), at(m + 20, 46)]], 4 * s, '#8f8790', { edge: 1 });
  pen.shape(arc(...at(m + 21, 50), 6 * s, 6 * s, 0, 6.2832, 8), DARK, {
    edge: 'smooth',
    ink: 0.5,
    contour: false,
  });
  for (const [du, z] of [
    [38, 66],
    [52, 78],
  ] as const) {
    pen.shape(arc(...at(m + du, z), 4 * s, 3 * s, 0, 6.2832, 7), DARK, {
      edge: 'smooth',
      ink: 0,
      contour: false,
    });
    pen.line([at(m + du + 4, z), at(m + du + 4, z + 15), at(m + du + 11, z + 11)], 1);
  }
}

/** From the ground floor up. */
export const ROOMS: readonly Room[] = [
  {
    // the reception: a clerk, a clock, and one who pays for all
    wall: '#c98a52',
    draw(pen, at, wide, s) {
      pen.shape([at(26, 0), at(128, 0), at(128, 36), at(26, 36)], '#7a4030', { contour: false, ink: 0.9 });
      pen.shape([at(22, 36), at(132, 36), at(132, 43), at(22, 43)], '#f4eeea', { contour: false, ink: 0.7 });
      head(pen, at(70, 60), 15 * s, 2, 0.6);
      head(pen, at(168, 44), 15 * s, 9, -0.7);
      pen.shape(arc(...at(110, 84), 11 * s, 11 * s, 0, 6.2832, 12), '#fbf6f0', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.line([at(110, 92), at(110, 84), at(116, 82)], 1);
      for (const k of range(3)) {
        const m = wide - 74 + k * 22;
        pen.shape([at(m, 50), at(m + 17, 50), at(m + 17, 82), at(m, 82)], nth(CLOTHS, k), {
          contour: false,
          ink: 0.6,
        });
      }
      pen.shape([at(wide - 78, 0), at(wide - 20, 0), at(wide - 24, 30), at(wide - 74, 30)], '#4f8a4c', {
        contour: false,
        ink: 0.8,
        edge: 'scallop',
      });
    },
  },
  {
    // a song too high: three listeners, one with fingers in his ears
    wall: '#8f2f4a',
    draw(pen, at, wide, s) {
      sofa(pen, at, 120, wide - 24, '#e0a02e');
      singer(pen, at, 66, 0, s);
      for (const [i, m] of [148, 190, 232].entries()) head(pen, at(m, 46), 15 * s, i + 3, -0.7);
      pen.shape([at(150, 0), at(214, 0), at(214, 16), at(150, 16)], '#5a3a2c', { contour: false, ink: 0.7 });
      for (const k of [164, 182, 200])
        pen.shape([at(k, 16), at(k + 8, 16), at(k + 9, 30), at(k - 1, 30)], '#8fd0e8', {
          contour: false,
          ink: 0.6,
        });
    },
  },
  {
    // a duet, and a friend asleep on the cushions
    wall: '#2f4fb8',
    draw(pen, at, wide, s) {
      sofa(pen, at, 28, 128, '#d8202f');
      head(pen, at(54, 40), 15 * s, 6, -0.4, true);
      pen.line([at(74, 70), at(84, 70), at(74, 82), at(84, 82)], 1.2, { colour: '#fbf6f0' });
      singer(pen, at, wide - 110, 4, s);
      singer(pen, at, wide - 48, 7, s);
      pen.shape([at(132, 44), at(168, 44), at(168, 74), at(132, 74)], '#17121c', {
        contour: false,
        ink: 0.8,
      });
      pen.shape(
        [at(136, 48), at(164, 48), at(164, 70), at(136, 70)],
        { emit: '#8ff0ff' },
        { contour: false, ink: 0.5 },
      );
    },
  },
  {
    // the kitchen: noodles for all rooms
    wall: '#f1e4c8',
    draw(pen, at, wide, s) {
      for (const row of range(5))
        pen.line([at(8, 18 + row * 18), at(wide - 8, 18 + row * 18)], 0.5, { opacity: 0.5 });
      for (const col of range(10))
        pen.line([at(20 + col * 30, 4), at(20 + col * 30, 98)], 0.5, { opacity: 0.5 });
      pen.shape([at(24, 0), at(184, 0), at(184, 34), at(24, 34)], '#9aa0a8', { contour: false, ink: 0.9 });
      for (const [k, m] of [58, 112].entries()) {
        pen.shape([at(m - 20, 34), at(m + 20, 34), at(m + 22, 52), at(m - 22, 52)], '#4b424e', {
          contour: false,
          ink: 0.8,
        });
        for (const j of range(3))
          pen.shape(
            arc(...at(m - 8 + j * 9, 62 + j * 11), (7 + j * 2) * s, (6 + j) * s, 0, 6.2832, 8),
            '#ffffff',
            {
              edge: 'scallop',
              ink: 0.5,
              contour: false,
              tone: -0.2 * k,
            },
          );
      }
      head(pen, at(158, 58), 15 * s, 5, -0.6);
      pen.shape([at(146, 70), at(170, 70), at(174, 92), at(158, 98), at(142, 92)], '#ffffff', {
        contour: false,
        ink: 0.8,
        edge: 'smooth',
      });
      pen.shape([at(wide - 84, 0), at(wide - 20, 0), at(wide - 20, 92), at(wide - 84, 92)], '#e6ecec', {
        contour: false,
        ink: 0.9,
      });
      pen.line([at(wide - 84, 56), at(wide - 20, 56)], 1);
      pen.line([at(wide - 74, 62), at(wide - 74, 80)], 2);
    },
  },
];
