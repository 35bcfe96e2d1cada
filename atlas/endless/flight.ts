/** How what flies over a map is drawn, and how far it keeps from whatever stands. */
import { clamp, overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { grown } from '../core/painted';
import type { Scene } from '../core/scene';
import type { Placement, Thing } from '../core/thing';
import type { Random } from '../core/random';
import { lenders } from './design';
import type { Design } from './design';
import type { Offer } from './offers';
import { standsIn } from './part';
import type { Part, World } from './part';
import { isDue } from './rota';

/**
 * Least distance of a flying thing from every landmark, picture pixels: nearer to a roof it would seem to stand on it.
 */
const SKY = 40;
/** All that flies has the size of things at this height of the picture, and lies in its haze. */
const DEPTH = 1400;

/** Its size as a share of the part's own. */
export const flyingSize = ({ width, up }: Part): number => clamp(Math.min(460 / width, 300 / up), 0.3, 0.8);

export function flight({ keyword }: World, part: Part, scene: Pick<Scene, 'scaleAt'>): Placement {
  return {
    aloft: true,
    size: flyingSize(part) / scene.scaleAt(DEPTH),
    depthY: DEPTH,
    layer: -1,
    hazeFactor: 0.25,
    seed: `${keyword}-${part.name}`,
  };
}

/** So many things fly over a map at most. */
const FLYERS = 2;

/** What flies over a map: that of the levels at home before that of those on a visit. */
export function flyersOf(design: Design, random: Pick<Random, 'shuffled'>): Offer[] {
  const { seed, mood, worlds } = design;
  const lent = lenders(design).flatMap((world) =>
    world.landmarks
      .filter(
        (part) =>
          part.plays.includes('aloft') && standsIn(part, mood.climate) && isDue(seed, part.name, true),
      )
      .map((part) => ({ world, part })),
  );
  const isHome = ({ world }: Offer) => worlds.includes(world);
  const flyers = random.shuffled(lent);
  return [...flyers.filter(isHome), ...flyers.filter((flyer) => !isHome(flyer))].slice(0, FLYERS);
}

/** Whether what fills a box in the air, picture pixels, comes near one of those that stand or fly. */
export const isNear = (box: Box, others: readonly { readonly thing: Thing }[]): boolean =>
  others.some(({ thing }) => overlap(grown(box, SKY), thing.inked.inkBox) > 0);
