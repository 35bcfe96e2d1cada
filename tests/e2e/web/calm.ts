/** Opens home and waits until it has fetched what nobody waited for. */
import type { Page } from '@playwright/test';

/**
 * The form of a result is the last of all that home fetches by itself. The network is watched, and from before the page
 * is there: a page whose clock is set lists no resources.
 */
export async function openCalmHome(page: Page, address = ''): Promise<void> {
  const [last] = await Promise.all([page.waitForResponse(/\/late-result-[^/]*\.js$/), page.goto(address)]);
  // a module is there when all that it imports has run
  await page.evaluate((url) => import(url).then(() => undefined), last.url());
}
