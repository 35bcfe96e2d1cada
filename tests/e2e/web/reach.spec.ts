/** The game for everybody: by keyboard alone, by gamepad, without a clock, in large, in high contrast, on narrow screens. */
import { expect, test, type Page } from '@playwright/test';
import type { Spot } from './pages/play-page';
import { spotBeside, spotOn } from '../../support/spots';
import { AccountPage } from './pages/account-page';
import { PlayPage } from './pages/play-page';
import { person } from './players';

/** Where the cursor is, in natural pixels. */
async function cursorAt(page: Page): Promise<Spot> {
  return page.evaluate(() => {
    const cursor = document.querySelector('[data-map-cursor]')?.getBoundingClientRect();
    const content = document.querySelector('[data-map-content]')?.getBoundingClientRect();
    if (!cursor || !content) throw new Error('no cursor');
    const scale = content.width / 3840;
    return {
      x: (cursor.x + cursor.width / 2 - content.x) / scale,
      y: (cursor.y + cursor.height / 2 - content.y) / scale,
    };
  });
}

/** Brings the cursor onto a place with arrow keys alone, as a player does by eye. */
async function steer(page: Page, goal: Spot, near: number): Promise<void> {
  for (const [axis, less, more] of [
    ['x', 'ArrowLeft', 'ArrowRight'],
    ['y', 'ArrowUp', 'ArrowDown'],
  ] as const)
    for (let keys = 0; keys < 60; keys++) {
      const at = await cursorAt(page);
      if (Math.abs(at[axis] - goal[axis]) <= near) break;
      await page.keyboard.press(at[axis] < goal[axis] ? more : less);
    }
}

test('a whole game by keyboard alone, from home to the board @desktop', async ({ page }) => {
  test.setTimeout(120_000);
  const play = new PlayPage(page);
  await play.open(15, 'mode=2&lng=en');
  await page.locator('[data-map-scroller]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint-bubble]')).toBeAttached();
  await page.keyboard.press('s');
  await page.locator('[data-map-scroller]').focus();
  for (let i = 0; i < 10; i++) {
    const quest = await play.quest();
    for (const target of quest.positions) {
      const { at, side } = spotOn(target);
      await steer(page, at, side / 3);
      await page.keyboard.press('Enter');
    }
    await expect(play.game)
      .not.toHaveAttribute('data-quest', quest.quest, { timeout: 5000 })
      .catch(() => undefined);
    await expect(play.game).not.toHaveAttribute('data-phase', 'judged');
  }
  await expect(play.game).toHaveAttribute('data-phase', 'over');
  await expect(page.getByRole('dialog')).toContainText('You finished in');
  const name = page.getByRole('dialog').getByRole('textbox').first();
  for (let tabs = 0; tabs < 10 && !(await name.evaluate((field) => field === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Clavier');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Clavier/ })).toBeVisible();
});

test('a quest by gamepad @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const pad = {
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
    };
    Object.assign(globalThis, { testPad: pad });
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad] });
  });
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4');
  const tilt = (axes: readonly number[]) =>
    page.evaluate(
      (given) => Object.assign(Reflect.get(globalThis, 'testPad') as object, { axes: given }),
      axes,
    );
  const button = async (index: number) => {
    for (const pressed of [true, false])
      await page.evaluate(
        async ([at, down]) => {
          const { buttons } = Reflect.get(globalThis, 'testPad') as { buttons: { pressed: boolean }[] };
          const found = buttons[Number(at)];
          if (found) found.pressed = Boolean(down);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        },
        [index, pressed],
      );
  };
  await button(0);
  const [target] = (await play.quest()).positions;
  if (!target) throw new Error('no target');
  const goal = spotOn(target).at;
  for (let looks = 0; looks < 300; looks++) {
    const at = await cursorAt(page);
    const off = { x: goal.x - at.x, y: goal.y - at.y };
    if (Math.abs(off.x) < 14 && Math.abs(off.y) < 14) break;
    const lean = (by: number) =>
      Math.abs(by) < 8 ? 0 : Math.sign(by) * Math.min(1, 0.3 + Math.abs(by) / 500);
    await tilt([lean(off.x), lean(off.y)]);
  }
  await tilt([0, 0]);
  await button(0);
  await expect(play.game).toHaveAttribute('data-phase', 'over');
});

