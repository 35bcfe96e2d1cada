/** The route table of SPEC section 2, relative to the app's base path. */
import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { levelOfAddress } from '../boot/head-start';
import { withPatience } from '../boot/patience';
import { CORNER } from '../shell/AccountSlot';
import { ScreenLoading, ScreenUnfetched } from '../shell/Fallbacks';
import { LatePart } from '../shell/LatePart';
import { PageLayout } from '../shell/PageLayout';
import { ScreenUnloaded } from '../shell/ScreenUnloaded';
import { SETTINGS } from '../shell/SettingsButton';
import { COUNT } from '../shell/WaitingNote';
import { lateCode, type LateCode } from '../../ui/late';
import { insideGame } from './inside-game';
import { Root } from './Root';

/** Namespaces of a screen's texts. */
type Words = readonly string[];

/** Resolves when the texts are loaded or a time limit has passed; never rejects. */
export type LoadWords = (words: Words) => Promise<void>;

/** Everything behind the routes, to be fetched ahead. */
const LATE: LateCode<object>[] = [];

/**
 * A route whose code comes late: the router goes there when code and words are there, or patience has ended. Code that
 * cannot be had is asked for again in its place, which the router could not do. Code that is not `isAhead` is fetched by
 * who goes there, and by nobody else.
 */
function late(load: () => Promise<ComponentType>, words: LoaderFunction = () => null, isAhead = true) {
  const code = lateCode(load);
  if (isAhead) LATE.push(code);
  const loader: LoaderFunction = async (args) => {
    await Promise.all([withPatience(code.fetch()), words(args)]);
    return null;
  };
  const Component = () => (
    <LatePart
      code={code}
      props={{}}
      waiting={<ScreenLoading />}
      renderUnloaded={(how) => <ScreenUnfetched {...how} />}
    />
  );
  return { HydrateFallback: ScreenLoading, loader, Component };
}

/** Fetches quietly, one after the other, what the player has not asked for yet, so that a line may drop later. */
export async function fetchAhead(): Promise<void> {
  for (const code of [...LATE, SETTINGS, CORNER, COUNT]) await code.fetch().catch(() => undefined);
  await import('./late-result').catch(() => undefined);
}

const records = () => import('./record-screens');
const stamps = () => import('./stamp-screens');
const endless = () => import('./endless-screens');

/** `loadWords` fetches a screen's texts in parallel with its code, so that the screen does not suspend once it is shown. */
export function routes(loadWords: LoadWords): RouteObject[] {
  const worded = (words: (level: string | undefined) => Words): LoaderFunction => {
    return async ({ params }) => {
      await loadWords(words(params['level']));
      return null;
    };
  };
  const screen = (path: string, words: Words, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    ...late(
      load,
      worded(() => words),
    ),
  });
  const desk: RouteObject = {
    path: 'admin',
    ...late(
      async () => (await import('./desk-screens')).Desk,
      worded(() => ['accounts', 'desk', 'records']),
      false,
    ),
  };
  const leadOn = (path: string, to: (query: URLSearchParams) => string): RouteObject => ({
    path,
    loader: ({ request }) => redirect(to(new URL(request.url).searchParams)),
    HydrateFallback: ScreenLoading,
    element: null,
  });
  const ofLevel = (level = '') => ['play', levelOfAddress(`game/${level}`)?.translationSpace ?? []].flat();

  const pages: RouteObject[] = [
    {
      index: true,
      ...late(async () => {
        const { Home, fetchReminders } = await import('./HomeRoute');
        await fetchReminders();
        return () => <Home fetchAhead={fetchAhead} />;
      }),
    },
    screen('leaderboard', ['records'], async () => (await records()).Leaderboard),
    screen('leaderboard/:level', ['records'], async () => (await records()).Leaderboard),
    screen('weeklyRanking', ['records'], async () => (await records()).WeeklyRanking),
    screen('weekly', ['records'], async () => (await records()).Weekly),
    leadOn('weeklyContest', () => '/weekly'),
    screen('popupresults', ['records'], async () => (await records()).WeeklyResults),
    screen('weeklyResults', ['records'], async () => (await records()).WeeklyResults),
    screen('popupform', ['records'], async () => (await records()).PopupForm),
    screen('profile', ['accounts'], async () => (await records()).Profile),
    desk,
    screen('mysteryword', ['accounts', 'records'], async () => (await records()).MysteryWord),
    screen('stamps', ['stamps'], async () => (await stamps()).StampsScreen),
    screen('stamps/:level', ['stamps', 'play'], async () => (await stamps()).StampPageScreen),
    screen('endless', ['endless'], async () => (await endless()).EndlessScreen),
    screen('about', ['about'], async () => (await import('../../screens/about/AboutScreen')).AboutScreen),
    screen('privacy', ['legal'], async () => (await records()).Privacy),
    screen('weeklyRules', ['legal'], async () => (await records()).ContestRules),
    leadOn('redirect', (query) => insideGame(query.get('to') ?? undefined)),
    screen('*', [], async () => (await import('../../screens/not-found/NotFoundScreen')).NotFoundScreen),
  ];
  /** Routes without header and footer, which leave the whole window to the map. */
  const games: RouteObject[] = [
    {
      path: 'game/:level',
      ...late(async () => (await import('./PlayRoute')).Play, worded(ofLevel)),
    },
    {
      path: 'stroll/:level',
      ...late(
        async () => (await import('../../screens/stroll/StrollScreen')).StrollScreen,
        worded((level) => ['stroll', ...ofLevel(level)]),
      ),
    },
    {
      path: 'crowd/:level',
      ...late(
        async () => (await import('../../screens/crowd/CrowdScreen')).CrowdScreen,
        worded(() => ['crowd', 'play']),
      ),
    },
    screen(
      'catalog',
      ['play'],
      async () => (await import('../../screens/catalogue/CatalogueScreen')).CatalogueScreen,
    ),
    screen(
      'watch',
      ['runs', 'play'],
      async () => (await import('../../screens/watch/WatchScreen')).WatchScreen,
    ),
    screen('endless/:code', ['endless', 'play', 'stroll'], async () => (await endless()).EndlessMap),
    screen('rush', ['kiosk', 'play', 'stroll'], async () => (await import('./RushRoute')).Rush),
    screen('daily', ['daily'], async () => (await import('./DailyRoute')).Daily),
  ];
  const within = (children: RouteObject[]) => [{ ErrorBoundary: ScreenUnloaded, children }];
  return [
    {
      Component: Root,
      ErrorBoundary: ScreenUnloaded,
      children: [
        { Component: PageLayout, children: within(pages) },
        {
          ...late(async () => (await import('../shell/GameLayout')).GameLayout),
          children: within(games),
        },
      ],
    },
  ];
}
