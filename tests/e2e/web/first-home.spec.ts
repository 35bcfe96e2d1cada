import { expect, test, type Page } from '@playwright/test';

const PARTS = ['.Hero_title', '.Hero_front', '.Hero_front img', '.Hero_back', '.Header_header'];

/** Where each part is on the page, whole CSS px. */
const places = (page: Page) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
        return [part, ...[x, y, width, height].map((each) => Math.round(each ?? NaN))];
      }),
    PARTS,
  );

/** Notes from now on whether the page ever changes into one without its map, seen or not; gives the way to ask. */
async function watchMap(page: Page): Promise<() => Promise<boolean>> {
  const watched = await page.evaluateHandle(() => {
    const seen = { isLost: false };
    new MutationObserver(() => {
      if (!document.querySelector('.Hero_front img')) seen.isLost = true;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => watched.evaluate(({ isLost }) => isLost);
}

test('home shows its name and first map before any script, where they stay', async ({ page }) => {
  let letCome = () => {};
  const isWanted = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Worldmaps' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const picture = page.locator('.Hero_front img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await expect(page.getByText('Cherche. Trouve.')).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  const isMapLost = await watchMap(page);
  letCome();
  await expect(page.getByText('Cherche. Trouve.')).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await isMapLost()).toBe(false);
});

test('an address without a page of its own shows nothing of home before its screen', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const address of ['profile', 'rush/1', 'nowhere']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Worldmaps', { exact: true })).toBeVisible();
    await expect(page.locator('.Hero_front')).toHaveCount(0);
  }
});
