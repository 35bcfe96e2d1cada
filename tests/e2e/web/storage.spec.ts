/** A device that keeps nothing: the game plays on, and says so. */
import { expect, test, type Page } from '@playwright/test';
import { PlayPage } from './pages/play-page';

async function finish(page: Page, name: string): Promise<void> {
  const play = new PlayPage(page);
  await play.playOne();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/leaderboard\/15/);
}

const TOLD = /ne peut rien enregistrer/;

test('a blocked IndexedDB is told, and the game plays to its board @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await finish(page, 'Sans disque');
  await expect(page.getByRole('row', { name: /Sans disque/ })).toBeVisible();
  await expect(page.getByText(TOLD)).toBeVisible();
});

test('a full disk is told, and the game plays to its board @desktop', async ({ page, context, baseURL }) => {
  await page.goto('');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    quotaSize: 1,
  });
  await finish(page, 'Disque plein');
  await expect(page.getByRole('row', { name: /Disque plein/ })).toBeVisible();
  await expect(page.getByText(TOLD)).toBeVisible();
});

test('cookies and storage that throw on every touch stop nothing @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await finish(page, 'Sans mémoire');
  await expect(page.getByRole('row', { name: /Sans mémoire/ })).toBeVisible();
});
