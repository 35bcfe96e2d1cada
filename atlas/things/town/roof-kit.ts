/** What tells two roofs of one kind apart: how their tiles are laid, their ridge, and what was let into the slope. */
import { bounds, clamp, lerp, range } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import { Random } from '../../core/random';
import { planeOf } from '../../core/wear';
import type { Plane } from '../../core/wear';

/** How the tiles of a slope are laid. */
export type Courses = 'scallop' | 'slate' | 'plank';
/** What may stand on a slope or be let into it. */
export type RoofPiece = 'dormer' | 'skylight' | 'patch' | 'pipe' | 'moss';

export interface RoofDress {
  readonly roof: string;
  readonly wall: string;
  /** Picture pixels a unit of the house. */
  readonly unit: number;
  /** One of them is laid on all slopes; none where the house lays its own. */
  readonly courses?: readonly Courses[];
  readonly pieces?: readonly RoofPiece[];
  /** Where along the slope a piece may stand, 0 to 1. */
  readonly spots?: readonly number[];
}

/** Units of a house: one tile's width and one course's height. */
const TILE = { width: 25, height: 18 };
const GLASS = '#6c8fb0';
const SHADE = '#2b1f4f';

const length = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1]);

/** Courses are broken where the light is, and whole near the edges: a hand draws what it needs to tell the rest. */
function lay(pen: Pen, plane: Plane, style: Courses, unit: number, random: Random): void {
  const wide = length(plane(0, 0), plane(1, 0)) / unit;
  const rows = Math.round(clamp(length(plane(0.5, 0), plane(0.5, 1)) / unit / TILE.height, 2, 16));
  const columns = Math.round(clamp(wide / (style === 'plank' ? TILE.width * 2.4 : TILE.width), 2, 40));
  const lines: Point[][] = [];
  for (const row of range(rows)) {
    const t = (row + (row ? 0 : 0.12)) / rows;
    const tip = 0.42 / rows;
    for (const column of range(columns)) {
      const offset = row % 2 ? 0.5 : 0;
      const [s0, s1] = [(column + offset) / columns, Math.min(1, (column + offset + 1) / columns)];
      if (s1 - s0 < 0.3 / columns) continue;
      const edge = Math.abs(s0 + s1 - 1);
      if (!random.chance(row < 2 ? 0.95 : 0.42 + 0.4 * edge * edge)) continue;
      if (style === 'scallop') {
        const low = (k: number) => Math.max(0.004, t + tip - tip * Math.sin(k * Math.PI) ** 0.7);
        lines.push([0, 0.25, 0.5, 0.75, 1].map((k) => plane(lerp(s0, s1, k), low(k))));
      } else {
        const top = Math.min(1, t + 1 / rows);
        lines.push([plane(s0, t), plane(s1, t), plane(s1, style === 'slate' ? top : lerp(t, top, 0.9))]);
      }
    }
  }
  pen.scratches(lines, { width: 0.75, opacity: 0.5 });
}

/** A form without the hand's unevenness: that would draw from the chance that sets the rest of the house. */
const put = (pen: Pen, points: Points, material: Material, options: Parameters<Pen['shape']>[2] = {}): void =>
  pen.shape(points, material, { wobble: 0, ...options });

/** A row of caps along the ridge. */
function ridge(pen: Pen, plane: Plane, roof: string, unit: number): void {
  const [from, to] = [plane(0, 1), plane(1, 1)];
  const count = Math.round(length(from, to) / (30 * unit));
  if (count < 3) return;
  const half = 6 * unit;
  // below the line of the ridge: a roof's box stays what it is without caps
  const at = (s: number, up: number): Point => [
    lerp(from[0], to[0], s),
    lerp(from[1], to[1], s) + (1 - up) * half,
  ];
  for (const i of range(count)) {
    const [a, b] = [i / count, (i + 1) / count];
    const cap: Points = [at(a, -1.1), at(b, -0.9), at(b, 0.75), at(lerp(a, b, 0.5), 1), at(a, 0.9)];
    put(pen, cap, roof, { tone: i % 3 === 1 ? 0.1 : 0.45, ink: 0.6, contour: false });
  }
}

