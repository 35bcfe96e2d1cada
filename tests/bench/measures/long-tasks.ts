/** Tasks over 50 ms while a map is searched on a slow processor: clicks, pans and zoom steps after the first sharp view. */
import type { Browser } from 'playwright';
import { openSubject } from '../open';
import type { Subject } from '../subjects';
import type { Line, View } from '../views';

export interface LongTasks {
  readonly count: number;
  /** Ms of the longest; 0 when there was none. */
  readonly longest: number;
}

const CLICKS = 6;
const ZOOMS = ['+', '+', '-', '-'] as const;

export async function measureLongTasks(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
  line: Line,
): Promise<LongTasks> {
  const opened = await openSubject(browser, origin, subject, view, line);
  const { page } = opened;
  // what the page does by itself after its first view is not playing
  await page.waitForTimeout(6000);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('bench-long', { detail: duration });
    }).observe({ type: 'longtask' });
  });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (let i = 0; i < CLICKS; i++) {
    await page.mouse.click(width * (0.3 + 0.05 * i), height * 0.45);
    await page.waitForTimeout(300);
  }
  for (let i = 0; i < 20; i++) {
    await page.mouse.wheel(i % 2 ? 60 : 0, 40);
    await page.waitForTimeout(50);
  }
  for (const key of ZOOMS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(700);
  }
  const durations = await page.evaluate(() =>
    performance
      .getEntriesByName('bench-long')
      .flatMap((entry) => (entry instanceof PerformanceMark ? [Number(entry.detail)] : [])),
  );
  await opened.close();
  return { count: durations.length, longest: Math.max(0, ...durations) };
}
