/** Makes `truth.json`: how much of each part of each target is seen, and where others show the same things. */
import type { Thing } from '../core/thing';
import type { FigureOptions } from '../stage/figure';
import type { TruthFacts } from '../truth/facts';
import { ownParts } from '../truth/part';
import type { Surveyed } from './surveyed';
import { measureTarget } from './truth/measure';
import { nearOf } from './truth/near';

/** What one looks for as a thing, wherever it is; hats and hair are half of any crowd. */
const isThing = (part: string) => /^(hold|off|back|mount):/.test(part);
const asThing = (part: string) => part.replace(/^off:/, 'hold:');

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

export function truth({ main, buffer }: Surveyed): TruthFacts {
  const targets = main.targets.flatMap((target) => {
    const facts = measureTarget(target, buffer);
    return facts ? [{ ...facts, near: nearOf(target.thing.at, main.stage, buffer) }] : [];
  });
  const sought = new Set(targets.flatMap(({ parts }) => Object.keys(parts).filter(isThing).map(asThing)));
  const own = new Set<Thing>(main.targets.map(({ thing }) => thing));
  const others: Record<string, [number, number][]> = {};
  for (const thing of main.stage.scene.things) {
    if (own.has(thing) || !isFigure(thing.options) || !buffer.seen(thing)) continue;
    for (const part of new Set(ownParts(thing.options.spec).map(asThing)))
      if (sought.has(part)) (others[part] ??= []).push([Math.round(thing.at[0]), Math.round(thing.at[1])]);
  }
  return { version: 1, targets, others };
}
