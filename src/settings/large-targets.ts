/** Tells the style sheets whether the player asked for larger targets. */
import { settings } from './settings';

export function followLargeTargets(): void {
  const tell = () => {
    document.documentElement.toggleAttribute('data-large-targets', settings.get().largeTargets);
  };
  settings.subscribe(tell);
  tell();
}
