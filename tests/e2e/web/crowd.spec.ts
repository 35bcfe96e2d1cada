/** The crowd hunt, played against its clock; and the picture, which answers whoever is touched. */
import { expect, test } from '@playwright/test';
import { crowdFileSchema } from '../../../src/crowd/file';
import { targetOf } from '../../../src/crowd/shape';
import { manifestSchema } from '../../../src/maps/manifest';
import { spotOn } from '../../support/spots';
import { PlayPage } from './pages/play-page';
import { shiftOf } from './shift';

test('whom a clue tells is found in the crowd, a mistake costs time, and the same order challenges others', async ({
  page,
}) => {
  await page.clock.install();
  const play = new PlayPage(page);
  const manifest = manifestSchema.parse(await (await page.request.get('maps/manifest.json')).json());
  const path = manifest.levels.find(({ level }) => level === 15)?.further?.crowd ?? '';
  const { quests } = crowdFileSchema.parse(await (await page.request.get(`maps/${path}`)).json());
  const hunt = page.locator('[data-crowd-hunt]');
  const asked = async () => Number(await hunt.getAttribute('data-crowd-quest'));
  const begin = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('[data-map-viewer]')).toHaveAttribute('data-sharp', 'true', {
      timeout: 20_000,
    });
    await page.locator('[data-crowd="cover"]').getByRole('button').click();
    await expect(page.getByRole('timer')).toHaveAttribute('data-waits', 'false');
  };
  const targets = () =>
    asked().then((index) => {
      const target = targetOf(quests[index]?.shape ?? '');
      if (!target) throw new Error('nobody is asked for');
      return [target];
    });
  const find = async () => {
    const [target] = await targets();
    if (target) await play.clickAt(spotOn(target).at);
  };

  await begin('crowd/15?seed=cat&lng=fr');
  const overview = page.locator('[data-minimap] [aria-expanded="true"]');
  if (await overview.isVisible()) await overview.click();
  const first = await asked();
  await play.clickAt(play.wrongSpot({ quest: 'any', description: '', positions: await targets() }));
  await expect(page.locator('[data-verdict-popup="wrong"]')).toBeAttached();
  expect(await asked()).toBe(first);
  await find();
  await expect(page.locator('[data-crowd-found="1"]')).toBeVisible();
  expect(await asked()).not.toBe(first);
  await page.clock.fastForward('02:00');
  const result = page.locator('[data-crowd="result"]');
  await expect(result).toContainText('Nouveau record');

  await begin('crowd/15?seed=cat&beat=1&lng=fr');
  expect(await asked()).toBe(first);
});

test('the picture answers whoever is touched, until the player wants it still @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('stroll/15?lng=en');
  const canvas = page.locator('[data-living]');
  await expect(canvas).toBeAttached({ timeout: 20_000 });
  // who is touched answers at any pace of the picture, also where the machine is too busy for anybody to breathe
  await expect(async () => {
    for (const share of [0.3, 0.4, 0.5]) await page.mouse.click(share * 1280, 460);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLCanvasElement>('[data-living] canvas')].some((cell) =>
          cell
            .getContext('2d')
            ?.getImageData(0, 0, cell.width, cell.height)
            .data.some((value) => value > 0),
        ),
      undefined,
      { timeout: 2000 },
    );
  }).toPass();
  // neither who moves nor the air over them moves the page
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Freeze the picture' }).click();
  await expect(canvas).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bring the picture to life' })).toBeVisible();
  await expect(page.locator('[data-map-viewer]')).toHaveAttribute('data-sharp', 'true', { timeout: 20_000 });
  await expect(canvas).toHaveCount(0);
});
