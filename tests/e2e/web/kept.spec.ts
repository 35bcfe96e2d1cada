/** What a player is in the midst of, or has just won, outlives the page it stands on. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

test.beforeEach(({ page }) => {
  // the browser asks before a running game is loaded again
  page.on('dialog', (dialog) => void dialog.accept());
});

async function finish(page: Page, lng = 'en'): Promise<PlayPage> {
  const play = new PlayPage(page);
  await play.open(15, `mode=5&quest=quest4&lng=${lng}`);
  await play.answerAndGoOn();
  return play;
}

const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox').first();
const elapsed = async (page: Page) =>
  Number(await page.locator('[data-elapsed]').getAttribute('data-elapsed'));

for (const language of ['fr', 'en'] as const)
  test(`home reminds of a result without a name, and its form is as it was, in ${language}${language === 'en' ? ' @desktop' : ' @phone'}`, async ({
    page,
  }) => {
    await finish(page, language);
    await nameField(page).fill('Mi');
    await page.goto('');
    const reminder = page.locator('[data-unsigned]');
    await expect(reminder).toContainText('DEMON SLAYER');
    await reminder.getByRole('link').click();
    const field = page.locator('main').getByRole('textbox').first();
    await expect(field).toHaveValue('Mi');
    await field.fill(`Rappel ${language}`);
    await page.locator('main button[type="submit"]').click();
    await expect(page.getByRole('row', { name: new RegExp(`Rappel ${language}`) })).toHaveCount(1);
    await page.goto('');
    await expect(page.locator('#levels')).toBeVisible();
    await expect(reminder).toHaveCount(0);
  });

test('who signs later is not reminded again of the same result @desktop', async ({ page }) => {
  await finish(page);
  await nameField(page).waitFor();
  await page.goto('');
  await page.locator('[data-unsigned]').getByRole('button').click();
  await expect(page.locator('[data-unsigned]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#levels')).toBeVisible();
  await expect(page.locator('[data-unsigned]')).toHaveCount(0);
});

test('a page that is loaded again at the result has it, with its form as it was, and it is sent once @desktop', async ({
  page,
}) => {
  await finish(page);
  await nameField(page).fill('Encore');
  const time = await page.locator('[data-result]').textContent();
  await page.reload();
  await expect(nameField(page)).toHaveValue('Encore');
  await expect(page.locator('[data-result]')).toHaveText(time ?? '');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Encore/ })).toHaveCount(1);
  await page.goto('');
  await expect(page.locator('#levels')).toBeVisible();
  await expect(page.locator('[data-unsigned]')).toHaveCount(0);
});

test('a ranked game goes on after its page is loaded again, with the same quests, and its clock has run on @desktop', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  await play.answerAndGoOn();
  const quest = (await play.quest()).quest;
  const before = await elapsed(page);
  await page.reload();
  await play.begin();
  expect((await play.quest()).quest).toBe(quest);
  expect(await elapsed(page)).toBeGreaterThan(before);
  await expect(play.game).toContainText('2/10');
  for (let i = 0; i < 8; i++) await play.answerAndGoOn();
  await expect(play.game).toHaveAttribute('data-phase', 'over');
  await nameField(page).fill('Recharge');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Recharge/ })).toHaveCount(1);
});

test('home offers a game whose window was closed to no other tab while it is played, and its clock has run on @desktop', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  first.on('dialog', (dialog) => void dialog.accept());
  const play = new PlayPage(first);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  const { quest } = await play.quest();
  const before = await elapsed(first);
  const offer = page.locator('[data-cut-off]');
  await page.goto('?lng=en');
  await expect(page.locator('#levels')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await first.close();
  await page.reload();
  await expect(offer).toContainText('DEMON SLAYER', { timeout: 20_000 });
  await offer.getByRole('link').click();
  const again = new PlayPage(page);
  again.level = play.level;
  await again.begin();
  await expect(again.game).toContainText('1/10');
  expect((await again.quest()).quest).toBe(quest);
  expect(await elapsed(page)).toBeGreaterThan(before);
  await page.goto('');
  await offer.getByRole('button').click();
  await expect(offer).toHaveCount(0);
});

test('a game that is not ranked rests while its page is loaded again @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&ease=large&lng=en');
  await play.answerAndGoOn();
  const quest = (await play.quest()).quest;
  await page.reload();
  await play.begin();
  expect((await play.quest()).quest).toBe(quest);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const kept = JSON.parse(sessionStorage.getItem('worldmaps.run') ?? '') as {
          readonly events: readonly { readonly type: string }[];
        };
        return kept.events.map(({ type }) => type).filter((type) => type === 'pause' || type === 'resume');
      }),
    )
    .toEqual(['pause', 'resume']);
  await play.answerAndGoOn();
  await expect(play.game).toContainText('2/10');
});

test('who leaves a game, or opens it anew, begins another one @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  await page.goto('game/15?mode=2');
  await play.begin();
  await expect(play.game).toContainText('0/10');
  await play.answerAndGoOn();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ranking' }).click();
  await page
    .getByRole('dialog', { name: /Leave the game/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/leaderboard/);
  // the address changes first, the game leaves the page after it
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('worldmaps.run'))).toBeNull();
});

test('a result whose form cannot be had is told and kept, and another try fetches it @desktop', async ({
  page,
}) => {
  const FORM = /assets\/late-result-[^/]*\.js$/;
  await page.route(FORM, (route) => route.abort());
  await finish(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Your result is still here');
  await page.reload();
  // its map is sharp first, and its verdict is read
  await expect(alert).toContainText('Your result is still here', { timeout: 20_000 });
  await alert.getByRole('button').click();
  await expect(alert).toContainText('Your result is still here');
  await page.unroute(FORM);
  await alert.getByRole('button').click();
  await nameField(page).fill('Enfin');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Enfin/ })).toHaveCount(1);
});
