/** Restricts a window to the game: no other page, new window, webview or permission, and at a booth no keys that leave it. */
import type { Session, WebContents } from 'electron';
import { isTypedWithAltGr } from '../../src/booth/typed';
import { openOutside } from './links';
import { isOurs } from './origin';

/** Refuses every permission: the game uses only sound and screen, which need none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

interface Guarded {
  readonly kiosk: boolean;
  /** Hosts whose links open in the system's browser. */
  readonly hosts: readonly string[];
  /** The development server's address; absent in a packaged app. */
  readonly devUrl?: string | undefined;
}

/** Keys that leave, reload or inspect the page, or take the focus out of it, as F6 does. */
const BOOTH_KEYS =
  /^(F\d{1,2}|Escape|BrowserBack|BrowserForward|BrowserHome|BrowserRefresh|ContextMenu|PrintScreen)$/;

export function guard(contents: WebContents, { kiosk, hosts, devUrl }: Guarded): void {
  const allowed = (address: string) =>
    isOurs(address) || (devUrl !== undefined && address.startsWith(`${new URL(devUrl).origin}/`));
  contents.on('will-navigate', (event) => {
    if (!allowed(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!allowed(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (!kiosk) openOutside(url, hosts);
    return { action: 'deny' };
  });
  // the page's own zoom would shift every box; the map has its own
  void contents.setVisualZoomLevelLimits(1, 1);
  if (!kiosk) return;
  contents.on('before-input-event', (event, { control, meta, alt, key }) => {
    if (isTypedWithAltGr({ control, alt, meta, key })) return;
    if (control || meta || alt || BOOTH_KEYS.test(key)) event.preventDefault();
  });
  contents.on('context-menu', (event) => event.preventDefault());
}
