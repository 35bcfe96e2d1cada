/** Shows the run's time; reads the run's clock several times a second and counts nothing itself. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { elapsedMs, readClock } from '../game/clock';
import { toSeconds } from '../game/seconds';
import { countsDown } from '../game/modes';
import type { Session } from '../game/session';
import { PauseIcon, TimerIcon } from '../ui/icons/tools';
import { classes } from '../ui/classes';
import styles from './Bar.module.css';
import { clockText } from './texts';
import type { Now } from './use-run';

const LOOK_EVERY_MS = 100;
/** Seconds left from which on a countdown is highlighted. */
const LAST_SECONDS = 5;

interface Props {
  readonly session: Session;
  readonly now: Now;
  /** Milliseconds of play before this run. */
  readonly earlierMs?: number | undefined;
}

function nameOf(down: boolean, waits: boolean) {
  if (waits) return down ? 'game.countdownWaits' : 'game.timerWaits';
  return down ? 'game.countdown' : 'game.timer';
}

export function Timer({ session, now, earlierMs = 0 }: Props) {
  const { t } = useTranslation('play');
  const [at, setAt] = useState(now);
  const { phase } = session;
  const waits = phase === 'waiting' || phase === 'loading';
  const running = !waits && phase !== 'over' && session.clock.pausedAt === undefined;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setAt(now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [running, now]);

  const down = countsDown(session.setup.mode);
  const elapsed = earlierMs + elapsedMs(session, at);
  const seconds = down ? readClock(session, at) : toSeconds(elapsed);
  const text = clockText(seconds, down);
  return (
    <span
      role="timer"
      className={classes(
        styles['chip'],
        styles['timer'],
        waits && styles['waits'],
        down && seconds <= LAST_SECONDS && styles['pressing'],
      )}
      aria-label={t(nameOf(down, waits), { time: text })}
      data-waits={waits}
      data-elapsed={elapsed}
    >
      {waits ? <PauseIcon /> : <TimerIcon />}
      {text}
    </span>
  );
}
