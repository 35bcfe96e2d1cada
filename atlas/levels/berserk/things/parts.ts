/** What the dark war is built of: flames, torn banners, planted swords, rough masonry. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';
import { DEVICES } from './devices';
import type { Device } from './devices';

export const STEEL = '#c3c8d6';
export const RUST = '#b07a58';
export const TIMBER = '#8a6448';
export const BLOOD = '#c02c38';
export const BONE = '#efe4cc';

export const litPane = (pen: Pen, colour = '#ffc46a'): Material =>
  pen.light.night ? { emit: colour } : '#4a3a58';

/** Fire in three colours, and what it does to the air around it. */
export function flame(pen: Pen, [x, y]: Point, r: number, glow = 5): void {
  const tongue = (k: number): Point[] => [
    [x - r * k * 0.6, y],
    [x - r * k * 0.95, y - r * k * 0.7],
    [x - r * k * 0.4, y - r * k * 1.1],
    [x - r * k * 0.55, y - r * k * 1.7],
    [x + r * k * 0.12, y - r * k * 1.5],
    [x + r * k * 0.2, y - r * k * 2.4],
    [x + r * k * 0.62, y - r * k * 1.4],
    [x + r * k * 0.95, y - r * k * 0.7],
    [x + r * k * 0.6, y],
  ];
  pen.shape(tongue(1), { emit: '#e2562a' }, { edge: 'smooth' });
  pen.tint(tongue(0.68), { emit: '#f79d38' });
  pen.tint(tongue(0.38), { emit: '#fff0b4' });
  if (glow) pen.glow(x, y - r, r * glow, 'amber', 1);
}

/** A banner torn at its far end, flying from a pole that stands at a spot. */
export function warFlag(
  pen: Pen,
  frame: Frame,
  {
    u = 0,
    w = 0,
    z,
    height,
    length,
    colour = BLOOD,
    drop = height * 0.4,
  }: {
    readonly u?: number;
    readonly w?: number;
    readonly z: number;
    readonly height: number;
    readonly length: number;
    readonly colour?: string;
    readonly drop?: number;
  },
): void {
  const s = frame.scale;
  pen.bars([[frame.at(u, w, z), frame.at(u, w, z + height)]], 6 * s, '#5b4a44');
  const top = (t: number) => frame.at(u + length * t, w, z + height - 4 - Math.sin(t * 4.2) * 9 - t * 6);
  const low = (t: number) =>
    frame.at(u + length * t, w, z + height - drop - Math.sin(t * 4.2 + 0.4) * 9 + t * 8);
  const torn: Point[] = [
    top(1),
    frame.at(u + length * 0.84, w, z + height - drop * 0.3),
    frame.at(u + length * 1.06, w, z + height - drop * 0.5),
    frame.at(u + length * 0.82, w, z + height - drop * 0.68),
    low(0.96),
  ];
  const edge = range(6).map((i) => i / 6);
  pen.shape([...edge.map(top), ...torn, ...[...edge].reverse().map(low)], colour, { wobble: 0 });
  pen.tint([top(0.3), top(0.52), low(0.52), low(0.3)], colour, { tone: -1, edge: 'straight', opacity: 0.6 });
  pen.tint([top(0), top(0.16), low(0.16), low(0)], colour, { tone: 0.8, edge: 'straight', opacity: 0.7 });
}

/** A long cloth hung on a wall, its foot cut to two tongues; arms on it. */
export function hanging(
  pen: Pen,
  at: (s: number, z: number) => Point,
  [s, z, half, drop]: readonly [number, number, number, number],
  colour = BLOOD,
  device: Device = 'sun',
): void {
  const cloth = [
    at(s - half, z),
    at(s + half, z),
    at(s + half * 0.96, z - drop),
    at(s + half * 0.4, z - drop * 0.86),
    at(s, z - drop * 0.97),
    at(s - half * 0.5, z - drop * 0.84),
    at(s - half * 0.96, z - drop * 1.02),
  ];
  pen.shape(cloth, colour, { ink: 0.9, contour: false });
  pen.tint(
    [
      at(s + half * 0.45, z),
      at(s + half, z),
      at(s + half * 0.96, z - drop),
      at(s + half * 0.45, z - drop * 0.86),
    ],
    colour,
    {
      tone: -0.9,
      edge: 'straight',
      opacity: 0.7,
    },
  );
  const half2 = half * 0.72;
  const on = (a: number, b: number): Point => at(s + a * half2, z - drop * 0.42 + b * half2);
  if (device !== 'sun') {
    for (const form of DEVICES[device])
      pen.shape(
        form.map(([a, b]) => on(a, b)),
        BONE,
        { ink: 0.7, contour: false, wobble: 0 },
      );
    return;
  }
  // the arms of this war: a dead sun
  const ring = (a: number, k: number) =>
    at(s + Math.cos(a) * half * k, z - drop * 0.4 + Math.sin(a) * half * k);
  const rays = range(24).map((i) => ring((i / 24) * TAU, i % 2 ? 0.52 : 0.8));
  pen.shape(rays, BONE, { ink: 0.7, contour: false, wobble: 0 });
  pen.shape(
    range(14).map((i) => ring((i / 14) * TAU, 0.42)),
    '#33182c',
    { edge: 'smooth', ink: 0.6, contour: false },
  );
}

