/** The project's own maps, drawn behind an open game; what happens is said in the terminal. */
import os from 'node:os';
import { readReport } from '../../atlas/output/artwork-report';
import { removeStale } from '../../atlas/output/level-folder';
import { manifestOf, writeManifest } from '../../atlas/output/manifest';
import { PROJECT } from '../../atlas/output/project';
import { runJobs } from '../../atlas/tools/crew';
import { furtherJobs } from '../../atlas/tools/further';
import { drawPlanned, handsHere, makeBeside } from '../../atlas/tools/hand';
import { drawOrInstead, linesOf, reportArtwork } from '../../atlas/tools/instead';
import {
  keptHashes,
  levelsToDraw,
  planLevels,
  shownLevel,
  writtenLevel,
  writtenLevels,
} from '../../atlas/tools/plan';
import type { Planned } from '../../atlas/tools/plan';
import { THEMES } from '../../atlas/levels';
import { findLevel } from '../../src/maps/catalogue';
import { say } from '../say';
import { drawBehind } from './draw-behind';
import type { Failure, LevelJob, LiveDrawing } from './draw-behind';

type ProjectJob = Planned & LevelJob;

export interface ProjectDrawing extends LiveDrawing {
  /** How many levels were missing or changed at the start. */
  readonly missing: number;
  /** Whether drawn levels lacked files beside their pictures at the start. */
  readonly isBare: boolean;
}

/** Below normal: the game a player looks at goes before maps that nobody sees yet. */
const PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;

async function draw(job: ProjectJob, report: Parameters<typeof drawPlanned>[1], unused: Map<string, string>) {
  // another command may have drawn it meanwhile
  const before = await writtenLevel(job);
  if (before) return before;
  await drawOrInstead(
    job,
    report,
    (planned, tellStep) => drawPlanned(planned, tellStep, PRIORITY),
    ({ name }, reason) => unused.set(name, reason),
  );
  const written = await shownLevel(job);
  if (!written) throw new Error('it was drawn, and its files are not whole');
  return written;
}

const tell = ({ name, reason }: Failure) =>
  say(`Not drawn: ${name}: ${reason.replaceAll('\n', '\n        ')}`);

/** Begins at once with what is missing or changed, the level that takes the least time first. */
export async function drawProject(): Promise<ProjectDrawing> {
  const plan = planLevels(PROJECT, THEMES);
  const written = await writtenLevels(plan.levels);
  const due = await levelsToDraw(plan.levels, readReport(PROJECT.maps));
  const jobs = due.flatMap((planned): ProjectJob[] =>
    planned.place ? [{ ...planned, level: planned.source.level.id }] : [],
  );
  /** Why the artwork of a level is not used, by its name. */
  const unused = new Map<string, string>();
  const unreadable = plan.levels.filter(({ place }) => place === undefined);
  for (const fault of plan.faults) say(`Maps: ${fault}`);
  let drawn = plan.levels.length - due.length;
  const live = drawBehind({
    // a level whose artwork is new is shown once that is written, not as it was drawn before
    written: written.filter(({ place }) => !jobs.some(({ name }) => name === place.keyword)),
    failures: unreadable.map(({ name, source }) => ({
      level: source.level.id,
      name,
      reason: plan.faults.find((fault) => fault.startsWith(`${name}: `)) ?? 'its sources cannot be read',
    })),
    jobs,
    hands: handsHere(),
    draw: (job, report) => draw(job, report, unused),
    onDrawn: async (job, manifest) => {
      drawn += 1;
      await writeManifest(PROJECT.maps, manifest);
      const name = findLevel(job.name)?.name ?? job.name;
      say(`Drawn: ${name} (${String(drawn)} of ${String(plan.levels.length)})`);
    },
    onFailed: tell,
    now: () => performance.now(),
  });
  // once every level has its picture: nobody waits for what lies beside it
  const makeAllBeside = async () => {
    const made = await runJobs(furtherJobs(plan.levels, await writtenLevels(plan.levels)), {
      hands: handsHere(),
      work: (job) => makeBeside(job.planned, PRIORITY),
    });
    for (const { job, error } of made) if (error !== undefined) say(`Not made: ${job.name}: ${error}`);
  };
  const finish = async () => {
    const failures = await live.done;
    await makeAllBeside();
    await writeManifest(PROJECT.maps, manifestOf(await writtenLevels(plan.levels)));
    const hasFailed = (name: string) => failures.some((failure) => failure.name === name);
    await removeStale(PROJECT.maps, await keptHashes(plan.levels, hasFailed));
    const known = await reportArtwork(PROJECT.maps, plan.levels, unused);
    for (const line of linesOf(known, (id) => findLevel(String(id))?.name ?? String(id)))
      say(`Maps: ${line}`);
    return failures;
  };
  return {
    ...live,
    missing: jobs.length,
    isBare: furtherJobs(plan.levels, written).length > 0,
    done: finish(),
  };
}
