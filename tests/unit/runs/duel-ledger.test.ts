/** A device counts the rounds begun on it, and knows the runs played on it by their side. */
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, parseDuel, withTurn, type Duel } from '../../../src/runs/duel';
import { isMisnamed, noteBegun, noteSent, timesBegun } from '../../../src/runs/duel-ledger';
import { playHonestly } from '../../support/played-run';

const kept = new Map<string, string>();
const shelf = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
beforeEach(() => kept.clear());

const ADDRESS = '/game/1?mode=2#duel=~a~b';

describe('the rounds of a device', () => {
  it('are counted by their address', () => {
    expect(timesBegun(ADDRESS, shelf)).toBe(0);
    expect([noteBegun(ADDRESS, shelf), noteBegun(ADDRESS, shelf)]).toEqual([1, 2]);
    expect(noteBegun(`${ADDRESS}c`, shelf)).toBe(1);
    expect(timesBegun(ADDRESS, shelf)).toBe(2);
  });

  it('are two hundred, the oldest of which go', () => {
    for (let round = 0; round <= 200; round += 1) noteBegun(`${ADDRESS}${String(round)}`, shelf);
    expect([timesBegun(`${ADDRESS}0`, shelf), timesBegun(`${ADDRESS}1`, shelf)]).toEqual([0, 1]);
  });

  it.each(['', '7', '{"begun":7,"sent":{}}', '{"begun":[{"round":"a","times":-1}],"sent":[{"side":2}]}'])(
    'are none where the text is %s, which is written over',
    (text) => {
      kept.set('worldmaps.duels', text);
      expect(timesBegun(ADDRESS, shelf)).toBe(0);
      expect(noteBegun(ADDRESS, shelf)).toBe(1);
      expect(timesBegun(ADDRESS, shelf)).toBe(1);
    },
  );

  it('are not counted where the storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    expect([noteBegun(ADDRESS, blocked), noteBegun(ADDRESS, blocked)]).toEqual([1, 1]);
    expect(() => noteSent('a', 0, blocked)).not.toThrow();
  });
});

describe('a duel whose runs were moved', () => {
  const turns = [700, 800, 900, 1000].map((pace, at) => {
    const { record } = playHonestly({ pace, slot: 1000 + Math.floor(at / 2) });
    return { record, code: codeOf(record) ?? '' };
  });
  const duelOf = (order: readonly number[]): Duel =>
    order.reduce<Duel>(
      (duel, at) => {
        const turn = turns[at];
        return turn ? withTurn(duel, turn.record, turn.code) : duel;
      },
      { names: ['Léa', 'Tom'], turns: [] },
    );
  const code = (at: number) => turns[at]?.code ?? '';

  it('is noticed by whoever played one of them, within a round and from round to round', () => {
    // the second player's device: it answered the first round and opened the second
    noteSent(code(1), 1, shelf);
    noteSent(code(2), 1, shelf);
    expect(isMisnamed(duelOf([0, 1, 2, 3]), shelf)).toBe(false);
    expect(isMisnamed(duelOf([1, 0, 2, 3]), shelf)).toBe(true);
    expect(isMisnamed(duelOf([0, 1, 3, 2]), shelf)).toBe(true);
    expect(isMisnamed(duelOf([2, 3, 0, 1]), shelf)).toBe(true);
  });

  it('is not where both play on one screen, nor where a run was put into another duel by its player', () => {
    for (const [at, side] of [0, 1, 1, 0].entries()) noteSent(code(at), side === 0 ? 0 : 1, shelf);
    expect(isMisnamed(duelOf([0, 1, 2, 3]), shelf)).toBe(false);
    expect(isMisnamed(duelOf([1]), shelf)).toBe(true);
    noteSent(code(1), 0, shelf);
    expect(isMisnamed(duelOf([1]), shelf)).toBe(false);
  });

  it('is not told from a result alone, nor on a device that has played none of them', () => {
    expect(isMisnamed(duelOf([1, 0, 2, 3]), shelf)).toBe(false);
    noteSent('10:205', 1, shelf);
    const told = parseDuel('#duel=10:205~a~b');
    expect(told && isMisnamed(told, shelf)).toBe(false);
  });
});
