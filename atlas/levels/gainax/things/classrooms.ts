/** What is seen of the school from the street: nine classes behind their windows, and the bicycles below them. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { bust } from '../../../things/fair/bust';

const PUPILS = [
  { skin: '#f6cfa8', hair: '#4a3f4a', cloth: '#3f4f7a' },
  { skin: '#e0a878', hair: '#7a4a3a', cloth: '#e8dfd0' },
  { skin: '#a86e4a', hair: '#2f2a38', cloth: '#3f4f7a' },
  { skin: '#fbe0c8', hair: '#a8704a', cloth: '#b8485a' },
] as const;

/** One class behind its window: nine of them, each with something else going on. */
export function classroom(pen: Pen, wall: Wall, a: number, bay: number): void {
  const s = wall.frame.scale;
  const at = (u: number, z: number): Point => wall.at(a + u, 30 + z);
  const glass = [at(-44, 0), at(44, 0), at(44, 110), at(-44, 110)];
  const lit = bay % 3 !== 1;
  pen.shape(glass, lit ? '#e8d8b0' : '#6f8fa4', { contour: false, ink: 1.1 });
  const slab = (u0: number, z0: number, u1: number, z1: number, colour: string) =>
    pen.shape([at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)], colour, { contour: false, ink: 0.6 });
  const pupil = (u: number, z: number, who: number, look: number, asleep = false) => {
    const { skin, hair, cloth } = PUPILS[who % PUPILS.length] ?? PUPILS[0];
    bust(pen, at(u, z), 15 * s, { skin, hair, cloth, kind: who + bay, look, asleep, contour: false });
  };
  pen.within(glass, () => {
    const scene = bay % 9;
    if (scene === 0) {
      // the only one awake is the cat
      slab(-44, 70, 44, 106, '#3f6a58');
      for (const [u, w] of [
        [-18, 24],
        [20, 30],
      ] as const)
        pen.line([at(u - w / 2, 92), at(u + w / 2, 92)], 1.2, { colour: '#f3f0e4' });
      pupil(-22, 24, 0, 0.3, true);
      pupil(24, 22, 1, -0.3, true);
    } else if (scene === 1) {
      // a choir
      for (const [i, u] of [-32, -10, 12, 34].entries())
        pupil(u, 30 + (i % 2) * 12, i * 3, u > 0 ? -0.4 : 0.4);
    } else if (scene === 3) {
      // a duel with chalk across the room
      pupil(-30, 34, 2, 0.8);
      pupil(30, 30, 3, -0.8);
      for (const [u, z] of [
        [-8, 58],
        [2, 64],
        [12, 56],
      ] as const)
        slab(u - 4, z, u + 4, z + 4, '#fffaf0');
    } else if (scene === 4) {
      slab(-44, 62, 44, 108, '#3f6a58');
      pen.line([at(-30, 76), at(-16, 98), at(-2, 76), at(-30, 76)], 1.2, { colour: '#f3f0e4' });
      pupil(26, 40, 1, -0.7);
    } else if (scene === 5) {
      // something went wrong in chemistry
      for (const [u, z, r] of [
        [-4, 62, 26],
        [-24, 82, 18],
        [20, 86, 20],
      ] as const)
        pen.shape(arc(...at(u, z), r * s, r * 0.8 * s, 0, 6.28, 9), '#a8d080', {
          edge: 'scallop',
          contour: false,
          ink: 0.6,
        });
      slab(-8, 8, 8, 34, '#c9e8f0');
      pupil(32, 30, 0, -0.6);
    } else if (scene === 7) {
      // nobody but a cat on the sill, and desks
      for (const u of [-26, 14]) slab(u - 14, 10, u + 14, 26, '#b98a52');
      pen.tint(
        [at(14, 0), at(16, 22), at(20, 34), at(26, 27), at(32, 34), at(34, 20), at(36, 0)],
        '#3a3040',
        {
          edge: 'straight',
        },
      );
    } else if (scene === 8) {
      pupil(-20, 38, 3, 0.5);
      slab(6, 16, 34, 50, '#b8485a');
      slab(8, 50, 36, 56, '#fffaf0');
    } else {
      // a paper plane leaves by the window
      pupil(-22, 36, 2, 0.6);
      pupil(18, 26, 0, -0.2);
      pen.shape([at(-6, 82), at(32, 94), at(6, 68), at(4, 78)], '#fffaf0', { contour: false, ink: 0.8 });
    }
    pen.tint([at(-44, 110), at(44, 110), at(44, 98), at(-44, 102)], '#3f3a5a', {
      edge: 'straight',
      opacity: 0.35,
    });
    if (!lit)
      pen.tint(
        [
          at(-30 + (bay % 4) * 8, 0),
          at(-16 + (bay % 4) * 8, 0),
          at(14 + (bay % 4) * 8, 110),
          at(4 + (bay % 4) * 8, 110),
        ],
        '#dcecf2',
        {
          edge: 'straight',
          opacity: 0.4,
        },
      );
  });
}

