/** The board over a shop's door, which says by a picture what is sold. */
import type { Frame } from '../../../core/frame';
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

export type ShopSign = 'bottle' | 'shield' | 'bomb' | 'fish' | 'boot' | 'none';

const SIGNS: Readonly<Record<Exclude<ShopSign, 'none'>, readonly [string, readonly Point[]]>> = {
  bottle: [
    '#d9574f',
    [
      [-8, 26],
      [8, 26],
      [8, 10],
      [24, -8],
      [22, -28],
      [-22, -28],
      [-24, -8],
      [-8, 10],
    ],
  ],
  shield: [
    '#3f6fb0',
    [
      [-24, 24],
      [0, 30],
      [24, 24],
      [22, -6],
      [0, -32],
      [-22, -6],
    ],
  ],
  bomb: [
    '#4a4a6a',
    [
      [-4, 30],
      [10, 32],
      [8, 18],
      [24, 4],
      [22, -18],
      [4, -30],
      [-18, -24],
      [-26, -4],
      [-16, 14],
      [-2, 18],
    ],
  ],
  fish: [
    '#5fb0b8',
    [
      [-32, 14],
      [-18, 2],
      [4, 16],
      [30, 4],
      [32, -4],
      [4, -16],
      [-18, -4],
      [-32, -14],
    ],
  ],
  boot: [
    '#a8683a',
    [
      [-16, 30],
      [6, 30],
      [6, -4],
      [28, -14],
      [28, -28],
      [-18, -28],
    ],
  ],
};

/** Hangs the board with its middle at a point. */
export function shopSign(pen: Pen, frame: Frame, sign: Exclude<ShopSign, 'none'>, [x, y]: Point) {
  const s = frame.scale;
  const [colour, outline] = SIGNS[sign];
  pen.bars(
    [
      [
        [x - 52 * s, y - 46 * s],
        [x + 34 * s, y - 46 * s],
      ],
    ],
    7 * s,
    '#5a4038',
  );
  for (const k of [-20, 20])
    pen.line(
      [
        [x + k * s, y - 46 * s],
        [x + k * s, y - 30 * s],
      ],
      1,
    );
  pen.shape(arc(x, y, 50 * s, 46 * s, 0, TAU, 16), '#f3e3bd', { edge: 'smooth' });
  pen.shape(
    outline.map(([a, b]): Point => [x + a * s, y - b * s]),
    colour,
    { contour: false, edge: 'smooth', tone: 0.2 },
  );
}
