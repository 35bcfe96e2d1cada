/** A storey of an office block whose front is left away, so that one sees what its people do when they think nobody does. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';

/** A room between two heights of a wall; `u` runs from 0 to 1 along it, `z` from 0 at its floor to 1 at its ceiling. */
interface Room {
  readonly pen: Pen;
  readonly at: (u: number, z: number) => Point;
  /** Picture pixels a world unit. */
  readonly s: number;
  readonly who: (u: number, as: PersonSpec, z?: number) => void;
  readonly slab: (u0: number, z0: number, u1: number, z1: number, colour: string, tone?: number) => void;
}

/** Overtime that has become a concert: one at the drum, one who sings into a broom, one asleep under the desk. */
function concert({ pen, at, s, who, slab }: Room): void {
  slab(0.06, 0.5, 0.3, 0.84, '#8fc0dc');
  slab(0.7, 0.46, 0.94, 0.86, '#f6ead8');
  pen.shape(arc(...at(0.82, 0.66), 13 * s, 13 * s), '#e8809c', { edge: 'smooth', contour: false });
  who(0.76, {
    pose: 'lunge',
    outfit: 'suit',
    colours: ['charcoal', 'charcoal', 'red', 'black'],
    hair: 'slick',
    hold: 'violin',
    mood: 'joy',
    flip: true,
    shadow: false,
  });
  who(0.46, {
    pose: 'cheer',
    outfit: 'blazer',
    colours: ['coral', 'navy', 'gold', 'black'],
    hair: 'bob',
    hairColour: 'ginger',
    hold: 'microphone',
    mood: 'star',
    shadow: false,
  });
  slab(0.04, 0.06, 0.34, 0.32, '#a8744a', -0.3);
  who(
    0.2,
    {
      pose: 'dance',
      outfit: 'casual',
      colours: ['teal', 'navy', 'white', 'umber'],
      hair: 'curly',
      hairColour: 'umber',
      mood: 'laugh',
      shadow: false,
    },
    0.33,
  );
  for (const i of range(3))
    pen.line([at(0.52 + i * 0.07, 0.84 - (i % 2) * 0.08), at(0.54 + i * 0.07, 0.93 - (i % 2) * 0.08)], 1.3);
}

/** A library with a ladder: she reads at the top, he holds it and is hit by what she lets fall. */
function library({ pen, at, s, who, slab }: Room): void {
  const backs = ['#c4586a', '#5f78c0', '#e6bd5a', '#6a9a7a', '#8a5a9a', '#f0e0cc'];
  for (const row of range(3)) {
    const z = 0.08 + row * 0.3;
    slab(0.03, z, 0.97, z + 0.24, '#6a4658', -0.4);
    for (const i of range(15)) {
      if ((i * 7 + row * 3) % 11 === 0) continue;
      const u = 0.05 + i * 0.061;
      slab(
        u,
        z + 0.01,
        u + 0.045,
        z + 0.15 + ((i * 5 + row) % 4) * 0.025,
        backs[(i * 5 + row * 2) % backs.length] ?? '#c4586a',
      );
    }
  }
  pen.bars(
    [
      [at(0.5, 0.02), at(0.58, 0.94)],
      [at(0.64, 0.02), at(0.72, 0.94)],
    ],
    5 * s,
    '#d8a870',
  );
  pen.bars(
    range(6).map((i) => [at(0.51 + i * 0.014, 0.12 + i * 0.15), at(0.65 + i * 0.014, 0.12 + i * 0.15)]),
    4 * s,
    '#d8a870',
  );
  who(
    0.64,
    {
      pose: 'hold',
      outfit: 'dress',
      colours: ['forest', 'forest', 'white', 'umber'],
      hair: 'braids',
      hairColour: 'charcoal',
      hold: 'book',
      mood: 'serene',
      build: 'kid',
      shadow: false,
    },
    0.26,
  );
  who(0.3, {
    pose: 'stumble',
    outfit: 'hoodie',
    colours: ['orange', 'navy', 'white', 'white'],
    hair: 'bowl',
    hairColour: 'chestnut',
    mood: 'dizzy',
    build: 'kid',
    shadow: false,
  });
  pen.shape([at(0.2, 0.82), at(0.32, 0.86), at(0.34, 0.78), at(0.22, 0.74)], '#c4586a', { contour: false });
}

