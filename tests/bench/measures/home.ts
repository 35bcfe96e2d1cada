/** The home page: bytes of the first view and of everything, largest paint, layout shift. */
import type { Browser } from 'playwright';
import { openSubject } from '../open';
import type { Line, View } from '../views';

export interface Home {
  readonly firstViewBytes: number;
  readonly allBytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Ms since the navigation began. */
  readonly lcp: number;
  readonly cls: number;
}

/** Runs in the page: whether the game has taken it over and every picture that shows in the window is there. */
function isFirstViewThere(): boolean {
  const inView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  return (
    document.querySelector('nav a') !== null &&
    [...document.images].filter(inView).every((image) => image.complete && image.naturalWidth > 0)
  );
}

export async function measureHome(browser: Browser, origin: string, view: View, line: Line): Promise<Home> {
  const home = { path: '/worldmaps/', game: false };
  const opened = await openSubject(browser, origin, home, view, line, { wait: false });
  const { page } = opened;
  await page.waitForFunction(isFirstViewThere, undefined, { polling: 50 });
  const first = opened.traffic();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () =>
      new Promise<{ lcp: number; cls: number }>((resolve) => {
        let lcp = 0;
        let cls = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            cls += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcp, cls }), 300);
      }),
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  const all = opened.traffic();
  await opened.close();
  return {
    firstViewBytes: first.bytes,
    allBytes: all.bytes,
    scriptBytes: first.scriptBytes,
    requests: all.requests,
    ...seen,
  };
}
