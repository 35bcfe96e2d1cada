/** Plays a game's sounds: one for each change of the session, and a tick for each of a countdown's last seconds. */
import { useEffect, useRef } from 'react';
import { remainingSeconds } from '../game/clock';
import { countsDown } from '../game/modes';
import type { Session } from '../game/session';
import { settings } from '../settings/settings';
import { cueOf } from './cues';
import type { Effect } from './effects';
import { createSynth, type SampleOutput } from './synth';

/** Number of last seconds that tick. */
const LAST_SECONDS = 5;
const LOOK_EVERY_MS = 100;

const synth = createSynth(() => ('AudioContext' in globalThis ? new AudioContext() : undefined));

/** Call it from a user gesture whose own sound should be heard. */
export function wakeSound(): void {
  synth.wake();
}

export function playEffect(effect: Effect): void {
  const { muted, volume } = settings.get();
  if (!muted) synth.play(effect, volume);
}

/** For sounds that are loaded late; `make` is called only while sound is on. */
export function withSound(make: (output: SampleOutput, volume: number) => void): void {
  const { muted, volume } = settings.get();
  if (!muted && volume > 0) synth.use((output) => make(output, volume));
}

/** Lets the first gesture on the page open the sound. */
export function useWake(): void {
  useEffect(() => {
    // opening it took a tenth of a second: the touch is answered first, and what it sets off still counts as its own
    const wake = () => void setTimeout(() => synth.wake());
    window.addEventListener('pointerdown', wake, { capture: true });
    window.addEventListener('keydown', wake, { capture: true });
    // the click that opened the game already counts as a gesture
    if (navigator.userActivation?.hasBeenActive) wake();
    return () => {
      window.removeEventListener('pointerdown', wake, { capture: true });
      window.removeEventListener('keydown', wake, { capture: true });
    };
  }, []);
}

/** `now` is the run's clock, in ms. */
export function useSounds(session: Session, now: () => number): void {
  const last = useRef(session);

  useWake();

  useEffect(() => {
    const cue = cueOf(last.current, session);
    last.current = session;
    // a task of its own: making a voice takes as long as drawing the game anew, which it would come on top of
    if (cue) setTimeout(() => playEffect(cue));
  }, [session]);

  const isCounting =
    countsDown(session.setup.mode) && session.phase !== 'waiting' && session.phase !== 'over';
  useEffect(() => {
    if (!isCounting) return undefined;
    let told = LAST_SECONDS + 1;
    const timer = setInterval(() => {
      const left = Math.ceil(remainingSeconds(last.current, now()));
      if (left >= told || left < 1) return;
      told = left;
      playEffect('tick');
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isCounting, now]);
}
