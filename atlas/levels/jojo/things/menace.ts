/** The sound of being looked at by somebody dangerous, drawn into the sky as large as a cloud. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface MenaceOptions {
  readonly glyph?: 'go' | 'do';
  readonly colour?: string;
  readonly edge?: string;
  readonly slant?: number;
}

/** Strokes on a 10 x 10 grid, y up. */
const GLYPHS = {
  go: [
    [
      [0.6, 8],
      [6.6, 8.4],
      [6.2, 1.2],
      [0.2, 0.8],
    ],
    [
      [7.6, 10],
      [8.2, 8.6],
    ],
    [
      [9, 10.4],
      [9.6, 9],
    ],
  ],
  do: [
    [
      [2, 9.6],
      [2.2, 0],
    ],
    [
      [2.2, 5.8],
      [6.4, 3.6],
    ],
    [
      [5.6, 9.6],
      [6.2, 8.2],
    ],
    [
      [7.2, 10],
      [7.8, 8.6],
    ],
  ],
} as const;

export const menace: ThingKind<MenaceOptions> = {
  name: 'menace',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame, { glyph = 'go', colour = '#7a2fa8', edge = '#fff0fa', slant = 0.2 }) {
    const s = frame.scale;
    const at = ([x, y]: readonly [number, number]): Point => frame.at(x * 15 + y * 15 * slant, 0, y * 15);
    const strokes = GLYPHS[glyph].map((stroke) => stroke.map((p) => at(p)));
    pen.bars(strokes, 46 * s, edge, { edge: 3 });
    pen.bars(strokes, 26 * s, colour, { edge: 1.6 });
    pen.bars(
      strokes.map((stroke) => stroke.map(([x, y]): Point => [x - 4 * s, y - 5 * s])),
      7 * s,
      colour,
      { edge: 0, tone: 1.4 },
    );
  },
};
