/** The cogs of this harbour, their castles joined to the hull: planking over the posts, down to a wale on the side. */
import { range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { BLOOD } from './parts';
import { warCog } from './war-cog';
import type { WarCogOptions } from './war-cog';

/** Where the castles of a cog begin and end along the hull, and how high their floor lies. */
const CASTLES = [
  [-310, -150, 214],
  [190, 320, 230],
] as const;

/** The height to which the planking reaches: below the ends of the posts. */
const WALE = 118;

function planking(
  pen: Pen,
  frame: Frame,
  { hull = '#8a5a44', stripe = BLOOD, face = 1 }: WarCogOptions,
): void {
  const s = frame.scale;
  for (const [u0, u1, top] of CASTLES) {
    const [a, b] = face > 0 ? [u0, u1] : [-u1, -u0];
    // the outer end is drawn in, as the hull under it is
    const isLeft = a + b < 0;
    const [c, d] = isLeft ? [a + 8, b] : [a, b - 8];
    const on = (t: number, k: number): Point =>
      frame.at((a + (b - a) * t) * (1 - k) + (c + (d - c) * t) * k, 66 - 4 * k, top + (WALE - top) * k);
    const row = (k: number) => range(7).map((i) => on(i / 6, k));
    pen.shape([...row(0), ...row(1).reverse()], hull, { tone: -0.3, wobble: 0 });
    pen.tint([...row(0), ...row(0.2).reverse()], hull, { tone: -1.4, edge: 'straight' });
    for (const k of [0.34, 0.56, 0.78]) pen.line(row(k), 0.9);
    // knees in place of the posts
    for (const t of [0.08, 0.5, 0.92])
      pen.shape([on(t - 0.05, 0), on(t + 0.05, 0), on(t + 0.035, 0.96), on(t - 0.035, 0.96)], hull, {
        tone: 0.5,
        ink: 0.8,
        contour: false,
        wobble: 0,
      });
    pen.bars([[on(0, 1), on(1, 1)]], 12 * s, stripe);
  }
}

export const joinedCog: ThingKind<WarCogOptions> = {
  ...warCog,
  draw(pen, frame, options, random) {
    warCog.draw(pen, frame, options, random);
    planking(pen, frame, options);
  },
};
