/** Visit after visit in a real browser: what the page holds does not grow with them. */
import { expect, test } from './fixtures';

/** Visits until all code has run often enough to be compiled for good. */
const WARM = 6;
const VISITS = WARM + 8;

// what moves may leak as well
test.use({
  shellOptions: { args: ['--kiosk', '--set-pin'] },
  contextOptions: { reducedMotion: 'no-preference' },
});

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
    let least = Infinity;
    // what one collection frees may be all that held something else
    for (let round = 0; round < 4; round += 1) {
      await session.send('HeapProfiler.collectGarbage');
      least = Math.min(least, (await session.send('Runtime.getHeapUsage')).usedSize);
    }
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize: least, nodes };
  };
  const visit = async () => {
    await page.getByRole('button', { name: 'Jouer en français' }).click();
    await page.locator('a[href$="/game/15?mode=2"]').click();
    await expect(page.locator('[data-game]')).toHaveAttribute('data-phase', 'searching', { timeout: 20_000 });
    // in leaps: a picture that lives draws several times in every second that passes
    for (let step = 0; step < 22; step++) await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Jouer en français' })).toBeVisible();
  };
  for (let i = 0; i < WARM; i++) await visit();
  const early = await measure();
  for (let i = WARM; i < VISITS; i++) await visit();
  // what a visit leaves goes with one of the next collections; what leaks stays
  const heap = async () => (await measure()).usedSize / early.usedSize;
  await expect.poll(heap, { timeout: 30_000 }).toBeLessThan(1.14);
  // a game holds hundreds of nodes; the attract screen has more or fewer as its maps come and go
  const nodesOfVisit = async () => ((await measure()).nodes - early.nodes) / (VISITS - WARM);
  await expect.poll(nodesOfVisit, { timeout: 30_000 }).toBeLessThan(30);
});
