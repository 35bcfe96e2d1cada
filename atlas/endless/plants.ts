/** Plants what grows on the place: woods that frame it, groves between the quarters, bushes. */
import type { Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import { island } from '../ground/shapes';
import { WIDTH } from '../stage/theme';
import { conifer } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import type { Furnisher } from './furnisher';

const BERRIES = ['#ffffff', '#e0404a', '#f2a03c'];
/** Where trees stand together between the quarters. */
const GROVES = 7;
/** Trees frame the picture and close its far edge. */
const FRAME: readonly (readonly [count: number, within: Points])[] = [
  [
    34,
    [
      [-60, 830],
      [WIDTH + 60, 830],
      [WIDTH + 60, 1100],
      [-60, 1100],
    ],
  ],
  [
    12,
    [
      [-60, 1100],
      [560, 1100],
      [420, 2716],
      [-60, 2716],
    ],
  ],
  [
    12,
    [
      [3280, 1100],
      [WIDTH + 60, 1100],
      [WIDTH + 60, 2716],
      [3420, 2716],
    ],
  ],
];

/** Plants trees and bushes wherever meadow is left. */
export function plant(furnisher: Furnisher): void {
  const { mood } = furnisher.design;
  const snow = mood.climate === 'snow';
  const grove = (count: number, apart: number, tall: readonly [number, number], within?: Points) => {
    const rule = { count, apart, on: ['meadow'], ...(within ? { within } : {}) };
    const measures = (random: Random) => ({
      width: random.range(tall[0] * 0.72, tall[1] * 0.78),
      height: random.range(...tall),
      leaf: random.pick(mood.leaf),
    });
    if (snow)
      furnisher.scatter({
        ...rule,
        kind: conifer,
        options: (random) => ({ ...measures(random), width: random.range(120, 180), snow: '#ffffff' }),
      });
    else furnisher.scatter({ ...rule, kind: tree, options: measures });
  };
  for (const [i, [count, within]] of FRAME.entries()) grove(count, i === 0 ? -6 : 6, [230, 330], within);
  // trees that stand together are one dark from afar; one by one they are dots
  const random = furnisher.random('groves');
  for (let i = 0; i < GROVES; i++) {
    const at: Point = [random.range(300, WIDTH - 300), random.range(1150, 2560)];
    grove(5, -10, [210, 300], island(at, 240, 74, { seed: 60 + i }));
  }
  grove(4, 30, [200, 280]);
  furnisher.scatter({
    kind: bush,
    count: snow ? 34 : 44,
    apart: 0,
    on: ['meadow'],
    options: (random) => ({
      width: random.range(60, 120),
      leaf: random.pick(mood.leaf),
      // in snow all have berries or snow on them: bare white ones look like clouds
      ...(snow || random.chance(0.35)
        ? { flower: random.pick(snow ? BERRIES : [...mood.flowers, '#ffffff']) }
        : {}),
    }),
  });
}
