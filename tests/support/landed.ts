/** Waits for what comes in to be there, for tests that look at colours and pictures. */
import type { Page } from '@playwright/test';

/** Resolves when nothing that ends by itself moves any more: what is half faded in is not to be judged. */
export async function landed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
