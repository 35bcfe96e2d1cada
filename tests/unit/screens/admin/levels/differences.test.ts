import { expect, it } from 'vitest';
import { mapPoint } from '../../../../../src/game/space';
import { definitionOf, type LevelDefinition } from '../../../../../src/maps/definition';
import { questDifferences } from '../../../../../src/screens/admin/levels/differences';
import { LEVEL } from '../../../../support/level';

const build = definitionOf(LEVEL);
const [first, second, ...rest] = build.quests;
if (!first || !second) throw new Error('a level has two quests');

it('names the quests that the database holds otherwise, and no other', () => {
  expect(questDifferences(build, structuredClone(build))).toEqual([]);
  const positions = first.positions.map(({ top, bottom }) => ({
    top,
    bottom: mapPoint(bottom.x + 1, bottom.y),
  }));
  const moved = { ...first, positions };
  const held: LevelDefinition = {
    ...build,
    quests: [moved, ...rest, { ...second, quest: 'quest99' }],
  };
  expect(questDifferences(build, held)).toEqual([
    { quest: first.quest, change: 'places' },
    { quest: second.quest, change: 'missing' },
    { quest: 'quest99', change: 'added' },
  ]);
  const elsewhere = { ...build, quests: [{ ...first, image: 'dquest9' }, second, ...rest] };
  expect(questDifferences(build, elsewhere)).toEqual([{ quest: first.quest, change: 'picture' }]);
});
