/** Waits until home has fetched what nobody waited for: the last of all it does by itself. */
import type { Page } from '@playwright/test';

export async function fetchedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /CatalogueScreen-[^/]*\.js/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}
