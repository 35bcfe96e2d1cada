/** The walls of the fortress' slabs in three makes: belts of windows, shafts of glass beside a great number, plates with slits. */
import { arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import type { Wall } from '../../../core/solids';

export type SlabFace = 'belts' | 'shafts' | 'plates';

interface Slab {
  readonly height: number;
  readonly lit: string;
  readonly random: Random;
}

const GLASS = '#46506e';
const PLATE = '#6f6890';

const FACES: Readonly<Record<SlabFace, (pen: Pen, side: Wall, slab: Slab) => void>> = {
  belts(pen, side, { height, lit, random }) {
    const w = side.width;
    for (let z = 40; z < height - 130; z += 74) {
      side.panel(30, z, w - 30, z + 44, GLASS, { ink: 1 });
      const bays = Math.round((w - 60) / 30);
      for (const b of range(bays)) {
        const a = 30 + ((w - 60) * b) / bays;
        if (random.chance(0.4))
          pen.tint(
            [side.at(a + 4, z + 5), side.at(a + 24, z + 5), side.at(a + 24, z + 39), side.at(a + 4, z + 39)],
            { emit: lit },
            { edge: 'straight', opacity: 0.85 },
          );
        pen.line([side.at(a, z), side.at(a, z + 44)], 0.9);
      }
      pen.line([side.at(24, z + 58), side.at(w - 24, z + 58)], 0.8, { opacity: 0.6 });
    }
  },
  shafts(pen, side, { height, lit, random }) {
    const w = side.width;
    const shafts = Math.max(2, Math.round(w / 70));
    for (const i of range(shafts)) {
      const a = (w * (i + 0.5)) / shafts;
      side.panel(a - 15, 36, a + 15, height - 150, GLASS, { ink: 1 });
      for (let z = 44; z < height - 186; z += 30) {
        if (random.chance(0.36))
          pen.tint(
            [side.at(a - 11, z), side.at(a + 11, z), side.at(a + 11, z + 22), side.at(a - 11, z + 22)],
            { emit: lit },
            {
              edge: 'straight',
              opacity: 0.85,
            },
          );
        pen.line([side.at(a - 15, z + 26), side.at(a + 15, z + 26)], 0.8);
      }
    }
    side.panel(16, height - 136, w - 16, height - 66, '#c9c2d6', { ink: 0.9 });
    letters(pen, side, `0${random.int(2, 9)}`, {
      s: w / 2,
      z: height - 128,
      height: 52,
      fit: w - 60,
      colour: '#d9463c',
      width: 3.4,
    });
  },
  plates(pen, side, { height, lit, random }) {
    const w = side.width;
    for (let z = 30, row = 0; z < height - 150; z += 92, row++) {
      const cut = w * (row % 2 ? 0.38 : 0.6);
      for (const [a, b] of [
        [18, cut - 3],
        [cut + 3, w - 18],
      ] as const) {
        side.panel(a, z, b, z + 84, PLATE, { ink: 1 });
        for (const [u, v] of [
          [a + 9, z + 9],
          [b - 9, z + 9],
          [a + 9, z + 75],
          [b - 9, z + 75],
        ] as const)
          pen.shape(arc(...side.at(u, v), 4 * side.frame.scale, 4 * side.frame.scale), '#b8b0c4', {
            edge: 'smooth',
            ink: 0.5,
            contour: false,
          });
        side.panel(a + 18, z + 36, b - 18, z + 54, random.chance(0.55) ? { emit: lit } : GLASS, { ink: 0.9 });
      }
    }
    // a chequer of the road works in place of the stripes
    const squares = Math.max(4, Math.round(w / 24));
    for (const i of range(squares))
      for (const row of range(2))
        side.panel(
          (w * i) / squares,
          height - 96 + row * 18,
          (w * (i + 1)) / squares,
          height - 78 + row * 18,
          (i + row) % 2 ? '#f4ece0' : '#d9463c',
          { ink: 0.5 },
        );
  },
};

/** Draws the windows of one wall of a slab. */
export function slabFace(pen: Pen, side: Wall, face: SlabFace, slab: Slab): void {
  FACES[face](pen, side, slab);
}
