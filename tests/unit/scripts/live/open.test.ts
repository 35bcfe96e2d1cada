import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { preview } from 'vite';
import type { PreviewServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLevel, writeLevel } from '../../../../atlas/output/level-folder';
import type { WrittenLevel } from '../../../../atlas/output/manifest';
import { writeManifest } from '../../../../atlas/output/manifest';
import { drawBehind } from '../../../../scripts/live/draw-behind';
import type { LevelJob } from '../../../../scripts/live/draw-behind';
import { openAndDraw, siteIn } from '../../../../scripts/live/open';
import { CATALOGUE } from '../../../../src/maps/catalogue';
import { drawingSchema } from '../../../../src/maps/drawing';
import { manifestSchema } from '../../../../src/maps/manifest';
import { fakeInput } from '../../../support/fake-level';
import { tempFolder } from '../../../support/temp-folder';

const BASE = '/worldmaps/';
const HASH = '0123abcd';
/** Three levels of the catalogue; the last one is the heaviest and would be drawn last. */
const LEVELS = CATALOGUE.slice(0, 3);
const JOBS: readonly LevelJob[] = LEVELS.map(({ id, routeKeyword }, i) => ({
  name: routeKeyword,
  level: id,
  weight: i + 1,
}));

/** Waits for what will be so soon, however busy the machine is. */
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 60_000 });

/** Draws levels as small as can be into a folder, each when the test says so. */
function drawInto(maps: string, written: readonly WrittenLevel[] = []) {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const drawing = drawBehind({
    written,
    failures: [],
    jobs: JOBS.filter(({ level }) => !written.some(({ data }) => data.level === level)),
    hands: 1,
    now: () => 0,
    onDrawn: (_job, manifest) => writeManifest(maps, manifest),
    onFailed: ({ reason }) => expect.unreachable(reason),
    draw: async ({ name, level: id }, report) => {
      begun.push(name);
      report({ what: 'drawing main', share: 0.25, until: 0.25 });
      await new Promise<void>((resolve) => ends.set(name, resolve));
      const level = LEVELS.find((each) => each.id === id);
      if (!level) throw new Error(`no level ${String(id)}`);
      const place = { root: maps, keyword: name, hash: HASH };
      return { place, data: await writeLevel({ ...fakeInput(), level }, place) };
    },
  });
  const end = async (name: string) => {
    await soon(() => expect(begun).toContain(name));
    ends.get(name)?.();
  };
  return { drawing, begun, end, isDrawing: JOBS.length > written.length };
}

const servers: PreviewServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** The web build as `npm start` runs it, with maps of the test's own. */
function buildWith(maps: string, folder: string): Promise<boolean> {
  const { NODE_ENV: _test, VITEST: _runner, ...env } = process.env;
  const args = ['build', '--outDir', path.join(folder, 'worldmaps'), '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env: { ...env, WORLDMAPS_MAPS: maps, VITE_SITE_URL: 'https://worldmaps.example' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** Serves a folder as `npm start` does, at a port that is free, and gives the game's address. */
async function serveSite(dist: string, plugin: Parameters<Parameters<typeof openAndDraw>[0]['serve']>[0]) {
  const server = await preview({
    configFile: false,
    base: BASE,
    plugins: [plugin],
    build: { outDir: path.join(siteIn(dist), 'worldmaps') },
    preview: { port: 0, host: '127.0.0.1', open: false },
    logLevel: 'silent',
  });
  servers.push(server);
  const { port } = server.httpServer.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}${BASE}`;
}

function filesOf(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .toSorted()
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}

const manifestAt = async (url: string): Promise<unknown> => (await fetch(`${url}maps/manifest.json`)).json();
const stateAt = async (url: string) => drawingSchema.parse(await (await fetch(`${url}drawing`)).json());
const wish = (url: string, first: number) =>
  fetch(`${url}drawing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first }),
  });

/** A site that is built in no time: a page that says how many maps were there. */
function plainBuild(maps: string) {
  return async (folder: string): Promise<boolean> => {
    const site = path.join(folder, 'worldmaps');
    const list = path.join(maps, 'manifest.json');
    const drawn = existsSync(list) ? manifestSchema.parse(JSON.parse(readFileSync(list, 'utf8'))).levels : [];
    mkdirSync(site, { recursive: true });
    writeFileSync(path.join(site, 'index.html'), `<p>${String(drawn.length)} maps</p>`);
    return true;
  };
}

async function open(maps: string, dist: string, hand: ReturnType<typeof drawInto>) {
  let url = '';
  const opened = await openAndDraw({
    ...hand,
    maps,
    dist,
    build: plainBuild(maps),
    serve: async (plugin) => {
      url = await serveSite(dist, plugin);
    },
  });
  if (!opened) throw new Error('the site was not built');
  return { url, whole: opened.whole };
}

