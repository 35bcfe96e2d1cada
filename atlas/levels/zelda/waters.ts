/** River, moat and lake of level 4 as one water: no bank and no seam is drawn where one runs into the other. */
import { arc, inside, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Edge, Ground } from '../../ground/ground';

export interface Water {
  readonly kind: string;
  readonly area: Points;
  /** What is seen of it, where that is less. */
  readonly drawn?: Points;
  readonly edge?: Edge;
  readonly joins?: readonly Points[];
}

/** From the bank to the middle: how far in, world units, and the colour there. */
const DEPTHS = [
  [13, '#469fc5'],
  [28, '#3d95bd'],
] as const;

/** Short waves in gathered rows, and light on some of them. */
function ripples(ground: Ground, polygon: Points): void {
  const dark: Point[][] = [];
  const light: Point[][] = [];
  ground.scatter(
    polygon,
    46,
    ([x, y], s) => {
      const w = ground.random.range(14, 40) * s;
      const h = 4.5 * s;
      const wave: Point[] = [
        [x - w, y],
        [x - w * 0.5, y - h],
        [x, y],
        [x + w * 0.5, y - h],
        [x + w, y],
      ];
      if (wave.every((q) => inside(q, polygon))) (ground.random.chance(0.4) ? light : dark).push(wave);
    },
    { gather: 0.08, seed: 42, size: 220 },
  );
  ground.inkMarks(dark, { width: 2, opacity: 0.5, smooth: true });
  ground.inkMarks(light, { width: 4, colour: '#e2f6fa', tone: 0.5, opacity: 0.85, smooth: true });
}

/** Lays all waters: first their beds, then level by level what is deeper, then waves, and the banks last. */
export function layWaters(ground: Ground, shallow: string, waters: readonly Water[]): void {
  for (const { kind, area, drawn = area } of waters) ground.lay(kind, area, { material: shallow, drawn });
  for (const [offset, material] of DEPTHS)
    for (const { kind, area, drawn = area } of waters)
      ground.lay(kind, area, { material, drawn: ground.within(resample(drawn, 9, true), offset) });
  const [, [inmost, deep]] = DEPTHS;
  for (const { kind, area, drawn = area, edge, joins = [] } of waters)
    if (edge)
      ground.lay(kind, area, {
        material: deep,
        drawn: ground.within(resample(drawn, 9, true), inmost),
        edge: () => edge(ground, drawn),
        joins,
      });
  // above all beds, or the next one would lie over them
  for (const { area, drawn = area } of waters) ripples(ground, drawn);
}

/** Reeds where a bank is wet: single blades side by side, the tallest with a brown head; no ink knot at their feet. */
export function reeds(ground: Ground, spots: readonly Point[]): void {
  const { random, scene } = ground;
  const blades: Point[][] = [];
  const heads: Point[][] = [];
  for (const [x, y] of spots)
    for (let i = 0; i < 5; i++) {
      const s = scene.scaleAt(y);
      const at: Point = [x + ((i - 2) * 17 + random.jitter(4)) * s, y + random.jitter(8) * s];
      const [lean, tall] = [((i - 2) * 5 + random.jitter(5)) * s, random.range(50, 88) * s];
      const blade = (bend: number, height: number): void => {
        blades.push([
          [at[0] - 3.4 * s, at[1]],
          [at[0] + bend * 0.5 - 2.6 * s, at[1] - height * 0.6],
          [at[0] + bend, at[1] - height],
          [at[0] + bend * 0.5 + 3.2 * s, at[1] - height * 0.55],
          [at[0] + 3.8 * s, at[1]],
        ]);
      };
      blade(lean, tall);
      if (i % 2) {
        blade(lean + (i - 2) * 16 * s, tall * 0.5);
        continue;
      }
      const [u, v] = [at[0] + lean, at[1] - tall];
      heads.push([
        [u - 4 * s, v + 16 * s],
        [u - 4 * s, v - 8 * s],
        [u, v - 14 * s],
        [u + 4 * s, v - 8 * s],
        [u + 4 * s, v + 16 * s],
      ]);
    }
  ground.fillMarks(blades, '#5f9a44', { smooth: false, ink: 1 });
  ground.fillMarks(heads, '#8a5636', { smooth: false, ink: 1.2 });
}

/** Rings of water round what stands in it. */
export function rings(ground: Ground, spots: readonly Point[]): void {
  const list = spots.flatMap(([x, y]): Point[][] => {
    const s = ground.scene.scaleAt(y);
    return [
      arc(x, y, 17 * s, 6 * s, 0.2, 5.9, 14),
      arc(x, y + 2 * s, 30 * s, 11 * s, 0.5, 2.7, 10),
      arc(x, y, 30 * s, 11 * s, 3.5, 5.6, 10),
    ];
  });
  ground.inkMarks(list, { width: 3.4, colour: '#eefaff', tone: 0.5, opacity: 0.95, smooth: true });
}
