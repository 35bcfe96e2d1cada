import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { manifestSchema } from '../../../src/maps/manifest';
import { landed } from '../../support/landed';
import { AccountPage } from './pages/account-page';
import { PlayPage } from './pages/play-page';
import { shiftOf } from './shift';

/** Takes a level out of the list, as if it were not yet drawn. */
async function closeLevel(page: Page, id: number): Promise<void> {
  await page.route('**/maps/manifest.json', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const list = manifestSchema.parse(await response.json());
    await route.fulfill({ json: { ...list, levels: list.levels.filter(({ level }) => level !== id) } });
  });
}

for (const [address, error] of [
  ['game/99?mode=2', 'LevelNotFound'],
  ['game/15?mode=9', 'GameModeIncorrect'],
  ['game/15?mode=5&quest=quest99', 'QuestNotFound'],
  ['game/15?mode=1', 'QuestNotFound'],
  ['game/7?mode=2', 'notOpen'],
] as const)
  test(`${address} says ${error} and leads home`, async ({ page }) => {
    if (error === 'notOpen') await closeLevel(page, 7);
    await page.goto(address);
    await expect(page.locator(`[data-play-error="${error}"]`)).toBeAttached();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/worldmaps\/?$/);
  });

test('a level has an address with its own name @desktop', async ({ page }) => {
  await page.goto('game/demonslayers');
  await expect(page.locator('[data-game]')).toBeVisible({ timeout: 20_000 });
});

test('an unknown address is not found @desktop', async ({ page }) => {
  await page.goto('nowhere/at/all');
  await expect(page.getByText('404')).toBeVisible();
});

test('a corrupt level is one clear error, not a dead game @desktop', async ({ page }) => {
  await page.route(/demonslayers\/.*level\.json/, (route) =>
    route.fulfill({ json: { level: 15, quests: [] } }),
  );
  await page.goto('game/15?mode=2');
  await expect(page.locator('[data-play-error="corrupt"]')).toBeAttached();
});

test('the language of the address is remembered @desktop', async ({ page }) => {
  await page.goto('?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function seriousFaults(page: Page): Promise<string[]> {
  await landed(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const language of ['fr', 'en'])
  for (const screen of [
    '',
    'leaderboard',
    'leaderboard/15?mode=2',
    'catalog',
    'weekly',
    'weeklyRanking',
    'game/15?mode=4',
    'stroll/1',
    'nowhere',
    'profile',
    'admin',
    'mysteryword',
    'weeklyResults',
  ])
    test(`axe finds nothing serious on /${screen} in ${language}${language === 'en' ? ' @desktop' : ' @phone'}`, async ({
      page,
    }) => {
      await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.locator('#root *').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), 'what jumped by itself').toBeLessThan(0.05);
      expect(await seriousFaults(page)).toEqual([]);
    });

test('axe finds nothing serious on dark paper @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const screen of ['', 'leaderboard/15?mode=2', 'game/15?mode=4', 'stamps']) {
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(35, 26, 42)');
    expect(await seriousFaults(page)).toEqual([]);
  }
});

test('axe finds nothing serious on the dialogs of accounts and results', async ({ page }) => {
  const account = new AccountPage(page);
  await page.goto('');
  await account.login.click();
  await expect(account.dialog).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await account.dialog.getByRole('button', { name: /Crée-\u{2060}le/u }).click();
  await account.dialog.getByRole('button', { name: 'Créer mon profil' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  const play = new PlayPage(page);
  await play.open(1, 'mode=5&quest=quest2');
  await play.answerAndGoOn();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});
