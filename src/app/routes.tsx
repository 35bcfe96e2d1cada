/** The address book of the game: SPEC section 2's route table, below the app's base path. */
import { useState } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { HomeScreen } from '../screens/home/HomeScreen';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { RedirectScreen } from '../screens/redirect/RedirectScreen';
import { PageLayout } from './Layout';

function Home() {
  const [now] = useState(() => Date.now());
  return <HomeScreen now={now} />;
}

function Redirect() {
  const [query] = useSearchParams();
  return <RedirectScreen to={query.get('to') ?? undefined} />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageLayout />}>
        <Route index element={<Home />} />
        <Route path="redirect" element={<Redirect />} />
        <Route path="weeklyContest" element={<RedirectScreen to="weekly" />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
