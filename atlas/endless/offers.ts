/** What the levels of a map offer for a landmark, and how much room it takes. */
import type { Box, Point } from '../core/geometry';
import type { Random } from '../core/random';
import { lenders } from './design';
import type { Design } from './design';
import { standsIn } from './part';
import type { Part, Role, World } from './part';
import type { GroundPlan } from './plans/plan';
import { isDue } from './rota';
import { isTaken } from './stature';
import type { Wish } from './wishes';

export interface Offer {
  readonly world: World;
  readonly part: Part;
}

/** How many of its home's parts, and how many in all, are tried for one landmark. */
const [OWN, OFFERED] = [6, 9];

/** Parts for a wish, those of its home first; `used` are the names of those that stand. */
export function offersFor(
  { from, isHero }: Wish,
  home: World,
  design: Design,
  used: ReadonlySet<string>,
  random: Random,
): Offer[] {
  const { mood, seed } = design;
  const [host] = design.worlds;
  const fit = (world: World, role: Role) =>
    random
      .shuffled(world.landmarks)
      .filter(
        (part) =>
          part.plays.includes(role) &&
          standsIn(part, mood.climate) &&
          !isTaken(part.name, used) &&
          // whose hero it is has the whole map for it
          (isHero || isDue(seed, part.name, role === 'water' || world === host)),
      )
      .map((part) => ({ world, part }));
  const own = from.flatMap((role) => fit(home, role)).slice(0, OWN);
  // whose hero it is has been asked before
  if (isHero) return own;
  const others = lenders(design).filter((other) => other !== home);
  return [...own, ...others.flatMap((other) => fit(other, from[0] ?? 'main'))].slice(0, OFFERED);
}

/** Where the ink of a part would be. */
export const boxOf = ({ width, up }: Part, [x, y]: Point, scale: number): Box => ({
  x0: x - (width * scale) / 2,
  x1: x + (width * scale) / 2,
  y0: y - up * scale,
  y1: y + 20,
});

/** The share of the hero's room that a part would fill. */
export function fillsOf({ width: wide, up }: Part, [, , width, height]: GroundPlan['hero']): number {
  const fit = Math.min(width / wide, height / up);
  return (fit * wide * fit * up) / (width * height);
}
