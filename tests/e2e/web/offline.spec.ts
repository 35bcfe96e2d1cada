/** The installed game: the shell at once, maps as they are played or kept, updates that wait for the player. */
import { expect, test, type Page } from '@playwright/test';
import { levelDataSchema } from '../../../src/maps/schema';
import { manifestSchema } from '../../../src/maps/manifest';
import { filesOf, MAPS_CACHE } from '../../../src/offline/keep';
import { PlayPage } from './pages/play-page';

test.use({ serviceWorkers: 'allow' });

/** The worker is asked for once the first screen has calmed down. */
async function visit(page: Page): Promise<void> {
  await page.goto('?lng=en');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.includes('precache'))))
    .toBe(true);
}

async function openOffline(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Play offline…' }).click();
}

/** Files of a level that no cache of the page has. */
async function missing(page: Page, id: number): Promise<readonly string[]> {
  const { levels } = manifestSchema.parse(await (await page.request.get('maps/manifest.json')).json());
  const entry = levels.find(({ level }) => level === id);
  if (!entry) throw new Error(`level ${id} is not drawn`);
  const data = levelDataSchema.parse(await (await page.request.get(`maps/${entry.data}`)).json());
  const kept = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(url.indexOf('/maps/') + '/maps/'.length));
  }, MAPS_CACHE);
  return filesOf(entry, data).filter((file) => !kept.includes(file));
}

test('after one visit and one map kept, all of it is on the device, and a game is played to its board with no network @desktop', async ({
  page,
  context,
}) => {
  await visit(page);
  await openOffline(page);
  const keep = page.getByRole('button', { name: /Keep the map DEMON/ });
  await keep.click();
  await expect(page.getByRole('button', { name: /Remove the map DEMON/ })).toBeVisible({ timeout: 60_000 });
  expect(await missing(page, 15)).toEqual([]);
  const play = new PlayPage(page);
  await play.open(15, 'mode=2');
  await context.setOffline(true);
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('game/15?mode=5&quest=quest4');
  await play.begin();
  await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Tunnel');
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByRole('row', { name: /Tunnel/ })).toBeVisible();
  await page.goto('catalog');
  await expect(page.locator('#content')).toBeVisible();
  await page.goto('game/1?mode=2');
  await expect(page.getByRole('dialog')).toContainText('could not be loaded');
});

test('a full disk is told, and what was kept can be removed @desktop', async ({ page, context, baseURL }) => {
  // hundreds of files are fetched twice
  test.setTimeout(240_000);
  await visit(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  await openOffline(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
  await page.getByRole('button', { name: /^Keep all/ }).click();
  await expect(page.getByText('no room left')).toBeVisible({ timeout: 60_000 });
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  // a browser counts late, so the first maps may be kept by now: the last one is not
  const last = page.getByRole('dialog').getByRole('listitem').last();
  await last.getByRole('button', { name: /^Keep the map/ }).click({ timeout: 30_000 });
  await last.getByRole('button', { name: /^Remove the map/ }).click({ timeout: 120_000 });
  await expect(last.getByRole('button', { name: /^Keep the map/ })).toBeVisible();
});

test.describe('an update', () => {
  // the page's own policy lets only the page register a worker
  test.use({ bypassCSP: true });

  test('a new version is offered on a page, never in a game, and taken only on the player’s word @desktop', async ({
    page,
  }) => {
    await visit(page);
    // another worker of the same scope is what a new version is to the browser
    await page.evaluate(() =>
      navigator.serviceWorker.register('/worldmaps/sw.js?newer', { scope: '/worldmaps/' }),
    );
    await expect(page.getByText('A new version of Worldmaps is ready.')).toBeVisible({ timeout: 30_000 });
    const play = new PlayPage(page);
    await play.open(15, 'mode=2');
    await play.answerAndGoOn();
    await expect(page.getByText('A new version of Worldmaps is ready.')).toHaveCount(0);
    await expect(play.game).toHaveAttribute('data-phase', 'searching');
  });
});
