/** A duel travels in an address: it is read back as it was written, knows whose turn it is, and no text makes it throw. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  duelAddress,
  LONGEST_DUEL,
  LONGEST_SCANNED,
  nextRound,
  parseDuel,
  standingOf,
  withName,
  withTurn,
  type Duel,
  type RoundSetup,
  type Standing,
} from '../../../src/runs/duel';
import type { Mode } from '../../../src/game/modes';
import type { RunRecord } from '../../../src/runs/record';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

const TEN: RoundSetup = { level: 1, mode: 2 };
const EMPTY: Duel = { names: ['Léa', ''], turns: [] };

const played = (pace: number, slot: number, mode: Mode = 2) => playHonestly({ pace, slot, mode }).record;
function add(duel: Duel, record: RunRecord): Duel {
  const code = codeOf(record);
  if (code === undefined) throw new Error('the run is too long');
  return withTurn(duel, record, code);
}
/** The duel of these paces, in the order they are played; each round has a slot of its own. */
const duelOf = (paces: readonly number[], mode: Mode = 2): Duel =>
  paces.reduce((duel, pace, at) => add(duel, played(pace, 1000 + Math.floor(at / 2), mode)), EMPTY);
function standing(duel: Duel, next: RoundSetup = TEN): Standing {
  const found = standingOf(duel, next, PLAYED_QUESTS);
  if (typeof found === 'string') throw new Error(found);
  return found;
}
const fragmentOf = (address: string) => address.slice(address.indexOf('#'));
const resent = (duel: Duel, most?: number, next: RoundSetup = TEN) =>
  parseDuel(fragmentOf(duelAddress(duel, standing(duel, next), next, most)));

const [FAST, SLOW] = [700, 1100];

