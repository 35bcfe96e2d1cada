import { describe, expect, it } from 'vitest';
import { withLock } from '../../../scripts/mystery-lock';
import { DEFAULT_LOCK } from '../../../src/contest/mystery-word';
import { OWNER_UID, rulesFor } from '../../contract/firebase-home';

const rules = rulesFor(OWNER_UID);

describe('the word of the rules', () => {
  it('is the game’s own until the owner chooses another', () => {
    expect(withLock(rules, DEFAULT_LOCK)).toBe(rules);
  });

  it('is replaced by another lock, and back', () => {
    const lock = { salt: 'abc', hash: 'f'.repeat(64) };
    const other = withLock(rules, lock) ?? '';
    expect(other).toContain(`keyOf('abc:' + word) == '${'f'.repeat(64)}'`);
    expect(withLock(other, DEFAULT_LOCK)).toBe(rules);
  });

  it.each([
    { salt: '', hash: 'f'.repeat(64) },
    { salt: "a'", hash: 'f'.repeat(64) },
    { salt: 'a', hash: 'f'.repeat(63) },
    { salt: 'a', hash: 'F'.repeat(64) },
  ])('is no lock: %o', (lock) => {
    expect(withLock(rules, lock)).toBeUndefined();
  });

  it('needs its place', () => {
    expect(withLock('', DEFAULT_LOCK)).toBeUndefined();
  });
});
