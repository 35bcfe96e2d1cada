/** Sets an attribute on the root element for the larger-buttons setting, which style sheets read. */
import { settings } from './settings';

export function followLargeButtons(): void {
  const tell = () => {
    document.documentElement.toggleAttribute('data-large-buttons', settings.get().largeButtons);
  };
  settings.subscribe(tell);
  tell();
}
