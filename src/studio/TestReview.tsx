/** After a test game: every try in its order, and each tap on the map beside the boxes it was meant for. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ShownWords } from '../artwork/words';
import { formatSeconds } from '../i18n/formats';
import { recapOf } from '../game/recap';
import type { Session } from '../game/session';
import { mapOf, MAIN_MAP } from '../maps/maps';
import type { LevelData } from '../maps/schema';
import { useViewerLabels } from '../table/use-viewer-words';
import { Button } from '../ui/Button';
import { classes } from '../ui/classes';
import { MapViewer } from '../viewer/MapViewer';
import type { ViewerCommands } from '../viewer/types';
import type { Sheets } from './keeper';
import { TapLayer } from './TapLayer';
import styles from './TestPlay.module.css';
import { triesOf } from './tries';

interface Props {
  readonly level: LevelData;
  readonly session: Session;
  readonly words: (quest: string) => ShownWords;
  readonly sheets: Pick<Sheets, 'url' | 'overview'>;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  /** Opens a quest on the bench. */
  readonly onMend: (quest: string) => void;
}

export function TestReview({ level, session, words, sheets, onAgain, onLeave, onMend }: Props) {
  const { t, language } = useTranslation('studio');
  const tries = useMemo(() => triesOf(session), [session]);
  const { found, open } = recapOf(session);
  const [chosen, setChosen] = useState(0);
  const [commands, setCommands] = useState<ViewerCommands>();
  const labels = useViewerLabels(level.name);
  const picture = tries[chosen]?.image ?? MAIN_MAP;
  const map = mapOf(level, picture);
  const show = (index: number) => {
    setChosen(index);
    const [mark] = tries[index]?.marks ?? [];
    if (mark && tries[index]?.image === picture) commands?.centreOn(mark.point);
  };
  return (
    <div className={styles['review']} data-test-review="">
      <section className={styles['stage']} aria-label={t('map.section')}>
        {map ? (
          <MapViewer
            map={map}
            pictureUrl={sheets.url}
            labels={labels}
            overview={sheets.overview(map)}
            onReady={setCommands}
            layer={<TapLayer level={level} picture={picture} tries={tries} chosen={chosen} size={map} />}
          />
        ) : null}
      </section>
      <aside className={styles['aside']} aria-label={t('test.taps')}>
        <h1>{t('test.taps')}</h1>
        <p>{t('test.sum', { found: found.length, of: session.goal })}</p>
        <p className={styles['note']}>{t('test.unkept')}</p>
        <div className={styles['ways']}>
          <Button tone="primary" onClick={onAgain}>
            {t('test.again')}
          </Button>
          <Button onClick={onLeave}>{t('test.leave')}</Button>
        </div>
        {tries.length === 0 ? <p>{t('test.none')}</p> : null}
        <ol className={styles['tries']}>
          {tries.map(({ quest, outcome, took }, index) => (
            // a try has no name of its own: its place in the game is what it is called by
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <button
                type="button"
                className={classes(styles['try'], index === chosen && styles['shown'])}
                aria-pressed={index === chosen}
                data-try={outcome}
                onClick={() => show(index)}
              >
                <strong>{words(quest).title}</strong>{' '}
                <span>
                  {t(`test.outcomes.${outcome}`, {
                    time: took === undefined ? '' : formatSeconds(language, took),
                  })}
                </span>
              </button>
              <Button size="small" onClick={() => onMend(quest)}>
                {t('test.mend')}
              </Button>
            </li>
          ))}
        </ol>
        {open.length > 0 ? (
          <p>{t('test.open', { quests: open.map((quest) => words(quest).title).join(', ') })}</p>
        ) : null}
      </aside>
    </div>
  );
}
