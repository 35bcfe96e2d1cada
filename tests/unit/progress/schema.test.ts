import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeProgress } from '../../../src/progress/merge';
import { NOTHING_FOUND } from '../../../src/progress/progress';
import { parseProgress, parseProgressText } from '../../../src/progress/schema';
import { withEachFault } from '../../support/json-faults';
import { anyProgress } from '../../support/progress';

it('reads what was written', () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      expect(parseProgressText(JSON.stringify(progress))).toEqual(progress);
    }),
  );
});

it.each([undefined, null, 7, 'text', [], { levels: {} }, { levels: 7, hunts: {} }, { levels: 7 }])(
  'is empty where %j was kept',
  (raw) => {
    expect(parseProgress(raw)).toEqual(NOTHING_FOUND);
  },
);

it('is empty where no JSON was kept', () => {
  expect(parseProgressText('{')).toEqual(NOTHING_FOUND);
});

it('loses a malformed part alone', () => {
  const find = { at: 1, ms: 2 };
  const sound = { first: find, last: find, best: 2 };
  const quests = { quest1: sound, quest2: { ...sound, best: -1 }, quest0: sound, other: sound };
  const best = { score: 0, time: 1, at: 1 };
  const modes = { '2': { won: 3 }, '9': { won: 3 }, '4': { won: 'yes' }, '3': { best } };
  const raw = {
    levels: {
      '1': { quests, modes },
      '2': { quests: 7, modes: {} },
      '3': { quests: {}, modes: [] },
      '4': { quests: {}, modes: {}, since: -1 },
      '5': { quests: {}, modes: {}, since: 5, more: 1 },
      zero: { quests: {}, modes: {} },
    },
    hunts: { '2026-11-21': 9, '2026-02-31': 9, '2026-11-20': -1 },
  };
  expect(parseProgress(raw)).toEqual({
    levels: {
      '1': { quests: { quest1: sound }, modes: { '2': { won: 3 } } },
      '5': { quests: {}, modes: {}, since: 5 },
    },
    hunts: { '2026-11-21': 9 },
  });
});

it('keeps the maps where the hunts are malformed, and the hunts where the maps are', () => {
  const levels = { '15': { quests: {}, modes: { '2': { won: 3 } } } };
  expect(parseProgress({ levels, hunts: 7 })).toEqual({ levels, hunts: {} });
  expect(parseProgress({ hunts: { '2026-11-21': 9 } })).toEqual({ levels: {}, hunts: { '2026-11-21': 9 } });
});

it('reads anything at all, and gives only what it would read again', () => {
  const best = { score: 1, time: 1, at: 1 };
  const find = { at: 1, ms: 2 };
  const full = {
    levels: {
      '1': {
        quests: { quest1: { first: find, last: find, best: 2 } },
        modes: { '2': { won: 3, clean: 3, best } },
        since: 1,
      },
    },
    hunts: { '2026-11-21': 9 },
  };
  for (const raw of withEachFault(full)) {
    const progress = parseProgress(raw);
    expect(parseProgress(progress)).toEqual(progress);
    expect(mergeProgress(progress, NOTHING_FOUND)).toEqual(progress);
  }
});
