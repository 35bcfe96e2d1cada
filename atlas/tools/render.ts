/**
 * `npm run atlas`: draws what is missing or changed and lists it for the game.
 * `-- <route keyword> …` draws these levels again, `-- --all` all of them, `-- --check-only` only tells.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removeStale, whySearched } from '../output/level-folder';
import { readReport } from '../output/artwork-report';
import { furtherFiles } from '../output/further-files';
import { staleCrowds } from '../output/kept-crowd';
import { manifestOf, writeManifest } from '../output/manifest';
import { PROJECT } from '../output/project';
import { THEMES } from '../levels';
import { runJobs } from './crew';
import { furtherJobs } from './further';
import { drawPlanned, handsHere, makeBeside, stopDrawing } from './hand';
import { drawOrInstead, linesOf, reportArtwork } from './instead';
import { readOrders } from './orders';
import type { Orders } from './orders';
import { keptHashes, levelsToDraw, planLevels, writtenLevels } from './plan';
import { createProgress, spell } from './progress';

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
const plan = planLevels(PROJECT, THEMES);
const planned = plan.levels;
const faults = [...plan.faults];

function ordersOrEnd(): Orders {
  const known = planned.map(({ name }) => name);
  try {
    return readOrders(process.argv.slice(2), known);
  } catch (error) {
    progress.say(`atlas: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(2);
  }
}

const orders = ordersOrEnd();
const due = new Set(await levelsToDraw(planned, readReport(PROJECT.maps)));
const jobs = planned.filter(
  (each) => each.place && (orders.all || orders.keywords.includes(each.name) || due.has(each)),
);
/** Why the artwork of a level is not used, by its name. */
const unused = new Map<string, string>();
const nameOf = (id: number) => planned.find(({ source }) => source.level.id === id)?.name ?? String(id);

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
  const beside = furtherJobs(planned, await writtenLevels(planned));
  for (const { name } of beside) faults.push(`${name}: missing or changed`);
  faults.push(
    ...linesOf(
      readReport(PROJECT.maps).known.filter(({ failed }) => failed),
      nameOf,
    ),
  );
  const manifest = path.join(PROJECT.maps, 'manifest.json');
  const expected = JSON.stringify(manifestOf(await writtenLevels(planned)));
  const actual = existsSync(manifest) ? JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))) : '';
  if (actual !== expected) faults.push('manifest.json: does not list what is drawn');
  finish(0);
} else {
  const outcomes = await runJobs(jobs, {
    hands: handsHere(),
    work: (job, report) =>
      drawOrInstead(job, report, drawPlanned, ({ name }, reason) => unused.set(name, reason)),
    onStep: ({ name }, { what }, share) => progress.step(`${name}: ${what}`, share),
  });
  const failed = new Set<string>();
  for (const { job, error } of outcomes) {
    if (error === undefined) continue;
    failed.add(job.name);
    faults.push(`${job.name}: ${error}`);
  }
  const whole = planned.filter(({ name }) => !failed.has(name));
  const beside = await runJobs(furtherJobs(whole, await writtenLevels(whole)), {
    hands: handsHere(),
    work: ({ planned: level }) => makeBeside(level),
  });
  for (const { job, error } of beside) if (error !== undefined) faults.push(`${job.name}: ${error}`);
  await writeManifest(PROJECT.maps, manifestOf(await writtenLevels(whole)));
  await removeStale(PROJECT.maps, await keptHashes(planned, (name) => failed.has(name)));
  faults.push(
    ...linesOf(
      (await reportArtwork(PROJECT.maps, planned, unused)).filter(({ failed: why }) => why),
      nameOf,
    ),
  );
  for (const line of linesOf(
    readReport(PROJECT.maps).known.map((each) => ({ ...each, failed: undefined })),
    nameOf,
  ))
    progress.say(`atlas: ${line}`);
  for (const { place } of jobs) {
    const why = place && (await whySearched(place));
    if (why !== undefined) progress.say(`atlas: ${why}`);
  }
  const themed = jobs.filter(({ source }) => source.kind === 'theme').flatMap(({ place }) => place ?? []);
  const stale = staleCrowds(PROJECT.root, themed, furtherFiles());
  if (stale !== undefined) progress.say(`atlas: ${stale}`);
  finish(jobs.length - failed.size);
}
