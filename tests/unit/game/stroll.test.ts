import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginStroll,
  foundOf,
  hiddenPart,
  isFound,
  isStrolled,
  picturesOf,
  strollOn,
  targetsFound,
  type Stroll,
  type StrollEvent,
  type StrollMove,
} from '../../../src/game/stroll';
import { deck, markOn, MISS, pictures, quest } from '../../support/game-builders';

const CLUES = deck(1, 1, 2);
const [ONE, TWO, PAIR = quest(3, 2)] = CLUES;

const go: StrollEvent = { type: 'go', at: 0 };
const tapOn = (clue: typeof ONE, at: number, target = 0): StrollEvent => ({
  type: 'tap',
  at,
  mark: markOn(clue, target),
});
const play = (stroll: Stroll, ...events: readonly StrollEvent[]) => events.reduce(strollOn, stroll);
const begun = (found: readonly string[] = []) => play(beginStroll(CLUES, found), go);

describe('a stroll', () => {
  it('finds in any order, each with the time since the find before it and since the beginning', () => {
    const after = play(begun(), tapOn(TWO ?? ONE, 3000), tapOn(ONE, 4000));
    expect(after.finds).toEqual([
      { quest: 'quest2', at: 3000, took: 3000 },
      { quest: 'quest1', at: 4000, took: 1000 },
    ]);
    expect(after.meeting).toEqual({ kind: 'found', quests: ['quest1'] });
    expect(isStrolled(after)).toBe(false);
  });

  it('goes on from what was found before, and leaves out what the level has no more', () => {
    const stroll = begun(['quest2', 'quest99']);
    expect(foundOf(stroll)).toEqual(['quest2']);
    expect(strollOn(stroll, tapOn(TWO ?? ONE, 10)).finds).toEqual([]);
  });

  it('keeps each figure of a clue with several, until all are found', () => {
    const one = play(begun(), tapOn(PAIR, 10, 1));
    expect(one.meeting).toEqual({ kind: 'part', quests: ['quest3'] });
    expect(targetsFound(one, PAIR)).toEqual([1]);
    expect(hiddenPart(one, PAIR).positions).toEqual([PAIR.positions[0]]);
    const again = strollOn(one, tapOn(PAIR, 20, 1));
    expect(again.meeting).toEqual({ kind: 'nobody' });
    const both = strollOn(again, tapOn(PAIR, 30, 0));
    expect(isFound(both, 'quest3')).toBe(true);
    expect(both.parts).toEqual({});
    expect(targetsFound(both, PAIR)).toEqual([0, 1]);
  });

  it('answers a tap at nobody without a mistake', () => {
    const before = begun();
    const { taps, meeting, ...after } = strollOn(before, { type: 'tap', at: 5, mark: MISS });
    expect(meeting).toEqual({ kind: 'nobody' });
    expect(taps).toBe(1);
    expect({ ...after, taps: 0 }).toEqual(before);
  });

  it('counts no tap before the map is there, nor the time behind another tab', () => {
    const waiting = beginStroll(CLUES, []);
    expect(strollOn(waiting, tapOn(ONE, 5))).toBe(waiting);
    const after = play(begun(), { type: 'rest', at: 1000 }, { type: 'go', at: 60_000 }, tapOn(ONE, 60_500));
    expect(after.finds[0]).toEqual({ quest: 'quest1', at: 1500, took: 1500 });
  });

  it('opens one clue at a time, lights it for nothing, and closes it when it is found', () => {
    const open = play(begun(), { type: 'open', at: 1, quest: 'quest1' });
    const lit = strollOn(open, { type: 'light', at: 2, visibleWidth: 900 });
    expect(lit.clue).toEqual({ quest: 'quest1', light: 900 });
    expect(strollOn(lit, { type: 'open', at: 3, quest: 'quest2' }).clue).toEqual({ quest: 'quest2' });
    expect(strollOn(lit, tapOn(TWO ?? ONE, 3)).clue).toEqual(lit.clue);
    expect(strollOn(lit, tapOn(ONE, 3)).clue).toBeUndefined();
    expect(strollOn(lit, { type: 'close', at: 3 }).clue).toBeUndefined();
  });

  it('changes nothing for what cannot be', () => {
    const stroll = begun(['quest1']);
    const vain: readonly StrollMove[] = [
      { type: 'go' },
      { type: 'open', quest: 'quest1' },
      { type: 'open', quest: 'nobody' },
      { type: 'light', visibleWidth: 900 },
      { type: 'close' },
      { type: 'turn', picture: undefined },
      { type: 'turn', picture: 'dquest7' },
    ];
    for (const move of vain) expect(strollOn(stroll, { ...move, at: 9 })).toBe(stroll);
    const open = strollOn(stroll, { type: 'open', quest: 'quest2', at: 9 });
    expect(strollOn(open, { type: 'open', quest: 'quest2', at: 9 })).toBe(open);
    expect(strollOn(open, { type: 'light', visibleWidth: 0, at: 9 })).toBe(open);
    const resting = strollOn(stroll, { type: 'rest', at: 9 });
    expect(strollOn(resting, { type: 'rest', at: 10 })).toBe(resting);
  });

  it('begins the map again with everybody hidden, and the time from there', () => {
    const after = play(begun(['quest1']), tapOn(TWO ?? ONE, 500), { type: 'again', at: 1000 });
    expect(foundOf(after)).toEqual([]);
    expect(strollOn(after, tapOn(ONE, 1200)).finds).toEqual([{ quest: 'quest1', at: 200, took: 200 }]);
  });
});

describe('a stroll over several pictures', () => {
  const HUNTS = pictures(3);
  const [FIRST, SECOND = FIRST] = HUNTS;

  it('meets only who is on the picture at hand', () => {
    const stroll = play(beginStroll(HUNTS, []), go);
    expect(picturesOf(stroll)).toEqual([undefined, 'dquest2', 'dquest3']);
    expect(strollOn(stroll, tapOn(SECOND, 5)).meeting).toEqual({ kind: 'nobody' });
    const turned = strollOn(stroll, { type: 'turn', picture: 'dquest2', at: 6 });
    expect(strollOn(turned, tapOn(SECOND, 7)).meeting).toEqual({ kind: 'part', quests: ['dquest2'] });
  });

  it('opens a clue on its own picture, and goes on where somebody is still hidden', () => {
    const stroll = strollOn(beginStroll(HUNTS, []), { type: 'open', quest: 'dquest3', at: 1 });
    expect(stroll.picture).toBe('dquest3');
    expect(strollOn(stroll, { type: 'turn', picture: undefined, at: 2 }).clue).toBeUndefined();
    expect(beginStroll(HUNTS, [FIRST.quest]).picture).toBe('dquest2');
  });
});

it('finds everybody whatever the order of taps, and no one twice', () => {
  const all = CLUES.flatMap((clue) => clue.positions.map((_, target) => ({ clue, target })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 12 }), (taps) => {
      const after = play(begun(), ...taps.map(({ clue, target }, at) => tapOn(clue, at, target)));
      const touched = all.filter(({ clue, target }) =>
        taps.some((tap) => tap.clue === clue && tap.target === target),
      );
      const whole = CLUES.filter(({ quest: name, positions }) => {
        return touched.filter(({ clue }) => clue.quest === name).length === positions.length;
      });
      expect([...foundOf(after)].toSorted()).toEqual(whole.map(({ quest: name }) => name).toSorted());
      expect(after.finds.reduce((sum, { took }) => sum + took, 0)).toBe(after.finds.at(-1)?.at ?? 0);
      expect(isStrolled(after)).toBe(touched.length === all.length);
    }),
  );
});
