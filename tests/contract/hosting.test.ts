/** What the site's hosting answers, asked of the server that the official hosting emulator runs on (tests/emulators). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../src/app/compose/routes';
import { FALLBACK_FILE, isPage, PAGES, PAGES_OF_LEVELS } from '../../scripts/pages';
import { tempFolder } from '../support/temp-folder';

const root = path.resolve(import.meta.dirname, '../..');
const emulators = createRequire(path.join(root, 'tests/emulators/package.json'));

interface Superstatic {
  server(options: object): { listen(done: () => void): Server };
}

const FILES = [
  'index.html',
  'app.html',
  'catalog.html',
  'game/1.html',
  'leaderboard/7.html',
  'sw.js',
  'assets/page-1a2b.js',
  'maps/manifest.json',
  'maps/zelda/3c4d/tile.webp',
  'ready/E1-2026-12-24.json',
  'ready/E1-2026-12-24/3c4d/main/960/0-0.webp',
];
const HOME = 'index.html';
const PAGE = FALLBACK_FILE;
const YEAR = 'public, max-age=31536000, immutable';

let server: Server;
let origin: string;

beforeAll(async () => {
  const site = tempFolder();
  for (const name of FILES) {
    const file = path.join(site, 'worldmaps', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
  }
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
    hosting: object;
  };
  const superstatic = emulators('superstatic') as Superstatic;
  await new Promise<void>((resolve) => {
    server = superstatic.server({ port: 0, cwd: site, config: { ...hosting, public: '.' } }).listen(resolve);
  });
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

async function ask(address: string) {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    kept: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
}

it('home has one address, inside the scope of the worker', async () => {
  expect(await ask('/')).toMatchObject({ to: '/worldmaps/' });
  expect(await ask('/worldmaps')).toMatchObject({ status: 301, to: '/worldmaps/' });
  expect(await ask('/worldmaps/')).toMatchObject({ status: 200, text: HOME });
});

it.each<readonly [string, string]>([
  ['catalog', 'catalog.html'],
  ['game/1?mode=2', 'game/1.html'],
  ['game/7?mode=2', PAGE],
  ['leaderboard/7?mode=2', 'leaderboard/7.html'],
  ['leaderboard/zelda', PAGE],
  ...PAGES.filter((name) => name !== 'catalog').map((name) => [name, PAGE] as const),
])('%s is a page that is asked for anew each time', async (address, text) => {
  expect(await ask(`/worldmaps/${address}`)).toMatchObject({ status: 200, kept: 'no-cache', text });
});

it.each([
  'assets/gone-1a2b.js',
  'maps/zelda/3c4d/gone.webp',
  'maps/gone.json',
  'ready/E1-2026-12-25.json',
  'gone.png',
  'nowhere',
  'a/b/c',
])('%s is missing and no page of the game', async (address) => {
  const { status, text } = await ask(`/worldmaps/${address}`);
  expect(status).toBe(404);
  expect(text).not.toBe(PAGE);
});

it('what has its hash in its address is kept for a year, what lists it is not', async () => {
  expect(await ask('/worldmaps/assets/page-1a2b.js')).toMatchObject({ status: 200, kept: YEAR });
  expect(await ask('/worldmaps/maps/zelda/3c4d/tile.webp')).toMatchObject({ status: 200, kept: YEAR });
  const tile = await ask('/worldmaps/ready/E1-2026-12-24/3c4d/main/960/0-0.webp');
  expect(tile).toMatchObject({ status: 200, kept: YEAR });
  for (const address of ['maps/manifest.json', 'ready/E1-2026-12-24.json', 'sw.js'])
    expect(await ask(`/worldmaps/${address}`)).toMatchObject({ status: 200, kept: 'no-cache' });
});

it('the pages are those of the router', () => {
  const pathsOf = (
    list: readonly { readonly path?: string; readonly children?: unknown }[],
  ): readonly string[] =>
    list.flatMap(({ path: own, children }) => [
      ...(own === undefined || own === '*' ? [] : [own]),
      ...(Array.isArray(children) ? pathsOf(children) : []),
    ]);
  const all = pathsOf(routes(() => Promise.resolve()));
  expect(new Set(all.map((each) => each.split('/')[0]))).toEqual(new Set(PAGES));
  const ofLevels = all.filter((each) => each.includes('/'));
  expect(new Set(ofLevels)).toEqual(
    new Set(PAGES_OF_LEVELS.map((name) => `${name}/:${name === 'endless' ? 'code' : 'level'}`)),
  );
});

it('the server of `npm start` knows the same pages', () => {
  for (const address of ['', 'catalog', 'game/7', 'leaderboard/zelda', 'profile'])
    expect(isPage(`/worldmaps/${address}`)).toBe(true);
  for (const address of ['assets/gone.js', 'maps/zelda/x/gone.webp', 'nowhere', 'profile/x', 'a/b/c'])
    expect(isPage(`/worldmaps/${address}`)).toBe(false);
});
