/** Chooses the platform: browser or desktop shell, either of which may be a booth. */
import { bridgeOfPage } from '../bridge/bridge';
import { readText } from '../kept/kept';
import type { Platform } from './platform';
import { webPlatform } from './web';

/** A cheap test for `?kiosk=1` or the stored flag; only then is the booth's code fetched for the full check. */
function mayBeKiosk(): boolean {
  return location.search.includes('kiosk=') || readText('kiosk', () => localStorage) !== undefined;
}

async function boothOfPage(base: string): Promise<Pick<Platform, 'kiosk' | 'boothQuestion'>> {
  if (!mayBeKiosk()) return {};
  const { asksForBooth, boothQuestion, isWebKiosk, webKiosk } = await import('./web-booth');
  if (isWebKiosk(() => localStorage)) return { kiosk: await webKiosk(base) };
  return asksForBooth(location.search) ? { boothQuestion: boothQuestion() } : {};
}

/** Opens the platform. `base` is the path the app is served at, with both slashes. */
export async function openPlatform(base: string, definitions: Platform['definitions']): Promise<Platform> {
  const given = definitions ? { definitions } : {};
  const bridge = bridgeOfPage();
  if (!bridge) {
    return { ...webPlatform(base, definitions), ...(await boothOfPage(base)) };
  }
  const [{ kiosk }, { desktopPlatform }, { desktopKiosk }] = await Promise.all([
    bridge.start(),
    import('./desktop'),
    import('./desktop-booth'),
  ]);
  return desktopPlatform(bridge, { ...given, ...(kiosk ? { kiosk: desktopKiosk(bridge, kiosk) } : {}) });
}
