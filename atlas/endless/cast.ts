/** Who is looked for on a map from a seed: figures of the levels' casts, and some of the crowd that are told by their looks. */
import { Random } from '../core/random';
import { differences, LEAST_DIFFERENCES, mistakable, one } from '../stage/cast';
import type { Cast, CastMember } from '../stage/cast';
import { isCreature } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import { lenders } from './design';
import type { Design } from './design';

/** A quest of a level, by its route keyword. */
export interface Named {
  readonly keyword: string;
  readonly quest: string;
}

export interface EndlessCast extends Cast {
  /** The quests of levels, whose own words are used; the words of all others are made of what is seen of them. */
  readonly named: ReadonlyMap<string, Named>;
}

/**
 * How many named figures there are after each turn, and how many of the crowd: some find no spot, and some of the crowd
 * turn out to be told by nothing alone.
 */
const TURNS = [
  [10, 4],
  [16, 12],
] as const;
const TRIES = 300;

/** Whether one might be taken for the other. */
const alike = (a: FigureSpec, b: FigureSpec): boolean =>
  mistakable(a, b) || mistakable(b, a) || differences(a, b) < LEAST_DIFFERENCES;

export function castOf(design: Design): EndlessCast {
  const { seed } = design;
  const worlds = lenders(design);
  const random = new Random(`${seed}/cast`);
  const chosen: FigureSpec[] = [];
  const members: CastMember[] = [];
  const named = new Map<string, Named>();
  const choose = (spec: FigureSpec, size?: number): string | undefined => {
    if (chosen.some((other) => alike(spec, other))) return undefined;
    chosen.push(spec);
    const member = one(members.length + 1, undefined, spec, size);
    members.push(member);
    return member.quest;
  };
  const pools = worlds.map(({ keyword, cast, staysHome }) => ({
    keyword,
    list: random.shuffled(
      cast.members.filter(({ quest, figures }) => figures.length === 1 && !staysHome.includes(quest)),
    ),
  }));
  // in turns, so that every quarter's level is looked for
  const chooseNamed = (until: number): void => {
    while (named.size < until && pools.some(({ list }) => list.length > 0))
      for (const { keyword, list } of pools) {
        const member = list.shift();
        const [spec] = member?.figures ?? [];
        if (!member || !spec || named.size >= until) continue;
        const quest = choose(spec, member.size);
        if (quest !== undefined) named.set(quest, { keyword, quest: member.quest });
      }
  };
  const extra = (from: Random): FigureSpec => from.pick(worlds).cast.extra(from);
  let tries = 0;
  const chooseMade = (until: number): void => {
    for (; tries < TRIES && members.length - named.size < until; tries++) {
      const spec = extra(random);
      // bare heads and backs leave little to tell
      if (isCreature(spec) || spec.facing === 'back' || !spec.hair || spec.hair === 'bald') continue;
      choose({ ...spec, seed: 900 + tries, facing: 'front' });
    }
  };
  // those who come last seldom find room
  for (const [ofLevels, ofCrowd] of TURNS) {
    chooseNamed(ofLevels);
    chooseMade(ofCrowd);
  }
  return { members, extra, named };
}
