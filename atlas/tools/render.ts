/**
 * `npm run atlas`: draws what is missing or changed and lists it for the game.
 * `-- <route keyword> …` draws these levels again, `-- --all` all of them, `-- --check-only` only tells.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { readLevel, removeStale } from '../output/level-folder';
import type { LevelPlace } from '../output/level-folder';
import { hashLevel, levelSources, strayArtwork } from '../output/level-sources';
import type { LevelSource } from '../output/level-sources';
import { manifestOf, writeManifest } from '../output/manifest';
import type { WrittenLevel } from '../output/manifest';
import { PROJECT } from '../output/project';
import { THEMES } from '../levels';
import { runJobs } from './crew';
import { drawInProcess, stopDrawing } from './hand';
import { readOrders } from './orders';
import type { Orders } from './orders';
import { createProgress, spell } from './progress';

/** Bytes a drawing process needs at most. */
const MEMORY = 1200e6;

interface Planned {
  readonly name: string;
  readonly source: LevelSource;
  /** Undefined when its sources could not even be read; the fault is told. */
  readonly place: LevelPlace | undefined;
  readonly weight: number;
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    stopDrawing();
    process.exit(code);
  });
}

const start = performance.now();
const progress = createProgress(process.stderr, () => performance.now());
const faults: string[] = strayArtwork(PROJECT);

function plan(source: LevelSource): Planned {
  const { routeKeyword: keyword, questCounts } = source.level;
  // a level with more pictures takes longer; the layout of the first one counts as a picture more
  const planned = { name: keyword, source, weight: 2 + Math.max(0, questCounts.duplicate - 1) };
  try {
    return { ...planned, place: { root: PROJECT.maps, keyword, hash: hashLevel(PROJECT, source) } };
  } catch (error) {
    faults.push(`${keyword}: ${error instanceof Error ? error.message : String(error)}`);
    return { ...planned, place: undefined };
  }
}

function ordersOrEnd(): Orders {
  const known = planned.map(({ name }) => name);
  try {
    return readOrders(process.argv.slice(2), known);
  } catch (error) {
    progress.say(`atlas: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(2);
  }
}

/** The levels that are written and whole. */
async function writtenLevels(planned: readonly Planned[]): Promise<WrittenLevel[]> {
  const written: WrittenLevel[] = [];
  for (const { place } of planned) {
    const data = place && (await readLevel(place));
    if (place && data) written.push({ place, data });
  }
  return written;
}

const planned = levelSources(PROJECT, THEMES).map(plan);
const orders = ordersOrEnd();
const written = new Set((await writtenLevels(planned)).map(({ place }) => place.keyword));
const jobs = planned.filter(
  ({ name, place }) => place && (orders.all || orders.keywords.includes(name) || !written.has(name)),
);

function finish(drawn: number): void {
  for (const fault of faults) progress.say(`atlas: ${fault.replaceAll('\n', '\n  ')}`);
  const time = spell(performance.now() - start);
  const failed = faults.length > 0 ? `, ${faults.length} failed` : '';
  progress.say(
    `atlas: ${planned.length} level${planned.length === 1 ? '' : 's'}, ${drawn} drawn${failed}, ${time}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

if (orders.checkOnly) {
  for (const { name } of jobs) faults.push(`${name}: missing or changed`);
  const manifest = path.join(PROJECT.maps, 'manifest.json');
  const expected = JSON.stringify(manifestOf(await writtenLevels(planned)));
  const actual = existsSync(manifest) ? JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))) : '';
  if (actual !== expected) faults.push('manifest.json: does not list what is drawn');
  finish(0);
} else {
  const hands = Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY)));
  const outcomes = await runJobs(jobs, {
    hands,
    work: ({ name, source, place }, report) => drawInProcess([name, source.kind, place?.hash ?? ''], report),
    onStep: ({ name }, what, share) => progress.step(`${name}: ${what}`, share),
  });
  const failed = new Set<string>();
  for (const { job, error } of outcomes) {
    if (error === undefined) continue;
    failed.add(job.name);
    faults.push(`${job.name}: ${error}`);
  }
  const whole = planned.filter(({ name }) => !failed.has(name));
  await writeManifest(PROJECT.maps, manifestOf(await writtenLevels(whole)));
  await removeStale(
    PROJECT.maps,
    new Map(planned.map(({ name, place }) => [name, failed.has(name) ? undefined : place?.hash])),
  );
  finish(jobs.length - failed.size);
}
