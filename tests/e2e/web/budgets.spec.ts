/** What the game may weigh: bytes as they would travel compressed, and requests; never times. */
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

interface Load {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Texts travel gzipped, pictures and fonts as they are. */
function listen(page: Page): { readonly loads: Load[]; readonly settled: () => Promise<void> } {
  const loads: Load[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const note = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const type = response.headers()['content-type'] ?? '';
      const isText = /javascript|css|json|html|svg/.test(type);
      loads.push({
        url: response.url(),
        kind: response.request().resourceType(),
        bytes: isText ? gzipSync(body).length : body.length,
      });
    };
    pending.push(note());
  });
  return { loads, settled: async () => void (await Promise.all(pending)) };
}

const kilobytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

test('home: scripts, styles, first view and everything, without a shift @desktop', async ({
  page,
  baseURL,
}) => {
  const { loads, settled } = listen(page);
  await page.goto('');
  await expect(page.locator('#levels img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await settled();
  const first = [...loads];
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await page.waitForLoadState('networkidle');
  await settled();
  const scripts = first.filter(({ kind }) => kind === 'script');
  // ADR 14 says what is in it
  expect.soft(kilobytes(scripts), 'script kB of the first view').toBeLessThan(155);
  expect.soft(kilobytes(first.filter(({ kind }) => kind === 'stylesheet')), 'style kB').toBeLessThan(20);
  expect.soft(kilobytes(first), 'kB of the first view').toBeLessThan(400);
  expect.soft(kilobytes(loads), 'kB of all of home').toBeLessThan(1200);
  expect.soft(shift, 'layout shift').toBeLessThan(0.01);
  expect(
    loads.filter(({ url }) => !url.startsWith(new URL(baseURL ?? '').origin) && !url.startsWith('data:')),
  ).toEqual([]);
});

test('a game: bytes and requests to the first sharp view, and what a pan fetches', async ({
  page,
  isMobile,
}) => {
  const { loads, settled } = listen(page);
  const play = new PlayPage(page);
  await page.goto('game/15?mode=2');
  await play.searching();
  await settled();
  const before = loads.length;
  // a phone with three pixels to a point is sharp with more of them
  expect.soft(kilobytes(loads), 'kB to sharp').toBeLessThan(isMobile ? 950 : 750);
  const scripts = loads.filter(({ kind }) => kind === 'script');
  expect.soft(kilobytes(scripts), 'script kB to sharp').toBeLessThan(197);
  expect.soft(loads.length, 'requests to sharp').toBeLessThan(isMobile ? 100 : 80);
  const isTile = ({ url }: Load) => /\/main\/\d+\/\d+-\d+\.webp$/.test(url);
  const shown = await page
    .locator('[data-map-content] img')
    .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.src : '')));
  const vain = loads.filter((load) => isTile(load) && !shown.includes(load.url)).map(({ url }) => url);
  expect.soft(vain, 'tiles fetched ahead and never shown').toEqual([]);
  await page.evaluate(async () => {
    const scroller = document.querySelector('[data-map-scroller]');
    for (let step = 0; step < 40; step++) {
      scroller?.scrollBy(25, 0);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
  await play.searching();
  await settled();
  const panned = loads.slice(before).filter(({ url }) => url.endsWith('.webp'));
  expect(new Set(panned.map(({ url }) => url)).size, 'no tile twice').toBe(panned.length);
  expect(panned.length).toBeLessThan(70);
});

test('a game’s page shows its map before any script has come', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('game/pokemon', { waitUntil: 'commit' });
  const blur = page.locator('[data-blur]');
  await expect(blur).toHaveCount(2);
  await expect
    .poll(() =>
      blur.evaluateAll((all) => all.every((image) => 'naturalWidth' in image && image.naturalWidth)),
    )
    .toBe(true);
});

test('the blur goes when the map is there, and when there is no game', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('game/15?mode=2');
  await play.searching();
  await expect(page.locator('[data-blur]')).toHaveCount(0);
  await page.goto('game/15?mode=9');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-blur]')).toHaveCount(0);
});
