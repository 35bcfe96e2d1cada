/** Letters twice as large on a phone, which leave it 195 CSS px: nothing is cut, nothing stands beside the screen. */
import { expect, test, type Page } from '@playwright/test';

/** Words that leave the screen, or the sheet or button they stand on. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document.querySelector('#content');
    if (!top) throw new Error('no screen');
    return [...top.querySelectorAll('h1, h2, p, li, label, button, a')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        const isOut = words.right > box.right + 2 || box.right > innerWidth + 1 || words.left < -1;
        return isOut && words.width > 1 && box.width > 1 ? [element.textContent] : [];
      });
  });

test('with letters twice as large nothing is cut on a phone @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const language of ['fr', 'en'])
    for (const [address, what] of [
      ['endless', 'h1'],
      ['leaderboard/1?mode=2', '#content h2'],
      ['daily', 'h1'],
      ['crowd/15?seed=a&beat=7', 'dialog[open] h2'],
      ['game/15?mode=2#run=broken', 'dialog[open] h2'],
      ['game/15?mode=2#duel=~Alexandra-Maximiliane~', 'dialog[open] h2'],
    ] as const) {
      const [path = '', fragment] = address.split('#');
      await page.goto('about:blank');
      const query = `${path.includes('?') ? '&' : '?'}lng=${language}`;
      await page.goto(path + query + (fragment === undefined ? '' : `#${fragment}`));
      await expect(page.locator(what).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await cut(page), `${address} in ${language}`).toEqual([]);
    }
});
