/** What the packager would ship, on a stand-in distribution: the archive, the maps, the fuses. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState } from '@electron/fuses/dist/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeOf } from '../../src/game/space';
import { CATALOGUE } from '../../src/maps/catalogue';
import { noticesSchema } from '../../src/notices/notices';
import { levelDataSchema } from '../../src/maps/schema';
import { manifestSchema } from '../../src/maps/manifest';
import { tilesIn } from '../../src/viewer/tiles';
import { THEMES } from '../../atlas/levels';
import { writeStandIn } from './stand-in';

const root = path.resolve(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(os.tmpdir(), 'worldmaps-package-'));
const unpacked = path.join(work, 'release/linux-unpacked');
const archive = path.join(unpacked, 'resources/app.asar');
const maps = path.join(unpacked, 'resources/maps');

beforeAll(() => {
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8'),
  ) as { version: string };
  writeStandIn(path.join(work, 'electron'), version);
  const run = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/electron-builder/cli.js'),
      '--dir',
      '--linux',
      '--x64',
      '--publish',
      'never',
      `-c.electronDist=${path.join(work, 'electron')}`,
      `-c.directories.output=${path.join(work, 'release')}`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
}, 180_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

test('the archive holds the built game and nothing else', () => {
  const files = listPackage(archive, { isPack: false }).map((file) => file.split(path.sep).join('/'));
  const strangers = files.filter(
    (file) => !/^\/(package\.json|out(\/(main|preload|renderer)(\/.*)?)?)$/.test(file),
  );
  expect(strangers).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const needed of [
    '/package.json',
    '/out/main/index.js',
    '/out/preload/index.cjs',
    '/out/renderer/index.html',
  ])
    expect(files).toContain(needed);
});

test('its package.json starts the shell and tells no more than it needs', () => {
  const described = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
  expect(described['main']).toBe('out/main/index.js');
  expect(described['scripts']).toBeUndefined();
  expect(described['devDependencies']).toBeUndefined();
});

test('every drawn map is there and valid, with all its tiles', () => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(maps, 'manifest.json'), 'utf8')));
  expect(manifest.levels).toHaveLength(THEMES.length);
  for (const { level, data, thumbnails } of manifest.levels) {
    expect(CATALOGUE.some(({ id }) => id === level)).toBe(true);
    for (const { path: picture } of thumbnails)
      expect(existsSync(path.join(maps, picture)), picture).toBe(true);
    const parsed = levelDataSchema.parse(JSON.parse(readFileSync(path.join(maps, data), 'utf8')));
    for (const map of parsed.maps)
      for (const size of map.sizes) {
        const missing = tilesIn(map, size, wholeOf(map), 0).filter(({ path: tile }) => {
          const stats = statSync(path.join(maps, tile), { throwIfNoEntry: false });
          return !stats || stats.size === 0;
        });
        expect(missing).toEqual([]);
      }
  }
});

test('fuses are as declared', async () => {
  const wire = await getCurrentFuseWire(path.join(unpacked, 'worldmaps'));
  const states = Object.fromEntries(
    Object.entries(FuseV1Options)
      .filter((entry): entry is [string, FuseV1Options] => typeof entry[1] === 'number')
      .map(([name, index]) => [name, wire[index] === FuseState.ENABLE]),
  );
  expect(states).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: true,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
  });
});

test('only the languages of the game come along, and no feed unless one is configured', () => {
  expect(readdirSync(path.join(unpacked, 'locales')).toSorted()).toEqual(['en-US.pak', 'fr.pak']);
  expect(existsSync(path.join(unpacked, 'resources/app-update.yml'))).toBe(false);
});

test('the licences of all that is shipped come along, as data for the game and as a text for people', () => {
  const notices = noticesSchema.parse(
    JSON.parse(extractFile(archive, 'out/renderer/notices.json').toString()),
  );
  const names = notices.parts.map(({ name }) => name);
  const text = readFileSync(path.join(unpacked, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const fonts = readdirSync(path.join(root, 'node_modules/@fontsource')).map((font) => `@fontsource/${font}`);
  for (const name of [...Object.keys(dependencies), ...fonts, 'electron', 'electron-updater']) {
    expect(names).toContain(name);
    expect(text).toContain(`${name} `);
  }
  for (const licence of notices.texts) expect(text).toContain(licence);
});

test('the site has the licences of its own parts and of its worker', () => {
  const site = path.join(root, 'dist/web/worldmaps');
  const notices = noticesSchema.parse(JSON.parse(readFileSync(path.join(site, 'notices.json'), 'utf8')));
  const names = notices.parts.map(({ name }) => name);
  const worker = readdirSync(site).filter((file) => /^(?:sw|workbox-.*)\.js$/.test(file));
  const code = worker.map((file) => readFileSync(path.join(site, file), 'utf8')).join('');
  const parts = [...code.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part = '']) => `workbox-${part}`);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(names).toContain(part);
});
