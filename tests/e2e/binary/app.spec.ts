/**
 * The real binary: what the harness cannot prove. The scheme's privileges, the world of the preload, the sandbox of the
 * system, a real kiosk window and its keys, the lock of the single instance, the policy as Chromium enforces it there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';
import { electronBinary } from './binary';

const executablePath = electronBinary();
test.skip(!executablePath, 'no Electron binary on this machine (npx install-electron fetches one)');

const root = path.resolve(import.meta.dirname, '../../..');
let home = '';
let app: ElectronApplication;
let page: Page;

async function start(...args: string[]): Promise<void> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  app = await _electron.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [root, `--user-data-dir=${home}`, ...sandbox, ...args],
  });
  page = await app.firstWindow();
}

test.beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'worldmaps-binary-'));
});

test.afterEach(async () => {
  await app.close();
  rmSync(home, { recursive: true, force: true });
});

test('the game runs on its own secure scheme, with its policy and without Node', async () => {
  await start();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe('app://worldmaps/');
  const seen = await page.evaluate(async () => ({
    secure: globalThis.isSecureContext,
    node: 'require' in globalThis || 'process' in globalThis,
    digest: (await crypto.subtle.digest('SHA-256', new Uint8Array(1))).byteLength,
    stored: await new Promise((resolve) => {
      const request = indexedDB.open('probe');
      request.addEventListener('success', () => resolve(true));
      request.addEventListener('error', () => resolve(false));
    }),
    foreign: await fetch('https://example.org/').then(
      () => 'answered',
      () => 'refused',
    ),
  }));
  expect(seen).toEqual({ secure: true, node: false, digest: 32, stored: true, foreign: 'refused' });
});

test('a page cannot reach the preload’s world', async () => {
  await start();
  await page.evaluate(() => {
    Reflect.defineProperty(Reflect.getPrototypeOf([]) ?? {}, 'map', { value: () => ['hijacked'] });
  });
  expect(await page.evaluate(async () => typeof (await globalThis.worldmaps?.manifest()))).toBe('object');
});

test('a booth fills the screen, cannot be left by keys, and has no developer tools', async () => {
  await start('--kiosk');
  await expect(page.getByRole('dialog')).toBeVisible();
  const isKiosk = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk());
  expect(await isKiosk()).toBe(true);
  for (const keys of ['F11', 'Escape', 'Control+W', 'Control+R', 'Control+Shift+I'])
    await page.keyboard.press(keys);
  expect(await isKiosk()).toBe(true);
  const tools = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.isDevToolsOpened(),
  );
  expect(tools).toBe(false);
});

test('a booth follows its kiosk.json', async () => {
  writeFileSync(path.join(home, 'kiosk.json'), '{"languages": ["en"]}');
  await start();
  await expect(page.getByRole('button', { name: 'Play in English' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Jouer en français' })).toHaveCount(0);
});

test('a second start gives way to the first', async () => {
  await start();
  const second = _electron.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [root, `--user-data-dir=${home}`],
    timeout: 10_000,
  });
  await expect(second).rejects.toThrow();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a renderer that dies is replaced by the page that says so', async () => {
  await start();
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL()))
    .toBe('app://worldmaps/stopped.html');
});
