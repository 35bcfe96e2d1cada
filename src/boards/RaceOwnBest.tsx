/** The way to a game against one's own best; nothing where no run of it is kept, or the map has changed since. */
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { useLevel } from '../levels/use-level';
import { usePlatform } from '../platform/PlatformContext';
import { bestBefore } from '../progress/comparison';
import { useProgress } from '../progress/use-progress';
import { challengeAddress } from '../runs/address';
import { editionOf } from '../runs/edition';
import type { RacedGame } from '../runs/kept-bests';
import { ownBestOf, type RacedRun } from '../runs/own-bests';
import styles from './RaceOwnBest.module.css';

function Way({ record, code }: RacedRun) {
  const { t } = useTranslation('records');
  const state = useLevel(record.run.level);
  if (state.kind !== 'ready' || record.edition !== editionOf(state.level.quests)) return null;
  const to = challengeAddress({ record, code, name: t('board.bests.rival') });
  return (
    <Link className={styles['way']} to={to}>
      {t('board.bests.race')}
    </Link>
  );
}

export function RaceOwnBest({ level, mode, quest }: RacedGame) {
  const { kiosk } = usePlatform();
  const progress = useProgress();
  const raced = useMemo(() => {
    const best = kiosk ? undefined : bestBefore(progress, level, mode, quest);
    return best && ownBestOf({ level, mode, quest }, best, () => localStorage);
  }, [kiosk, progress, level, mode, quest]);
  return raced ? (
    // its words come late as well, and must not take the page from the screen
    <Suspense fallback={null}>
      <Way {...raced} />
    </Suspense>
  ) : null;
}
