/** Keeps near-clones apart: two heads of one hair side by side look like one stamp, however they are dressed below. */
import type { Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Swatch } from '../core/swatches';
import { isCreature } from '../stage/figure';
import type { FigureOptions, FigureSpec } from '../stage/figure';
import type { FigureMaker } from '../stage/place';

/** Picture pixels within which somebody alike is noticed. */
const NEAR = 350;
/** So many of one colour of hair near by are a clan. */
const CLAN = 2;
/** How many are refused a part because of somebody alike; then hair is dyed, so often, and then anybody takes it. */
const [PATIENCE, DYED] = [10, 14];
const DYES: readonly Swatch[] = [
  'umber',
  'blond',
  'ginger',
  'silver',
  'charcoal',
  'chestnut',
  'wood',
  'rose',
  'teal',
  'sand',
];

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function areAlike(a: FigureSpec, b: FigureSpec): boolean {
  if (isCreature(a) || isCreature(b))
    return isCreature(a) && isCreature(b) && a.plan === b.plan && same(a.colour, b.colour);
  const hair = a.hair === b.hair && a.hairColour === b.hairColour && !(a.hat && b.hat && a.hat !== b.hat);
  const hats = a.hat !== null && a.hat !== undefined && a.hat === b.hat;
  const clothes = same(a.outfit, b.outfit) && same(a.colours?.[0], b.colours?.[0]);
  const held = a.hold !== null && a.hold !== undefined && same(a.hold, b.hold) && a.pose === b.pose;
  return hair || hats || clothes || held;
}

/** Whether somebody at this point would have a near-clone beside them, or be one of a clan. */
export function hasClone(scene: Scene, [x, y]: Point, spec: FigureSpec): boolean {
  let clan = 0;
  const box = { x0: x - NEAR, x1: x + NEAR, y0: y - NEAR, y1: y + NEAR };
  return scene.inkedNear(box).some(({ at, options }) => {
    if (!isFigure(options) || Math.hypot(at[0] - x, at[1] - y) > NEAR) return false;
    const other = options.spec;
    if (areAlike(spec, other)) return true;
    if (isCreature(spec) || isCreature(other) || spec.hairColour !== other.hairColour) return false;
    return ++clan >= CLAN;
  });
}

/** A maker that gives no part to whoever stands near a clone of theirs; who has no part is asked by `hasClone`. */
export const unlike =
  (scene: Scene, make: FigureMaker): FigureMaker =>
  (at, random, stand, wear) => {
    if (!wear) return make(at, random, stand);
    let refused = 0;
    return make(at, random, stand, (spec) => {
      const worn = wear(spec);
      if (!worn || refused >= PATIENCE + DYED) return worn;
      const look = refused < PATIENCE || isCreature(worn) ? worn : { ...worn, hairColour: random.pick(DYES) };
      if (!hasClone(scene, at, look)) return look;
      refused++;
      return undefined;
    });
  };
