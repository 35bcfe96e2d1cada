/** Mixes the sounds of a part of a map by what is in view. Pure. */
import type { Under } from '../../maps/life';
import type { Mix } from '../../sound/ambience';
import { surfaceAt } from '../surface';
import { meet, type Box, type LivingThing } from '../things';

/** Points looked at, across and down. */
const GRID = 8;
/** How many figures in view sound like a full crowd, and how many engines like a fair. */
const CROWDED = 40;
const ENGINES = 3;

/** How a part of a map sounds. */
export function mixOf(view: Box, under: Under, things: readonly LivingThing[]): Mix {
  const points = Array.from({ length: GRID * GRID }, (_, i) => ({
    x: view.left + ((i % GRID) + 0.5) * ((view.right - view.left) / GRID),
    y: view.top + (Math.floor(i / GRID) + 0.5) * ((view.bottom - view.top) / GRID),
  }));
  const share = (surface: string) =>
    points.filter((point) => surfaceAt(under, point) === surface).length / points.length;
  const seen = things.filter(({ box }) => meet(box, view));
  const count = (isOne: (thing: LivingThing) => boolean) => seen.filter(isOne).length;
  return {
    sea: Math.min(1, share('water') * 2),
    crowd: Math.min(1, count(({ figure }) => figure) / CROWDED),
    wind: Math.min(1, 0.15 + share('sky')),
    fair: Math.min(1, count(({ voice }) => voice === 'engine') / ENGINES) * 0.6,
  };
}
