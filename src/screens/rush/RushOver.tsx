/** What comes of a quick game: finds, three letters, the place among today's on this booth, and a code that takes the map home. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  FIRST_LETTERS,
  rushRank,
  rushRowsOf,
  rushStore,
  withRushRow,
  type RushRow,
} from '../../booth/rush-rows';
import type { Prize } from '../../booth/settings';
import { RUSH_QUESTS, type RushResult } from '../../game/rush';
import { toSeconds } from '../../game/seconds';
import { formatSeconds } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import type { LevelData } from '../../maps/schema';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { QrCode } from '../../ui/QrCode';
import { Letters } from './Letters';
import styles from './Rush.module.css';

/** Rows of today's list that are shown. */
const LINES = 5;

interface Props {
  readonly level: LevelData;
  readonly result: RushResult;
  /** What the operator promises the day's best. */
  readonly prize: Prize | undefined;
  readonly onAgain: () => void;
}

function useRushRows(): readonly RushRow[] {
  return useSyncExternalStore(
    (listener) => rushStore.subscribe(listener),
    () => rushStore.get(),
  );
}

export function RushOver({ level, result, prize, onAgain }: Props) {
  const { t, language } = useTranslation('kiosk');
  const [own, setOwn] = useState<RushRow>(() => {
    const at = Date.now();
    return {
      ...result,
      id: `${String(at)}-${String(level.level)}`,
      at,
      letters: FIRST_LETTERS,
      level: level.level,
    };
  });
  // it stands from the first moment, also of who walks away without choosing letters
  useEffect(() => rushStore.change((rows) => withRushRow(rows, own)), [own]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const today = rushRowsOf(useRushRows(), own.at);
  const rank = rushRank(today, own.id);
  const time = (ms: number) => t('rush.time', { time: formatSeconds(language, toSeconds(ms)) });
  const home = sharedAddress(`stroll/${String(level.level)}`, ownPlace(), import.meta.env.BASE_URL);

  return (
    <div className={styles['over']} data-rush="over">
      <section className={styles['sheet']}>
        <h1 ref={heading} tabIndex={-1}>
          {t(result.found === RUSH_QUESTS ? 'rush.all' : 'rush.found', { count: result.found })}
        </h1>
        <p className={styles['big']}>
          {t('rush.score', { found: result.found, total: RUSH_QUESTS })}
          {result.found > 0 ? <small>{time(result.ms)}</small> : null}
        </p>
        <Letters letters={own.letters} onChange={(letters) => setOwn({ ...own, letters })} />
        {rank === undefined ? null : (
          <output className={styles['rank']}>{t('rush.rank', { rank, count: today.length })}</output>
        )}
        {prize ? <p className={styles['prize']}>{prize[language]}</p> : null}
        <div className={styles['ways']}>
          <Button tone="primary" size="large" icon={<PlayIcon />} onClick={onAgain}>
            {t('rush.again')}
          </Button>
          <ButtonLink to="/">{t('rush.whole')}</ButtonLink>
        </div>
      </section>
      <aside className={styles['side']}>
        <section className={styles['sheet']} aria-labelledby="rush-today">
          <h2 id="rush-today">{t('rush.today')}</h2>
          <ol className={styles['rows']}>
            {today.slice(0, LINES).map((row, index) => (
              <li key={row.id} data-own={row.id === own.id}>
                <span>{index + 1}</span>
                <strong>{row.letters}</strong>
                <span>{t('rush.score', { found: row.found, total: RUSH_QUESTS })}</span>
                <span>{row.found > 0 ? time(row.ms) : null}</span>
              </li>
            ))}
          </ol>
        </section>
        {home === undefined ? null : (
          <section className={styles['sheet']}>
            <h2>{t('rush.home')}</h2>
            <QrCode text={home} label={t('rush.code', { level: level.name })} className={styles['code']} />
          </section>
        )}
      </aside>
    </div>
  );
}
