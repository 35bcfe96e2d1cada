/**
 * `npm run atlas:check [-- <route keyword> …]`: every drawn map is fair, its words are complete and its hiding places kept. A level that was drawn
 * from what lies here was proved fair while it was drawn (`output/draw-theme.ts`); another one is laid out and measured
 * now, several at a time. `-- --anew` measures all.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { catFaults } from '../further/cat/faults';
import { readCat } from '../further/cat/file';
import { proofOf } from '../output/further-files';
import { readLevel, whySearched } from '../output/level-folder';
import type { LevelPlace } from '../output/level-folder';
import { hashLevel, levelSources } from '../output/level-sources';
import { PROJECT } from '../output/project';
import { THEMES, loadTheme } from '../levels';
import { runJobs } from './crew';
import { textFaults } from './level-words';

const SCRIPT = path.resolve(import.meta.dirname, 'check-level.ts');

/** Rejects when a picture of the level is not fair; what is wrong goes to the terminal. */
function measureInProcess(keyword: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, keyword], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the check ended with ${String(code)}`));
    });
  });
}

const sources = levelSources(PROJECT, THEMES);

/** Where the level is written, when it is, and from the very sources that lie here. */
async function drawnPlace(keyword: string): Promise<LevelPlace | undefined> {
  const source = sources.find(({ level, kind }) => level.routeKeyword === keyword && kind === 'theme');
  if (!source) return undefined;
  const place = { root: PROJECT.maps, keyword, hash: hashLevel(PROJECT, source) };
  return (await readLevel(place)) && place;
}

const orders = process.argv.slice(2);
const anew = orders.includes('--anew');
const asked = orders.filter((order) => order !== '--anew');
const unknown = asked.filter((keyword) => !THEMES.includes(keyword));
for (const keyword of unknown) console.log(`${keyword}: no such theme`);
const wanted = asked.length > 0 ? asked.filter((keyword) => THEMES.includes(keyword)) : THEMES;
let done = 0;

/** What is wrong with the cat of a written level. */
async function writtenCatFaults(place: LevelPlace): Promise<string[]> {
  const level = await readLevel(place);
  return catFaults(readCat(proofOf(place, 'cat')), level?.quests ?? []);
}

async function check(keyword: string): Promise<void> {
  const faults = textFaults(keyword, await loadTheme(keyword));
  const place = anew ? undefined : await drawnPlace(keyword);
  const ofCat = place ? await writtenCatFaults(place) : [];
  const stale = place && (await whySearched(place));
  for (const fault of [...faults, ...ofCat]) console.log(`${keyword}: ${fault}`);
  if (stale !== undefined) console.log(stale);
  if (!place) await measureInProcess(keyword);
  if (faults.length > 0) throw new Error('its words are not complete');
  if (ofCat.length > 0) throw new Error('its guide cat is not in order');
  if (stale !== undefined) throw new Error('its hiding places are not kept');
  done += 1;
  console.log(
    `${keyword}: fair, ${place ? 'proved when it was drawn' : 'measured now'} (${String(done)} of ${String(wanted.length)})`,
  );
}

const outcomes = await runJobs(
  wanted.map((name) => ({ name, weight: 1 })),
  { hands: availableParallelism(), work: ({ name }) => check(name) },
);
const unfair = [
  ...unknown,
  ...outcomes.filter(({ error }) => error !== undefined).map(({ job }) => job.name),
];
console.log(
  unfair.length === 0 ? 'Every map is fair and has its words.' : `Not in order: ${unfair.join(', ')}`,
);
process.exitCode = unfair.length === 0 ? 0 : 1;
