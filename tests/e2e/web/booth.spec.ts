/** How a browser becomes a booth and stops being one. */
import { expect, test, type Page } from '@playwright/test';

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kiosk')));

async function press(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('dialog');
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'OK' }).click();
}

test('an address asks for a booth; who declines plays on, with nothing left behind', async ({ page }) => {
  await page.goto('leaderboard');
  const entries = await page.evaluate(() => history.length);
  await page.goto('leaderboard?kiosk=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faire de ce navigateur une borne ?');
  expect(await kept(page)).toEqual([]);
  await page.getByRole('button', { name: /En faire une borne/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Non, je veux juste jouer' }).click();
  await expect(page).toHaveURL(/\/worldmaps\/leaderboard$/);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a browser that is made a booth stays one until the PIN ends it', async ({ page }) => {
  await page.goto('?kiosk=1&lng=en');
  await page.getByRole('button', { name: /Make it a booth/ }).click();
  await press(page, '2468');
  await press(page, '2468');
  const attract = page.getByRole('button', { name: 'Play in English' });
  await expect(attract).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/worldmaps\/\?lng=en$/);
  await page.goto('?lng=en');
  await expect(attract).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (let i = 0; i < 5; i++) await page.mouse.click(10, 10);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Operator PIN');
  await dialog.getByRole('button', { name: 'Back to the game' }).click();
  await expect(dialog).toBeHidden();

  for (let i = 0; i < 5; i++) await page.mouse.click(10, 10);
  await press(page, '2468');
  await dialog.getByRole('button', { name: 'Leave kiosk mode' }).click({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});
