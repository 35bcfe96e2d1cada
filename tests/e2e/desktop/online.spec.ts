/** The desktop game on Firebase: what is won offline survives a restart of the program and arrives once. */
import path from 'node:path';
import { PlayPage } from '../web/pages/play-page';
import { TEST_DAY } from '../../support/e2e-world';
import { launchShell } from '../../support/shell/shell';
import { openAt, wire, type Network } from '../../support/shell/window';
import { bundledLevel } from './bundled-maps';
import { expect, test } from '@playwright/test';

const OUT = path.resolve(import.meta.dirname, '../../../dist/emulators-desktop');

test('a score made offline waits through a restart and is sent once', async ({ context }) => {
  // the stand-in lives on that day, and refuses what comes from its future
  await context.clock.setSystemTime(TEST_DAY);
  const network: Network = { online: false };
  let shell = await launchShell({ out: OUT });
  await wire(context, () => shell, network);
  const page = await openAt(context, 'game/15?mode=5&quest=quest4&lng=en');
  const play = new PlayPage(page);
  play.level = bundledLevel(15);
  await play.begin();
  await play.answerAndGoOn();
  const name = `Train ${String(Date.now() % 100_000)}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/leaderboard\/15\?mode=5&quest=quest4/, { timeout: 20_000 });
  await expect(page.getByText(/waiting to be sent/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);

  await page.close();
  await shell.close({ keep: true });
  shell = await launchShell({ out: OUT, home: shell.home });
  const still = await openAt(context, 'leaderboard/15?mode=5&quest=quest4&lng=en');
  await expect(still.getByText(/waiting to be sent/i).first()).toBeVisible({ timeout: 20_000 });
  network.online = true;
  await still.reload();
  await expect(still.getByText(/waiting to be sent/i)).toHaveCount(0, { timeout: 30_000 });
  await expect(still.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);

  const elsewhere = await (await context.browser()?.newContext())?.newPage();
  await elsewhere?.clock.setSystemTime(TEST_DAY);
  await elsewhere?.goto('http://localhost:4392/worldmaps/leaderboard/15?mode=5&quest=quest4&lng=en');
  if (elsewhere)
    await expect(elsewhere.getByRole('row', { name: new RegExp(name) })).toHaveCount(1, { timeout: 20_000 });
  await shell.close();
});
