/** Home's look at the week's explorers: the first three, and who has found the most on each map. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { weekKeyAt, type WeekKey } from '../../contest/weeks';
import { useTranslation } from '../../i18n/use-translation';
import { CATALOGUE } from '../../maps/catalogue';
import type { WeekBest } from '../../records/week-best';
import { ButtonLink } from '../../ui/ButtonLink';
import { ChampionIcon } from '../../ui/icons/ways';
import styles from './Explorers.module.css';

interface Props {
  /** The instant home opened, epoch milliseconds: it decides the week. */
  readonly now: number;
  /** Rejects when it cannot be read. */
  readonly read: (week: WeekKey) => Promise<WeekBest>;
}

const LEVELS = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

/** Nothing while it is on its way, and where it cannot be had: nobody asked for it. */
export function Explorers({ now, read }: Props) {
  const { t } = useTranslation('records');
  const [best, setBest] = useState<WeekBest>();
  const [readOnce] = useState(() => read);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const found = await readOnce(weekKeyAt(now)).catch(() => undefined);
      if (isWanted) setBest(found);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [now, readOnce]);
  if (!best) return null;
  const { names, leaders } = best;
  const first = best.first.flatMap(({ id, points }) => {
    const name = names[id];
    return name === undefined ? [] : [{ id, name, points }];
  });
  const led = LEVELS.flatMap(({ id: level, name: map }) => {
    const lead = leaders[String(level)];
    const name = lead && names[lead.id];
    return name === undefined ? [] : [{ level, map, name, found: lead?.found ?? 0 }];
  });
  return (
    <section className={styles['explorers']} aria-labelledby="explorers" data-explorers={first.length}>
      <header className={styles['head']}>
        <h2 id="explorers">{t('explorers.home.title')}</h2>
        <p>{t(first.length > 0 ? 'explorers.home.text' : 'explorers.home.empty')}</p>
      </header>
      {first.length > 0 ? (
        <ol className={styles['first']}>
          {first.map(({ id, name, points }, index) => (
            <li key={id}>
              <span className={styles['place']} aria-hidden="true">
                {index === 0 ? <ChampionIcon /> : index + 1}
              </span>
              <b>{name}</b>
              <span>{t('explorers.home.points', { count: points })}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <ButtonLink to="/leaderboard">{t('explorers.home.see')}</ButtonLink>
      {led.length > 0 ? (
        <details className={styles['leaders']}>
          <summary>{t('explorers.home.leaders')}</summary>
          <ul>
            {led.map(({ level, map, name, found }) => (
              <li key={level}>
                <Link to={`/leaderboard/${String(level)}`}>{map}</Link>
                <span>
                  <b>{name}</b> {t('explorers.home.found', { count: found })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
