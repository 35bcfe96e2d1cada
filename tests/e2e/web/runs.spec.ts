/** A run is sent as an address that holds it, played against, and watched, with no server. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

/** Plays one quest and returns the address of its challenge. */
async function challengeOf(page: Page): Promise<string> {
  const play = new PlayPage(page);
  await page.clock.install();
  await play.open(15, 'mode=5&quest=quest1&lng=en');
  // a run that lasts is still playing when it is paused
  await page.clock.fastForward(20_000);
  await play.answer(await play.quest());
  const result = page.getByRole('dialog');
  await result.getByRole('button', { name: 'Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Challenge somebody' });
  await expect(dialog.getByRole('img', { name: /Code to scan/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name for the challenge' }).fill('Léa');
  return dialog.getByRole('textbox', { name: 'The link' }).inputValue();
}

test('a challenge is played against the run its address holds', async ({ page, context }) => {
  const address = await challengeOf(page);
  expect(address).toContain('/worldmaps/game/15?mode=5&quest=quest1#run=');
  const other = await context.newPage();
  const play = new PlayPage(other);
  await play.open(15, address.slice(address.indexOf('?') + 1).replace('#', '&lng=en#'));
  await expect(other.getByRole('complementary', { name: 'Against Léa' })).toContainText('Léa: 0 of 1');
  await play.answer(await play.quest());
  const result = other.getByRole('dialog');
  await expect(result.getByRole('table')).toContainText('Léa');
  await expect(result).toContainText(/You beat Léa!|Léa wins this one|A draw/);
  await expect(result.getByRole('textbox')).toHaveCount(0);
});

test('a run is watched: it plays, pauses, and goes to its find', async ({ page }) => {
  await challengeOf(page);
  await page.getByRole('link', { name: 'Watch my run' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Léa’s run, played back');
  await page.getByRole('button', { name: 'Pause' }).click();
  const time = page.getByRole('slider', { name: 'Place in the run' });
  await time.press('End');
  await expect(page.locator('[data-found]')).toHaveCount(1);
  await time.press('Home');
  await expect(page.locator('[data-found]')).toHaveCount(0);
  await page.getByRole('list', { name: 'Jump to a find' }).getByRole('button').click();
  await page.getByRole('radio', { name: '×8' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-found]')).toHaveCount(1);
});

test('a damaged run is told, and the game is still there @desktop', async ({ page }) => {
  await page.goto('watch?lng=en#run=nonsense');
  await expect(page.getByRole('heading', { name: 'This run cannot be read' })).toBeVisible();
  await page.goto('game/15?mode=5&quest=quest1&lng=en#run=nonsense');
  await page.getByRole('dialog').getByRole('button').click();
  await new PlayPage(page).begin();
});
