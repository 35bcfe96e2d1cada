/** What only a bird sees of level 3's land: fields in rows, woods as dark patches, and the shadows of what flies. */
import { arc, nth, pairs } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground, Texture } from '../../ground/ground';
import { island } from '../../ground/shapes';
import { blotches, grass } from '../../ground/textures';
import { SHADOWS } from './places';

/** Woods: where, how far they reach, and the chance that shaped them. */
const WOODS: readonly (readonly [x: number, y: number, rx: number, ry: number, seed: number])[] = [
  [1350, 1150, 330, 170, 3],
  [520, 1500, 210, 130, 8],
  [1830, 430, 240, 110, 4],
  [2330, 2600, 190, 110, 9],
];

/** Four corners each, rows along the first side. */
const FIELDS: readonly (readonly [material: string, corners: readonly Point[]])[] = [
  ['#e6c65a', pairs([860, 2030, 1010, 1975, 1080, 2110, 920, 2165])],
  ['#b5d65c', pairs([935, 2190, 1095, 2135, 1170, 2260, 1000, 2320])],
  ['#c9975e', pairs([700, 2090, 835, 2040, 895, 2170, 760, 2215])],
  ['#e6c65a', pairs([1760, 600, 1900, 570, 1950, 670, 1800, 705])],
  ['#b5d65c', pairs([1960, 560, 2100, 535, 2150, 640, 2005, 665])],
  ['#c9975e', pairs([2420, 1330, 2540, 1380, 2480, 1480, 2350, 1430])],
];

/** Furrows along the first side of a field. */
const rows =
  (corners: Points): Texture =>
  (ground, polygon, material) => {
    blotches(ground, polygon, { material, strength: 0.4 });
    const [a, b, c, d] = [nth(corners, 0), nth(corners, 1), nth(corners, 2), nth(corners, 3)];
    const lines: Point[][] = [];
    const sprouts: Point[][] = [];
    const on = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    for (let t = 0.1; t < 0.95; t += 0.115) {
      const [from, to] = [on(a, d, t), on(b, c, t)];
      lines.push([on(from, to, 0.06), on(from, to, 0.94)]);
      for (let s = 0.1; s < 0.92; s += 0.085) {
        const [x, y] = on(from, to, s + ground.random.jitter(0.02));
        sprouts.push(arc(x, y - 5, 7, 8, 0, Math.PI * 2, 6));
      }
    }
    ground.inkMarks(lines, { width: 6, colour: material, tone: -1.2, opacity: 0.8 });
    ground.fillMarks(sprouts, material, { tone: 0.5, ink: 1.2 });
  };

export function layFields(ground: Ground): void {
  for (const [x, y, rx, ry, seed] of WOODS)
    ground.lay('wood', island([x, y], rx, ry, { seed, rough: 0.3 }), {
      material: '#5fa860',
      texture: grass({ seed, density: 1.3 }),
      edge: edges.grassy({ grassColour: '#7ab058' }),
    });
  for (const [material, corners] of FIELDS)
    ground.lay('field', corners, {
      material,
      texture: rows(corners),
      edge: edges.kerb({ kerbColour: '#a9845a', kerbWidth: 7, lift: 5 }),
    });
}

/** Shadows on land and sea, so that one sees how high flies what casts them. */
export function layShadows(ground: Ground): void {
  const dark = ground.light.night ? '#0a0830' : '#2f2a6e';
  // a shadow from so high has no edge
  const [sx, sy] = SHADOWS.airship;
  ground.sunPatch([sx - 20, sy], 390, 112, dark, 0.6);
  ground.sunPatch([sx + 20, sy + 6], 250, 60, dark, 0.4);
  ground.sunPatch([...SHADOWS.castle], 380, 130, dark, 0.7);
  for (const [x, y, rx, ry] of [
    [1240, 1800, 300, 110],
    [2600, 620, 260, 100],
    [420, 1240, 240, 90],
  ] as const)
    ground.sunPatch([x, y], rx, ry, dark, 0.34);
}
