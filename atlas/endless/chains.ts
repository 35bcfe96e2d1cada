/** Breaks chains of heads: where head touches head touches head, a crowd is read as one long body. */
import { overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { grown } from '../core/painted';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { HEAD } from './crowd';

/** So many heads may touch one another in a chain. */
export const LONGEST = 4;
/** Heads nearer to each other than twice this touch, world units. */
const NEAR = 4;

function headOf(scene: Scene, { at, inked: { inkBox } }: Thing): Box {
  const { x0, x1, y0, y1 } = inkBox;
  return grown({ x0, x1, y0, y1: y0 + HEAD * (y1 - y0) }, NEAR * scene.scaleAt(at[1]));
}

/** Who touches whom, of all people of a picture. */
export function touches(scene: Scene): Map<Thing, ReadonlySet<Thing>> {
  const people = scene.things.filter(({ features, options }) => features && !options.aloft);
  const heads = people.map((thing) => ({ thing, head: headOf(scene, thing) }));
  return new Map(
    heads.map(({ thing, head }) => [
      thing,
      new Set(
        heads.flatMap((other) => (other.thing !== thing && overlap(head, other.head) > 0 ? other.thing : [])),
      ),
    ]),
  );
}

/** Everybody in the chain of one of `present`. */
export function chainOf(
  from: Thing,
  touching: ReadonlyMap<Thing, ReadonlySet<Thing>>,
  present: ReadonlySet<Thing>,
): ReadonlySet<Thing> {
  const chain = new Set([from]);
  for (const thing of chain)
    for (const other of touching.get(thing) ?? []) if (present.has(other)) chain.add(other);
  return chain;
}

/**
 * Who of `crowd` goes home so that no chain has more than `LONGEST` heads, as far as the crowd alone can see to that: those
 * who touch most others first. Nobody is removed.
 */
export function chained(scene: Scene, crowd: readonly Thing[]): Thing[] {
  const touching = touches(scene);
  const present = new Set(touching.keys());
  const gone: Thing[] = [];
  const degree = (thing: Thing): number =>
    [...(touching.get(thing) ?? [])].filter((other) => present.has(other)).length;
  for (;;) {
    const links = crowd.filter(
      (thing) => present.has(thing) && chainOf(thing, touching, present).size > LONGEST,
    );
    const [tightest] = links.toSorted((a, b) => degree(b) - degree(a));
    if (!tightest) return gone;
    present.delete(tightest);
    gone.push(tightest);
  }
}
