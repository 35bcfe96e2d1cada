/** Where a hand over the wall goes on into its arm: with an outline all round, it was a glove that somebody had left there. */
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { FOLD, HIDE } from './colossus-skin';

export function wristOf(pen: Pen, p: (u: number, z: number) => Point): void {
  // no line between hand and arm
  pen.tint([p(-84, 794), p(-72, 850), p(-62, 876), p(62, 876), p(74, 850), p(86, 796), p(0, 780)], HIDE, {
    tone: -0.2,
  });
  // the sinews that run through, and where the skin folds
  for (const u of [-34, 2, 36])
    pen.stroke([p(u, 900), p(u * 1.05, 850), p(u * 1.3, 796)], 5, { colour: FOLD, from: 0.1, to: 0.6 });
  pen.stroke([p(-50, 838), p(0, 830), p(52, 838)], 4, { colour: FOLD, from: 0.2, to: 0.2, opacity: 0.7 });
}
