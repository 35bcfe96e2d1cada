import { expect, test, type Page } from '@playwright/test';
import { manifestSchema } from '../../../src/maps/manifest';
import { faultsOf } from '../../support/axe';
import { landed } from '../../support/landed';
import { openCalmHome } from './calm';
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

const ERRORS = [
  ['game/99?mode=2', 'LevelNotFound'],
  ['game/15?mode=9', 'GameModeIncorrect'],
  ['game/15?mode=5&quest=quest99', 'QuestNotFound'],
  ['game/15?mode=1', 'QuestNotFound'],
  ['game/7?mode=2', 'notOpen'],
] as const;

test('an address that opens no game says why and leads home @desktop', async ({ page }) => {
  await closeLevel(page, 7);
  for (const [address, error] of ERRORS)
    await test.step(`${address} says ${error}`, async () => {
      await page.goto(address);
      await expect(page.locator(`[data-play-error="${error}"]`)).toBeAttached();
      const below = () => document.documentElement.scrollHeight - window.innerHeight;
      expect(await page.evaluate(below), 'nothing lies below the window').toBe(0);
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/worldmaps\/?$/);
    });
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
  return faultsOf(page, 'serious');
}

/** Each walk keeps one page: what a second screen shares with the first is fetched and compiled once. */
const WALKS = [
  ['', 'leaderboard', 'leaderboard/15?mode=2', 'catalog', 'weekly', 'weeklyRanking'],
  ['game/15?mode=4', 'stroll/1', 'nowhere', 'profile', 'admin', 'mysteryword', 'weeklyResults'],
] as const;

for (const [language, screen] of [
  ['fr', '@phone'],
  ['en', '@desktop'],
] as const)
  for (const [part, walk] of WALKS.entries())
    test(`no screen has a serious fault, jumps by itself or breaks the policy, in ${language}, part ${part + 1} ${screen}`, async ({
      page,
    }) => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript/i.test(message.text())) broken.push(message.text());
      });
      for (const address of walk)
        await test.step(`/${address}`, async () => {
          const said = `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
          if (address === '') await openCalmHome(page, said);
          else await page.goto(said);
          await expect(page.locator('#root *').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await shiftOf(page), `what jumped by itself on /${address}`).toBeLessThan(0.05);
          // before axe comes, which the policy knows nothing of
          expect.soft(broken, `against the policy of /${address}`).toEqual([]);
          expect.soft(await seriousFaults(page), `faults of /${address}`).toEqual([]);
          broken.length = 0;
        });
      expect(
        await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
      ).toContain("default-src 'none'");
    });

test('axe finds nothing serious on dark paper @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const screen of ['', 'leaderboard/15?mode=2', 'game/15?mode=4', 'stamps']) {
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(35, 26, 42)');
    expect.soft(await seriousFaults(page), `faults of /${screen}`).toEqual([]);
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