/** A bath where the archive should be: foam over the rim, a duck, and the boss who comes in. */
function bath({ pen, at, s, who, slab }: Room): void {
  for (const i of range(9)) pen.line([at(i / 9, 0), at(i / 9, 1)], 0.5, { opacity: 0.5 });
  for (const z of [0.25, 0.5, 0.75]) pen.line([at(0, z), at(1, z)], 0.5, { opacity: 0.5 });
  slab(0.7, 0, 0.95, 0.8, '#6a5a7a');
  who(0.82, {
    pose: 'hips',
    outfit: 'suit',
    colours: ['umber', 'umber', 'gold', 'black'],
    hair: 'widow',
    hairColour: 'grey',
    build: 'stout',
    mood: 'angry',
    signs: ['anger'],
    flip: true,
    shadow: false,
  });
  who(
    0.36,
    {
      pose: 'wave',
      outfit: 'tee',
      colours: ['white', 'white', 'white', 'white'],
      hair: 'topBun',
      hairColour: 'wine',
      mood: 'shock',
      shadow: false,
    },
    0.1,
  );
  slab(0.08, 0, 0.62, 0.3, '#fdf8f4');
  slab(0.08, 0.26, 0.62, 0.32, '#e8809c');
  for (const [u, z, r] of [
    [0.12, 0.34, 14],
    [0.24, 0.38, 17],
    [0.5, 0.37, 18],
    [0.6, 0.33, 13],
    [0.64, 0.16, 11],
    [0.68, 0.05, 14],
    [0.56, 0.06, 10],
  ] as const)
    pen.shape(arc(...at(u, z), r * s, r * 0.8 * s, 0, TAU, 8), '#ffffff', {
      edge: 'scallop',
      ink: 0.7,
      contour: false,
    });
  pen.shape([at(0.14, 0.4), at(0.22, 0.4), at(0.23, 0.47), at(0.19, 0.46), at(0.15, 0.44)], '#f6d478', {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
}

const SCENES = { concert, library, bath } as const;

export type SceneName = keyof typeof SCENES;

const PAPER = { concert: '#f6d9a8', library: '#a8788a', bath: '#a8d4dc' } as const;

/** Draws an open room on a wall from height `z0` to `z1`. */
export function openFloor(pen: Pen, wall: Wall, name: SceneName, z0: number, z1: number): void {
  const s = wall.frame.scale;
  const [s0, s1] = [12, wall.width - 12];
  const at = (u: number, z: number): Point => wall.at(s0 + (s1 - s0) * u, z0 + (z1 - z0) * z);
  wall.panel(s0 - 6, z0 - 10, s1 + 6, z1 + 6, '#f4e6e2', { ink: 1 });
  wall.panel(s0, z0, s1, z1, PAPER[name], { ink: 1, tone: 0 });
  // the far end of the room lies in the shade of its ceiling
  pen.tint([at(0, 0.84), at(1, 0.84), at(1, 1), at(0, 1)], PAPER[name], { tone: -0.8, edge: 'straight' });
  wall.panel(s0, z0 - 2, s1, z0 + 12, '#c98a6a', { ink: 0.7 });
  const tall = z1 - z0;
  SCENES[name]({
    pen,
    at,
    s,
    slab: (u0, a, u1, b, colour, tone = 0) =>
      pen.shape([at(u0, a), at(u1, a), at(u1, b), at(u0, b)], colour, { tone, contour: false, ink: 0.8 }),
    who: (u, as, z = 0.04) => folk(pen, at(u, z), s * Math.min(1, tall / 172), as),
  });
}
