import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, hashOfList, participantsInOrder } from '../../../src/contest/draw';

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));

describe('the draw', () => {
  it('gives the same winner for the same list and seed, in whatever order the list comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.string(),
        async (ids, seed) => {
          const first = await draw(ids, seed, [], sha256);
          expect(await draw(ids.toReversed(), seed, [], sha256)).toEqual(first);
          expect(ids).toContain(first?.winner);
        },
      ),
    );
  });

  it('has another hash for another list', async () => {
    const one = await draw(['a', 'b'], 'seed', [], sha256);
    expect((await draw(['a', 'b', 'c'], 'seed', [], sha256))?.listHash).not.toBe(one?.listHash);
    expect(one?.listHash).toBe(await sha256('a\nb'));
  });

  it('favours nobody', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const wins = new Map(ids.map((id) => [id, 0]));
    const rounds = 3500;
    for (let i = 0; i < rounds; i++) {
      const winner = (await draw(ids, `seed ${String(i)}`, [], sha256))?.winner ?? '';
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    // 500 each; six standard deviations are 124
    for (const count of wins.values()) expect(Math.abs(count - rounds / ids.length)).toBeLessThan(124);
  });

  it('throws away numbers that would favour the first ones', async () => {
    // the first number is the largest there is, beyond the last whole multiple of three
    const numbers = ['list', 'f'.repeat(64), `${'0'.repeat(11)}2${'0'.repeat(52)}`];
    const hash = () => Promise.resolve(numbers.shift() ?? '');
    expect((await draw(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'seed', [], hash))?.winner).toBe('c');
  });

  it('draws nobody from an empty list', async () => {
    expect(await draw([], 'seed', [], sha256)).toBeUndefined();
  });

  it('picks nobody twice in a week, from the same list, until nobody is left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }),
        fc.string(),
        async (ids, seed) => {
          const winners: string[] = [];
          for (let turn = 0; turn < ids.length; turn += 1) {
            const result = await draw(ids, seed, winners, sha256);
            expect(result?.listHash).toBe(await hashOfList(ids, sha256));
            winners.push(result?.winner ?? '');
          }
          expect(winners.toSorted()).toEqual(ids.toSorted());
          expect(await draw(ids, seed, winners, sha256)).toBeUndefined();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('reaches all of 25,000 alike', async () => {
    const ids = Array.from({ length: 25_000 }, (_, i) => String(i).padStart(5, '0'));
    const fifths = [0, 0, 0, 0, 0];
    for (let i = 0; i < 60; i++) {
      const winner = Number((await draw(ids, `seed ${String(i)}`, [], sha256))?.winner);
      fifths[Math.floor(winner / 5000)] = (fifths[Math.floor(winner / 5000)] ?? 0) + 1;
    }
    // 12 each; four standard deviations are 12.4
    for (const count of fifths) expect(Math.abs(count - 12)).toBeLessThan(12);
  });

  it('counts everybody once', () => {
    expect(participantsInOrder(['b', 'a', 'b'])).toEqual(['a', 'b']);
  });
});
