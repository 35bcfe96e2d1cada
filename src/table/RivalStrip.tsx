/** The rival's stamps over the map: how many are set by now, and when the last own quest was found by the rival. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { elapsedMs } from '../game/clock';
import { recapOf } from '../game/recap';
import { toSeconds } from '../game/seconds';
import { formatSeconds } from '../i18n/formats';
import { foundBy, type Rival } from '../runs/rival';
import type { Game } from './use-game';
import styles from './RivalStrip.module.css';

interface Props {
  readonly game: Game;
  readonly rival: Rival;
  readonly name: string;
}

/** Ms between two looks at the rival's stamps. */
const LOOK_MS = 250;

export function RivalStrip({ game, rival, name }: Props) {
  const { t, language } = useTranslation('runs');
  const { session, now } = game.run;
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [now]);

  const done = foundBy(rival, toSeconds(elapsedMs(session, at)));
  const last = recapOf(session).found.at(-1);
  const theirs = last && rival.foundAt.get(last.quest);
  const told =
    theirs === undefined
      ? t('challenge.notYet', { name })
      : t('challenge.foundAt', { name, time: formatSeconds(language, theirs) });
  return (
    <aside className={styles['strip']} aria-label={t('challenge.against', { name })}>
      <p>{t('challenge.rival', { name, done, goal: session.goal })}</p>
      <p aria-hidden="true" className={styles['stamps']}>
        {Array.from({ length: session.goal }, (_, index) => (
          <i key={index} data-set={index < done} />
        ))}
      </p>
      {last ? <output className={styles['told']}>{told}</output> : null}
    </aside>
  );
}
