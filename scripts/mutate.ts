/**
 * `npm run mutate`: puts sampled faults into the sources, runs the unit tests that read each, and prints those that
 * nothing noticed. `--room game,viewer` keeps to rooms of `src`, `--sample` says how many a room, `--seed` which ones,
 * `--workers` how many at a time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutated } from './mutate/operators';
import { sampleOf, type Candidate } from './mutate/sample';
import { createWorker, type Worker } from './mutate/worker';
import { print, say } from './say';

const { values } = parseArgs({
  options: {
    room: { type: 'string', default: '' },
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `src/${file.split(path.sep).join('/')}`);

interface Tally {
  readonly tried: number;
  readonly noticed: number;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70);

function describe({ file, line, operator, before, after }: Candidate): string {
  return `${file}:${line}  ${operator}: ${oneLine(before)} → ${oneLine(after) || 'nothing'}`;
}

/** Tries the mutants of one room, each with the first worker that is free. */
async function tryRoom(mutants: readonly Candidate[], workers: readonly Worker[]): Promise<Tally> {
  const queue = [...mutants];
  let noticed = 0;
  const work = async (worker: Worker) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await worker.attempt({ file: mutant.file, text: mutated(read(mutant.file), mutant) });
      if (verdict === 'noticed') noticed += 1;
      else say(`${verdict}  ${describe(mutant)}`);
    }
  };
  await Promise.all(workers.map(work));
  // the same once more without a fault: a worker that stumbled over an earlier mutant would notice everything
  for (const { file } of mutants.slice(0, 1))
    for (const worker of workers)
      if ((await worker.attempt({ file, text: read(file) })) === 'noticed')
        throw new Error(`${file} fails without any fault`);
  return { tried: mutants.length, noticed };
}

const wanted = values.room.split(',').filter((room) => room !== '');
const sample = [...sampleOf(files, read, Number(values.sample), Number(values.seed))].filter(
  ([room]) => wanted.length === 0 || wanted.includes(room),
);
const workers = Array.from({ length: Number(values.workers) }, createWorker);
const [first] = workers;

// a test that fails anyway would seem to notice everything
const sampled = new Set(sample.flatMap(([, mutants]) => mutants.map(({ file }) => file)));
for (const file of sampled)
  if ((await first?.attempt({ file })) === 'noticed') {
    say(`The tests of ${file} fail without any fault.`);
    process.exit(1);
  }

const tallies: (readonly [string, Tally])[] = [];
for (const [room, mutants] of sample) {
  const tally = await tryRoom(mutants, workers);
  tallies.push([room, tally]);
  say(`${room}: ${tally.noticed} of ${tally.tried} noticed`);
}
for (const worker of workers) worker.end();

print('');
print('room           sample  noticed');
for (const [room, { tried, noticed }] of tallies) {
  const share = tried === 0 ? '–' : `${Math.round((100 * noticed) / tried)} %`;
  print(`${room.padEnd(14)} ${String(tried).padStart(6)} ${share.padStart(8)}`);
}
