/** Firefox, without a window, driven over WebDriver BiDi. */
import puppeteer, { type EvaluateFunc } from 'puppeteer-core';
import { VIEWPORT, type Driver } from './driver';

export async function startFirefox(program: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    look: async (seen, argument) =>
      (await page.evaluate(seen as EvaluateFunc<[typeof argument]>, argument)) as ReturnType<typeof seen>,
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to, steps) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps });
      await page.mouse.up();
    },
    wheel: async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
