/** Finds out what the page runs in: a browser or the desktop shell, each of them perhaps a booth. */
import { bridgeOfPage } from '../bridge/bridge';
import { readText } from '../kept/kept';
import type { Platform } from './platform';
import { webPlatform } from './web';

/** `?kiosk=1`, or the mark an earlier visit with it left; the whole check is fetched only then. */
function mayBeKiosk(): boolean {
  return location.search.includes('kiosk=') || readText('kiosk', () => localStorage) !== undefined;
}

async function kioskOfPage(base: string): Promise<Platform['kiosk']> {
  if (!mayBeKiosk()) return undefined;
  const { isWebKiosk, webKiosk } = await import('./web-booth');
  return isWebKiosk(location.search, () => localStorage) ? webKiosk(base) : undefined;
}

/** `base` is where the app is served, with its slashes. */
export async function openPlatform(base: string, definitions: Platform['definitions']): Promise<Platform> {
  const given = definitions ? { definitions } : {};
  const bridge = bridgeOfPage();
  if (!bridge) {
    const kiosk = await kioskOfPage(base);
    return { ...webPlatform(base, definitions), ...(kiosk ? { kiosk } : {}) };
  }
  const [{ kiosk }, { desktopPlatform }, { desktopKiosk }] = await Promise.all([
    bridge.start(),
    import('./desktop'),
    import('./desktop-booth'),
  ]);
  return desktopPlatform(bridge, { ...given, ...(kiosk ? { kiosk: desktopKiosk(bridge, kiosk) } : {}) });
}