interface Piece {
  readonly pen: Pen;
  readonly plane: Plane;
  readonly s: number;
  readonly unit: number;
  /** Shares of the slope's length and height a unit of the house is. */
  readonly ds: number;
  readonly dt: number;
  readonly dress: RoofDress;
  readonly random: Random;
}

function skylight({ pen, plane, s, ds, dt }: Piece): void {
  const quad = (w: number, low: number, high: number): Points => [
    plane(s - w * ds, 0.34 + low * dt),
    plane(s + w * ds, 0.34 + low * dt),
    plane(s + w * ds, 0.34 + high * dt),
    plane(s - w * ds, 0.34 + high * dt),
  ];
  pen.tint(quad(30, -8, 48), SHADE, { edge: 'straight', opacity: 0.3 });
  put(pen, quad(25, -3, 51), '#efe3c8', { ink: 0.8, contour: false });
  put(pen, quad(19, 3, 45), pen.light.night ? { emit: '#ffd98a' } : GLASS, { ink: 0.7, contour: false });
  pen.tint(
    [
      plane(s - 15 * ds, 0.34 + 8 * dt),
      plane(s + 2 * ds, 0.34 + 40 * dt),
      plane(s - 15 * ds, 0.34 + 40 * dt),
    ],
    '#dcebf0',
    {
      edge: 'straight',
      opacity: 0.6,
    },
  );
  pen.bars([[plane(s, 0.34 + 3 * dt), plane(s, 0.34 + 45 * dt)]], 2.2 * pen.weight, '#efe3c8', { edge: 0 });
}

function dormer({ pen, plane, s, unit, ds, dt, dress: { roof, wall } }: Piece): void {
  const foot = 0.2;
  const at = (u: number, z: number, back = 0): Point => {
    const [x, y] = plane(s + u * ds, foot + back * dt);
    return [x, y - z * unit];
  };
  const deep = Math.min(74, (0.86 - foot) / dt);
  pen.tint([at(40, 0), at(72, 0, 26), at(44, 0, deep)], SHADE, { edge: 'straight', opacity: 0.28 });
  put(pen, [at(-34, 0), at(34, 0), at(34, 44), at(0, 72), at(-34, 44)], wall, { tone: 0.1 });
  put(pen, [at(34, 0), at(34, 44), at(34, 0, 44)], wall, { tone: -1 });
  put(pen, [at(44, 38), at(0, 80), at(0, 10, deep), at(44, -10, deep)], roof, { tone: -0.7 });
  put(pen, [at(-44, 38), at(0, 80), at(0, 10, deep), at(-44, -10, deep)], roof, { tone: 0.5 });
  for (const way of [-1, 1])
    put(pen, [at(way * 44, 36), at(0, 78), at(0, 66), at(way * 40, 28)], '#efe3c8', {
      ink: 0.7,
      contour: false,
    });
  put(pen, [at(-17, 8), at(17, 8), at(17, 40), at(-17, 40)], '#efe3c8', { ink: 0.8, contour: false });
  put(
    pen,
    [at(-13, 11), at(13, 11), at(13, 37), at(-13, 37)],
    pen.light.night ? { emit: '#ffd98a' } : GLASS,
    {
      ink: 0.6,
      contour: false,
    },
  );
  pen.bars([[at(0, 11), at(0, 37)]], 2.2 * pen.weight, '#efe3c8', { edge: 0 });
}

/** Tiles of another batch, where a storm took the old ones. */
function patch({ pen, plane, s, ds, dt, dress: { roof }, random }: Piece): void {
  for (const row of range(3))
    for (const column of range(3)) {
      if (!random.chance(0.7)) continue;
      const [a, low] = [s + (column * 25 - 38 + (row % 2) * 12) * ds, 0.3 + row * TILE.height * dt];
      const [b, top] = [a + 24 * ds, low + (TILE.height - 1) * dt];
      put(pen, [plane(a, low), plane(b, low), plane(b, top), plane(a, top)], roof, {
        tone: random.pick([-1.5, -0.9, 0.9]),
        ink: 0.5,
        contour: false,
      });
    }
}

