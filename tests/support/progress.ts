/** Progress to test with: any at all, and one with everything found. */
import fc from 'fast-check';
import { MODES } from '../../src/game/modes';
import { NOTHING_FOUND, withFind, withRun } from '../../src/progress/progress';
import type { Find, ModeProgress, Progress, QuestProgress } from '../../src/progress/progress';
import { questNames, type LevelSize } from '../../src/progress/stamps';

const number = fc.nat(3);
const find: fc.Arbitrary<Find> = fc.record({ at: number, ms: number });
const quest: fc.Arbitrary<QuestProgress> = fc.record({ first: find, last: find, best: number });
const mode: fc.Arbitrary<ModeProgress> = fc.record(
  {
    won: number,
    clean: number,
    best: fc.record({ score: fc.integer({ min: 1, max: 3 }), time: number, at: number }),
  },
  { requiredKeys: [] },
);
const level = fc.record(
  {
    quests: fc.dictionary(fc.constantFrom('quest1', 'quest2', 'dquest1'), quest),
    modes: fc.dictionary(fc.constantFrom(...MODES.map(String)), mode),
    since: number,
    cat: number,
  },
  { requiredKeys: ['quests', 'modes'] },
);

export const anyProgress: fc.Arbitrary<Progress> = fc.record({
  levels: fc.dictionary(fc.constantFrom('1', '2'), level),
  hunts: fc.dictionary(fc.constantFrom('2026-11-20', '2026-11-21'), number),
});

/** Every quest of these levels found in ten seconds, and every mode but the time attack won without a mistake. */
export function everythingOf(sizes: readonly LevelSize[]): Progress {
  return sizes.reduce((progress, size) => {
    const found = questNames(size).reduce(
      (before, name) => withFind(before, size.level, name, { at: 1, ms: 10_000 }),
      progress,
    );
    const won = ([1, 2, 4] as const).filter((mode) => mode !== 1 || size.duplicateQuests > 0);
    return won.reduce(
      (before, mode) =>
        withRun(before, size.level, { mode, score: 10, time: 60, ranked: true, clean: true }, 1),
      found,
    );
  }, NOTHING_FOUND);
}
