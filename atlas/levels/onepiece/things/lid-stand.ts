/** The trestle that the lid of the sea restaurant stands in: without it, the lid leaned on air. */
import { block } from '../../../core/footprint';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

const WOOD = '#b5793f';

export const lidStand: ThingKind<object> = {
  name: 'lidStand',
  footprint: () => block(90, 16),
  height: 90,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const side of [-1, 1]) pen.bars([[p(side * 30, 62), p(side * 48, 2)]], 11 * s, WOOD, { edge: 1.8 });
    pen.bars([[p(-40, 26), p(40, 26)]], 8 * s, WOOD, { edge: 1.4 });
    pen.shape(
      [p(-74, 112), p(-64, 116), p(-34, 80), p(26, 76), p(54, 104), p(64, 98), p(42, 58), p(-46, 58)],
      WOOD,
    );
    pen.line([p(-44, 68), p(38, 66)], 0.7, { opacity: 0.6 });
    for (const u of [-36, 30]) pen.line([p(u, 64), p(u, 61)], 2);
  },
};
