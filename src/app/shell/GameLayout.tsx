/** The game: no header, no footer, all room to the map. The screen places the menu in its own bar. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { GameMenuProvider } from '../../ui/game-menu';
import { GameMenu } from './GameMenu';
import styles from './layouts.module.css';
import { ScreenFrame } from './ScreenFrame';

export function GameLayout({ children }: { readonly children: ReactNode }) {
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
        <ScreenFrame>{children}</ScreenFrame>
      </main>
    </GameMenuProvider>
  );
}
