/** Parts of old wooden houses: tiles, ridges, lattices, shop curtains. */
import type { Points } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import { arc, between, nth } from '../../core/geometry';
import type { Wall } from '../../core/solids';
import { kanji } from '../../core/lettering';
import { keptWindow } from './window-kit';

/** Rows of tiles on a roof slope given as [eave right, eave left, ridge left, ridge right] in the picture. */
export function tiles(
  pen: Pen,
  slope: Points,
  {
    gap = 17,
    material,
    tone = 0,
  }: { readonly gap?: number; readonly material: string; readonly tone?: number },
) {
  const hipped = slope.length > 4;
  const eave = hipped ? slope.slice(0, 7).toReversed() : slope.slice(0, 2);
  const [a, b] = [nth(eave, 0), nth(eave, -1)];
  const [c, d] = hipped ? [nth(slope, -1), nth(slope, 7)] : [nth(slope, 2), nth(slope, 3)];
  const foot = (t: number) => {
    const at = Math.min(t * (eave.length - 1), eave.length - 1.001);
    return between(nth(eave, Math.floor(at)), nth(eave, Math.floor(at) + 1), at % 1);
  };
  const width = Math.hypot(nth(b, 0) - nth(a, 0), nth(b, 1) - nth(a, 1));
  const count = Math.max(4, Math.round(width / (gap * pen.weight)));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    pen.line([foot(t), between(d, c, t)], 0.6, { opacity: 0.75 });
  }
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count,
      p = foot(t),
      r = (width / count) * 0.42;
    pen.shape(arc(nth(p, 0), nth(p, 1), r, r * 0.9, 0, Math.PI * 2, 7), material, {
      edge: 'smooth',
      ink: 0.6,
      tone: tone + 0.5,
      contour: false,
    });
  }
  if (pen.light.night)
    pen.line([between(a, d, 0.06), between(b, c, 0.06)], 1.5, { colour: material, tone: 1.4 });
  for (const t of [0.3, 0.62])
    for (let k = 0; k < count; k++) {
      if (pen.random.chance(0.5)) continue;
      const p = between(foot(k / count), between(d, c, k / count), t),
        q = between(foot((k + 1) / count), between(d, c, (k + 1) / count), t);
      pen.line([p, q], 0.6, { opacity: 0.6 });
    }
}

/** Heavy ridge with end tiles. */
export function ridge(
  pen: Pen,
  frame: Frame,
  {
    u0,
    u1,
    w,
    z,
    material,
  }: {
    readonly u0: number;
    readonly u1: number;
    readonly w: number;
    readonly z: number;
    readonly material: string;
  },
) {
  const s = frame.scale;
  pen.bars([[frame.at(u0, w, z), frame.at(u1, w, z)]], 13 * s, material, { tone: 0.4 });
  pen.line([frame.at(u0, w, z + 4), frame.at(u1, w, z + 4)], 1.6, { colour: material, tone: 1.5 });
  for (const u of [u0, u1])
    pen.shape(arc(...frame.at(u, w, z + 4), 12 * s, 13 * s, 0, 6.2832, 8), material, {
      edge: 'smooth',
      tone: 0.2,
    });
}

export function lattice(
  wall: Wall,
  s0: number,
  z0: number,
  s1: number,
  z1: number,
  {
    lit,
    frameColour,
    bars = 6,
  }: { readonly lit: string | undefined; readonly frameColour: string; readonly bars?: number },
) {
  const { pen } = wall;
  wall.panel(s0, z0, s1, z1, lit ? { emit: lit } : '#3c3a52', { ink: 1.2 });
  if (lit)
    pen.tint(
      wall.rect(s0 + 4, z0 + 4, s1 - 4, z0 + (z1 - z0) * 0.45),
      { emit: '#fff0c2' },
      { edge: 'straight', opacity: 0.55 },
    );
  keptWindow(wall, { s0, s1, z0, z1 });
  for (let i = 1; i < bars; i++)
    pen.line([wall.at(s0 + ((s1 - s0) * i) / bars, z0), wall.at(s0 + ((s1 - s0) * i) / bars, z1)], 1.1, {
      colour: frameColour,
      tone: -0.6,
    });
  pen.line([wall.at(s0, (z0 + z1) / 2), wall.at(s1, (z0 + z1) / 2)], 1.1, {
    colour: frameColour,
    tone: -0.6,
  });
}

/** Short split curtain over a shop door. */
export function noren(
  pen: Pen,
  wall: Wall,
  s0: number,
  s1: number,
  z0: number,
  z1: number,
  material: Material,
  sign: string | undefined,
) {
  const count = Math.max(3, Math.round((s1 - s0) / 34));
  for (let i = 0; i < count; i++) {
    const a = s0 + ((s1 - s0) * i) / count,
      b = s0 + ((s1 - s0) * (i + 1)) / count;
    pen.shape(
      [
        wall.at(a, z1),
        wall.at(b, z1),
        wall.at(b - 1.5, z0 + pen.random.jitter(3)),
        wall.at((a + b) / 2, z0 - 3),
        wall.at(a + 1.5, z0),
      ],
      material,
      { tone: wall.tone + (i % 2 ? 0.25 : -0.1), ink: 0.9, contour: false },
    );
  }
  pen.line([wall.at(s0 - 4, z1), wall.at(s1 + 4, z1)], 1.6);
  if (sign)
    kanji(pen, wall, sign, {
      s: (s0 + s1) / 2,
      z: z1 - 4,
      size: (z1 - z0) * 0.8,
      colour: '#fbf0dc',
      width: 1.4,
    });
}

/** The display of a shop by kind of ware. */
export function display(pen: Pen, wall: Wall, s0: number, s1: number, random: Random) {
  const colours = ['#d9574f', '#e9b44c', '#7fb38a', '#8fa8d0', '#d98fb0', '#f3e6c8'];
  for (const z of [34, 62]) {
    wall.panel(s0, z - 6, s1, z, '#8a5f3f', { ink: 0.7 });
    for (let s = s0 + 7; s < s1 - 6; s += 13) {
      const h = random.range(8, 18),
        c = random.pick(colours);
      if (random.chance(0.6)) wall.panel(s - 5, z, s + 5, z + h, c, { ink: 0.7 });
      else
        pen.shape(arc(...wall.at(s, z + 6), 6 * pen.weight, 7 * pen.weight, 0, 6.2832, 7), c, {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
        });
    }
  }
}
