/** Fingers and the overview: what only a real browser can say about them. */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

const mapWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-map-content]')?.getBoundingClientRect().width ?? 0);

/** The natural point that lies at a place of the screen. */
const naturalAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) => {
      const box = document.querySelector('[data-map-content]')?.getBoundingClientRect();
      if (!box) throw new Error('no map');
      const scale = box.width / 3840;
      return { x: (left - box.left) / scale, y: (top - box.top) / scale };
    },
    [x, y] as const,
  );

async function pinch(session: CDPSession, { x, y }: { x: number; y: number }, from: number, to: number) {
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(from));
  for (let step = 1; step <= 8; step++) await send('touchMove', fingers(from + ((to - from) * step) / 8));
  await send('touchEnd', []);
}

test('two fingers zoom the map around the point between them, within its limits @phone @dense', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  await play.bring({ x: 1900, y: 1400 });
  const session = await page.context().newCDPSession(page);
  const centre = { x: 195, y: 420 };
  const before = { width: await mapWidth(page), point: await naturalAt(page, centre.x, centre.y) };
  await pinch(session, centre, 120, 300);
  await play.still();
  await play.searching();
  const after = { width: await mapWidth(page), point: await naturalAt(page, centre.x, centre.y) };
  expect(after.width).toBeGreaterThan(before.width * 1.5);
  expect(Math.abs(after.point.x - before.point.x)).toBeLessThan(60);
  expect(Math.abs(after.point.y - before.point.y)).toBeLessThan(60);
  // a pinch is never a guess
  await expect(play.marks).toHaveCount(0);
  await pinch(session, centre, 320, 40);
  await play.still();
  expect(await mapWidth(page)).toBeGreaterThanOrEqual(3840 * 0.3 - 1);
});

test('the overview moves the view where it is pressed and dragged', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  const toggle = page.locator('[data-minimap] [aria-expanded]');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const overview = page.locator('[data-minimap] > button').first();
  const box = await overview.boundingBox();
  if (!box) throw new Error('no overview');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  const centre = () =>
    page.evaluate(() => {
      const scroller = document.querySelector('[data-map-scroller]');
      if (!scroller) throw new Error('no map');
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
      return [
        (scrollLeft + clientWidth / 2) / scrollWidth,
        (scrollTop + clientHeight / 2) / scrollHeight,
      ] as const;
    });
  await page.mouse.move(...at(0.4, 0.45));
  await page.mouse.down();
  await expect.poll(async () => Math.abs((await centre())[0] - 0.4)).toBeLessThan(0.06);
  await page.mouse.move(...at(0.6, 0.5), { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await centre())[0] - 0.6)).toBeLessThan(0.06);
  await expect(play.marks).toHaveCount(0);
});

/** Seconds between two changes of a quick hand's fingers. */
const QUICK = 0.05;

/** One or two fingers on the screen, and off again: as quick as a hand, however slowly a busy machine plays it. */
async function touch(session: CDPSession, ...fingers: readonly { x: number; y: number }[][]) {
  const start = Date.now() / 1000 - fingers.length * QUICK;
  for (const [i, points] of fingers.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: points.length === 0 ? 'touchEnd' : 'touchStart',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      timestamp: start + i * QUICK,
    });
}

test('two quick taps zoom, and one that a second finger joins is none: neither is a guess @phone', async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4&lng=en');
  const session = await page.context().newCDPSession(page);
  const at = await play.bring(play.wrongSpot(await play.quest()));
  const before = await mapWidth(page);
  await touch(session, [at], [], [at], []);
  await expect.poll(() => mapWidth(page)).toBeGreaterThan(before * 1.2);
  await play.still();
  await play.searching();
  const other = { x: at.x + 60, y: at.y + 40 };
  await touch(session, [at], [at, other], []);
  await play.answerAndGoOn();
  await expect(play.game).toHaveAttribute('data-phase', 'over');
  const facts = page.getByRole('dialog').locator('dl');
  await expect(facts).toContainText(/Mistakes:?\s*0/);
});

test('a turned screen keeps the middle of the map, also without motion @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  await play.bring({ x: 1900, y: 1400 });
  const middle = async () => {
    const box = await page.locator('[data-map-scroller]').boundingBox();
    if (!box) throw new Error('no map');
    return naturalAt(page, box.x + box.width / 2, box.y + box.height / 2);
  };
  const before = await middle();
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await play.still();
    await play.searching();
    await expect
      .poll(async () => {
        const after = await middle();
        return Math.hypot(after.x - before.x, after.y - before.y);
      })
      .toBeLessThan(40);
  }
});

test('what is said of a tap stays in the view, wherever the tap falls @phone', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=4');
  const card = page.locator('[data-verdict-popup] > *');
  for (const x of [60, 225, 330]) {
    await page.touchscreen.tap(x, 420);
    await expect(page.locator('[data-verdict-popup]')).toHaveCSS('left', `${x}px`);
    const box = await card.evaluate((element: HTMLElement) => {
      for (const animation of element.getAnimations()) animation.finish();
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(390);
  }
});
