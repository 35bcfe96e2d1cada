import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideGame } from '../../../../src/app/compose/inside-game';

describe('where the redirect leads', () => {
  it.each([
    ['leaderboard', '/leaderboard'],
    ['game/1?mode=5&quest=dquest1', '/game/1?mode=5&quest=dquest1'],
    [undefined, '/'],
    ['', '/'],
    ['//example.com', '/'],
    ['https://example.com', '/'],
    ['/\\example.com', '/'],
    ['..', '/'],
    ['javascript:alert(1)', '/'],
  ])('%s leads to %s', (to, path) => {
    expect(insideGame(to)).toBe(path);
  });

  it('never leaves the game', () => {
    fc.assert(
      fc.property(fc.string(), (to) => {
        const { origin } = new URL(insideGame(to), 'https://game.test');
        return origin === 'https://game.test';
      }),
    );
  });
});
