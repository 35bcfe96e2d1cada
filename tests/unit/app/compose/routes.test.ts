import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../../src/app/compose/routes';
import { PageLayout } from '../../../../src/app/shell/PageLayout';
import { CATALOGUE } from '../../../../src/maps/catalogue';

const asked: (readonly string[])[] = [];
const ROUTES: RouteObject[] = routes(async (words) => void asked.push(words));

function leafOf(pathname: string) {
  const found = matchRoutes(ROUTES, `/worldmaps${pathname}`, '/worldmaps/') ?? [];
  const leaf = found.at(-1);
  const frame = found.some(({ route }) => route.Component === PageLayout) ? 'page' : 'game';
  return { path: leaf?.route.path ?? '', params: leaf?.params, route: leaf?.route, frame };
}

describe('the route table of SPEC section 2', () => {
  it.each([
    ['/', ''],
    ['/game/1', 'game/:level'],
    ['/game/1/', 'game/:level'],
    ['/catalog', 'catalog'],
    ['/daily', 'daily'],
    ['/popupform', 'popupform'],
    ['/popupresults', 'popupresults'],
    ['/weeklyResults', 'weeklyResults'],
    ['/weeklyRanking', 'weeklyRanking'],
    ['/weekly', 'weekly'],
    ['/weeklyContest', 'weeklyContest'],
    ['/leaderboard', 'leaderboard'],
    ['/leaderboard/12', 'leaderboard/:level'],
    ['/profile', 'profile'],
    ['/admin', 'admin'],
    ['/mysteryword', 'mysteryword'],
    ['/stamps', 'stamps'],
    ['/stamps/zelda', 'stamps/:level'],
    ['/stroll/zelda', 'stroll/:level'],
    ['/stroll', '*'],
    ['/about', 'about'],
    ['/redirect', 'redirect'],
    ['/game', '*'],
    ['/nowhere', '*'],
    ['/catalogue', '*'],
    ['/game/1/more', '*'],
  ])('%s', (pathname, path) => {
    expect(leafOf(pathname).path).toBe(path);
  });

  it.each(CATALOGUE.map(({ routeKeyword }) => routeKeyword))('has the address of %s', (keyword) => {
    expect(leafOf(`/game/${keyword}`).params).toEqual({ level: keyword });
  });

  it('gives the game all the room', () => {
    expect(['/game/1', '/catalog', '/daily'].map((path) => leafOf(path).frame)).toEqual(
      Array(3).fill('game'),
    );
    expect(['/', '/leaderboard', '/nowhere'].map((path) => leafOf(path).frame)).toEqual(
      Array(3).fill('page'),
    );
  });

  it('fetches the words of a game with its level’s, and none for a level nobody knows', async () => {
    for (const level of ['pokemon', '15', '99']) {
      const { loader } = leafOf(`/game/${level}`).route ?? {};
      if (typeof loader !== 'function') throw new Error('a game has a loader');
      const request = new Request('https://game.test/');
      await loader({
        request,
        params: { level },
        url: new URL(request.url),
        pattern: '',
        context: undefined,
      });
    }
    expect(asked.slice(-3)).toEqual([['play', 'pokemon'], ['play', 'demonslayer'], ['play']]);
  });
});
