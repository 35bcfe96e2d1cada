/**
 * Decides who moves on a picture made for a pair: everybody of the main map, with this pair's second figure instead of
 * the main map's.
 */
import { boxOfMask, holds, parseOutline, type Mask } from '../game/outline';
import { isNumber, isText, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import { MAIN_MAP } from '../maps/maps';
import { meet, type LivingThing } from './things';

/** The things that move on a picture, and those of them that stand on this picture alone. */
export interface Cast {
  readonly movers: readonly LivingThing[];
  readonly alone: readonly LivingThing[];
}

/** Visible shapes of the two of a pair: on this picture, and on the main map if it has one. */
export interface Pair {
  readonly here: readonly Mask[];
  readonly onMain: readonly Mask[];
}

interface Placed {
  readonly outline?: string | undefined;
}
interface Hunted {
  readonly type?: number | undefined;
  readonly image?: string | undefined;
  readonly positions: readonly Placed[];
}
const isHunted = objectOf<Hunted>({
  type: orNone(isNumber),
  image: orNone(isText),
  positions: listOf(objectOf<Placed>({ outline: orNone(isText) })),
});
const isLevel: Is<{ readonly quests: readonly Hunted[] }> = objectOf({ quests: listOf(isHunted) });

/** Reads a level's `level.json`, not yet parsed, for a picture; undefined when it is none. */
export function pairOn(raw: unknown, picture: string): Pair | undefined {
  if (!isLevel(raw)) return undefined;
  const shapesOn = (id: string) =>
    raw.quests
      .filter(({ type, image = MAIN_MAP }) => type === 1 && image === id)
      .flatMap(({ positions }) =>
        positions.flatMap(({ outline }) => parseOutline(outline ?? '')?.shape ?? []),
      );
  return { here: shapesOn(picture), onMain: shapesOn(MAIN_MAP) };
}

const isSame = (a: Mask, b: Mask): boolean =>
  a.top === b.top &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, y) => {
    const other = b.rows[y] ?? [];
    return (
      row.length === other.length && row.every(([x0, x1], i) => other[i]?.[0] === x0 && other[i]?.[1] === x1)
    );
  });

/** What is left of a shape without the pixels of another one. */
export function maskWithout({ top, rows }: Mask, other: Mask): Mask {
  const left = rows.map((row, y) =>
    row.flatMap(([start, end]) => {
      const runs: (readonly [number, number])[] = [];
      for (let x = start; x < end; x++) {
        if (holds(other, x, top + y)) continue;
        const from = x;
        while (x < end && !holds(other, x, top + y)) x++;
        runs.push([from, x]);
      }
      return runs;
    }),
  );
  return { top, rows: left };
}

const NOBODY: Cast = { movers: [], alone: [] };

/** Where it cannot be told which of a pair is the second, nobody moves. */
export function castOfPair(things: readonly LivingThing[], pair: Pair | undefined): Cast {
  const known = (shape: Mask) => things.find((thing) => thing.figure && isSame(thing.shape, shape));
  const { here = [], onMain = [] } = pair ?? {};
  const fellow = here.map(known).find((thing) => thing !== undefined);
  const shape = here.find((each) => known(each) === undefined);
  if (!fellow || !shape || here.length !== 2) return NOBODY;
  const { eyes: _, ...alike } = fellow;
  const second: LivingThing = { ...alike, shape, box: boxOfMask(shape) };
  // one of the main map's pair is missing here, and what it hid is seen: both keep still
  const held = new Set(onMain.map(known));
  const movers = things.map((thing): LivingThing => {
    if (held.has(thing)) return { ...thing, held: true };
    // neither of a pair blinks, so that blinking cannot tell them apart
    if (thing === fellow) return { ...alike };
    if (!meet(thing.box, second.box)) return thing;
    const left = maskWithout(thing.shape, shape);
    return left.rows.some((row) => row.length > 0) ? { ...thing, shape: left } : thing;
  });
  return { movers: [...movers, second], alone: [second] };
}
