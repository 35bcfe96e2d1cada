/** What is found of a map, on its card: a ring, and a small stamp for each mode won. */
import { useTranslation } from '../../i18n/useTranslation';
import { MODE_NAMES } from '../../game/modes';
import type { ManifestLevel } from '../../maps/manifest';
import { modeStamps, ringOf } from '../../progress/stamps';
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
  if (found === 0) return null;
  return (
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
  );
}
