/** The guide cat's place on a map's page: its attitude as a silhouette, and once found its picture under a dated stamp. */
import { Link } from 'react-router-dom';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/use-translation';
import { useCat } from '../../levels/use-cat';
import { MAIN_MAP, mapOf } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { Stamp } from '../../ui/Stamp';
import { FoundPicture } from '../../table/FoundPicture';
import styles from './QuestSticker.module.css';
import { Shape } from './Shape';

interface Props {
  readonly level: LevelData;
  /** When it was found, in epoch milliseconds. */
  readonly found: number | undefined;
}

export function HiddenCat({ level, found }: Props) {
  const { t, language } = useTranslation('stamps');
  const cat = useCat(level.level);
  const day = found === undefined ? undefined : formatDay(language, new Date(found).toISOString());
  return (
    <li className={styles['sticker']} data-found={day !== undefined} data-cat="">
      <div className={styles['picture']}>
        {day !== undefined && cat ? (
          <FoundPicture map={mapOf(level, MAIN_MAP)} of={cat} />
        ) : (
          <Shape of={cat} />
        )}
        {day === undefined ? null : (
          <span aria-hidden="true">
            <Stamp shape="square" className={styles['dated']}>
              {day}
            </Stamp>
          </span>
        )}
      </div>
      <div className={styles['words']}>
        <h2>{t('cat.name')}</h2>
        {day === undefined ? (
          <>
            <p>{t('cat.hiding')}</p>
            <Link to={`/stroll/${String(level.level)}`}>{t('cat.search')}</Link>
          </>
        ) : (
          <p>{t('cat.foundOn', { day })}</p>
        )}
      </div>
    </li>
  );
}