describe('the server of a live start', () => {
  const [first, second, third] = LEVELS.map(({ id, routeKeyword }) => ({ id, name: routeKeyword }));
  if (!first || !second || !third) throw new Error('three levels are drawn');

  it('answers at once, says how far the maps are, and draws next what is asked for', async () => {
    const maps = tempFolder();
    const hand = drawInto(maps);
    const { url, whole } = await open(maps, tempFolder(), hand);
    expect(await (await fetch(url)).text()).toContain('0 maps');
    expect(await manifestAt(url)).toMatchObject({ drawing: true, levels: [] });
    expect(await stateAt(url)).toEqual({
      over: false,
      drawn: [],
      levels: [
        { kind: 'drawing', level: first.id, share: 0.25 },
        { kind: 'waiting', level: second.id },
        { kind: 'waiting', level: third.id },
      ],
    });
    expect((await wish(url, third.id)).status).toBe(204);
    for (const { name } of [first, third, second]) await hand.end(name);
    await whole;
    expect(hand.begun).toEqual([first.name, third.name, second.name]);
  });

  it('opens a level as soon as it is drawn, and stops telling when all are', async () => {
    const maps = tempFolder();
    const hand = drawInto(maps);
    const { url, whole } = await open(maps, tempFolder(), hand);
    await hand.end(first.name);
    await soon(async () => expect((await stateAt(url)).drawn).toEqual([first.id]));
    expect(manifestSchema.parse(await manifestAt(url)).levels.map(({ level }) => level)).toEqual([first.id]);
    const level = await fetch(`${url}maps/${first.name}/${HASH}/level.json`);
    expect(await level.json()).toMatchObject({ level: first.id });
    for (const { name } of [second, third]) await hand.end(name);
    await whole;
    expect((await stateAt(url)).over).toBe(true);
    // the list is now the built site's own, which this plain one has not
    expect((await fetch(`${url}maps/manifest.json`)).headers.get('content-type')).not.toBe(
      'application/json',
    );
    expect(await (await fetch(url)).text()).toContain('3 maps');
  });

  it('goes on, started again, with what was not drawn before', async () => {
    const [maps, dist] = [tempFolder(), tempFolder()];
    const stopped = drawInto(maps);
    await open(maps, dist, stopped);
    await stopped.end(first.name);
    await soon(() => expect(stopped.begun).toHaveLength(2));
    for (const server of servers.splice(0)) await server.close();

    const place = { root: maps, keyword: first.name, hash: HASH };
    const data = await readLevel(place);
    if (!data) throw new Error('the first level is not whole');
    const again = drawInto(maps, [{ place, data }]);
    const { url, whole } = await open(maps, dist, again);
    expect(await (await fetch(url)).text()).toContain('1 maps');
    expect((await stateAt(url)).drawn).toEqual([first.id]);
    for (const { name } of [second, third]) await again.end(name);
    await whole;
    expect(again.begun).toEqual([second.name, third.name]);
    expect(await (await fetch(url)).text()).toContain('3 maps');
  });

  it.each([
    ['one map', 1],
    ['all maps', 2],
  ])('opens, and draws anew, where the folders of %s were deleted since', async (_, deleted) => {
    const [maps, dist] = [tempFolder(), tempFolder()];
    const stopped = drawInto(maps);
    await open(maps, dist, stopped);
    for (const { name } of [first, second]) await stopped.end(name);
    await soon(() => expect(stopped.begun).toHaveLength(3));
    for (const server of servers.splice(0)) await server.close();

    const drawn = [first, second];
    for (const { name } of drawn.slice(0, deleted)) rmSync(path.join(maps, name), { recursive: true });
    const places = drawn.slice(deleted).map(({ name }) => ({ root: maps, keyword: name, hash: HASH }));
    const written = await Promise.all(
      places.map(async (place) => {
        const data = await readLevel(place);
        if (!data) throw new Error('a level that was left alone is not whole');
        return { place, data };
      }),
    );
    const again = drawInto(maps, written);
    const { url, whole } = await open(maps, dist, again);
    expect(await (await fetch(url)).text()).toContain(`${String(2 - deleted)} maps`);
    for (const { name } of [...drawn.slice(0, deleted), third]) await again.end(name);
    await whole;
    expect(await (await fetch(url)).text()).toContain('3 maps');
  });
});

describe('a live start of the real game', () => {
  it('ends with the files of a full build, byte for byte', async () => {
    const [maps, dist, full] = [tempFolder(), tempFolder(), tempFolder()];
    const hand = drawInto(maps);
    const opened = await openAndDraw({
      ...hand,
      maps,
      dist,
      build: (folder) => buildWith(maps, folder),
      serve: async () => undefined,
    });
    for (const { name } of JOBS) await hand.end(name);
    const [built] = await Promise.all([buildWith(maps, siteIn(full)), opened?.whole]);
    expect(built).toBe(true);
    const [live, fresh] = [filesOf(dist), filesOf(full)];
    expect([...live.keys()]).toEqual([...fresh.keys()]);
    expect(
      [...live].filter(([file, bytes]) => !fresh.get(file)?.equals(bytes)).map(([file]) => file),
    ).toEqual([]);
    const site = 'web/worldmaps';
    expect([...live.keys()]).toEqual(
      expect.arrayContaining([
        'web/robots.txt',
        `${site}/sitemap.xml`,
        `${site}/sw.js`,
        `${site}/maps/manifest.json`,
        ...LEVELS.flatMap(({ id, routeKeyword }) => [
          `${site}/game/${String(id)}.html`,
          `${site}/game/${routeKeyword}.html`,
          `${site}/maps/${routeKeyword}/${HASH}/level.json`,
        ]),
      ]),
    );
  }, 600_000);
});