function pipe({ pen, plane, s, unit, ds }: Piece): void {
  const [x, y] = plane(s, 0.5);
  const up = (z: number, u = 0): Point => [x + u * unit, y - z * unit];
  pen.tint([plane(s, 0.47), plane(s + 42 * ds, 0.36), plane(s + 44 * ds, 0.42), plane(s, 0.54)], SHADE, {
    edge: 'straight',
    opacity: 0.3,
  });
  put(pen, [up(-5, -15), up(-5, 15), up(8, 10), up(8, -10)], '#7d7a84', { ink: 0.7, contour: false });
  put(pen, [up(2, -7), up(2, 7), up(52, 7), up(52, -7)], '#9a98a2', { ink: 0.8 });
  pen.tint([up(4, 2), up(4, 6), up(50, 6), up(50, 2)], SHADE, { edge: 'straight', opacity: 0.3 });
  put(pen, [up(58, -15), up(58, 15), up(68, 0)], '#6f6c78', { ink: 0.8 });
}

function moss({ pen, plane, s, unit, ds, dt, random }: Piece): void {
  for (const i of range(7)) {
    const [x, y] = plane(clamp(s + (i - 3) * 17 * ds, 0.1, 0.9), (6 + random.range(0, 26)) * dt);
    const [w, h] = [random.range(10, 17) * unit, random.range(5, 9) * unit];
    pen.tint(
      range(9).map((k): Point => [x + Math.cos((k / 9) * 6.2832) * w, y + Math.sin((k / 9) * 6.2832) * h]),
      random.pick(['#6f9350', '#86a85c', '#5c8049']),
      { edge: 'scallop', opacity: 0.9 },
    );
  }
}

/** Units of a house a piece rises above the foot it stands on, and where on the slope that is. */
const RISES: Readonly<Partial<Record<RoofPiece, readonly [foot: number, rise: number]>>> = {
  dormer: [0.2, 82],
  pipe: [0.5, 70],
};

const DRAW: Readonly<Record<RoofPiece, (piece: Piece) => void>> = { dormer, skylight, patch, pipe, moss };

/**
 * Lays tiles on the slopes that `gableRoof` or `hipRoof` returned, caps the ridge and sets one to three pieces on the
 * slope that faces the viewer. Chance comes from where the roof lies.
 */
export function dressRoof(pen: Pen, slopes: readonly Points[], dress: RoofDress): void {
  const front = slopes.at(-1);
  if (!front) return;
  const { roof, unit, courses = [], pieces = [], spots = [0.2, 0.5, 0.8] } = dress;
  const { x0, y0 } = bounds(front);
  const random = new Random(`roof ${Math.round(x0)} ${Math.round(y0)}`);
  if (courses.length > 0) {
    const style = random.pick(courses);
    for (const slope of slopes) lay(pen, planeOf(slope), style, unit, random);
  }
  const plane = planeOf(front);
  ridge(pen, plane, roof, unit);
  const ds = unit / length(plane(0, 0.4), plane(1, 0.4));
  const dt = unit / length(plane(0.5, 0), plane(0.5, 1));
  const left = [...pieces];
  for (const s of spots) {
    if (left.length === 0 || !random.chance(0.72)) continue;
    const [piece] = left.splice(random.int(0, left.length - 1), 1);
    if (!piece) continue;
    const [foot, rise] = RISES[piece] ?? [0, 0];
    // nothing leaves the slope: who hides behind a roof, and every map drawn from a seed, stays as it is
    if (plane(s, foot)[1] - rise * unit < y0) continue;
    DRAW[piece]({ pen, plane, s, unit, ds, dt, dress, random });
  }
}
