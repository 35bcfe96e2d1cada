/** What is found of a map, over its card's picture: a ring, a stamp for each mode won, how hard it is, and one's best to race. */
import { useTranslation } from '../../i18n/use-translation';
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
import { CardRace } from './CardRace';
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
  const [{ width, height } = { width: 4, height: 3 }] = level.thumbnails;
  return (
    <div className={styles['over']} style={{ aspectRatio: width / height }}>
      {difficulty}
      {found === 0 ? null : (
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
      )}
      <CardRace level={level} />
    </div>
  );
}
