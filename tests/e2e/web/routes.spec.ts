import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const [address, error] of [
  ['game/99?mode=2', 'LevelNotFound'],
  ['game/15?mode=9', 'GameModeIncorrect'],
  ['game/15?mode=5&quest=quest99', 'QuestNotFound'],
  ['game/15?mode=1', 'QuestNotFound'],
  ['game/7?mode=2', 'notOpen'],
] as const)
  test(`${address} says ${error} and leads home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(`[data-play-error="${error}"]`)).toBeAttached();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/worldmaps\/?$/);
  });

test('a level has an address with its own name', async ({ page }) => {
  await page.goto('game/demonslayers');
  await expect(page.locator('[data-game]')).toBeVisible({ timeout: 20_000 });
});

test('an unknown address is not found', async ({ page }) => {
  await page.goto('nowhere/at/all');
  await expect(page.getByText('404')).toBeVisible();
});

test('a corrupt level is one clear error, not a dead game', async ({ page }) => {
  await page.route(/demonslayers\/.*level\.json/, (route) =>
    route.fulfill({ json: { level: 15, quests: [] } }),
  );
  await page.goto('game/15?mode=2');
  await expect(page.locator('[data-play-error="corrupt"]')).toBeAttached();
});

test('the language of the address is remembered', async ({ page }) => {
  await page.goto('?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const language of ['fr', 'en'])
  for (const screen of [
    '',
    'leaderboard',
    'leaderboard/15?mode=2',
    'catalog',
    'weekly',
    'weeklyRanking',
    'game/15?mode=4',
    'nowhere',
  ])
    test(`axe finds nothing serious on /${screen} in ${language}`, async ({ page }) => {
      await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.locator('#root *').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      ).toEqual([]);
    });
