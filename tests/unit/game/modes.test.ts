import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import {
  chooseGame,
  countsDown,
  deckOf,
  DEFAULT_MODE,
  goalOf,
  MODE_NAMES,
  MODES,
  offeredModes,
  parseMode,
} from '../../../src/game/modes';
import { quest } from '../../support/game-builders';

const names = (deck: ReturnType<typeof deckOf>) => deck?.map((each) => each.quest);
const quests = [quest(1), quest(1, 2, true), quest(2), quest(2, 2, true), quest(3, 3)];

describe('modes', () => {
  it('names all five', () => {
    expect(MODES.map((mode) => MODE_NAMES[mode])).toEqual([
      'duplicates',
      'random',
      'timeAttack',
      'mastery',
      'unique',
    ]);
  });

  it('counts down in the time attack alone', () => {
    expect(MODES.filter(countsDown)).toEqual([3]);
  });
});

describe('parseMode', () => {
  it('takes 10 random questions when the address names no mode', () => {
    expect(DEFAULT_MODE).toBe(2);
    for (const none of [null, undefined, '']) expect(parseMode(none)).toBe(2);
  });

  it('takes the five numbers as written', () => {
    expect(['1', '2', '3', '4', '5'].map(parseMode)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(['0', '6', '-1', '01', '1.0', ' 2', 'two', 'NaN', '1e0'])('refuses %j', (text) => {
    expect(parseMode(text)).toBeUndefined();
  });
});

describe('deckOf', () => {
  it('hunts every duplicate and nothing else in mode 1', () => {
    expect(names(deckOf(quests, 1))).toEqual(['dquest1', 'dquest2']);
  });

  it.each([2, 3, 4] as const)('draws on the normal quests in mode %i', (mode) => {
    expect(names(deckOf(quests, mode))).toEqual(['quest1', 'quest2', 'quest3']);
  });

  it('holds the one named quest of either kind in mode 5', () => {
    expect(names(deckOf(quests, 5, 'quest2'))).toEqual(['quest2']);
    expect(names(deckOf(quests, 5, 'dquest2'))).toEqual(['dquest2']);
  });

  it('is nothing without a quest', () => {
    expect(deckOf([quest(1)], 1)).toBeUndefined();
    expect(deckOf([quest(1, 2, true)], 2)).toBeUndefined();
    expect(deckOf(quests, 5)).toBeUndefined();
    expect(deckOf(quests, 5, 'quest9')).toBeUndefined();
  });
});

describe('goalOf', () => {
  it('is ten right answers in mode 2, fewer when the deck is smaller', () => {
    expect([9, 10, 11, 23].map((size) => goalOf(2, size))).toEqual([9, 10, 10, 10]);
  });

  it.each([1, 3, 4, 5] as const)('is the whole deck in mode %i', (mode) => {
    expect([1, 10, 23].map((size) => goalOf(mode, size))).toEqual([1, 10, 23]);
  });
});

describe('offeredModes', () => {
  it('offers the duplicate hunt on levels 1 to 6 only', () => {
    for (const { id, questCounts } of CATALOGUE) {
      const offered = offeredModes({
        normalQuests: questCounts.normal,
        duplicateQuests: questCounts.duplicate,
      });
      expect(offered).toEqual(id <= 6 ? [1, 2, 3, 4] : [2, 3, 4]);
    }
  });

  it('offers nothing that has no quest', () => {
    expect(offeredModes({ normalQuests: 0, duplicateQuests: 2 })).toEqual([1]);
  });
});

describe('chooseGame', () => {
  it('opens the game an address names', () => {
    expect(chooseGame(quests, null, null)).toMatchObject({ kind: 'game', mode: 2 });
    expect(chooseGame(quests, '1', null)).toMatchObject({ kind: 'game', mode: 1 });
    expect(chooseGame(quests, '5', 'dquest1')).toEqual({
      kind: 'game',
      mode: 5,
      deck: [quests[1]],
      quest: 'dquest1',
    });
  });

  it('heeds a quest in mode 5 alone', () => {
    expect(chooseGame(quests, '4', 'quest9')).toEqual({ kind: 'game', mode: 4, deck: deckOf(quests, 4) });
  });

  it('says what is wrong with an address', () => {
    const error = (...args: Parameters<typeof chooseGame>) => chooseGame(...args);
    expect(error(undefined, '2', null)).toEqual({ kind: 'error', error: 'LevelNotFound' });
    expect(error(undefined, '9', null)).toEqual({ kind: 'error', error: 'LevelNotFound' });
    expect(error(quests, '6', null)).toEqual({ kind: 'error', error: 'GameModeIncorrect' });
    expect(error(quests, '5', null)).toEqual({ kind: 'error', error: 'QuestNotFound' });
    expect(error(quests, '5', 'quest9')).toEqual({ kind: 'error', error: 'QuestNotFound' });
    expect(error([quest(1)], '1', null)).toEqual({ kind: 'error', error: 'QuestNotFound' });
  });
});
