import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

/** Natural point of the first placed mark, from where it is drawn on screen. */
const markedPoint = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('[data-mark]')?.getBoundingClientRect();
    const map = document.querySelector('[data-map-content]')?.getBoundingClientRect();
    if (!mark || !map) throw new Error('no mark');
    const scale = map.width / 3840;
    return {
      x: (mark.left + mark.width / 2 - map.left) / scale,
      y: (mark.top + mark.height / 2 - map.top) / scale,
      scale,
    };
  });

const SPOTS = [
  { x: 400, y: 700 },
  { x: 1911, y: 1357 },
  { x: 3333, y: 2222 },
];

for (const ratio of [1, 1.5, 2, 3])
  test(`a click marks exactly the place under it, at ${ratio} device pixels a pixel @desktop`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      // at three device pixels a pixel a large window has more of them than a slow device paints in time
      viewport: { width: 800, height: 500 },
      deviceScaleFactor: ratio,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const play = new PlayPage(page);
    await play.open(15, 'mode=5&quest=quest10');
    for (const point of SPOTS) {
      await play.clickAt(point);
      await expect(play.marks).toHaveCount(1);
      await page.waitForFunction(() =>
        document
          .querySelector('[data-mark]')
          ?.getAnimations()
          .every(({ playState }) => playState === 'finished'),
      );
      const marked = await markedPoint(page);
      expect(Math.abs(marked.x - point.x)).toBeLessThan(1 / marked.scale);
      expect(Math.abs(marked.y - point.y)).toBeLessThan(1 / marked.scale);
      await play.tool('takeBack').click();
      await play.tool('zoomIn').click();
      await play.searching();
    }
    await context.close();
  });

test('the wheel zooms around the pointer @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  const point = { x: 1900, y: 1500 };
  const at = await play.bring(point);
  await page.mouse.move(at.x, at.y);
  for (let i = 0; i < 3; i++) {
    await page.mouse.wheel(0, -120);
    await play.searching();
    await page.waitForFunction(
      () => document.querySelector('[data-map-content]')?.getAnimations().length === 0,
    );
    const now = await page.evaluate(({ x, y }) => {
      const box = document.querySelector('[data-map-content]')?.getBoundingClientRect();
      if (!box) throw new Error('no map');
      const scale = box.width / 3840;
      return { x: box.left + x * scale, y: box.top + y * scale };
    }, point);
    expect(Math.abs(now.x - at.x)).toBeLessThan(2);
    expect(Math.abs(now.y - at.y)).toBeLessThan(2);
  }
});

test('a drag moves the map and never guesses @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  const before = await page.locator('[data-map-scroller]').evaluate((element) => element.scrollLeft);
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(500, 450, { steps: 8 });
  await page.mouse.up();
  const after = await page.locator('[data-map-scroller]').evaluate((element) => element.scrollLeft);
  expect(after - before).toBe(200);
  await expect(play.marks).toHaveCount(0);
});

test('a tile that fails is tried again', async ({ page }) => {
  let unlucky: string | undefined;
  let failures = 0;
  await page.route(/\/main\/\d+\/.*webp$/, (route) => {
    unlucky ??= route.request().url();
    const fails = route.request().url() === unlucky && failures < 2;
    if (fails) failures += 1;
    return fails ? route.abort() : route.continue();
  });
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  expect(failures).toBe(2);
});

test('a game that opens has its map in focus, and arrows move the cursor at once @desktop', async ({
  page,
}) => {
  for (const open of [
    () => page.goto('game/15?mode=4'),
    async () => {
      await page.goto('');
      await page.locator('#levels a[href*="/game/15?mode=2"]').click();
    },
  ]) {
    await open();
    const play = new PlayPage(page);
    await play.searching();
    await expect(page.locator('[data-map-scroller]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const cursor = page.locator('[data-map-cursor]');
    const left = async () => (await cursor.boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
  }
});
