/** The catalogue's embedded game: one quest, no hint, no skip, no board (SPEC section 2). */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Deck } from '../../game/modes';
import type { LevelData } from '../../maps/schema';
import { useSettings } from '../../settings/settings';
import { Button } from '../../ui/Button';
import { NextIcon } from '../../ui/icons/signs';
import { GameView } from '../../table/GameView';
import { useGame } from '../../table/use-game';
import styles from './CatalogueScreen.module.css';

interface Props {
  readonly level: LevelData;
  readonly deck: Deck;
  readonly menu: ReactNode;
  readonly onFound: () => void;
  /** Absent when no other quest of the map is open. */
  readonly onNext: (() => void) | undefined;
}

export function CatalogueGame({ level, deck, menu, onFound, onNext }: Props) {
  const { t } = useTranslation('play');
  const [setup] = useState(() => ({
    level: level.level,
    mode: 5 as const,
    // any seed will do: one quest has one order, and hints are off
    seed: 0,
    quest: deck[0].quest,
    ranked: false,
  }));
  // nothing is ranked here, so whoever wants larger buttons has larger targets too
  const { largeButtons } = useSettings();
  const game = useGame({ level, setup, deck, largeTargets: largeButtons });
  const isOver = game.run.session.phase === 'over';

  useEffect(() => {
    if (isOver) onFound();
  }, [isOver, onFound]);

  return (
    <GameView game={game} minimal menu={menu}>
      {isOver && onNext ? (
        <div className={styles['next']}>
          <Button tone="primary" icon={<NextIcon />} onClick={onNext}>
            {t('catalogue.next')}
          </Button>
        </div>
      ) : null}
    </GameView>
  );
}
