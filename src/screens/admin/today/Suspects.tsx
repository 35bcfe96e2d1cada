/** The week's rows that their runs do not prove, looked for when the owner asks: every board costs reads. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from 'react-router-dom';
import type { WeekKey } from '../../../contest/weeks';
import { formatHuntDay } from '../../../i18n/formats';
import { MODE_NAMES } from '../../../game/modes';
import { findLevel } from '../../../maps/catalogue';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import styles from '../desk.module.css';
import { contestWeekPath } from '../contest/contest-week-path';
import { sectionPath } from '../sections';
import { BOARDS_OF_WEEK, suspectsOf, type Place, type Suspect, type Walk } from './suspects';

/** Rows shown at first, twice as many at each further look: what stands below the list is not far away. */
const SHOWN = 10;

type Stage =
  | { readonly kind: 'idle' | 'offline' }
  | { readonly kind: 'walking'; readonly walk: Walk }
  | { readonly kind: 'found'; readonly found: readonly Suspect[] };

function Where({ place }: { readonly place: Place }) {
  const { t, language } = useTranslation(['desk', 'interface']);
  if (place.of === 'hunt') return t('today.suspects.hunt', { day: formatHuntDay(language, place.day) });
  if (place.of === 'contest') return t('today.suspects.contest');
  const { level, mode } = place;
  return `${findLevel(String(level))?.name ?? ''}, ${t(`interface:modes.${MODE_NAMES[mode]}.name`)}`;
}

export function Suspects({ week }: { readonly week: WeekKey }) {
  const { t } = useTranslation(['desk', 'records']);
  const records = useRecords();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [most, setMost] = useState(SHOWN);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const look = async () => {
    if (stage.kind === 'walking') return;
    setStage({ kind: 'walking', walk: { done: 0, of: BOARDS_OF_WEEK } });
    const answer = await suspectsOf(records, week, (walk) => {
      if (isThere.current) setStage({ kind: 'walking', walk });
      return isThere.current;
    }).catch(() => ({ kind: 'offline' }) as const);
    if (!isThere.current) return;
    setStage(answer.kind === 'ok' ? { kind: 'found', found: answer.found } : answer);
  };

  return (
    <>
      <h3>{t('today.suspects.title')}</h3>
      <p>{t('today.suspects.intro', { boards: BOARDS_OF_WEEK })}</p>
      <div className={styles['row']}>
        <Button size="small" aria-disabled={stage.kind === 'walking'} onClick={() => void look()}>
          {t('today.suspects.look')}
        </Button>
        <output>
          {stage.kind === 'walking' ? t('today.suspects.walking', { ...stage.walk }) : null}
          {stage.kind === 'found' ? t('today.suspects.found', { count: stage.found.length }) : null}
        </output>
      </div>
      {stage.kind === 'offline' ? <Away why="offline" onRetry={() => void look()} /> : null}
      {stage.kind === 'found' && stage.found.length > 0 ? (
        <ul className={sheet['log']}>
          {stage.found.slice(0, most).map(({ id, name, doubt, place }) => (
            <li key={id} data-suspect={doubt}>
              <Link
                to={
                  place.of === 'contest'
                    ? contestWeekPath(week)
                    : `${sectionPath('boards')}&name=${encodeURIComponent(name)}`
                }
              >
                {name}
              </Link>
              {' · '}
              <Where place={place} />
              {' · '}
              {t(`records:board.doubt.${doubt}`)}
            </li>
          ))}
        </ul>
      ) : null}
      {stage.kind === 'found' && stage.found.length > most ? (
        <p className={styles['row']}>
          <Button size="small" onClick={() => setMost((before) => before * 2)}>
            {t('boards.more')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
