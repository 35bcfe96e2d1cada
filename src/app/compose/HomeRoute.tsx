/** The home page's route, with the form of its feedback; calm, it fetches the rest of the game ahead. */
import { useEffect, useState } from 'react';
import { HomeScreen } from '../../screens/home/HomeScreen';
import { REMINDERS } from '../../screens/home/LateReminders';
import { useCalm } from '../boot/use-calm';
import { LazyExplorers } from './LazyExplorers';
import { LazyFeedback } from './LazyFeedback';

export { fetchReminders } from '../../screens/home/LateReminders';

/** How long home has been calm before the rest of the game is fetched, in ms. */
const AHEAD = 2000;

/** A part of its own, so that home is not drawn again when it is calm. */
function Ahead({ fetchAhead }: { readonly fetchAhead: () => Promise<void> }) {
  const calm = useCalm();
  useEffect(() => {
    if (!calm) return undefined;
    const fetchAll = async () => {
      await REMINDERS.fetch().catch(() => undefined);
      await fetchAhead();
    };
    const id = setTimeout(() => void fetchAll(), AHEAD);
    return () => clearTimeout(id);
  }, [calm, fetchAhead]);
  return null;
}

export function Home({ fetchAhead }: { readonly fetchAhead: () => Promise<void> }) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <HomeScreen now={now} explorers={<LazyExplorers now={now} />} feedback={<LazyFeedback />} />
      <Ahead fetchAhead={fetchAhead} />
    </>
  );
}
