/** The quests of a level's crowd: whom one can look for by what is seen of them, with the clue that fits nobody else. */
import type { Attribute, CrowdNoun } from '../../../src/crowd/codes';
import { attributeText } from '../../../src/crowd/codes';
import type { Thing } from '../../core/thing';
import type { Surveyed } from '../surveyed';
import { isCreature, type FigureOptions } from '../../stage/figure';
import { clueFor, costOf } from './choose';
import { describeCreature, describePerson } from './describe';
import { seenOf } from './seen';
import { silhouetteText } from './silhouette';
import type { Described, Saying } from './tell';
import { whoIs } from './who';

/** So much of somebody must show, picture pixels and share, that they are worth looking for. */
export const LEAST_PIXELS = 1800;
export const LEAST_SHARE = 0.45;
/** More than anybody finds in a hunt; the file stays small. */
export const MOST_QUESTS = 90;

/** Somebody on the map, as a player may take them in. */
interface Person {
  readonly thing: Thing;
  readonly described: Described;
  readonly who: CrowdNoun | undefined;
  /** Whether a quest may look for them. */
  readonly isOpen: boolean;
}

/** A quest as the file writes it, and what it was found by. */
export interface FoundQuest {
  readonly thing: Thing;
  readonly clue: readonly Saying[];
  readonly written: {
    readonly who: CrowdNoun;
    readonly is: readonly string[];
    readonly shape: string;
    readonly near?: { readonly who: CrowdNoun; readonly is: readonly string[] };
  };
}

const written = ({ trait, code, colour }: Saying): Attribute => ({
  trait,
  word: code,
  ...(colour ? { colour: colour.name } : {}),
});

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

function peopleOn({ main, buffer }: Surveyed): Person[] {
  const sought = new Set([...main.targets.map(({ thing }) => thing), ...(main.pair?.things ?? [])]);
  return main.stage.scene.things.flatMap((thing): Person[] => {
    const { options } = thing;
    if (!isFigure(options) || !buffer.seen(thing)) return [];
    const { spec } = options;
    if (isCreature(spec))
      return [{ thing, described: describeCreature(spec), who: undefined, isOpen: false }];
    const seen = seenOf(thing, spec, buffer);
    if (!seen) return [];
    const isPlain = seen.seen >= LEAST_PIXELS && seen.seen >= LEAST_SHARE * seen.all;
    return [
      { thing, described: describePerson(seen), who: whoIs(spec), isOpen: isPlain && !sought.has(thing) },
    ];
  });
}

/** Somebody beside them who is easily told: the nearest with something striking, which the hint names. */
function neighbourOf(person: Person, people: readonly Person[]): FoundQuest['written']['near'] {
  const [x, y] = person.thing.at;
  const far = ({ thing: { at } }: Person) => Math.hypot(at[0] - x, (at[1] - y) * 1.5);
  const near = people
    .filter((other) => other !== person && other.who !== undefined && far(other) < 320)
    .toSorted((a, b) => far(a) - far(b));
  for (const { who, described } of near) {
    const [first] = described.sayings.filter(({ trait }) =>
      ['hat', 'item', 'hair', 'outfit'].includes(trait),
    );
    if (who && first) return { who, is: [attributeText(written(first))] };
  }
  return undefined;
}

/** Who can be told from all others, the plainest clues first. */
function toldApart(people: readonly Person[]): (readonly [Person, readonly Saying[]])[] {
  const told = people.flatMap((person): [Person, readonly Saying[]][] => {
    if (!person.isOpen || !person.who) return [];
    const others = people.filter((other) => other !== person).map(({ described }) => described);
    const clue = clueFor(person.described, others);
    return clue ? [[person, clue]] : [];
  });
  return told.toSorted(([, a], [, b]) => costOf(a) - costOf(b));
}

/** All quests of a level, the plainest clues first. */
export function crowdQuests(surveyed: Surveyed): FoundQuest[] {
  const people = peopleOn(surveyed);
  const { buffer } = surveyed;
  const somebody = new Set(people.map(({ thing }) => thing.id));
  const found: FoundQuest[] = [];
  for (const [person, clue] of toldApart(people)) {
    const { thing, who } = person;
    const box = buffer.seen(thing);
    if (found.length === MOST_QUESTS) break;
    if (!who || !box) continue;
    const shape = silhouetteText(box, (x, y) => {
      const id = buffer.idAt(x, y);
      return id === thing.id ? 'own' : somebody.has(id) ? 'other' : 'nobody';
    });
    if (shape === undefined) continue;
    const near = neighbourOf(person, people);
    const is = clue.map((saying) => attributeText(written(saying)));
    found.push({ thing, clue, written: { who, is, shape, ...(near ? { near } : {}) } });
  }
  return found;
}
