/** The route table of SPEC section 2, relative to the app's base path. */
import { useState, type ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { HomeScreen } from '../../screens/home/HomeScreen';
import { levelOfAddress } from '../boot/head-start';
import { ScreenLoading } from '../shell/Fallbacks';
import { PageLayout } from '../shell/PageLayout';
import { ScreenUnloaded } from '../shell/ScreenUnloaded';
import { insideGame } from './inside-game';
import { LazyFeedback } from './LazyFeedback';
import { Root } from './Root';

/** Namespaces of a screen's texts. */
type Words = readonly string[];

/** Resolves when the texts are loaded or a time limit has passed; never rejects. */
export type LoadWords = (words: Words) => Promise<void>;

function Home() {
  const [now] = useState(() => Date.now());
  return <HomeScreen now={now} feedback={<LazyFeedback />} />;
}

/** A lazy route: the router shows it only once its component's code has loaded. */
function late(load: () => Promise<ComponentType>) {
  return { HydrateFallback: ScreenLoading, lazy: async () => ({ Component: await load() }) };
}

const records = () => import('./record-screens');

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
    loader: worded(() => words),
    ...late(load),
  });
  const leadOn = (path: string, to: (query: URLSearchParams) => string): RouteObject => ({
    path,
    loader: ({ request }) => redirect(to(new URL(request.url).searchParams)),
    HydrateFallback: ScreenLoading,
    element: null,
  });
  const ofLevel = (level = '') => ['play', levelOfAddress(`game/${level}`)?.translationSpace ?? []].flat();

  const pages: RouteObject[] = [
    { index: true, Component: Home },
    screen('leaderboard', ['records'], async () => (await records()).Leaderboard),
    screen('leaderboard/:level', ['records'], async () => (await records()).Leaderboard),
    screen('weeklyRanking', ['records'], async () => (await records()).WeeklyRanking),
    screen('weekly', ['records'], async () => (await records()).Weekly),
    leadOn('weeklyContest', () => '/weekly'),
    screen('popupresults', ['records'], async () => (await records()).WeeklyResults),
    screen('weeklyResults', ['records'], async () => (await records()).WeeklyResults),
    screen('popupform', ['records'], async () => (await records()).PopupForm),
    screen('profile', ['accounts'], async () => (await records()).Profile),
    screen('admin', ['accounts'], async () => (await records()).Upload),
    screen('mysteryword', ['accounts', 'records'], async () => (await records()).MysteryWord),
    screen('about', ['about'], async () => (await import('../../screens/about/AboutScreen')).AboutScreen),
    leadOn('redirect', (query) => insideGame(query.get('to') ?? undefined)),
    screen('*', [], async () => (await import('../../screens/not-found/NotFoundScreen')).NotFoundScreen),
  ];
  /** Routes without header and footer, which leave the whole window to the map. */
  const games: RouteObject[] = [
    {
      path: 'game/:level',
      loader: worded(ofLevel),
      ...late(async () => (await import('./PlayRoute')).Play),
    },
    screen(
      'catalog',
      ['play'],
      async () => (await import('../../screens/catalogue/CatalogueScreen')).CatalogueScreen,
    ),
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
