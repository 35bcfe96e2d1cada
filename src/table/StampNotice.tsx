/** Says that the stamp is down, over the map and to screen readers, for as long as it is. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { STAMP_DOWN } from '../game/constants';
import { elapsedMs } from '../game/clock';
import type { Session } from '../game/session';
import { stampDownUntil } from '../game/stamp';
import styles from './StampNotice.module.css';
import type { Now } from './use-run';

interface Props {
  readonly session: Session;
  readonly now: Now;
}

export function StampNotice({ session, now }: Props) {
  const { t } = useTranslation('play');
  const until = stampDownUntil(session);
  // the rest that is over; 0 before the first
  const [over, setOver] = useState(0);
  const resting = until > over && session.phase !== 'over';

  useEffect(() => {
    if (!resting) return undefined;
    const left = Math.max(0, until - elapsedMs(session, now()));
    const timer = setTimeout(() => setOver(until), left);
    return () => clearTimeout(timer);
  }, [resting, until, session, now]);

  return (
    <output className={styles['ground']} aria-live="polite">
      {resting ? (
        <span className={styles['notice']} data-stamp-down="">
          {t('verdict.stampDown', { seconds: STAMP_DOWN.forMs / 1000 })}
        </span>
      ) : null}
    </output>
  );
}
