/** One place of a map's page: the found one's picture, or a silhouette and the clue. */
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { toSeconds } from '../../game/seconds';
import type { Quest } from '../../game/quest';
import { formatSeconds } from '../../i18n/formats';
import type { QuestText } from '../../i18n/quest-texts';
import { mapOfQuest } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import type { QuestProgress } from '../../progress/progress';
import { FoundPicture } from '../../table/FoundPicture';
import styles from './QuestSticker.module.css';
import { Shape } from './Shape';

interface Props {
  readonly level: LevelData;
  readonly quest: Quest;
  readonly text: QuestText;
  readonly found: QuestProgress | undefined;
  /** How many of ten find it within a minute; undefined where nobody has counted enough. */
  readonly tenths: number | undefined;
}

export function QuestSticker({ level, quest, text, found, tenths }: Props) {
  const { t, language } = useTranslation('stamps');
  return (
    <li className={styles['sticker']} data-found={found !== undefined}>
      <div className={styles['picture']}>
        {found ? (
          <FoundPicture map={mapOfQuest(level, quest)} of={quest.positions[0]} />
        ) : (
          <Shape of={quest.positions[0]} />
        )}
      </div>
      <div className={styles['words']}>
        <h2>{text.title}</h2>
        {found ? (
          <p>{t('quest.best', { time: formatSeconds(language, toSeconds(found.best)) })}</p>
        ) : (
          <>
            <p>{text.hint}</p>
            <Link to={`/game/${String(level.level)}?mode=5&quest=${quest.quest}`}>{t('quest.search')}</Link>
          </>
        )}
        {tenths === undefined ? null : (
          <small data-difficulty="">{t('quest.ofTen', { count: tenths })}</small>
        )}
      </div>
    </li>
  );
}