/** Courses of hewn stone that somebody drew only where the eye looks. */
export function courses(wall: Wall, count: number): void {
  const { pen, width, height } = wall;
  for (let i = 0; i < count; i++) {
    const s = pen.random.range(6, Math.max(8, width - 34));
    const z = pen.random.range(8, Math.max(10, height - 12));
    pen.line([wall.at(s, z), wall.at(s + 24, z), wall.at(s + 24, z + 11)], 0.7, { opacity: 0.8 });
    if (pen.random.chance(0.3))
      wall.panel(s, z, s + 22, z + 12, '#6b6474', {
        ink: 0.6,
        tone: wall.tone + pen.random.pick([0.5, -0.5]),
      });
  }
}

/** Battlements along a front. */
export function merlons(
  pen: Pen,
  frame: Frame,
  [u0, u1]: Point,
  w: number,
  z: number,
  material: Material,
): void {
  const count = Math.max(3, Math.round((u1 - u0) / 26) | 1);
  for (let i = 0; i < count; i += 2) {
    const [a, b] = [lerp(u0, u1, i / count), lerp(u0, u1, (i + 1) / count)];
    pen.shape(
      [frame.at(a, w, z - 3), frame.at(b, w, z - 3), frame.at(b, w, z + 22), frame.at(a, w, z + 22)],
      material,
      { ink: 0.9, tone: 0.15 },
    );
  }
}

export type BladeKind = 'long' | 'slab' | 'saber' | 'spear' | 'axe';

/** A weapon stuck in the ground at a point of the picture; `s` is the scale of its thing. */
export function planted(
  pen: Pen,
  [x, y]: Point,
  s: number,
  {
    length,
    lean = 0,
    kind = 'long',
    steel = STEEL,
    grip = '#5b3a34',
    broad = 0.085,
  }: {
    readonly length: number;
    readonly lean?: number;
    readonly kind?: BladeKind;
    readonly steel?: string;
    readonly grip?: string;
    /** Half the width of a slab, share of its length. */
    readonly broad?: number;
  },
): void {
  const at = (t: number, o: number): Point => [
    x + (Math.sin(lean) * t * length + Math.cos(lean) * o) * s,
    y - (Math.cos(lean) * t * length - Math.sin(lean) * o) * s,
  ];
  if (kind === 'spear' || kind === 'axe') {
    pen.bars([[at(0, 0), at(1, 0)]], 6 * s, '#7a5a44', { edge: 1.8 });
    if (kind === 'spear')
      pen.shape([at(0.94, -7), at(1.02, -9), at(1.24, 0), at(1.02, 9), at(0.94, 7)], steel);
    else
      pen.shape(
        [at(0.8, 4), at(0.74, 34), at(0.86, 42), at(1, 36), at(0.94, 4), at(0.94, -12), at(0.8, -12)],
        steel,
      );
    return;
  }
  const half = kind === 'slab' ? length * broad : kind === 'saber' ? 7 : 8;
  const bow = kind === 'saber' ? length * 0.09 : 0;
  const blade = (k: number) =>
    range(6).map((i) => at((i / 5) * 0.68, k * half + bow * Math.sin((i / 5) * 2.4)));
  pen.shape([...blade(-1), ...blade(1).reverse()], steel);
  pen.tint([...blade(0.15), ...blade(1).reverse()], steel, { tone: -1.1, edge: 'straight' });
  if (kind !== 'saber') pen.line([at(0.06, -half * 0.2), at(0.6, -half * 0.2)], 0.7);
  const wide = kind === 'slab' ? half * 1.5 : 24;
  pen.shape([at(0.66, -wide), at(0.66, wide), at(0.71, wide), at(0.71, -wide)], grip, { tone: 0.4 });
  pen.bars([[at(0.71, 0), at(0.92, 0)]], Math.max(7, half * 0.55) * s, grip, { edge: 1.8 });
  for (const t of [0.76, 0.81, 0.86]) pen.line([at(t, -4), at(t + 0.02, 4)], 0.8);
  pen.shape(arc(...at(0.95, 0), 9 * s, 9 * s, 0, TAU, 9), steel, { edge: 'smooth', tone: -0.3 });
}

/** A raven, sitting. */
export function raven(pen: Pen, [x, y]: Point, r: number, side: 1 | -1): void {
  const p = (a: number, b: number): Point => [x + a * r * side, y - b * r];
  pen.shape(
    [
      p(-1.5, 0.1),
      p(-0.7, 0.5),
      p(-0.2, 1),
      p(0.2, 1.5),
      p(0.7, 1.5),
      p(0.95, 1.2),
      p(0.8, 0.6),
      p(0.3, 0),
      p(-0.5, -0.1),
    ],
    '#3a3242',
    { edge: 'smooth' },
  );
  pen.shape([p(0.85, 1.42), p(1.5, 1.12), p(0.85, 1.02)], '#d8a24a', { ink: 0.7 });
  pen.stroke([p(-1.2, 0.3), p(-0.4, 0.7), p(0.2, 0.5)], r * 0.2);
  pen.tint(arc(...p(0.66, 1.26), r * 0.13, r * 0.13, 0, TAU, 6), { emit: '#ffdd88' });
}
