/** The frame of every screen: header or game menu, the screen itself, and what catches its failures. */
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { GameMenuProvider } from '../ui/game-menu';
import { Arrival } from './Arrival';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenBroken, ScreenLoading } from './Fallbacks';
import { Footer } from './Footer';
import { GameMenu } from './GameMenu';
import { Header } from './Header';
import styles from './Layout.module.css';

const YEAR = new Date().getFullYear();

function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={ScreenBroken}>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
        <Arrival key={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Screens that are read: classic header above, footer below. */
export function PageLayout() {
  return (
    <>
      <Header />
      <main id="content" className={styles['page']}>
        <Screen />
      </main>
      <Footer year={YEAR} />
    </>
  );
}

/** The game: no header, no footer, all room to the map. */
export function GameLayout() {
  const [claims, setClaims] = useState(0);
  const claim = useCallback(() => {
    setClaims((count) => count + 1);
    return () => setClaims((count) => count - 1);
  }, []);
  const slot = useMemo(() => ({ menu: <GameMenu />, claim }), [claim]);
  return (
    <GameMenuProvider value={slot}>
      <main id="content" className={styles['game']}>
        {claims === 0 ? (
          <div className={styles['bar']}>
            <GameMenu />
          </div>
        ) : null}
        <Screen />
      </main>
    </GameMenuProvider>
  );
}
