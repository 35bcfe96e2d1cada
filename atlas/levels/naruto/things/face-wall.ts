/** The cliff of faces seen from the street below it: a wall from edge to edge, so near that the frame cuts the heads. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import { upright } from '../../../core/upright';
import { folk } from '../../../stage/folk';
import { puff } from '../../../things/nature/tree';
import { CARVERS } from './carvers';
import { stoneHead } from './stone-head';
import { HALF, TOP, chiselled, ledge, rock } from './wall-rock';
import { hoist, ladders, poles } from './scaffold';
import type { Carve } from './stone-eyes';
import type { HeadStyle } from './stone-crowns';

export interface FaceWallOptions {
  readonly stone?: string;
  readonly leaf?: string;
  /** Colour of the prank. */
  readonly paint?: string;
}

const HEADS: readonly (readonly [u: number, z: number, r: number, style: HeadStyle])[] = [
  [-636, 396, 152, 'loops'],
  [344, 404, 158, 'bald'],
  [-312, 428, 164, 'beard'],
  [14, 412, 174, 'stern'],
  [646, 392, 148, 'rough'],
];

/** The board somebody stands on before a face, and the two ropes that carry it. */
function swing(pen: Pen, at: Carve, s: number, [u, z]: Point, rope: number): void {
  for (const side of [-34, 34])
    pen.line(
      at([
        [u + side, z],
        [u + side * 0.5 + rope, TOP],
      ]),
      1.4,
      { colour: '#e9d9b8' },
    );
  pen.bars(
    [
      at([
        [u - 42, z - 4],
        [u + 42, z - 4],
      ]),
    ],
    9 * s,
    '#b98450',
  );
}

export const faceWall: ThingKind<FaceWallOptions> = {
  name: 'faceWall',
  footprint: () => block(2 * HALF, 160),
  height: 640,
  draw(pen, frame, { stone = '#c8875c', leaf = '#5f9a4a', paint = '#f0573c' }, random) {
    const s = frame.scale;
    const at = upright(frame, 60);
    rock(pen, at, stone);
    for (const [u, z, r, style] of HEADS) {
      stoneHead(pen, at, {
        u,
        z,
        r,
        style,
        stone: '#f6cfa0',
        rock: stone,
        paint: style === 'stern' ? paint : undefined,
      });
      chiselled(pen, at, u, z, r);
    }
    for (const place of [
      [-850, 330, 90],
      [-470, 236, 66],
      [-146, 206, 86],
      [182, 226, 62],
      [500, 232, 64],
      [1000, 330, 74],
      [-900, 120, 70],
      [-270, 104, 48],
      [420, 70, 64],
    ] as const)
      ledge(pen, at, place, stone, leaf);
    poles(pen, at, s);
    ladders(pen, at, s);
    hoist(pen, at, s);
    // who scrubs the prank off hangs on a rope that somebody holds, or should
    for (const { at: spot, rope, as } of CARVERS) {
      const [[x, y] = [0, 0]] = at([spot]);
      if (rope !== undefined) swing(pen, at, s, spot, rope);
      folk(pen, [x, y], s * 0.56, as);
    }
    for (const i of range(26)) {
      const [[x, y] = [0, 0]] = at([[-HALF + 30 + i * 102 + random.jitter(26), 8]]);
      puff(pen, [x, y], random.range(44, 76) * s, random.range(28, 46) * s, leaf, random.jitter(0.35));
    }
  },
};
