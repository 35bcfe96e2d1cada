/** The quay of level 2, and how its stones end in the lawn and the lane: worn away and grown over, not cut off. */
import { inside, nth, range, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { fractal } from '../../core/noise';
import { edges } from '../../ground/edges';
import type { Ground } from '../../ground/ground';
import { cobbles } from '../../ground/paving';
import { area, island } from '../../ground/shapes';
import { clump } from '../../ground/textures';
import { C } from './places';

/** Where people stand on it. */
export const QUAY = area(
  [
    [2040, 1960],
    [2500, 1830],
    [3300, 1830],
    [3700, 1900],
    [3940, 1960],
    [3940, 2040],
    [3500, 2210],
    [3380, 2420],
    [3300, 2640],
    [3280, 2820],
    [2060, 2820],
    [1920, 2380],
  ],
  { seed: 8, rough: 8 },
);

/** The side that no wall holds: left of here and below there, picture pixels. */
const LOOSE: Point = [2120, 2120];

const isLoose = ([x, y]: Point): boolean => x < LOOSE[0] && y > LOOSE[1] && y < 2790;

/** Bays of lawn and tongues of stone, as far as 70 pixels to either side of where a ruler would go. */
const worn = ([x, y]: Point): Point => {
  const bays = 84 * fractal(y / 74, 3.7, 12, 3);
  const teeth = 26 * fractal(y / 19, 9.1, 31, 2);
  return [x + 14 + bays + teeth, y];
};

/** What is seen of it. */
const DRAWN: Points = resample(QUAY, 7, true).map((point) => (isLoose(point) ? worn(point) : point));

/** A stone of the paving by itself, uneven. */
const stone = ([x, y]: Point, s: number, seed: number): Point[] =>
  island([x, y], 17 * s, 8.5 * s, { rough: 0.34, seed, points: 14 });

/** Stones that came off the edge, fewer the farther out, and tufts that took their places. */
function crumble(ground: Ground): void {
  const random = ground.scene.random.fork('quay-edge');
  const edge = DRAWN.filter(isLoose);
  const stones: Point[][] = [];
  const pale: Point[][] = [];
  const tufts: Point[][] = [];
  const gaps: Point[][] = [];
  for (const i of range(64)) {
    const [x, y] = nth(edge, Math.floor(((i + random.next()) / 64) * edge.length));
    const s = ground.scene.scaleAt(y);
    const out: Point = [x - random.range(8, 150) * random.range(0.25, 1), y + random.jitter(12)];
    const kind = ground.kindAt(out);
    if (!inside(out, DRAWN) && kind !== 'river')
      (i % 3 ? stones : pale).push(stone(out, s * random.range(0.6, 1.15), i + 1));
    const within: Point = [x + random.range(10, 130) * random.range(0.3, 1), y + random.jitter(10)];
    if (i % 2 || !inside(within, DRAWN)) continue;
    gaps.push(
      island(within, random.range(24, 52) * s, random.range(9, 16) * s, { rough: 0.5, seed: i, points: 18 }),
    );
    tufts.push(clump([within[0], within[1] + 3 * s], s * 0.9, random, 44));
  }
  ground.fillMarks(gaps, C.meadow, { tone: -0.1, opacity: 0.85 });
  ground.fillMarks(stones, C.quay, { tone: -0.25, ink: 1.7 });
  ground.fillMarks(pale, C.quay, { tone: 0.5, ink: 1.7 });
  ground.fillMarks(tufts, '#7fae4f', { tone: -0.3, smooth: false, ink: 1.5 });
}

/** Lays it; `lanes` run into it, and no edge is drawn across their mouths. */
export function layQuay(ground: Ground, lanes: readonly Points[]): void {
  ground.lay('quay', QUAY, {
    material: C.quay,
    texture: cobbles({ stone: 40, cover: -0.02 }),
    edge: edges.grassy({ grassColour: '#8fb858' }),
    drawn: DRAWN,
    joins: lanes,
  });
  crumble(ground);
}
