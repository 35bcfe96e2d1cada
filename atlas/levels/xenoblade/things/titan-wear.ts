/** What keeps the bodies of titans from being bare: beds of stone and cracks on one, rust and soot on the other. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { At } from './titan-growth';

/** Left and right end of a body part at its foot and its top, [u, u, z]. */
interface Part {
  readonly foot: readonly [number, number, number];
  readonly top: readonly [number, number, number];
  readonly beds: number;
}

const BODY: readonly Part[] = [
  { foot: [-178, 186, 440], top: [-170, 172, 620], beds: 7 },
  { foot: [-176, 178, 636], top: [-262, 218, 800], beds: 7 },
  { foot: [-170, -14, 20], top: [-172, -6, 420], beds: 15 },
  { foot: [80, 192, 20], top: [66, 208, 420], beds: 15 },
  { foot: [-396, -346, 420], top: [-370, -236, 780], beds: 12 },
  { foot: [-62, 126, 900], top: [-56, 120, 1060], beds: 6 },
];

/** Beds of stone with dark joints and mossy ledges, and cracks that run down from them. */
export function strata(pen: Pen, p: At, stone: string, moss: string): void {
  const joints: Point[][] = [];
  const cracks: Point[][] = [];
  for (const [n, { foot, top, beds }] of BODY.entries())
    for (const i of range(beds)) {
      const t = (i + 0.5) / beds;
      const [a, b] = [lerp(foot[0], top[0], t), lerp(foot[1], top[1], t)];
      const z = lerp(foot[2], top[2], t);
      const wave = (k: number) => z + 5 * Math.sin(k * 7 + i * 2.1 + n) - 9 * Math.sin(k * Math.PI);
      const bed = (from: number, to: number, dz = 0) =>
        range(7).map((j): Point => {
          const k = lerp(from, to, j / 6);
          return p(lerp(a, b, k), wave(k) + dz);
        });
      const [from, to] = [0.04 + 0.2 * ((i * 0.37) % 1), 0.72 + 0.24 * ((i * 0.61 + n * 0.3) % 1)];
      joints.push(bed(from, to));
      const tall = ((top[2] - foot[2]) / beds) * 0.5;
      if (i % 2 === 0)
        pen.tint([...bed(from, to), ...bed(from, to, -tall).reverse()], stone, {
          tone: i % 4 ? 0.55 : -0.75,
          edge: 'straight',
          opacity: 0.55,
        });
      if (i % 3 === 1) {
        const edge = bed(from, lerp(from, to, 0.55), 3);
        pen.tint([...edge, ...bed(from, lerp(from, to, 0.55), -5).reverse()], moss, {
          tone: 0.2,
          edge: 'straight',
          opacity: 0.58,
        });
      }
      const k = 0.2 + 0.6 * ((i * 0.77 + n * 0.21) % 1);
      const [u, v] = [lerp(a, b, k), wave(k)];
      cracks.push([p(u, v), p(u + 5, v - tall * 0.7), p(u - 3, v - tall * 1.2), p(u + 2, v - tall * 1.9)]);
    }
  pen.scratches(joints, { width: 1, opacity: 0.5 });
  pen.scratches(cracks, { width: 0.8, opacity: 0.55 });
}

/** Parts of the iron body that are made of rows of plates, in the order they are drawn. */
export const LEGS: readonly Part[] = [
  { foot: [90, 204, 312], top: [74, 216, 474], beds: 4 },
  { foot: [-168, -64, 312], top: [-186, -44, 474], beds: 4 },
];
export const CHEST: readonly Part[] = [
  { foot: [-180, 182, 650], top: [-232, 226, 830], beds: 4 },
  { foot: [-142, 162, 496], top: [-176, 178, 640], beds: 3 },
];
export const FOREARM: readonly Part[] = [
  { foot: [-366, -252, 440], top: [-322, -208, 668], beds: 5 },
  { foot: [-326, -196, 668], top: [-300, -188, 800], beds: 3 },
];
export const HELM: readonly Part[] = [{ foot: [-72, -4, 930], top: [-78, -2, 1080], beds: 3 }];

/** Rows of plates that lap over each other like slates: a shaded edge, the light above it, a rivet at each end. */
export function lapped(pen: Pen, p: At, iron: string, parts: readonly Part[]): void {
  for (const { foot, top, beds } of parts)
    for (const i of range(beds)) {
      const t = (i + 0.2) / beds;
      const [a, b] = [lerp(foot[0], top[0], t), lerp(foot[1], top[1], t)];
      const z = lerp(foot[2], top[2], t);
      const dip = (b - a) * 0.08;
      const row = (dz: number, inset = 0.03) =>
        range(9).map((j): Point => {
          const k = lerp(inset, 1 - inset, j / 8);
          return p(lerp(a, b, k), z + dz - dip * Math.sin(k * Math.PI));
        });
      pen.tint([...row(0), ...row(-13).reverse()], iron, { tone: -1.3, edge: 'straight', opacity: 0.7 });
      pen.tint([...row(2), ...row(14).reverse()], iron, { tone: 0.9, edge: 'straight', opacity: 0.6 });
      pen.line(row(0), 1);
      for (const k of [0.14, 0.86]) {
        const [x, y] = p(lerp(a, b, k), z + 12 - dip * Math.sin(k * Math.PI));
        pen.tint(arc(x, y, 3.4, 3.4, 0, TAU, 6), '#3a3550');
      }
    }
}

/** Rust that runs down from seams, soot at the vents, and scratches of a long war. */
export function rust(pen: Pen, p: At, scale: number): void {
  for (const [u, z, long, wide] of [
    [-190, 640, 90, 12],
    [-130, 830, 70, 9],
    [120, 836, 80, 11],
    [168, 660, 100, 12],
    [-60, 520, 60, 10],
    [86, 520, 70, 9],
    [-150, 280, 90, 12],
    [-60, 270, 60, 9],
    [110, 280, 100, 12],
    [190, 170, 80, 10],
    [-170, 160, 70, 9],
    [-300, 640, 90, 12],
    [-350, 480, 70, 9],
    [-270, 820, 80, 10],
    [240, 820, 80, 10],
    [10, 1000, 60, 9],
  ] as const)
    pen.tint(
      [
        p(u - wide, z),
        p(u + wide, z),
        p(u + wide * 0.4, z - long * 0.6),
        p(u, z - long),
        p(u - wide * 0.5, z - long * 0.5),
      ],
      '#9a5038',
      { opacity: 0.42 },
    );
  const scratches = range(26).map((i): Point[] => {
    const low = i % 3 === 0;
    const u = low ? (i % 2 ? -176 : 84) + ((i * 37) % 96) : -140 + ((i * 137) % 270);
    const z = low ? 20 + ((i * 53) % 150) : 510 + ((i * 211) % 320);
    return [p(u, z), p(u + 14 + (i % 3) * 5, z + 18 + (i % 4) * 6)];
  });
  pen.scratches(scratches, { width: 1.1, opacity: 0.5 });
  for (const [u, z] of [
    [-150, 640],
    [150, 640],
  ] as const)
    pen.tint(arc(...p(u, z), 26 * scale, 16 * scale, 0, TAU, 10), '#2c2840', { opacity: 0.3 });
}
