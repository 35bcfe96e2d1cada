/** Stands where a screen should whose code could not be had. */
import { ScreenBroken } from './Fallbacks';

/** The browser keeps a failed import as failed for as long as the page lives: only a new page asks again. */
function again(): void {
  window.location.reload();
}

export function ScreenUnloaded() {
  return <ScreenBroken again={again} />;
}
