/** Plays a stroll's sounds: a find, a part of one, the last of the map; a tap at nobody is silent. */
import { useEffect, useRef } from 'react';
import { isStrolled, type Stroll } from '../../game/stroll';
import type { Effect } from '../../sound/effects';
import { playEffect, useWake } from '../../sound/use-sounds';

/** The sound for the step from one state to the next; undefined for silence. */
export function strollCue(before: Stroll, after: Stroll): Effect | undefined {
  if (after.taps === before.taps || !after.meeting || after.meeting.kind === 'nobody') return undefined;
  if (after.meeting.kind === 'part') return 'place';
  return isStrolled(after) ? 'fanfare' : 'right';
}

export function useStrollSounds(stroll: Stroll): void {
  const last = useRef(stroll);
  useWake();
  useEffect(() => {
    const cue = strollCue(last.current, stroll);
    last.current = stroll;
    if (cue) playEffect(cue);
  }, [stroll]);
}