/** One casement that stands open, and who leans far out of it to let down a basket: lunch is late and the shop is below. */
export function openWindow(pen: Pen, wall: Wall, a: number): void {
  const s = wall.frame.scale;
  const at = (u: number, z: number): Point => wall.at(a + u, z);
  for (const k of [-1, 1]) {
    pen.shape([at(k * 46, 32), at(k * 78, 22), at(k * 78, 136), at(k * 46, 140)], '#fff8ea', { ink: 1 });
    pen.shape([at(k * 51, 40), at(k * 73, 32), at(k * 73, 126), at(k * 51, 130)], '#9fc0d4', {
      ink: 0.7,
      contour: false,
    });
  }
  pen.line([at(14, 50), at(15, 6), at(13, -20)], 1.6, { colour: '#a8744a', smooth: true });
  pen.shape([at(-4, -20), at(31, -20), at(26, -44), at(1, -44)], '#c98a4a', { ink: 0.9 });
  pen.line([at(-2, -30), at(29, -30)], 0.8);
  for (const [u, z, colour] of [
    [6, -18, '#d9463c'],
    [20, -17, '#c8e84a'],
  ] as const)
    pen.shape(arc(...at(u, z), 8 * s, 7 * s), colour, { edge: 'smooth', ink: 0.7 });
  pen.shape([at(-26, 34), at(22, 34), at(16, 72), at(-20, 72)], '#3f4f7a', { ink: 0.9 });
  for (const [from, to] of [
    [-20, 8],
    [16, 18],
  ] as const)
    pen.bars([[at(from, 66), at(to, 48)]], 9 * s, '#3f4f7a', { edge: 1.2 });
  bust(pen, at(-2, 92), 22 * s, { skin: '#e0a878', hair: '#7a4a3a', cloth: '#3f4f7a', kind: 3, look: 0.4 });
}

/** A bicycle on its stand, on the pavement before the wall: under the sills, before nobody's face. */
export function bicycle(pen: Pen, wall: Wall, a: number, colour: string, s: number): void {
  const at = (u: number, z: number): Point => wall.at(a + u, z - 46);
  pen.tint(arc(...at(0, 0), 52 * s, 7 * s), '#5a2f86', { edge: 'smooth', opacity: 0.3 });
  for (const u of [-28, 28]) {
    pen.line([...arc(...at(u, 20), 19 * s, 19 * s), nth(arc(...at(u, 20), 19 * s, 19 * s), 0)], 2.2, {
      colour: '#3a3644',
    });
    for (const k of range(4))
      pen.line(
        [
          at(u - Math.cos(k * 0.8) * 17, 20 - Math.sin(k * 0.8) * 17),
          at(u + Math.cos(k * 0.8) * 17, 20 + Math.sin(k * 0.8) * 17),
        ],
        0.5,
      );
  }
  pen.bars(
    [
      [at(-28, 20), at(-10, 50), at(20, 50), at(0, 20), at(-28, 20)],
      [at(-10, 50), at(0, 20)],
      [at(28, 20), at(18, 58), at(26, 64)],
    ],
    4 * s,
    colour,
    { edge: 1.2 },
  );
  pen.bars([[at(-18, 54), at(-4, 55)]], 6 * s, '#3a3040', { edge: 1 });
}
