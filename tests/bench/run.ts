/** `npm run bench [-- --level 15] [--rounds 3] [--quick]`: measures the built game against its peers and writes docs/performance.md. */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'prettier';
import { ensureBrowser } from '../../scripts/browser';
import { say } from '../../scripts/say';
import { levelDataSchema, type LevelMap } from '../../src/maps/schema';
import { manifestSchema } from '../../src/maps/manifest';
import { drawingOptions } from '../support/browser';
import { writePeers } from './peers';
import { report } from './report';
import { openSite } from './site';
import { measureAll } from './tables';
import { VIEWS } from './views';

const { values } = parseArgs({
  options: { level: { type: 'string', default: '15' }, rounds: { type: 'string', default: '3' } },
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
  await writePeers(folder, mapsRoot, map, view.zoom);
  folders[`/peers/${i}/`] = folder;
}
const site = await openSite(folders);
const browser = await chromium.launch(drawingOptions());
const tables = await measureAll(browser, site.origin, level, Number(values.rounds));
const facts = [
  `Chromium ${browser.version()}, ${os.availableParallelism()} cores, no graphics card, Node ${process.versions.node}.`,
  `Map: level ${level}, ${map.width}x${map.height} pixels. ${values.rounds} interleaved rounds.`,
];
await browser.close();
await site.close();
const text = await format(report(facts, tables), { parser: 'markdown' });
// what is measured by hand stands last
const [byHand = ''] =
  /\n## What the scripts weigh\n[^]*/.exec(await readFile('docs/performance.md', 'utf8')) ?? [];
await writeFile('docs/performance.md', text + byHand);
say('Wrote docs/performance.md');
