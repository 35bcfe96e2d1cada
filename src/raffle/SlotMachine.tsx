/** The machine that turns to the winner: three reels, a name, sound, and the whole screen for whoever films it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useSettings } from '../settings/settings';
import { playEffect, wakeSound } from '../sound/use-sounds';
import { wantsNoMotion } from '../table/use-lively';
import { Button } from '../ui/Button';
import { classes } from '../ui/classes';
import styles from './draw.module.css';
import { Reels } from './Reels';
import { STOPS, TICKS } from './slot-machine';

/** Letters that the window holds in one line at its full size. */
const LONG_NAME = 14;

interface Props {
  /** Id of the heading that says what is drawn. */
  readonly labelledBy: string;
  readonly level: number;
  /** The contest's own quest. */
  readonly quest: string | undefined;
  /** From 0 while it turns; undefined before the draw. */
  readonly tick: number | undefined;
  readonly isTurning: boolean;
  /** The list is read and the draw published: on a stage the lever alone tells that something is going on. */
  readonly isWorking: boolean;
  /** The public name in the window. */
  readonly name: string | undefined;
  /** The winner's place among the participants; 0 before there is one. */
  readonly winner: number;
  readonly hasWon: boolean;
  /** Absent when there is nothing to draw. */
  readonly onStart: (() => void) | undefined;
  readonly canStart: boolean;
}

/** A tick for every name, a stamp for every reel that stops, and a fanfare for the winner. */
function useMachineSounds(tick: number | undefined, hasWon: boolean): void {
  useEffect(() => {
    if (tick === undefined) return;
    playEffect(STOPS.some((stop) => stop === tick) ? 'place' : 'tick');
  }, [tick]);
  useEffect(() => {
    if (hasWon) playEffect('fanfare');
  }, [hasWon]);
}

/** Whether something fills the screen. */
function useFullScreen(): boolean {
  const [isFull, setFull] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const look = () => setFull(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}

export function SlotMachine(props: Props) {
  const { labelledBy, level, quest, tick, isTurning, isWorking, name, winner, hasWon, onStart, canStart } =
    props;
  const { t } = useTranslation('accounts');
  const box = useRef<HTMLDivElement>(null);
  const { still } = useSettings();
  const isStill = still || wantsNoMotion();
  const isFull = useFullScreen();
  useMachineSounds(tick, hasWon);
  useEffect(() => {
    // the lever goes: who pulled it by the keyboard goes on from here, not from the top of the page
    if (hasWon && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [hasWon]);
  // where motion is reduced, nothing turns: the figures and the name are there at the end
  const reelTick = tick === undefined || (isStill && !hasWon) ? 0 : tick;
  const stopAt = tick === undefined ? 0 : winner;
  const shown = isStill && !hasWon ? undefined : name;
  const isHeld = isWorking || (isTurning && isStill);
  const lever = isHeld ? 'drumroll' : isTurning ? 'rolling' : 'start';
  return (
    <div
      ref={box}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a frame and a width of its own
      role="group"
      aria-labelledby={labelledBy}
      className={styles['machine']}
      data-machine={hasWon ? 'won' : undefined}
    >
      <Reels level={level} hidden={quest} tick={isStill && hasWon ? TICKS : reelTick} winner={stopAt} />
      <p className={classes(styles['window'], hasWon && styles['won'])} aria-hidden={!hasWon} data-slot>
        <span data-long={Array.from(shown ?? '').length > LONG_NAME}>{shown ?? '？'}</span>
      </p>
      <div className={styles['levers']}>
        {onStart ? (
          <Button
            tone="primary"
            aria-disabled={!canStart}
            onClick={() => {
              if (!canStart) return;
              wakeSound();
              onStart();
            }}
          >
            {t(`admin.draw.${lever}`)}
          </Button>
        ) : null}
        {document.fullscreenEnabled ? (
          <Button
            onClick={() => {
              // whoever refuses keeps the page as it is
              const changed = document.fullscreenElement
                ? document.exitFullscreen()
                : box.current?.requestFullscreen();
              changed?.catch(() => undefined);
            }}
          >
            {t(isFull ? 'admin.draw.leaveFullScreen' : 'admin.draw.fullScreen')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