describe('a duel', () => {
  it.each([
    // who plays which of six runs
    [[], 0],
    [[FAST], 1],
    [[FAST, SLOW], 1],
    [[FAST, SLOW, FAST], 0],
    [[FAST, SLOW, FAST, SLOW], 0],
    [[FAST, SLOW, FAST, SLOW, FAST], 1],
  ])('after runs at %j is the turn of %i', (paces, turn) => {
    expect(standing(duelOf(paces)).turn).toBe(turn);
  });

  it('is won with the second round, and over then', () => {
    // the asked one plays the second and third runs
    const { winner, turn, wins } = standing(duelOf([SLOW, FAST, FAST, SLOW]));
    expect([winner, turn, wins]).toEqual([1, undefined, [0, 2]]);
  });

  it('goes to three rounds where each has one, and is drawn where both have as many', () => {
    const third = standing(duelOf([FAST, SLOW, FAST, SLOW]));
    expect([third.winner, third.wins]).toEqual([undefined, [1, 1]]);
    expect(standing(duelOf([FAST, SLOW, FAST, SLOW, FAST, SLOW])).winner).toBe(0);
    // as long as the other run, and no copy of it
    const equal = played(FAST, 1002);
    const last = equal.run.events.length - 1;
    const earlier = equal.run.events.map((event, index) =>
      index === 0 || index === last ? event : { ...event, at: event.at - 40 },
    );
    const drawn = standing(
      add(duelOf([FAST, SLOW, FAST, SLOW, FAST]), { ...equal, run: { ...equal.run, events: earlier } }),
    );
    expect([drawn.winner, drawn.rounds[2]?.winner]).toEqual(['drawn', 'drawn']);
  });

  it('names the run to be answered, and none where a round is to be opened', () => {
    expect(standing(duelOf([FAST])).open?.slot).toBe(1000);
    expect(standing(duelOf([FAST, SLOW])).open).toBeUndefined();
  });

  it('of sixty seconds goes by the finds alone', () => {
    const [more, fewer] = [played(FAST, 7, 3), played(2500, 7, 3)];
    const duel = add(add(EMPTY, fewer), more);
    expect(standing(duel, { level: 1, mode: 3 }).rounds[0]?.winner).toBe(1);
  });

  it('is read back as it was written, names and all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 600, max: 1500 }), { maxLength: 4 }),
        fc.string({ maxLength: 20, unit: 'binary' }),
        (paces, name) => {
          const duel = withName(duelOf(paces), 1, name);
          const found = standingOf(duel, TEN, PLAYED_QUESTS);
          if (typeof found === 'string') return;
          const again = parseDuel(fragmentOf(duelAddress(duel, found, TEN, 1e6)));
          expect(again?.turns).toHaveLength(duel.turns.length);
          expect(again?.names[0]).toBe('Léa');
          if (/^[\p{L}\p{N}]+$/u.test(name)) expect(again?.names[1]).toBe(name);
          if (!again) throw new Error('unreadable');
          const read = standing(again);
          expect({ ...read, open: read.open?.run }).toStrictEqual({ ...found, open: found.open?.run });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('fits an address and a code: rounds that are over keep their results, the open run stays whole', () => {
    const long = duelOf([FAST, SLOW, FAST, SLOW, FAST]);
    for (const most of [LONGEST_DUEL, LONGEST_SCANNED, 200]) {
      const again = resent(long, most);
      expect(duelAddress(long, standing(long), TEN, most).length).toBeLessThan(most + 150);
      if (!again) throw new Error('unreadable');
      const told = standing(again);
      expect([told.wins, told.turn, told.open?.run]).toEqual([
        [1, 1],
        1,
        long.turns[4] && 'record' in long.turns[4] ? long.turns[4].record.run : undefined,
      ]);
      expect(told.rounds).toEqual(standing(long).rounds);
    }
    const slowest = duelOf([FAST, SLOW, FAST, SLOW, FAST, SLOW], 4);
    const whole = duelAddress(slowest, standing(slowest, { level: 1, mode: 4 }), { level: 1, mode: 4 });
    expect(whole.length).toBeLessThan(LONGEST_DUEL + 150);
  });
});

it('a round that was begun anew says how often, to nine times, and one that was not says nothing', () => {
  const [opening, answer] = [played(FAST, 1), played(SLOW, 1)];
  const told = (times: number) => {
    const duel = withTurn(add(EMPTY, opening), answer, codeOf(answer) ?? '', times);
    const address = duelAddress(duel, standing(duel), TEN);
    return [address.includes(':'), standing(parseDuel(fragmentOf(address)) ?? EMPTY).rounds[0]?.begun];
  };
  expect(told(1)).toEqual([false, [1, 1]]);
  expect(told(3)).toEqual([true, [1, 3]]);
  expect(told(40)).toEqual([true, [1, 9]]);
  for (const text of ['1', '0', '10', '-2', ''])
    expect(parseDuel(`#duel=${codeOf(opening) ?? ''}:${text}~a~b`)).toBeUndefined();
});

it('a name that a field cut in the midst of a sign is told without it', () => {
  const named = withName(EMPTY, 1, 'Zoé\ud83d');
  expect(resent(named)?.names).toEqual(['Léa', 'Zoé']);
  const long = parseDuel(`#duel=~${'a'.repeat(39)}${encodeURIComponent('🦊')}🦊~b`);
  expect(long?.names[0]).toBe(`${'a'.repeat(39)}🦊`);
});

describe('an address that is no honest duel', () => {
  const no = (duel: Duel, next: RoundSetup = TEN, quests = PLAYED_QUESTS) => standingOf(duel, next, quests);

  it.each([
    '',
    '#duel=',
    '#duel=~',
    '#run=~a~b',
    '#duel=x~a~b',
    '#duel=1:2:3~a~b',
    '#duel=9999:1~a~b',
    '#duel=1:20.1:20.1:20.1:20.1:20.1:20.1:20~a~b',
    `#duel=~${'a'.repeat(401)}~b`,
    `#duel=${'A'.repeat(5000)}~a~b`,
    '#duel=~a~b~c',
  ])('is none: %s', (fragment) => {
    expect(parseDuel(fragment)).toBeUndefined();
  });

  it('is answered, whatever its letters are', () => {
    const valid = fragmentOf(duelAddress(duelOf([FAST]), standing(duelOf([FAST])), TEN));
    fc.assert(
      fc.property(fc.nat(), fc.string({ maxLength: 6, unit: 'binary' }), (at, text) => {
        const place = at % valid.length;
        const duel = parseDuel(valid.slice(0, place) + text + valid.slice(place + text.length));
        if (duel) expect(() => no(duel)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });

  it('with a run of another game, or one that no hand played, is unreadable', () => {
    expect(no(add(EMPTY, played(FAST, 1)), { level: 2, mode: 2 })).toBe('unreadable');
    expect(no(add(EMPTY, played(FAST, 1)), { level: 1, mode: 4 })).toBe('unreadable');
    expect(no(add(add(EMPTY, played(FAST, 1)), played(SLOW, 2)))).toBe('unreadable');
    expect(no(add(EMPTY, playHonestly({ ranked: false }).record))).toBe('unreadable');
    expect(no(add(EMPTY, playHonestly({ pace: 20 }).record))).toBe('unreadable');
    const cut = played(FAST, 1);
    const open = { ...cut, run: { ...cut.run, events: cut.run.events.slice(0, -2) } };
    expect(no(add(EMPTY, open))).toBe('unreadable');
    const quest = playHonestly({ mode: 5, quest: 'quest3' }).record;
    expect(no(add(EMPTY, quest), { level: 1, mode: 5, quest: 'quest4' })).toBe('unreadable');
  });

  it('with rounds after its end, or a result in place of the run to be answered, is unreadable', () => {
    expect(no(duelOf([SLOW, FAST, FAST, SLOW, FAST]))).toBe('unreadable');
    expect(no({ ...EMPTY, turns: [{ score: 10, time: 9 }] })).toBe('unreadable');
  });

  it('with a copy of the run it answers is unreadable, also where it was shifted by a tenth', () => {
    const opening = played(FAST, 1);
    const shifted = {
      ...opening,
      run: {
        ...opening.run,
        events: opening.run.events.map((event, at) => ({ ...event, at: event.at - Math.min(at, 20) })),
      },
    };
    expect(no(add(add(EMPTY, opening), opening))).toBe('unreadable');
    expect(no(add(add(EMPTY, opening), shifted))).toBe('unreadable');
    expect(no(add(add(EMPTY, opening), played(FAST + 60, 1)))).not.toBe('unreadable');
    // one tap is too little to tell two players apart
    const quest = playHonestly({ mode: 5, quest: 'quest3' }).record;
    expect(no(add(add(EMPTY, quest), quest), { level: 1, mode: 5, quest: 'quest3' })).not.toBe('unreadable');
  });

  it('whose finds no eye can have made is unreadable', () => {
    expect(no(add(EMPTY, played(220, 1)))).toBe('unreadable');
  });

  it('of another edition of the map says so', () => {
    expect(no(duelOf([FAST]), TEN, PLAYED_QUESTS.slice(1))).toBe('wrongMap');
  });
});

it('a next round asks for the same game again, or for the next quest of its kind', () => {
  expect(nextRound(TEN, PLAYED_QUESTS)).toEqual(TEN);
  const one = { level: 1, mode: 5 as const };
  expect(nextRound({ ...one, quest: 'quest3' }, PLAYED_QUESTS).quest).toBe('quest4');
  expect(nextRound({ ...one, quest: 'quest12' }, PLAYED_QUESTS).quest).toBe('quest1');
  expect(nextRound({ ...one, quest: 'dquest1' }, PLAYED_QUESTS).quest).toBe('dquest1');
});
