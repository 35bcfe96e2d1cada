/** What is done on level 8 when its scenes are told: thrown things are given the village's forms, falls and reeds are set, boards and shores are kept free. */
import { resample, spline } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { clearing } from '../../stage/act';
import type { Stage } from '../../stage/place';
import { clear } from '../../stage/seats';
import { rock } from '../../things/props/garden';
import { cascade } from './things/cascade';
import { paperStars, threadBall } from './things/flying';
import { reeds } from './things/reeds';
import { RIVER } from './places';

/** Where somebody stood before other faces: the rim of the bath, the sign of the tea house, behind the juggler. */
const FREED = [
  { x0: 110, y0: 1762, x1: 540, y1: 1960 },
  { x0: 1380, y0: 1500, x1: 1500, y1: 1596 },
  { x0: 560, y0: 1490, x1: 740, y1: 1520 },
] as const;

/** Ground that the crowd leaves alone: both bridges, the lawn between them, the bath's rim, below the two signs, the strip of fences. */
const QUIET = [
  [330, 1850, 190],
  [730, 1560, 170],
  [800, 2110, 190],
  [820, 1968, 110],
  [1030, 1930, 130],
  [820, 2450, 90],
  [850, 2300, 80],
  [1440, 1540, 80],
  [1500, 1590, 80],
  [1705, 1640, 90],
  [1860, 1600, 70],
  [2020, 2500, 110],
  [2030, 2310, 80],
  [1905, 1730, 70],
  [1920, 1240, 80],
  [1215, 1560, 70],
  [1235, 1430, 70],
  [2100, 2630, 90],
  [1140, 1190, 90],
  [3290, 1520, 90],
  [3320, 1840, 110],
  [500, 1545, 90],
  [3390, 1660, 80],
  [3390, 1990, 80],
  [3540, 2400, 110],
] as const;

/** No snow falls on this village: its children throw stars of paper, and a ball wound of thread. */
function folded({ scene }: Stage): void {
  for (const thing of scene.things.filter(({ name }) => name === 'balls')) {
    const { options } = thing;
    const r = 'r' in options ? options.r : undefined;
    const kind = r === 12 ? paperStars : r === 18 ? threadBall : undefined;
    if (!kind) continue;
    scene.remove([thing]);
    scene.add(kind, thing.at, {
      aloft: true,
      ...(options.sortY === undefined ? {} : { sortY: options.sortY }),
    });
  }
}

/** Reeds and stones by turns along both banks, closer here and wider there, none on the bridges. */
function banks({ scene }: Stage): void {
  const random = scene.random.fork('banks');
  const way = resample(spline(RIVER, false, 10), 62);
  for (const [i, [x, y]] of way.entries()) {
    if ((y > 1490 && y < 1640) || (y > 2070 && y < 2240) || y < 960 || y > 2700) continue;
    const s = scene.scaleAt(y);
    for (const side of [-1, 1]) {
      if (random.chance(0.3)) continue;
      const at: Point = [x + side * (92 + random.jitter(10)) * s, y + random.jitter(14)];
      if (!scene.isFree(at, 16 * s)) continue;
      if ((i + side) % 3) scene.add(reeds, at, { tall: random.range(34, 62), lean: -side });
      else
        scene.add(rock, at, {
          width: random.range(30, 58),
          height: random.range(18, 32),
          material: random.pick(['#b8a890', '#a89a94', '#c0b09a']),
        });
    }
  }
}

export function afterwards(stage: Stage): void {
  const { scene } = stage;
  folded(stage);
  for (const box of FREED) clear(stage, ['figure'], box);
  scene.add(cascade, [104, 1010], { tall: 860, sortY: 1046, perched: true });
  scene.add(cascade, [3726, 960], { tall: 860, sortY: 1046, perched: true });
  banks(stage);
  for (const [x, y, r] of QUIET) scene.add(clearing, [x, y], { r });
}
