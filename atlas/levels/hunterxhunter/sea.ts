/** The sea round the exam island as the airship sees it, and the airship's shadow. */
import { inside, nth, resample, ribbon } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { offshore, skyShadow } from '../../ground/offshore';
import { broken, island } from '../../ground/shapes';
import { water } from '../../ground/textures';
import { C } from './places';

/** Picture pixels: the sea's deeper bands end this far outside the picture, else their frame would be seen. */
const DEEP = 900;
const FOAM = '#e6fbf2';
const SHADOW = '#0d3a4c';

export function laySea(ground: Ground, shore: Points): void {
  const { width, height } = ground.scene;
  const whole: Point[] = [
    [-DEEP, -DEEP],
    [width + DEEP, -DEEP],
    [width + DEEP, height + DEEP],
    [-DEEP, height + DEEP],
  ];
  ground.lay('sea', resample(whole, 60, true), { material: C.sea, texture: water({ foam: '#a9dcd6' }) });
  layShore(ground, shore);
  for (const [at, rx, ry, seed] of [
    [[3300, 2560], 420, 150, 5],
    [[330, 300], 360, 150, 8],
  ] as const)
    skyShadow(ground, island(at, rx, ry, { seed, rough: 0.4, points: 40 }), SHADOW, 0.22);
  // something as long as a ship follows those who row
  skyShadow(
    ground,
    FISH.map(([u, v]): Point => [230 + u, 1750 + v]),
    SHADOW,
    0.5,
  );
}

/** Shelves of ever lighter water about the shore, and the swell that comes in over them: crests that begin and end thin. */
function layShore(ground: Ground, shore: Points): void {
  for (const [by, material] of [
    [120, C.shelf],
    [62, C.shoal],
  ] as const)
    ground.lay('shoal', offshore(shore, by), { material });
  for (const [by, half, opacity, keep, skip] of [
    [58, 3, 0.85, [7, 20], [3, 9]],
    [108, 2.6, 0.6, [6, 14], [5, 14]],
  ] as const) {
    const shallow = offshore(shore, by - 14);
    const line = offshore(shore, by).filter((point) => !inside(point, shallow));
    const crests = broken(line, ground.random, { keep, skip })
      .filter((crest) => crest.length > 3)
      .filter((crest) =>
        crest.every(
          ([x, y], i) => i === 0 || Math.hypot(x - nth(crest, i - 1)[0], y - nth(crest, i - 1)[1]) < 60,
        ),
      )
      .map((crest) => ribbon(crest, (t) => half * Math.sin(Math.PI * (0.04 + 0.92 * t))));
    ground.fillMarks(crests, FOAM, { opacity, smooth: true });
  }
}

/** A great fish under the water, its head up the picture; picture pixels. */
const FISH = [
  [-30, -150],
  [10, -110],
  [34, -40],
  [84, 6],
  [36, 14],
  [24, 80],
  [10, 120],
  [50, 190],
  [0, 168],
  [-54, 184],
  [-14, 118],
  [-24, 60],
  [-78, 40],
  [-50, -20],
  [-52, -100],
] as const;

/** The whale airship from above, its fins beside its body; in its own units. */
const WHALE = [
  [-330, 0],
  [-290, 66],
  [-190, 104],
  [-130, 116],
  [-150, 190],
  [-96, 196],
  [-20, 122],
  [110, 100],
  [230, 52],
  [300, 24],
  [372, 84],
  [424, 92],
  [392, 20],
  [430, -52],
  [376, -58],
  [300, -22],
  [180, -66],
  [90, -92],
  [60, -150],
  [10, -158],
  [-40, -104],
  [-190, -96],
  [-296, -56],
] as const;

/** Lays its shadow about a point as ground of the kind `shade`, on which nobody stands: it reads as one form. */
export function layAirshipShadow(ground: Ground, [x, y]: Point, unit: number, turn: number): void {
  const outline = WHALE.map(([u, v]): Point => {
    const [p, q] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
    return [x + p * unit, y + q * unit * 0.72];
  });
  ground.lay('shade', outline, { material: C.lawn, drawn: outline.slice(0, 1) });
  skyShadow(ground, outline, SHADOW, 0.5);
}
