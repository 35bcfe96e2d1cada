/** Ways through the game with the browser's own buttons: what only a real history and a real layout can show. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

const question = (page: Page) => page.getByRole('dialog', { name: /Quitter la partie|Leave the game/ });
const leave = (page: Page) => question(page).getByRole('button').first();
const stay = (page: Page) => question(page).getByRole('button').last();

/** From far down on home into a game, and where home was scrolled to when its card was clicked, in CSS px. */
async function playFromHome(page: Page): Promise<{ readonly play: PlayPage; readonly top: number }> {
  await page.goto('?lng=en');
  // asked at the click itself: before one Playwright may scroll, also a card that is in view
  await page.evaluate(() => {
    const note = () => (document.documentElement.dataset['clickedAt'] = String(window.scrollY));
    window.addEventListener('click', note, { capture: true, once: true });
  });
  await page.locator('#levels a[href*="/game/15?mode=2"]').click();
  const play = new PlayPage(page);
  await play.begin();
  const top = Number(await page.locator('html').getAttribute('data-clicked-at'));
  expect(top).toBeGreaterThan(0);
  return { play, top };
}

test('Back out of a game asks once; who stays plays on, who leaves is where they were', async ({ page }) => {
  const { play, top } = await playFromHome(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const quest = await play.game.getAttribute('data-quest');
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await stay(page).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/game\/15\?mode=2$/);
  await expect(play.game).toHaveAttribute('data-quest', quest ?? '');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await leave(page).click();
  await expect(page.locator('#levels')).toBeVisible();
  await expect(question(page)).toBeHidden();
  // rows above that were never in view may be some px higher than they were thought
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(40);
});

test('the menu changes the language of a running game without a question, and asks before it leads away', async ({
  page,
}) => {
  const { play } = await playFromHome(page);
  const quest = await play.game.getAttribute('data-quest');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(question(page)).toBeHidden();
  await expect(play.game).toHaveAttribute('data-quest', quest ?? '');
  await page.getByRole('dialog').getByRole('link', { name: 'Catalogue' }).click();
  await leave(page).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('main h1')).toBeFocused();
});

test('a reload of a running game is asked about by the browser @desktop', async ({ page }) => {
  const { play } = await playFromHome(page);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 2000 }).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloaded;
  await expect(play.game).toHaveAttribute('data-phase', 'searching');
});

test('home stays until the code of the game has come, with no spinner in between', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/game-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('');
  await page.locator('#levels a[href*="/game/15?mode=2"]').click();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#levels')).toBeVisible();
  await expect(page).toHaveURL(/\/worldmaps\/$/);
  release();
  await new PlayPage(page).searching();
});
