/** A horse that somebody sits on stands: riders keep their place, and a horse that sinks would leave them in the air. */
import { boxArea, overlap } from '../../../core/geometry';
import type { Thing } from '../../../core/thing';
import { REST } from './by-hand';
import { boxAtRest, type Part } from './part';

/** Whoever has so much of their picture before a horse rides it, or stands before it. */
const MOUNTED = 0.15;

type Rider = Pick<Thing, 'features' | 'options'> & { readonly inked: Pick<Thing['inked'], 'inkBox'> };

/** The parts of a thing, those at rest that would rise and sink with somebody perched on them. */
export function unridden(
  things: readonly Rider[],
  { inked: { nodes } }: Pick<Thing, 'inked'>,
  parts: readonly Part[],
): readonly Part[] {
  const riders = things.filter(({ features, options }) => features && options.perched);
  return parts.map((part) => {
    if (part.motion.kind !== 'sway' || part.motion.by === undefined) return part;
    const box = boxAtRest(nodes, part);
    const isRidden = riders.some(
      ({ inked: { inkBox } }) => overlap(inkBox, box) >= MOUNTED * boxArea(inkBox),
    );
    return isRidden ? { ...part, motion: REST } : part;
  });
}
