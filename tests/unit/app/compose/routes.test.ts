import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../../src/app/compose/routes';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import { findRoute } from '../../../../src/router';

const pathOf = (pathname: string) => findRoute(ROUTES, pathname)?.route.path;

describe('the route table of SPEC section 2', () => {
  it.each([
    ['/', ''],
    ['/game/1', 'game/:level'],
    ['/catalog', 'catalog'],
    ['/daily', 'daily'],
    ['/popupform', 'popupform'],
    ['/popupresults', 'popupresults'],
    ['/weeklyResults', 'weeklyResults'],
    ['/weeklyRanking', 'weeklyRanking'],
    ['/weekly', 'weekly'],
    ['/leaderboard', 'leaderboard'],
    ['/leaderboard/12', 'leaderboard/:level'],
    ['/about', 'about'],
    ['/game', '*'],
    ['/nowhere', '*'],
    ['/game/1/more', '*'],
  ])('%s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it.each(CATALOGUE.map(({ routeKeyword }) => routeKeyword))('has the address of %s', (keyword) => {
    expect(findRoute(ROUTES, `/game/${keyword}`)?.params).toEqual({ level: keyword });
  });

  it('gives the game all the room', () => {
    expect(findRoute(ROUTES, '/game/1')?.route.frame).toBe('game');
    expect(findRoute(ROUTES, '/daily')?.route.frame).toBe('game');
    expect(findRoute(ROUTES, '/')?.route.frame).toBeUndefined();
  });
});