test('a relaxed game shows no clock and goes to no board; larger targets forgive more', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('worldmaps.settings', JSON.stringify({ muted: true }));
  });
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest4&ease=relaxed-large&lng=en');
  await expect(page.getByRole('timer')).toHaveCount(0);
  const [target] = (await play.quest()).positions;
  if (!target) throw new Error('no target');
  const scale = await page.evaluate(
    () => (document.querySelector('[data-map-content]')?.clientWidth ?? 0) / 3840,
  );
  // beside the target, where only larger targets count
  await play.clickAt(spotBeside(target, 14 / scale, 28 / scale).at);
  await expect(play.game).toHaveAttribute('data-phase', 'over');
  await expect(page.getByRole('dialog')).toContainText('goes to no board');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('the settings are kept, and said in both languages; what makes a game easier is not', async ({
  page,
}) => {
  await page.goto('?lng=fr');
  const open = () =>
    page
      .getByRole('button', { name: /^(Réglages|Settings)$/ })
      .first()
      .click();
  await open();
  await page.getByRole('switch', { name: 'Gros boutons' }).check();
  await page.getByRole('slider', { name: 'Volume' }).fill('2');
  await page.getByRole('button', { name: 'Fermer' }).click();
  const eased = '#levels a[href*="ease=relaxed"]';
  await page.getByRole('checkbox', { name: 'Sans chrono' }).check();
  await expect(page.locator(eased).first()).toBeVisible();
  await page.goto('?lng=en');
  await expect(page.locator('html')).toHaveAttribute('data-large-buttons');
  await expect(page.getByRole('checkbox', { name: 'No clock' })).not.toBeChecked();
  await expect(page.locator(eased)).toHaveCount(0);
  await open();
  await expect(page.getByRole('switch', { name: 'Large buttons' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('2');
});

test('a page fits 320 CSS px, which is 1280 at 400 %, and needs no sideways scrolling @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['', 'game/15?mode=2', 'leaderboard/15?mode=2', 'catalog', 'stroll/1']) {
    await page.goto(address);
    await expect(page.locator('#content')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `/${address} at 320`).toBeLessThanOrEqual(0);
  }
});

test('with text at 200 % the game’s tools are all still there @desktop', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(15, 'mode=2');
  await page.addStyleTag({ content: '' }).catch(() => undefined);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const tool of ['zoomIn', 'zoomOut', 'hint', 'skip']) await expect(play.tool(tool)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  // a quest that is always the same: one at the map's edge lies under the large bar until one zooms
  await play.open(15, 'mode=5&quest=quest4');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await play.answerAndGoOn();
});

test('in high contrast every button keeps an edge @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('');
  await page.getByRole('banner').getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('dialog').getByRole('slider').waitFor();
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { borderTopWidth, outlineStyle, appearance } = getComputedStyle(element);
        return borderTopWidth !== '0px' || outlineStyle !== 'none' || appearance !== 'none';
      }),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(edges.every(Boolean)).toBe(true);
});

test('with reduced motion nothing glides @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const play = new PlayPage(page);
  await play.open(15, 'mode=2');
  await play.tool('zoomIn').click();
  const running = await page.evaluate(
    () =>
      document
        .querySelector('[data-map-content]')
        ?.getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length ?? -1,
  );
  expect(running).toBe(0);
});

test('the header has room for all it holds at every width, in both languages, for a guest and a player @desktop', async ({
  page,
}) => {
  const row = page.locator('header > div').first();
  const roomy = async (language: string, widths: readonly number[]) => {
    await page.goto(`leaderboard?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // the links to the site's pages keep their words, at whatever width
      const cramped = () =>
        row.evaluate((element) => {
          const words = [...element.querySelectorAll('nav ul:first-child a span')];
          const cut = words.filter((word) => {
            const { left, right, width } = word.getBoundingClientRect();
            return width === 0 || left < 0 || right > innerWidth;
          });
          return { by: Math.max(0, element.scrollWidth - element.clientWidth), cut: cut.length };
        });
      await expect.poll(cramped, `at ${width} px in ${language}`).toEqual({ by: 0, cut: 0 });
    }
  };
  for (const language of ['en', 'fr'])
    await roomy(
      language,
      [
        320, 360, 368, 369, 375, 390, 400, 401, 480, 481, 641, 700, 769, 800, 834, 896, 897, 900, 960, 961,
        1024,
      ],
    );
  await new AccountPage(page).register(person('Capitaine'));
  for (const language of ['fr', 'en']) {
    await page.goto(`leaderboard?lng=${language}`);
    await expect(row.getByRole('link', { name: /Capitaine/ })).toBeVisible();
    await roomy(language, [320, 369, 375, 390, 400, 480, 481, 769, 897]);
  }
});
