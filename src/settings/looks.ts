/** Sets attributes on the root element for the settings that style sheets read: larger buttons, light paper. */
import { settings } from './settings';

export function followLooks(): void {
  const root = document.documentElement;
  const tell = () => {
    const { largeButtons, alwaysLight } = settings.get();
    root.toggleAttribute('data-large-buttons', largeButtons);
    root.toggleAttribute('data-light', alwaysLight);
  };
  settings.subscribe(tell);
  tell();
}
