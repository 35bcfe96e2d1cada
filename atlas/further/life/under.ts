/** What lies where no thing stands, square by square: a tap there answers by it, and what is heard follows it. */
import type { Under } from '../../../src/maps/life';
import { range } from '../../core/geometry';
import type { Stage } from '../../stage/place';

/** Side of a square, natural pixels. */
const SIDE = 64;

const WATER = /water|sea$|river|pond|lake|stream|shoal|fjord|lagoon|canal|spring|bath/;
const SKY = /cloud|sky|void/;

export const isWater = (kind: string | undefined): boolean => kind !== undefined && WATER.test(kind);

/** `s` the sky, `w` water, `g` all other ground. */
export function letterAt({ scene, ground }: Stage, x: number, y: number): 's' | 'w' | 'g' {
  const kind = ground.kindAt([x, y]);
  if (isWater(kind)) return 'w';
  const isSky = kind === undefined ? y < scene.horizon : SKY.test(kind);
  return isSky ? 's' : 'g';
}

export function underOf(stage: Stage): Under {
  const { width, height } = stage.scene;
  const rows = range(Math.ceil(height / SIDE)).map((row) =>
    range(Math.ceil(width / SIDE))
      .map((column) => letterAt(stage, (column + 0.5) * SIDE, (row + 0.5) * SIDE))
      .join(''),
  );
  return { cell: SIDE, rows };
}
