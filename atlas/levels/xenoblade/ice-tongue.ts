/** A tongue of ice below the western snow, so that whoever brakes a sledge there has ground under both feet. */
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';
import { area } from '../../ground/shapes';
import { earth } from '../../ground/textures';
import { cliff } from './things/cloud-coast';

/** Its outline, which begins and ends under the snow it hangs on. */
const TONGUE: readonly Point[] = [
  [2300, 1430],
  [2246, 1530],
  [2236, 1640],
  [2290, 1716],
  [2420, 1756],
  [2600, 1788],
  [2780, 1824],
  [2920, 1830],
  [3010, 1780],
  [2900, 1700],
  [2600, 1600],
  [2420, 1520],
];

/** Snow that has drifted over the joint. */
const DRIFT: readonly Point[] = [
  [2290, 1400],
  [2266, 1490],
  [2258, 1600],
  [2300, 1690],
  [2430, 1734],
  [2620, 1768],
  [2790, 1802],
  [2900, 1806],
  [3060, 1776],
  [2960, 1690],
  [2620, 1570],
  [2420, 1480],
  [2350, 1390],
];

/** What of it counts as ground of its own: only what hangs over the clouds, so that everybody else's place stays snow. */
const OVER: readonly Point[] = [
  [2300, 1700],
  [2360, 1720],
  [2340, 1724],
];

/** Nobody of the crowd comes here: what people do on it is told by hand. */
export function iceTongue(ground: Ground, snow: string): void {
  ground.lay('shelf', OVER, {
    drawn: area(TONGUE, { seed: 12, rough: 14 }),
    material: snow,
    edge: cliff({ rock: '#9aa6c8', depth: 150 }),
  });
  ground.lay('shelf', OVER, {
    drawn: area(DRIFT, { seed: 13, rough: 12 }),
    material: snow,
    texture: earth({ seed: 21, pebbles: 0 }),
  });
}
