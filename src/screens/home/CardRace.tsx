/**
 * The way from a map's card to a game against one's latest best on it. Home knows no level's places: the name of the
 * level's file tells whether the map is still the one that was played, and the game judges the run once it is there.
 */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES } from '../../game/modes';
import { findLevel } from '../../maps/catalogue';
import type { ManifestLevel } from '../../maps/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { bestBefore } from '../../progress/comparison';
import { useProgress } from '../../progress/use-progress';
import { raceAddress } from '../../runs/fragment';
import { bestsOn, isRunOf } from '../../runs/kept-bests';
import { RaceIcon } from '../../ui/icons/race';
import styles from './CardRace.module.css';

export function CardRace({ level }: { readonly level: ManifestLevel }) {
  const { t } = useTranslation('interface');
  const { kiosk } = usePlatform();
  const progress = useProgress();
  const raced = useMemo(
    () =>
      kiosk
        ? undefined
        : bestsOn(level, () => localStorage).find(({ game: { mode, quest }, best }) => {
            const known = bestBefore(progress, level.level, mode, quest);
            return known !== undefined && isRunOf(best, known);
          }),
    [kiosk, progress, level],
  );
  if (!raced) return null;
  const { game, best } = raced;
  const name = findLevel(String(level.level))?.name ?? '';
  const words = t('home.levels.race', { level: name, mode: t(`modes.${MODE_NAMES[game.mode]}.name`) });
  return (
    <Link
      className={styles['race']}
      to={raceAddress(game, best.run, t('home.levels.rival'))}
      aria-label={words}
      title={words}
    >
      <RaceIcon />
    </Link>
  );
}
