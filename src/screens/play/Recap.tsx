/** The list of found targets at the end; choosing one scrolls the map to it (DECISIONS 12). */
import { useTranslation } from '../../i18n/use-translation';
import { recapOf } from '../../game/recap';
import { useQuestTexts } from '../../i18n/quest-texts';
import { Button } from '../../ui/Button';
import { CheckIcon } from '../../ui/icons/signs';
import { formatSeconds } from '../../i18n/formats';
import styles from './Recap.module.css';
import type { Game } from '../../table/use-game';

interface Props {
  readonly game: Game;
  readonly onBack: () => void;
}

export function Recap({ game, onBack }: Props) {
  const { t, language } = useTranslation('play');
  const texts = useQuestTexts(game.level.translationSpace);
  const { found, open } = recapOf(game.run.session);
  return (
    <aside className={styles['recap']} aria-label={t('recap.title')}>
      <h2>{t('recap.title')}</h2>
      <div className={styles['lists']}>
        <ol className={styles['found']}>
          {found.map((place) => (
            <li key={place.quest}>
              <button
                type="button"
                aria-label={t('recap.show', { quest: texts(place.quest).title })}
                onClick={() => game.act.show(place)}
              >
                <CheckIcon />
                <span>
                  {texts(place.quest).title}
                  <small>
                    {t('recap.at', { time: formatSeconds(language, place.at) })}
                    {place.penalty > 0 ? ` · ${t('recap.penalty', { seconds: place.penalty })}` : null}
                    {place.wrongs > 0 ? ` · ${t('recap.wrongs', { count: place.wrongs })}` : null}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {open.length > 0 ? (
          <>
            <h3>{t('recap.open')}</h3>
            <ul className={styles['open']}>
              {open.map((quest) => (
                <li key={quest}>{texts(quest).title}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <Button tone="primary" wide onClick={onBack}>
        {t('recap.back')}
      </Button>
    </aside>
  );
}
