/** The layout of a game: no header or footer, the whole window for the map. The screen places the menu in its own bar. */
import { useCallback, useMemo, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { GameMenuProvider } from '../../ui/game-menu';
import { GameMenu } from './GameMenu';
import styles from './layouts.module.css';
import { ScreenFrame } from './ScreenFrame';

export function GameLayout() {
  const isPending = useNavigation().state === 'loading';
  const [claims, setClaims] = useState(0);
  const claim = useCallback(() => {
    setClaims((count) => count + 1);
    return () => setClaims((count) => count - 1);
  }, []);
  const slot = useMemo(() => ({ menu: <GameMenu />, claim }), [claim]);
  return (
    <GameMenuProvider value={slot}>
      <main id="content" className={styles['game']} aria-busy={isPending}>
        {claims === 0 ? (
          <div className={styles['bar']}>
            <GameMenu />
          </div>
        ) : null}
        <ScreenFrame />
      </main>
    </GameMenuProvider>
  );
}
