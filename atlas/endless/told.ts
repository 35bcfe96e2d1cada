/** What is said of targets that have no words of their own: what is seen of them on the picture and of nobody else. */
import { attributeText } from '../../src/crowd/codes';
import type { Attribute, CrowdNoun } from '../../src/crowd/codes';
import { clueFor } from '../further/crowd/choose';
import { describeCreature, describePerson } from '../further/crowd/describe';
import { seenOf } from '../further/crowd/seen';
import type { Described, Saying } from '../further/crowd/tell';
import { whoIs } from '../further/crowd/who';
import { measure } from '../layout/measure';
import type { LaidPicture } from '../layout/picture';
import { isCreature } from '../stage/figure';
import type { FigureOptions, FigureSpec } from '../stage/figure';
import type { Thing } from '../core/thing';

export interface Told {
  readonly quest: string;
  readonly who: CrowdNoun;
  /** What is true of them alone. */
  readonly is: readonly Attribute[];
  /** One thing more that is seen of them, when there is any. */
  readonly also: Attribute | undefined;
}

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

const attributeOf = ({ trait, code, colour }: Saying): Attribute => ({
  trait,
  word: code,
  ...(colour ? { colour: colour.name } : {}),
});

/** How people were described, by thing; whoever changes the picture near somebody forgets them. */
export type Descriptions = Map<Thing, Described>;

interface Person {
  readonly thing: Thing;
  readonly spec: FigureSpec;
  readonly described: Described;
}

function peopleOn(laid: LaidPicture, known: Descriptions): Person[] {
  const { buffer } = measure(laid);
  return laid.stage.scene.things.flatMap((thing): Person[] => {
    const { options } = thing;
    if (!isFigure(options) || !buffer.seen(thing)) return [];
    const { spec } = options;
    if (isCreature(spec)) return [{ thing, spec, described: describeCreature(spec) }];
    const before = known.get(thing);
    if (before) return [{ thing, spec, described: before }];
    const seen = seenOf(thing, spec, buffer);
    if (!seen) return [];
    const described = describePerson(seen);
    known.set(thing, described);
    return [{ thing, spec, described }];
  });
}

/**
 * All targets that have no words and can be told by two or three things seen. `known` are people who look as they did when
 * they were described, and gets the others.
 */
export function toldTargets(
  laid: LaidPicture,
  named: ReadonlyMap<string, unknown>,
  known: Descriptions,
): Told[] {
  const people = peopleOn(laid, known);
  return laid.targets.flatMap(({ quest, thing }): Told[] => {
    const own = people.find((person) => person.thing === thing);
    if (named.has(quest) || !own || isCreature(own.spec)) return [];
    const others = people.filter((person) => person !== own).map(({ described }) => described);
    const clue = clueFor(own.described, others);
    if (!clue) return [];
    const is = clue.map(attributeOf);
    const also = own.described.sayings
      .filter((saying) => !clue.some(({ trait }) => trait === saying.trait))
      .map(attributeOf)[0];
    return [{ quest, who: whoIs(own.spec), is, also }];
  });
}

/** As a key: two quests must not be told alike. */
export const toldText = ({ who, is }: Told): string => [who, ...is.map(attributeText)].join(' ');
