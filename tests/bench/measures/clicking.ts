/** From a click on the map until the next paint after its handlers: the Event Timing API's own figure. */
import type { Browser } from 'playwright';
import { openSubject } from '../open';
import { quantile } from '../stats';
import type { Subject } from '../subjects';
import type { Line, View } from '../views';

export interface Clicking {
  /** Ms; the API rounds to 8. */
  readonly p50: number;
  readonly max: number;
}

const CLICKS = 12;

/** Runs in a peer's page, which answers no click by itself: the least that an answer takes is one ring where it fell. */
function answerWithRing(): void {
  addEventListener('pointerup', ({ clientX, clientY }) => {
    const ring = document.createElement('i');
    ring.style.cssText = `position:fixed;left:${clientX - 20}px;top:${clientY - 20}px;width:40px;height:40px;border:4px solid #d33;border-radius:50%;pointer-events:none`;
    document.body.append(ring);
  });
}

/** Where the `i`th click falls, as shares of the window: golden steps keep neighbours too far apart for a double tap. */
function spotOf(i: number): { readonly x: number; readonly y: number } {
  return { x: 0.15 + 0.7 * ((i * 0.618) % 1), y: 0.3 + 0.3 * ((i * 0.382 + 0.1) % 1) };
}

export async function measureClicking(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
  line: Line,
): Promise<Clicking> {
  const opened = await openSubject(browser, origin, subject, view, line);
  const { page } = opened;
  if (!subject.game) await page.evaluate(answerWithRing);
  await page.evaluate(() => {
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'pointerup' || name === 'click') performance.mark('bench-event', { detail: duration });
    }).observe(options);
  });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (let i = 0; i < CLICKS; i++) {
    const spot = spotOf(i);
    const x = width * spot.x;
    const y = height * spot.y;
    await (view.context.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await page.waitForTimeout(180);
  }
  const durations = await page.evaluate(() =>
    performance
      .getEntriesByName('bench-event')
      .flatMap((entry) => (entry instanceof PerformanceMark ? [Number(entry.detail)] : [])),
  );
  await opened.close();
  // events under 16 ms are not reported at all: they count as one frame
  const all = [...durations, ...Array.from({ length: Math.max(0, CLICKS - durations.length) }, () => 16)];
  return { p50: quantile(all, 0.5), max: quantile(all, 1) };
}
