/** The bar of a crowd hunt: who is sought, finds so far, and the time that is left. */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { leftAt, type Hunt } from '../../crowd/hunt';
import bar from '../../table/Bar.module.css';
import { clockText } from '../../table/texts';
import { pageClock } from '../../table/use-run';
import { classes } from '../../ui/classes';
import { FoundIcon, PauseIcon, TimerIcon } from '../../ui/icons/tools';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const LOOK_EVERY_MS = 100;
/** Seconds left from which on the clock is highlighted. */
const LAST_SECONDS = 5;

function Clock({ hunt }: { readonly hunt: Hunt }) {
  const { t } = useTranslation('crowd');
  const [at, setAt] = useState(pageClock);
  const isRunning = hunt.since !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt(pageClock()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = leftAt(hunt, at) / 1000;
  const time = clockText(seconds, true);
  return (
    <span
      role="timer"
      className={classes(
        bar['chip'],
        bar['timer'],
        !isRunning && bar['waits'],
        isRunning && seconds <= LAST_SECONDS && bar['pressing'],
      )}
      aria-label={t(isRunning ? 'clock' : 'waits', { time })}
      data-waits={!isRunning}
    >
      {isRunning ? <TimerIcon /> : <PauseIcon />}
      {time}
    </span>
  );
}

interface Props {
  readonly hunt: Hunt;
  readonly title: string;
  readonly menu: ReactNode;
}

export function CrowdBar({ hunt, title, menu }: Props) {
  const { t } = useTranslation('crowd');
  return (
    <div className={bar['bar']}>
      {menu}
      <div className={bar['quest']} data-long="" aria-live="polite">
        <h1 className={bar['title']} key={hunt.number}>
          {title}
        </h1>
      </div>
      <div className={bar['state']}>
        <span className={bar['chip']} data-crowd-found={hunt.found}>
          <FoundIcon />
          <VisuallyHidden>{t('found', { count: hunt.found })}</VisuallyHidden>
          <b aria-hidden="true">{hunt.found}</b>
        </span>
        <Clock hunt={hunt} />
      </div>
    </div>
  );
}
