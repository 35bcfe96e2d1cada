/** The stroll: any order, no clock, no mistake, and back where one stopped. */
import { expect, test } from '@playwright/test';
import { levelDataSchema } from '../../../src/maps/schema';
import { manifestSchema } from '../../../src/maps/manifest';
import { spotOn } from '../../support/spots';
import { PlayPage } from './pages/play-page';

test('a stroll finds in any order, forgives every tap, and goes on where it was left @dense', async ({
  page,
}) => {
  const play = new PlayPage(page);
  const manifest = manifestSchema.parse(await (await page.request.get('maps/manifest.json')).json());
  const entry = manifest.levels.find(({ level }) => level === 15);
  const level = levelDataSchema.parse(await (await page.request.get(`maps/${entry?.data ?? ''}`)).json());
  const total = level.quests.length;
  const [first, second] = level.quests.filter(({ positions }) => positions.length === 1).slice(-2);
  if (!first || !second) throw new Error('two quests with one target each are needed');
  const sharp = () =>
    expect(page.locator('[data-map-viewer]')).toHaveAttribute('data-sharp', 'true', { timeout: 20_000 });

  await page.goto('');
  await page.locator('#levels a[href$="/stroll/15"]').click();
  await sharp();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.locator('[data-clue]')).toHaveCount(total);
  const overview = page.locator('[data-minimap] [aria-expanded="true"]');
  if (await overview.isVisible()) await overview.click();

  // a tap at nobody is answered and is no mistake
  await play.clickAt(
    play.wrongSpot({ quest: 'any', description: '', positions: level.quests.flatMap((q) => q.positions) }),
  );
  await expect(page.locator('[data-nobody]')).toBeAttached();
  await expect(page.locator('[data-verdict-popup]')).toHaveCount(0);

  for (const [index, quest] of [second, first].entries()) {
    const [target] = quest.positions;
    if (target) await play.clickAt(spotOn(target).at);
    await expect(page.locator(`[data-clue="${quest.quest}"]`)).toHaveAttribute('data-found', 'true');
    await expect(page.locator('[data-stroll-found]')).toHaveAttribute('data-stroll-found', String(index + 1));
  }

  // a hint is free: its words, then its light
  const [hidden] = level.quests.filter(({ quest }) => quest !== first.quest && quest !== second.quest);
  await page.locator(`[data-clue="${hidden?.quest ?? ''}"] button`).click();
  await page.locator('[data-hint-bubble="1"] button').first().click();
  await expect(page.locator('[data-hint-region]')).toBeVisible();

  await page.reload();
  await sharp();
  await expect(page.locator('[data-found="true"][data-clue]')).toHaveCount(2);
  await expect(page.locator('[data-map-content] [data-found]')).toHaveCount(2);

  // the catalogue knows the same
  await page.goto('catalog?game=demonslayers');
  await expect(page.locator('[data-catalogue-level="15"] small')).toHaveText(
    new RegExp(`^2 .* ${String(total)}$`),
  );
});
