/** Sets an attribute on the root element for the larger-targets setting, which style sheets read. */
import { settings } from './settings';

export function followLargeTargets(): void {
  const tell = () => {
    document.documentElement.toggleAttribute('data-large-targets', settings.get().largeTargets);
  };
  settings.subscribe(tell);
  tell();
}
