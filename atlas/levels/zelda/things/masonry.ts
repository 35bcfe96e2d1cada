/** Stone and turned forms that the kingdom's buildings share: domes, spires, arches, lit panes. */
import type { Frame } from '../../../core/frame';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Material } from '../../../core/light';
import type { Pen } from '../../../core/pen';
import { stripedCone } from '../../../core/solids';
import type { Surface, Wall } from '../../../core/solids';
import { flag } from '../../../things/fair/tent';

/** Window glass: dark by day, lamplight by night. */
export const pane = (pen: Pen, day = '#4a4468', night = '#ffd98a'): Material =>
  pen.light.night ? { emit: night } : day;

/** A turned form: radii at rising heights, lit from the left. */
export function lathe(
  pen: Pen,
  frame: Frame,
  { u = 0, w = 0 }: { readonly u?: number; readonly w?: number },
  profile: readonly Point[],
  material: Material,
  { tone = 0, rings = [] }: { readonly tone?: number; readonly rings?: readonly number[] } = {},
): void {
  const side = (k: number) =>
    profile.map(([r, z]): Point => {
      const [x, y] = frame.at(u, w, z);
      return [x + k * r * frame.scale, y];
    });
  const [low, high] = [nth(profile, 0), nth(profile, -1)];
  pen.shape(
    [
      ...frame.disc(u, w, low[1], low[0], 0, Math.PI, 14),
      ...side(-1),
      ...frame.disc(u, w, high[1], high[0], Math.PI, TAU, 10),
      ...side(1).reverse(),
    ],
    material,
    { tone, wobble: 0 },
  );
  // the foot of a band lies on the foot of the form
  const band = (near: number, far: number) => {
    const [a, b] = [Math.acos(far), Math.acos(near)];
    return [...side(near).reverse(), ...frame.disc(u, w, low[1], low[0], b, a, 6), ...side(far)];
  };
  pen.tint(band(0.5, 0.98), material, { tone: tone - 0.9, edge: 'straight' });
  pen.tint(band(-0.5, -0.86), material, { tone: tone + 0.8, edge: 'straight' });
  for (const i of rings) {
    const [r, z] = nth(profile, i);
    pen.line(frame.disc(u, w, z, r, 0.05, Math.PI - 0.05, 14), 0.9, { smooth: true });
  }
}

/** A few bricks of a wall, never all of them. */
export function bricks(pen: Pen, wall: Wall, count: number): void {
  for (const _ of range(count)) {
    const [s, z] = [pen.random.range(8, wall.width - 34), pen.random.range(10, wall.height - 14)];
    pen.line([wall.at(s, z), wall.at(s + 24, z), wall.at(s + 24, z + 11)], 0.6, { opacity: 0.7 });
  }
}

/** An opening with a round head, centred on `s`, its sill at `z`. */
export function arched(surface: Surface, s: number, z: number, half: number, height: number): Point[] {
  return [
    surface.at(s - half, z),
    surface.at(s + half, z),
    ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => surface.at(s + c * half, z + height - half + q * half)),
  ];
}

/** A window with a round head, its sill and its mullion. */
export function lancet(pen: Pen, surface: Surface, s: number, z: number, half: number, height: number): void {
  pen.shape(arched(surface, s, z, half + 5, height + 6), '#d8cfc0', { contour: false, ink: 0.7, tone: 0.3 });
  pen.shape(arched(surface, s, z, half, height), pane(pen), { contour: false, ink: 0.7 });
  pen.line([surface.at(s, z), surface.at(s, z + height)], 0.7);
  pen.line([surface.at(s - half, z + height * 0.5), surface.at(s + half, z + height * 0.5)], 0.6);
}

export interface SpireShape {
  readonly u: number;
  readonly w: number;
  readonly r: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
  readonly cone?: number;
  readonly cloth?: string;
}

/** A round tower with a gallery on brackets and a roof like a candle snuffer. */
export function spire(pen: Pen, frame: Frame, shape: SpireShape): void {
  const { u, w, r, height, wall, roof, trim, cone = r * 3.6, cloth } = shape;
  lathe(
    pen,
    frame,
    { u, w },
    [
      [r * 1.12, 0],
      [r, height * 0.16],
      [r * 0.94, height * 0.86],
    ],
    wall,
  );
  for (const _ of range(Math.round(height / 40))) {
    const [a, z] = [pen.random.range(0.5, 2.6), pen.random.range(20, height * 0.8)];
    pen.line(frame.disc(u, w, z, r, a, a + 0.3, 4), 0.6, { smooth: true, opacity: 0.7 });
  }
  const slit = (z: number, k: number) => {
    const [x, y] = frame.at(u, w + r, z);
    const s = frame.scale;
    pen.shape(arc(x + k * r * s, y, r * 0.15 * s, r * 0.38 * s, 0, TAU, 10), pane(pen), {
      contour: false,
      ink: 0.7,
      edge: 'smooth',
    });
  };
  for (const k of range(Math.floor(height / 150))) slit(height * 0.72 - k * 140, k % 2 ? 0.3 : -0.3);
  lathe(
    pen,
    frame,
    { u, w },
    [
      [r, height * 0.84],
      [r * 1.26, height * 0.9],
      [r * 1.26, height],
    ],
    wall,
    { rings: [1] },
  );
  pen.line(frame.disc(u, w, height * 0.95, r * 1.26, 0.05, 3.1, 12), 3, { colour: trim, smooth: true });
  stripedCone(
    pen,
    frame,
    { u, w, r: r * 1.42, z0: height - 6, z1: height + cone, bulge: -r * 0.16, sectors: 12 },
    [roof],
  );
  const [x, y] = frame.at(u, w, height + cone);
  pen.shape(arc(x, y, r * 0.13 * frame.scale + 2, r * 0.13 * frame.scale + 2, 0, TAU, 8), trim, {
    edge: 'smooth',
    tone: 0.6,
  });
  if (cloth) flag(pen, frame, { u, w, z: height + cone, height: 70, length: 80, material: cloth });
}

/** A long cloth with a sun on it, hanging from `z`. */
export function sunBanner(
  pen: Pen,
  wall: Surface,
  s: number,
  z: number,
  half: number,
  drop: number,
  cloth: string,
  gold: string,
): void {
  pen.shape(
    [
      wall.at(s - half, z),
      wall.at(s + half, z),
      wall.at(s + half, z - drop),
      wall.at(s, z - drop + half * 0.8),
      wall.at(s - half, z - drop),
    ],
    cloth,
    { contour: false, ink: 0.8 },
  );
  const middle = z - drop * 0.42;
  const ray = (k: number, i: number) => {
    const a = (i / 16) * TAU;
    return wall.at(s + Math.cos(a) * half * k, middle + Math.sin(a) * half * k);
  };
  pen.shape(
    range(16).map((i) => ray(i % 2 ? 0.42 : 0.78, i)),
    gold,
    { contour: false, ink: 0.5, tone: 0.4 },
  );
  pen.shape(
    range(10).map((i) => ray(0.3, i * 1.6)),
    '#fff4c8',
    { contour: false, ink: 0.5 },
  );
}
