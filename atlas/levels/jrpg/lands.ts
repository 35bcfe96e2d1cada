/** The lands of level 3 between the coast and each other: where they lie, and the uneven borders one sees of them. */
import { inside, nth, pairs, resample } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { fractal } from '../../core/noise';
import type { Ground } from '../../ground/ground';
import { clump } from '../../ground/textures';
import { GREEN, landBetween } from './coast';

export const SNOW: Points = landBetween(
  0,
  8,
  pairs([1470, 420, 1560, 640, 1400, 860, 1160, 1040, 1020, 1220, 700, 1310]),
);

export const WASTE: Points = landBetween(
  12,
  20,
  pairs([2700, 1150, 2520, 1010, 2430, 800, 2350, 600, 2420, 400]),
);

export const SAND: Points = landBetween(
  22,
  29,
  pairs([2640, 2480, 2480, 2310, 2430, 2060, 2520, 1840, 2680, 1690]),
);

const COAST: ReadonlySet<string> = new Set(GREEN.map(String));

/** A land with its coast as it is and its border inland gone in and out: a smooth one over so long a way looks ruled. */
function frayed(land: Points): readonly Point[] {
  const shore = land.filter((p) => COAST.has(String(p)));
  const border = resample([nth(shore, shore.length - 1), ...land.slice(shore.length), nth(shore, 0)], 12);
  return [
    ...shore,
    ...border.slice(1, -1).map(([x, y], i): Point => {
      const k = Math.min(1, Math.min(i + 1, border.length - 2 - i) / 8);
      return [
        x + k * (30 * fractal(x / 120, y / 120, 41) + 9 * fractal(x / 26, y / 26, 42)),
        y + k * (20 * fractal(x / 120 + 30, y / 120, 43) + 7 * fractal(x / 26 + 30, y / 26, 44)),
      ];
    }),
  ];
}

export const SEEN_WASTE = frayed(WASTE);
export const SEEN_SAND = frayed(SAND);
/** As far as the road alone: what lay beyond it was a white blot on the green. */
export const SEEN_SNOW = frayed(
  landBetween(
    0,
    8,
    pairs([1470, 420, 1560, 640, 1400, 860, 1130, 968, 940, 1080, 822, 1210, 770, 1290, 660, 1312]),
  ),
);

/** Where the beach of the south-east has no dunes before it, and ran as straight as a rule. */
const bare = ([x, y]: Point): boolean => x > 2600 && y > 2540;

/** The green behind the beach, its straight stretch in the south-east in and out. */
export const SEEN_GREEN: Points = GREEN.map((p): Point => {
  if (!bare(p)) return p;
  const [x, y] = p;
  const k = Math.min(1, (y - 2540) / 40);
  return [x - 14 * k + 34 * k * fractal(x / 70, y / 70, 12), y + 16 * k * fractal(x / 50 + 9, y / 50, 13)];
});

/** Grass over that stretch, and over the border of green and sand that comes down to it. */
export function shoreTufts(ground: Ground): void {
  const { random, scene } = ground;
  const border = resample(SEEN_SAND, 17, true).filter(
    ([x, y]) => x < 2860 && y > 2480 && !inside([x, y + 30], SEEN_SAND),
  );
  const edge = resample(SEEN_GREEN.filter(bare), 17);
  const tufts = [...edge, ...border]
    .filter(([, y]) => y < scene.height + 20)
    .map(([x, y]) => clump([x + random.jitter(11), y + random.jitter(9)], scene.scaleAt(y), random));
  ground.fillMarks(
    tufts.filter((_, i) => i % 2),
    '#7ab058',
    { tone: -0.8, smooth: false, ink: 1.6 },
  );
  ground.fillMarks(
    tufts.filter((_, i) => i % 2 === 0),
    '#7ab058',
    { tone: -0.1, smooth: false, ink: 1.6 },
  );
}
