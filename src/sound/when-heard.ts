/** Tells when places are to be heard: the sound is on, and their own switch too. */
import { settings } from '../settings/settings';

/** Whether places are heard now. */
export const isHeard = (): boolean => {
  const { muted, volume, ambience } = settings.get();
  return ambience && !muted && volume > 0;
};

/** Runs `run` once, now or as soon as places are to be heard. Returns a function that calls it off. */
export function whenHeard(run: () => void): () => void {
  if (isHeard()) {
    run();
    return () => undefined;
  }
  const leave = settings.subscribe(() => {
    if (!isHeard()) return;
    leave();
    run();
  });
  return leave;
}
