/** Which quests of a level the database holds otherwise than the build; pure. */
import type { LevelDefinition } from '../../../maps/definition';

/** `added`: in the database alone; `missing`: in the build alone; `places`: looked for elsewhere; `picture`: on another picture. */
export type QuestChange = 'added' | 'missing' | 'places' | 'picture';

export interface QuestDifference {
  readonly quest: string;
  readonly change: QuestChange;
}

type Quests = Pick<LevelDefinition, 'quests'>;
type Quest = LevelDefinition['quests'][number];

const placesOf = ({ positions }: Quest): string =>
  positions
    .map(({ top, bottom, outline = '' }) => [top.x, top.y, bottom.x, bottom.y, outline].join())
    .join(' ');

function changeOf(build: Quest | undefined, held: Quest | undefined): QuestChange | undefined {
  if (!build || !held) return held ? 'added' : 'missing';
  if (build.image !== held.image || build.type !== held.type) return 'picture';
  return placesOf(build) === placesOf(held) ? undefined : 'places';
}

const byName = ({ quests }: Quests): ReadonlyMap<string, Quest> =>
  new Map(quests.map((one) => [one.quest, one]));

/** In the build's order, those of the database alone last. */
export function questDifferences(build: Quests, held: Quests): readonly QuestDifference[] {
  const ours = byName(build);
  const theirs = byName(held);
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((quest) => {
    const change = changeOf(ours.get(quest), theirs.get(quest));
    return change === undefined ? [] : [{ quest, change }];
  });
}
