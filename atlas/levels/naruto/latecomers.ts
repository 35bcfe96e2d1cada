/** What is set right on level 8 once everybody has a place: signs are read whole, heaps come apart, nobody else moves. */
import type { Point3 } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import { stepAside, thingAt } from '../../stage/late';
import { bough } from './things/bough';
import { shopBoard } from './things/shop-board';

/** The boards of the tea house and of the house of long life: whose wall, where on it, how wide, and where its character stands. */
const BOARDS: readonly (readonly [house: Point, at: Point3, sign: string, width: number, mid: number])[] = [
  [[1560, 1490], [-154, 117, 5], '茶', 100, 50],
  // left of whoever stands before it
  [[1850, 1560], [-168, 117, 5], '寿', 112, 36],
];

/** Changes the scene and sorts it. Throws where something named is no longer there. */
export function comeLate(scene: Scene): void {
  stepAside(scene, [
    // off the tower of bowls
    [
      [1927, 2251],
      [1886, 2260],
    ],
  ]);
  for (const [spot, at, sign, width, mid] of BOARDS) {
    const house = thingAt(scene, 'leafHouse', spot);
    const { size = 1, yaw = 0 } = house.options;
    scene.perch(house, at, shopBoard, { sign, width, at: mid, size, yaw });
  }
  // behind the stall no more than a head and the puff's three strokes were seen, between roof and trunk a slant of bark
  scene.remove([
    thingAt(scene, 'strawMan', [1480, 2440]),
    thingAt(scene, 'decoyLog', [1310, 2400]),
    thingAt(scene, 'decoyLog', [3250, 2330]),
  ]);
  // of the tower's first charm a single stroke was left between trunk and gate
  const tower = thingAt(scene, 'examTower', [3600, 1500]);
  scene.perch(tower, [-92, 170, 236], bough, { leaf: '#2c5f4a', size: tower.options.size ?? 1 });
  scene.sort();
}
