import { describe, expect, it } from 'vitest';
import { bestsOver, withHunt } from '../../../src/crowd/best';
import { challengeAddress, parseChallenge, seedFrom } from '../../../src/crowd/challenge';
import { placeOf } from '../../../src/crowd/place';
import { targetBox } from '../../../src/game/quest';

describe('a player’s best hunt', () => {
  it('is kept where it is better: more finds, or as many in a longer streak', () => {
    const first = withHunt({}, 3, { found: 7, longest: 2 });
    expect(first).toEqual({ '3': { found: 7, longest: 2 } });
    expect(withHunt(first, 3, { found: 6, longest: 6 })).toBe(first);
    expect(withHunt(first, 3, { found: 7, longest: 4 })).toEqual({ '3': { found: 7, longest: 4 } });
    expect(withHunt(first, 4, { found: 0, longest: 0 })).toBe(first);
  });

  it('survives a reload, and what is malformed counts as none', () => {
    const kept = new Map<string, string>();
    const shelf = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    bestsOver(shelf).change((bests) => withHunt(bests, 3, { found: 7, longest: 2 }));
    expect(bestsOver(shelf).get()).toEqual({ '3': { found: 7, longest: 2 } });
    for (const [key] of kept) kept.set(key, '{"3":{"found":"many"},"4":{"found":2,"longest":1}}');
    expect(bestsOver(shelf).get()).toEqual({ '4': { found: 2, longest: 1 } });
  });
});

describe('a challenge', () => {
  it('is read from the address it makes', () => {
    const challenge = { seed: seedFrom(0.9999), beat: 12 };
    const address = challengeAddress(3, challenge);
    expect(address).toMatch(/^\/crowd\/3\?/);
    expect(parseChallenge(new URLSearchParams(address.split('?')[1]))).toEqual(challenge);
  });

  it.each(['', 'seed=', 'seed=zzzzzzz', 'seed=-4', 'seed=12345678', 'beat=4'])('is none in %j', (query) => {
    expect(parseChallenge(new URLSearchParams(query))).toBeUndefined();
  });

  it('asks for no finds where none are said', () => {
    expect(parseChallenge(new URLSearchParams('seed=a&beat=many'))).toEqual({ seed: 10, beat: 0 });
  });
});

describe('a place on a map', () => {
  const map = { width: 300, height: 300 };
  it.each([
    [targetBox(0, 0, 20, 20), 'nw'],
    [targetBox(140, 140, 160, 160), 'c'],
    [targetBox(280, 140, 300, 160), 'e'],
    [targetBox(280, 280, 300, 300), 'se'],
  ] as const)('is one of nine parts', (target, place) => {
    expect(placeOf(target, map)).toBe(place);
  });
});
