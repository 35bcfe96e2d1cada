/** Visit after visit in a real browser: what the page holds does not grow with them. */
import { expect, test } from './fixtures';

const VISITS = 20;

test.use({ shellOptions: { args: ['--kiosk', '--set-pin'] } });

test('memory stays flat over visits', async ({ open, context }) => {
  test.setTimeout(180_000);
  const page = await open();
  const pad = page.getByRole('dialog');
  for (let i = 0; i < 2; i++) {
    for (const digit of '2468') await pad.getByRole('button', { name: digit, exact: true }).click();
    await pad.getByRole('button', { name: 'OK' }).click();
  }
  await page.clock.install();
  const session = await context.newCDPSession(page);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  };
  const visit = async () => {
    await page.getByRole('button', { name: 'Jouer en français' }).click();
    await page.locator('a[href$="/game/15?mode=2"]').click();
    await expect(page.locator('[data-game]')).toHaveAttribute('data-phase', 'searching', { timeout: 20_000 });
    await page.clock.runFor(110_000);
    await expect(page.getByRole('button', { name: 'Jouer en français' })).toBeVisible();
  };
  for (let i = 0; i < 5; i++) await visit();
  const early = await measure();
  for (let i = 5; i < VISITS; i++) await visit();
  const late = await measure();
  expect(late.usedSize / early.usedSize).toBeLessThan(1.25);
  expect(late.nodes / early.nodes).toBeLessThan(1.5);
});
