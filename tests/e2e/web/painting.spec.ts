/** What the browser paints again when somebody plays: a tap near its mark, never the whole view. */
import { expect, test, type CDPSession } from '@playwright/test';
import { z } from 'zod';
import { PlayPage } from './pages/play-page';

const eventsSchema = z.array(
  z.object({
    name: z.string(),
    args: z.object({ client: z.string().optional() }).optional(),
  }),
);

/** Which parts of the page had to be painted again during `act`, as the browser calls them. */
async function paintedAgain(cdp: CDPSession, act: () => Promise<void>): Promise<readonly string[]> {
  const events: z.infer<typeof eventsSchema> = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...eventsSchema.parse(value)));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-blink.invalidation',
        'disabled-by-default-blink.debug.layout',
      ],
    },
  });
  await act();
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  return events.flatMap(({ name, args }) =>
    name === 'InvalidateDisplayItemClient' && args?.client !== undefined ? [args.client] : [],
  );
}

test('a tap is painted where it falls, though the map has the focus @desktop', async ({ page, context }) => {
  const play = new PlayPage(page);
  await page.goto('game/15?mode=4');
  await play.searching();
  await expect(page.locator('[data-map-scroller]')).toBeFocused();
  const painted = await paintedAgain(await context.newCDPSession(page), async () => {
    for (const x of [500, 700]) {
      await page.mouse.click(x, 400);
      // its mark, and what is said of it
      await expect(page.locator('[data-verdict-popup] > *')).toBeVisible();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-mark], [data-verdict-popup] > *')].every((part) =>
          part.getAnimations().every(({ playState }) => playState === 'finished'),
        ),
      );
    }
  });
  expect(painted.filter((part) => part.includes('mark'))).not.toEqual([]);
  expect(painted.filter((part) => /scroller|content|tiles/.test(part))).toEqual([]);
});

test('whoever plays by keys sees that the map has the focus @desktop', async ({ page }) => {
  await page.goto('game/15?mode=5&quest=quest10');
  await new PlayPage(page).searching();
  const ring = page.locator('[data-map-scroller] + div');
  await expect(page.locator('[data-map-scroller]')).toBeFocused();
  await expect(ring).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(ring).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ring).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(ring).toBeVisible();
});
