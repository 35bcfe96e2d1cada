import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowBase, hrefOf, match, placeOf, resolve } from '../../../src/router/address';

describe('an address below the base', () => {
  it.each([
    ['/worldmaps/game/1', '/worldmaps/', '/game/1'],
    ['/worldmaps/', '/worldmaps/', '/'],
    ['/worldmaps', '/worldmaps/', '/'],
    ['/', '/worldmaps/', undefined],
    ['/worldmapsies/game', '/worldmaps/', undefined],
    ['/game/1', '/', '/game/1'],
    ['/', '/', '/'],
  ])('%s below %s is %s', (pathname, base, below) => {
    expect(belowBase(pathname, base)).toBe(below);
  });

  it('comes back from its href', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '-', '1'), minLength: 1 });
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom('/', '/worldmaps/'), (parts, base) => {
        const pathname = `/${parts.join('/')}`;
        expect(belowBase(hrefOf({ pathname, search: '', hash: '' }, base), base)).toBe(pathname);
      }),
    );
  });
});

describe('where a link leads', () => {
  const from = { pathname: '/leaderboard/3', search: '?mode=2', hash: '#top' };

  it.each([
    ['/game/1?mode=3', { pathname: '/game/1', search: '?mode=3', hash: '' }],
    ['?mode=4', { pathname: '/leaderboard/3', search: '?mode=4', hash: '' }],
    ['#end', { pathname: '/leaderboard/3', search: '', hash: '#end' }],
    [{ search: '?mode=1' }, { pathname: '/leaderboard/3', search: '?mode=1', hash: '' }],
    [{ pathname: '/' }, { pathname: '/', search: '', hash: '' }],
  ])('%j', (to, place) => {
    expect(resolve(to, from)).toEqual(place);
  });

  it('keeps further marks in query and hash', () => {
    expect(placeOf('/a?b=c?d#e#f')).toEqual({ pathname: '/a', search: '?b=c?d', hash: '#e#f' });
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        const href = hrefOf({ pathname, search: '', hash: '' }, '/worldmaps/');
        return new URL(href, 'https://game.test').origin === 'https://game.test';
      }),
    );
  });
});

describe('patterns', () => {
  it.each([
    ['', '/', {}],
    ['catalog', '/catalog', {}],
    ['catalog', '/catalog/', {}],
    ['catalog', '/catalogue', undefined],
    ['catalog', '/catalog/1', undefined],
    ['game/:level', '/game/90s', { level: '90s' }],
    ['game/:level', '/game', undefined],
    ['game/:level', '/game/%C3%A9', { level: 'é' }],
    ['game/:level', '/game/%', { level: '%' }],
    ['*', '/what/ever', {}],
  ])('%s on %s gives %j', (pattern, pathname, params) => {
    expect(match(pattern, pathname)).toEqual(params);
  });
});
