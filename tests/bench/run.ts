/** `npm run bench [-- --level 15 --rounds 5 --only loading,home]`: measures the built game against its peers and writes docs/performance.md. */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'oxfmt';
import { ensureBrowser } from '../../scripts/browser';
import { say } from '../../scripts/say';
import { levelDataSchema, type LevelMap } from '../../src/maps/schema';
import { manifestSchema } from '../../src/maps/manifest';
import { launchOptions } from '../support/browser';
import { machinePlace } from './machine-place';
import { measureJudging } from './measures/judging';
import { writePeers } from './peers';
import { report } from './report';
import { openSite } from './site';
import { measureAll, PARTS } from './tables';
import { VIEWS } from './views';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

async function mainMap(root: string, level: number): Promise<LevelMap> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const manifest = manifestSchema.parse(await read('manifest.json'));
  const entry = manifest.levels.find((candidate) => candidate.level === level);
  if (!entry) throw new Error(`level ${level} is not drawn`);
  const [main] = levelDataSchema.parse(await read(entry.data)).maps;
  if (!main) throw new Error(`level ${level} has no map`);
  return main;
}

const dist = path.resolve('dist/web/worldmaps');
if (!existsSync(path.join(dist, 'index.html')))
  throw new Error('Build first: npm run atlas && npm run build:web');
const level = Number(values.level);
const mapsRoot = path.join(dist, 'maps');
const peers = path.resolve('.cache/peers');
ensureBrowser();
say('Writing the peers …');
await rm(peers, { recursive: true, force: true });
const map = await mainMap(mapsRoot, level);
const folders: Record<string, string> = { '/worldmaps/': dist };
for (const [i, view] of VIEWS.entries()) {
  const folder = path.join(peers, String(i));
  await writePeers(folder, mapsRoot, map, view.zoom, view.size);
  folders[`/peers/${i}/`] = folder;
}
const parts = PARTS.filter((part) => !values.only || values.only.split(',').includes(part));
const busy = os.loadavg()[0] ?? 0;
const site = await openSite(folders);
const browser = await chromium.launch(launchOptions());
const machine = await machinePlace(mapsRoot);
const tables = await measureAll(browser, site.origin, level, Number(values.rounds), parts, machine);
const facts = [
  `Chromium ${browser.version()}, ${os.availableParallelism()} cores, no graphics card, Node ${process.versions.node}.`,
  `Map: level ${level}, ${map.width}x${map.height} pixels. ${values.rounds} interleaved rounds; the machine's load when it began: ${busy.toFixed(1)}.`,
  `The judge's thread takes ${(await measureJudging(9)).toFixed(0)} ms of the processor for the hundred rows of a board; 50 at most are the target.`,
];
await browser.close();
await site.close();
const PAGE = 'docs/performance.md';
const { code } = await format(PAGE, report(facts, tables, await readFile(PAGE, 'utf8')));
await writeFile(PAGE, code);
say(`Wrote ${PAGE}`);
