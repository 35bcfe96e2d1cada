/** Shown in place of a screen whose code failed to load. */
import { ScreenBroken } from './Fallbacks';

/** Reloads the page, because a browser caches a failed import for the page's lifetime. */
function again(): void {
  window.location.reload();
}

export function ScreenUnloaded() {
  return <ScreenBroken again={again} />;
}
