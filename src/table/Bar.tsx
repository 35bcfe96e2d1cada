/** The description bar: the quest, its number of targets, the run's progress and the time. */
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { recapOf } from '../game/recap';
import type { Session } from '../game/session';
import { FoundIcon } from '../ui/icons/tools';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './Bar.module.css';
import type { Series } from './series';
import { Timer } from './Timer';
import type { Now } from './use-run';

interface Props {
  readonly session: Session;
  readonly now: Now;
  /** The map's name. */
  readonly place: string;
  /** The quest's title in the player's language. */
  readonly title: string;
  readonly menu?: ReactNode;
  readonly clockless: boolean;
  readonly unranked?: boolean;
  readonly series?: Series | undefined;
}

/** Characters that two lines of a phone's bar have room for. */
const LONG_TITLE = 36;

function Targets({ session }: { readonly session: Session }) {
  const { t } = useTranslation('play');
  const count = session.quest.positions.length;
  if (count < 2) return null;
  return (
    <p className={styles['targets']}>
      <span>{t('game.targets', { count })}</span>
      <span aria-hidden="true" className={styles['dots']}>
        {session.quest.positions.map((_, index) => (
          <i key={index} data-placed={index < session.marks.length} />
        ))}
      </span>
      <span>{t('game.placed', { count: session.marks.length })}</span>
    </p>
  );
}

export function Bar({ session, now, place, title, menu, clockless, unranked = false, series }: Props) {
  const { t } = useTranslation('play');
  const done = (series?.done ?? 0) + recapOf(session).found.length;
  const goal = series?.goal ?? session.goal;
  const isLong = title.length > LONG_TITLE || session.quest.positions.length > 1;
  return (
    <div className={styles['bar']}>
      {menu}
      <div className={styles['words']} data-long={isLong || undefined}>
        <p className={styles['place']}>{place}</p>
        <div aria-live="polite">
          <h1 className={styles['title']} key={session.quest.quest}>
            {title}
          </h1>
          <Targets session={session} />
        </div>
      </div>
      <div className={styles['state']}>
        {goal > 1 ? (
          <span className={styles['chip']}>
            <FoundIcon />
            <VisuallyHidden>
              <output>{t('game.progressLabel', { done, goal })}</output>
            </VisuallyHidden>
            <span aria-hidden="true">
              <b>{done}</b>/{goal}
            </span>
          </span>
        ) : null}
        {unranked ? (
          <span className={styles['chip']} data-unranked="">
            {t('game.unranked')}
          </span>
        ) : null}
        {clockless ? null : <Timer session={session} now={now} earlierMs={series?.earlierMs} />}
      </div>
    </div>
  );
}
