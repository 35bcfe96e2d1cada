/** What is found of a map, on its card: a ring, a small stamp for each mode won, and how hard everybody finds it. */
import { useTranslation } from '../../i18n/useTranslation';
import { MODE_NAMES } from '../../game/modes';
import type { ManifestLevel } from '../../maps/manifest';
import { findsOfMap, ofTen } from '../../progress/difficulty';
import { modeStamps, ringOf } from '../../progress/stamps';
import { useDifficulty } from '../../progress/use-difficulty';
import { useProgress } from '../../progress/use-progress';
import { MODE_ICONS } from '../../ui/icons/mode-icons';
import { Ring } from '../../ui/Ring';
import { Stamp } from '../../ui/Stamp';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CardProgress.module.css';

export function CardProgress({ level }: { readonly level: ManifestLevel }) {
  const { t } = useTranslation('interface');
  const progress = useProgress();
  const { found, total } = ringOf(progress, level);
  const won = modeStamps(progress, level).filter((stamp) => stamp.won);
  const tenths = ofTen(findsOfMap(useDifficulty(), level.level));
  const difficulty =
    tenths === undefined ? null : (
      <span className={styles['difficulty']} data-difficulty="">
        {t('home.levels.ofTen', { count: tenths })}
      </span>
    );
  if (found === 0) return difficulty;
  return (
    <>
      {difficulty}
      <span className={styles['progress']}>
        <Ring
          done={found}
          goal={total}
          label={t('home.levels.found', { found, total })}
          className={styles['ring']}
        />
        {won.map(({ mode }) => {
          const name = MODE_NAMES[mode];
          const Icon = MODE_ICONS[name];
          return (
            <Stamp key={mode} className={styles['stamp']}>
              <Icon />
              <VisuallyHidden>{t('home.levels.won', { mode: t(`modes.${name}.name`) })}</VisuallyHidden>
            </Stamp>
          );
        })}
      </span>
    </>
  );
}
