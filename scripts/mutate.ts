/**
 * `npm run mutate`: puts sampled faults into the sources, one at a time, runs the tests nearest to each that need neither
 * browser nor server (units, and the contract over what lies on the device), and prints those that nothing noticed.
 * `--room game,viewer` keeps to rooms of `src`, `--sample` says how many a room, `--seed` which ones, `--tests` how many
 * files of tests may look at a fault, `--workers` how many are tried at a time. `--resume` goes on with a run that was
 * ended; `--again` does so and tries once more what has survived.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom, shuffle } from '../src/game/random';
import type { Verdict } from './mutate/hands';
import { keyOf, noted, verdictsOf } from './mutate/journal';
import { importersOf, isBelowBrowser, nearestTests } from './mutate/near';
import { mutated } from './mutate/operators';
import { sampleOf, type Candidate } from './mutate/sample';
import { tableOf, tallied } from './mutate/tally';
import { createWorker, type Worker } from './mutate/worker';
import { print, say } from './say';

const { values } = parseArgs({
  options: {
    room: { type: 'string', default: '' },
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '6' },
    workers: { type: 'string', default: '2' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '..');
const journal = path.join(root, '.cache/mutate.jsonl');

function textsBelow(folder: string): Map<string, string> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

const sources = textsBelow('src');
const looking = [...textsBelow('tests')].filter(([file]) => isBelowBrowser(file));
const importers = importersOf(new Map([...sources, ...looking]));
const read = (file: string) => sources.get(file) ?? '';

const wanted = values.room.split(',').filter((room) => room !== '');
const rooms = new Map(
  [...sampleOf([...sources.keys()], read, Number(values.sample), Number(values.seed))].filter(
    ([room]) => wanted.length === 0 || wanted.includes(room),
  ),
);

if (!values.resume && !values.again) rmSync(journal, { force: true });
mkdirSync(path.dirname(journal), { recursive: true });
const verdicts = existsSync(journal) ? verdictsOf(readFileSync(journal, 'utf8')) : new Map<string, Verdict>();
const verdictOn = (mutant: Candidate) => verdicts.get(keyOf(mutant, read(mutant.file)));

const all = [...rooms.values()].flat();
// shuffled, so that a run that is stopped early has tried some faults of every room
const queue = shuffle(all, randomFrom(Number(values.seed), 'order')).filter((mutant) => {
  const known = verdictOn(mutant);
  return known === undefined || (values.again && known !== 'noticed');
});
const known = all.length - queue.length;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70);
const describe = ({ file, line, operator, before, after }: Candidate) =>
  `${file}:${line}  ${operator}: ${oneLine(before)} → ${oneLine(after) || 'nothing'}`;

let done = known;
const brokenTests = new Set<string>();

async function work(worker: Worker): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { file } = mutant;
    const tests = nearestTests(file, importers, Number(values.tests));
    const { verdict, broken } = await worker.attempt({ file, text: mutated(read(file), mutant), tests });
    const key = keyOf(mutant, read(file));
    verdicts.set(key, verdict);
    appendFileSync(journal, noted(key, verdict));
    for (const test of broken) brokenTests.add(test);
    done += 1;
    say(`${done}/${all.length}  ${verdict}  ${describe(mutant)}`);
  }
}

say(`${all.length} faults, ${known} of them known from before`);
const workers = Array.from({ length: Number(values.workers) }, createWorker);
await Promise.all(workers.map(work));
for (const worker of workers) worker.end();

print('');
for (const mutant of all) {
  const verdict = verdictOn(mutant);
  if (verdict !== 'noticed') print(`${verdict ?? 'untried'}  ${describe(mutant)}`);
}
for (const test of brokenTests) print(`${test} fails without any fault, and was left out`);
print('');
const tallies = [...rooms].map(
  ([room, mutants]) => [room, tallied(mutants.flatMap((mutant) => verdictOn(mutant) ?? []))] as const,
);
for (const line of tableOf(new Map(tallies))) print(line);
