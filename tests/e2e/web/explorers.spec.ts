/** A signed game's finds are points of the week, on the board that is shown first. */
import { expect, test } from '@playwright/test';
import { PlayPage } from './pages/play-page';

test('a quest that is found and signed is a point of the week @desktop', async ({ page }) => {
  await new PlayPage(page).playOne();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Exploratrice');
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/leaderboard\/15/);
  await page.goto('leaderboard?lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This week’s explorers');
  await expect(page.getByText('You: 1 point. Nobody ahead of you!')).toBeVisible();
  await page.getByRole('link', { name: 'The boards map by map' }).click();
  await expect(page).toHaveURL(/leaderboard\/\d+$/);
});
