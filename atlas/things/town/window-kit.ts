/** How a window is kept and what eaves do to the wall below: no two windows of a street are the same dark square. */
import { TAU, arc, range } from '../../core/geometry';
import { Random } from '../../core/random';
import type { BoxWalls, Wall } from '../../core/solids';

/** Picture pixels: a smaller pane shows nothing but itself. */
const LEAST_PANE = 11;
const CLOTHS = ['#f4ead6', '#d98a86', '#8fb3a6', '#e3bd74', '#b59bc9', '#7f9fc4', '#f3e3ef'];
const POTS = ['#b5623f', '#5f7f9a', '#d9a04a', '#8a5f7a'];
const SHADE = '#2b1f4f';

const KEPT = [
  'drawn',
  'parted',
  'parted',
  'cafe',
  'blind',
  'plant',
  'plant',
  'books',
  'vase',
  'bare',
  'bare',
];

/** A pane in the wall's own units: `s` along the wall, `z` up. */
export interface Pane {
  readonly s0: number;
  readonly s1: number;
  readonly z0: number;
  readonly z1: number;
}

/**
 * Draws what is seen through one pane and the shade of its reveal, after the glass and before its bars. Chance comes
 * from where the pane lies, so that nothing else of the house is drawn otherwise.
 */
export function keptWindow(wall: Wall, { s0, s1, z0, z1 }: Pane): void {
  const { pen } = wall;
  const unit = wall.frame.scale;
  const [w, h] = [s1 - s0, z1 - z0];
  const [x, y] = wall.at(s0, z0);
  const [right] = wall.at(s1, z0);
  if (Math.min(Math.abs(right - x), h * unit) < LEAST_PANE) return;
  const random = new Random(`window ${Math.round(x)} ${Math.round(y)}`);
  const cloth = random.pick(CLOTHS);
  const inside = { ink: 0.45, wobble: 0 };
  const hang = (a: number, b: number, low: number) => {
    wall.panel(a, low, b, z1, cloth, inside);
    const folds = range(2).map((i) => a + ((b - a) * (i + 1)) / 3);
    pen.scratches(folds.map((s) => [wall.at(s, low + 2), wall.at(s, z1 - 2)]));
  };
  const parted = (share: number) => {
    for (const [edge, way] of [
      [s0, 1],
      [s1, -1],
    ] as const) {
      const corners = [
        wall.at(edge, z1),
        wall.at(edge + way * w * share, z1),
        wall.at(edge + way * w * share * 0.8, z0 + h * 0.62),
        wall.at(edge + way * w * share * 0.4, z0 + h * 0.4),
        wall.at(edge + way * w * share * 0.55, z0),
        wall.at(edge, z0),
      ];
      pen.shape(corners, cloth, { tone: wall.tone, contour: false, ...inside });
    }
  };
  const kept = random.pick(KEPT);
  if (kept === 'drawn') for (const k of [0, 1]) hang(s0 + (k * w) / 2, s0 + ((k + 1) * w) / 2, z0);
  if (kept === 'parted') parted(random.range(0.34, 0.48));
  if (kept === 'cafe') wall.panel(s0, z0, s1, z0 + h * 0.45, cloth, inside);
  if (kept === 'blind') {
    const low = z0 + h * random.range(0.3, 0.7);
    wall.panel(s0, low, s1, z1, cloth, inside);
    const slats = range(4).map((i) => low + ((z1 - low) * (i + 0.8)) / 4.6);
    pen.scratches(slats.map((z) => [wall.at(s0, z), wall.at(s1, z)]));
  }
  if (kept === 'plant') {
    const m = s0 + w * random.range(0.35, 0.65);
    const r = Math.min(w * 0.24, h * 0.2);
    for (const [ds, dz] of [
      [-0.9, 1.9],
      [0.9, 2],
      [0, 2.7],
    ] as const)
      pen.shape(arc(...wall.at(m + ds * r, z0 + dz * r), r * unit, r * unit, 0, TAU, 7), '#5f9a5a', {
        edge: 'scallop',
        ink: 0.45,
        contour: false,
      });
    wall.panel(m - r * 0.8, z0, m + r * 0.8, z0 + r * 1.3, random.pick(POTS), inside);
  }
  if (kept === 'books')
    for (const i of range(5)) {
      const a = s0 + (w * (i + 0.3)) / 5.6;
      wall.panel(
        a,
        z0,
        a + w / 6.5,
        z0 + h * random.range(0.24, 0.44),
        random.pick([...POTS, ...CLOTHS]),
        inside,
      );
    }
  if (kept === 'vase') {
    parted(0.22);
    const m = s0 + w * 0.5;
    const r = Math.min(w * 0.2, h * 0.17);
    pen.shape(arc(...wall.at(m, z0 + r), r * unit, r * 1.1 * unit, 0, TAU, 9), random.pick(POTS), {
      edge: 'smooth',
      contour: false,
      ink: 0.45,
    });
  }
  if (pen.light.night) return;
  const reveal = Math.min(w, h) * 0.13;
  const shade = { edge: 'straight', opacity: 0.34 } as const;
  pen.tint(wall.rect(s0, z1 - reveal * 1.4, s1, z1), SHADE, shade);
  pen.tint(wall.rect(s0, z0, s0 + reveal, z1 - reveal * 1.4), SHADE, shade);
}

/** The shade that eaves throw on walls and on all that is drawn on them; `depth` in the wall's units, soft below. */
export function eaveShade(walls: BoxWalls, depth: number): void {
  for (const wall of Object.values(walls)) {
    const { pen, width, height } = wall;
    const opacity = pen.light.night ? 0.14 : 0.2;
    for (const share of [1, 0.62])
      pen.tint(wall.rect(0, Math.max(0, height - depth * share), width, height), SHADE, {
        edge: 'straight',
        opacity,
      });
  }
}
