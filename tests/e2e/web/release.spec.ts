/** A release under a page that is open: its late files are gone from the server, and other ones are there. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

const FILE = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const renamed = (text: string) => text.replaceAll(FILE, '$1.next.$2');

/** Answers from now on as a server does that has the same build under other names. */
async function release(page: Page): Promise<void> {
  await page.route(/\/worldmaps\/(?!maps\/)/, async (route) => {
    const url = route.request().url();
    if (!/\/assets\/.*\.(js|css)$/.test(url)) {
      const response = await route.fetch({ maxRetries: 2 });
      const isPage = response.headers()['content-type']?.includes('text/html') ?? false;
      await route.fulfill(isPage ? { response, body: renamed(await response.text()) } : { response });
      return;
    }
    if (!url.includes('.next.')) {
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
      return;
    }
    const response = await route.fetch({ url: url.replace('.next.', '.'), maxRetries: 2 });
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
}

// what the page still asks for at the end of a test goes with the page
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const entry = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox').first();

test('a new version is told where a part is gone; the game goes on, and a reload has it in the new version @desktop', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await play.answerAndGoOn();
  await release(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is a new version of Worldmaps');
  await alert.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await play.answerAndGoOn();
  await expect(play.game).toContainText('2/10');
  const { quest } = await play.quest();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entry(page)).toContain('.next.');
  await play.begin();
  await expect(play.game).toContainText('2/10');
  await expect(play.game).toHaveAttribute('data-quest', quest);
});

test('a result whose form is gone with the old version is kept, and signed in the new one @desktop', async ({
  page,
}) => {
  const play = new PlayPage(page);
  // they are fetched while the first quest is searched: not this time
  await page.route(/assets\/(?:Ending|late-result)-/, (route) => route.abort());
  await play.open(15, 'mode=5&quest=quest4&lng=en');
  await release(page);
  await play.answerAndGoOn();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('your result comes along');
  // tells the time
  const title = page.getByRole('dialog').getByRole('heading').first();
  const told = await title.textContent();
  await page.unroute(/assets\/(?:Ending|late-result)-/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await nameField(page).fill('Relève');
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(title).toHaveText(told ?? '');
  expect(await entry(page)).toContain('.next.');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Relève/ })).toHaveCount(1);
});

test('a screen that is gone says that there is a new version, and brings it @desktop', async ({ page }) => {
  await page.route(/assets\/(?:stamp-screens|record-screens)-/, (route) => route.abort());
  await page.goto('?lng=en');
  await expect(page.locator('#levels')).toBeVisible();
  await release(page);
  await page.getByRole('banner').getByRole('link', { name: 'Stamps' }).click();
  await expect(page.getByText('There is a new version of Worldmaps')).toBeVisible({ timeout: 20_000 });
  await page.unroute(/assets\/(?:stamp-screens|record-screens)-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entry(page)).toContain('.next.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('There is a new version of Worldmaps')).toHaveCount(0);
});
