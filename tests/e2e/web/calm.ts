/** Opens home and waits until it has fetched what nobody waited for. */
import type { Page } from '@playwright/test';

/**
 * The form of a result is the last of all that home fetches by itself. The network is watched, and from before the page
 * is there: a page whose clock is set lists no resources.
 */
export async function openCalmHome(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/\/late-result-[^/]*\.js$/), page.goto('')]);
  await page.waitForLoadState('networkidle');
}
