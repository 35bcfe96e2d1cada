/** The shore of level 3's world: shallows and lines of foam round a slab of land that stands out of a deep sea. */
import { inside, nth, range, spline } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { fractal } from '../../core/noise';
import type { Ground } from '../../ground/ground';
import { area } from '../../ground/shapes';
import { C, COAST } from './places';

/** Points of the drawn shore for each of `COAST`. */
const DETAIL = 14;
const SHORE = area(COAST, { seed: 3, rough: 26 });

/** Picture pixels: how far the land stands out of the sea, and how broad its beach is. */
const RISE = 46;
const BEACH = 30;

/** The shore moved inland. */
function inland(by: number): Point[] {
  const count = SHORE.length;
  return SHORE.map(([x, y], i): Point => {
    const [before, after] = [nth(SHORE, (i + count - 5) % count), nth(SHORE, (i + 5) % count)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const far = by / (Math.hypot(dx, dy) || 1);
    return [x - dy * far, y + dx * far * 0.7];
  });
}

const TURF = inland(BEACH);

/** Everything that is not sea. */
export const LAND: Points = SHORE;
/** What grows begins behind the beach. */
export const GREEN: Points = TURF;
/** So far from the shore that no tuft or patch of colour lies on the beach. */
export const MEADOW: Points = inland(120);

/** A land: the coast from one of its places to another, and back through points inland. */
export const landBetween = (from: number, to: number, inner: Points): Point[] => [
  ...TURF.slice(from * DETAIL, to * DETAIL + 1),
  ...spline([nth(TURF, to * DETAIL), ...inner, nth(TURF, from * DETAIL)]).slice(1, -1),
];

/** Rings of ever lighter water towards the land, each with its line of foam, as on a chart. */
const RINGS = [
  [250, '#3473b4'],
  [168, '#4690c2'],
  [92, '#74c3d2'],
] as const;

/** A closed shore with each point moved to the middle of so many neighbours on either side. */
function eased(shore: Points, reach: number): Point[] {
  const count = shore.length;
  const line = shore.map((_, i): Point => {
    const near = range(2 * reach + 1).map((k) => nth(shore, (i + k - reach + count) % count));
    return [
      near.reduce((sum, [x]) => sum + x, 0) / near.length,
      near.reduce((sum, [, y]) => sum + y, 0) / near.length,
    ];
  });
  return [...line, nth(line, 0)];
}

/** The cove in the west: where its points begin and end in `COAST`. */
const COVE = [35, 40] as const;

/** The shore with its cove filled up by a share: far out, the surf passes by what lies behind it. */
function past(shore: Points, share: number): Point[] {
  const [from, to] = [COVE[0] * DETAIL, COVE[1] * DETAIL];
  const [a, b] = [nth(shore, from), nth(shore, to)];
  return shore.map(([x, y], i): Point => {
    if (i <= from || i >= to) return [x, y];
    const t = (i - from) / (to - from);
    return [x + (a[0] + (b[0] - a[0]) * t - x) * share, y + (a[1] + (b[1] - a[1]) * t - y) * share];
  });
}

/** The deep sea with its waves, from edge to edge of the picture. */
export function laySea(ground: Ground): void {
  const { scene, random } = ground;
  const { width, height } = scene;
  const whole: Points = [
    [-60, -60],
    [width + 60, -60],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  ground.lay('sea', whole, { material: C.sea });
  const foot = SHORE.map(([x, y]): Point => [x, y + RISE]);
  const crests: Point[][] = [];
  const troughs: Point[][] = [];
  ground.scatter(
    whole,
    88,
    ([x, y], s) => {
      if (inside([x, y - 20], SHORE)) return;
      const w = random.range(20, 38) * s;
      const wave: Point[] = [
        [x - w, y],
        [x - w * 0.5, y - 8 * s],
        [x, y],
        [x + w * 0.5, y - 8 * s],
        [x + w, y],
      ];
      (random.chance(0.45) ? crests : troughs).push(wave);
    },
    { gather: -0.05, seed: 41, size: 240 },
  );
  ground.inkMarks(troughs, { width: 4, colour: C.sea, tone: -0.9, opacity: 0.8, smooth: true });
  ground.inkMarks(crests, { width: 5, colour: '#8cc4ea', opacity: 0.8, smooth: true });
  for (const [wide, water] of RINGS) {
    // the farther out, the less the surf knows of every cove: no kink of the shore is seen in it
    const line = eased(past(foot, 0.2 + wide / 450), Math.round(wide / 14)).map(([x, y]): Point => {
      // far from every cove it would run as straight as rails
      const swell = (6 + wide * 0.05) * fractal(x / 190, y / 190, wide, 2);
      return [x + swell, y + swell];
    });
    ground.inkMarks([line], { width: wide + 9, colour: '#d8f4f4', opacity: 1, smooth: true });
    ground.inkMarks([line], { width: wide, colour: water, opacity: 1, smooth: true });
    ground.fillMarks([line], water);
  }
  layCliff(ground, foot);
}

/** The rock under the land, seen wherever a coast looks towards us. */
function layCliff(ground: Ground, foot: Points): void {
  const { random } = ground;
  ground.inkMarks([[...foot, nth(foot, 0)]], { width: 16, colour: '#ffffff', opacity: 1 });
  ground.fillMarks([foot], C.cliff, { tone: -0.4, smooth: false, ink: 4 });
  const beds: Point[][] = [];
  const lit: Point[][] = [];
  foot.forEach(([x, y], i) => {
    if (random.chance(0.55))
      beds.push([
        [x, y - RISE],
        [x + random.jitter(5), y - random.range(2, 18)],
      ]);
    const [nx, ny] = nth(foot, (i + 3) % foot.length);
    if (i % 7 === 0)
      lit.push([
        [x, y - RISE],
        [nx, ny - RISE],
        [nx, ny - 12],
        [x, y - 16],
      ]);
  });
  ground.fillMarks(lit, C.cliff, { tone: 0.5, smooth: false });
  ground.inkMarks(beds, { width: 2, opacity: 0.7 });
}
