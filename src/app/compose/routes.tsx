/** The address book of the game: SPEC section 2's route table, below the app's base path. */
import { useState, type ComponentType, type ReactNode } from 'react';
import { ParamsProvider, useLocation, useRoute, useSearchParams } from '../../router';
import { HomeScreen } from '../../screens/home/HomeScreen';
import { RedirectScreen } from '../../screens/redirect/RedirectScreen';
import { late } from '../boot/late';
import { gameLayout, play } from './late-game';
import { LazyFeedback } from './LazyFeedback';
import { PageLayout } from '../shell/PageLayout';
import { useAddresses } from './use-addresses';

function screen(load: () => Promise<ComponentType>): ReactNode {
  const { Component } = late(load);
  return <Component />;
}

const records = () => import('./record-screens');
const leaderboard = screen(async () => (await records()).Leaderboard);
const weeklyRanking = screen(async () => (await records()).WeeklyRanking);
const weeklyResults = screen(async () => (await records()).WeeklyResults);

function Home() {
  const [now] = useState(() => Date.now());
  return <HomeScreen now={now} feedback={<LazyFeedback />} />;
}

function Redirect() {
  const [query] = useSearchParams();
  return <RedirectScreen to={query.get('to') ?? undefined} />;
}

interface AppRoute {
  /** Below the base; `:name` is a parameter. */
  readonly path: string;
  readonly element: ReactNode;
  /** The game gives all its room to the map. */
  readonly frame?: 'game';
}

/** Tried in order. */
export const ROUTES: readonly AppRoute[] = [
  { path: '', element: <Home /> },
  { path: 'game/:level', frame: 'game', element: <play.Component /> },
  {
    path: 'catalog',
    frame: 'game',
    element: screen(async () => (await import('../../screens/catalogue/CatalogueScreen')).CatalogueScreen),
  },
  { path: 'daily', frame: 'game', element: screen(async () => (await import('./DailyRoute')).Daily) },
  { path: 'leaderboard', element: leaderboard },
  { path: 'leaderboard/:level', element: leaderboard },
  { path: 'weeklyRanking', element: weeklyRanking },
  { path: 'weekly', element: screen(async () => (await records()).Weekly) },
  { path: 'weeklyContest', element: <RedirectScreen to="weekly" /> },
  { path: 'popupresults', element: weeklyResults },
  { path: 'weeklyResults', element: weeklyResults },
  { path: 'popupform', element: screen(async () => (await records()).PopupForm) },
  { path: 'profile', element: screen(async () => (await records()).Profile) },
  { path: 'admin', element: screen(async () => (await records()).Upload) },
  { path: 'mysteryword', element: screen(async () => (await records()).MysteryWord) },
  {
    path: 'about',
    element: screen(async () => (await import('../../screens/about/AboutScreen')).AboutScreen),
  },
  { path: 'redirect', element: <Redirect /> },
  {
    path: '*',
    element: screen(async () => (await import('../../screens/not-found/NotFoundScreen')).NotFoundScreen),
  },
];

/** `base` is where the app is served, with its slashes. */
export function AppRoutes({ base }: { readonly base: string }) {
  useAddresses(useLocation().pathname, base);
  const found = useRoute(ROUTES);
  if (!found) return null;
  const { route, params } = found;
  const Layout = route.frame === 'game' ? gameLayout.Component : PageLayout;
  return (
    <ParamsProvider value={params}>
      <Layout>{route.element}</Layout>
    </ParamsProvider>
  );
}
