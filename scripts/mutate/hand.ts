/**
 * A process that keeps a test runner warm and runs the tests of one mutant after the other. The file on the disk is
 * never touched: the mutant takes its place on the way to the tests.
 */
import path from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { LOCAL_CONTRACTS, renderer, testing, UNIT_TESTS } from '../../vite.config';
import type { Answer, Order } from './hands';
import { noticeOf, type Outcome } from './notice';

/** Limit of a test file's processor time, in ms, while its usual time is unknown: some mutants never end. */
const UNKNOWN_WORK = 30_000;
/** Limit of a test file's processor time as a multiple of its usual time, and the ms it may take in any case. */
const MORE_WORK = 4;
const LEAST_WORK = 5_000;

const { root } = testing;
const absolute = (file: string) => path.join(root, file);

let fault: Order | undefined;

const swap: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (_, id) => (fault && id.split('?')[0] === absolute(fault.file) ? fault.text : undefined),
};

const runner = await createVitest(
  'test',
  {
    ...testing,
    config: false,
    include: [UNIT_TESTS, LOCAL_CONTRACTS],
    watch: false,
    testTimeout: 30_000,
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    // one failing test is enough
    bail: 1,
    // a fault may throw in a promise that no test awaits
    onConsoleLog: () => false,
  },
  mergeConfig(renderer('web', 'test'), {
    plugins: [swap],
    cacheDir: path.join(root, 'node_modules/.vite-mutate'),
  }),
);

/** A test that fails after so many ms waited for something: a slow machine makes it fail, too. */
const WAITED = 3_000;

/** The ms of work of tests that have passed once, with or without a fault. */
const sound = new Map<string, number>();
const broken = new Set<string>();

/** Puts a fault in, or takes the last one out. */
function put(next: Order | undefined): void {
  const changed = [fault?.file, next?.file];
  fault = next;
  for (const file of changed) if (file !== undefined) runner.invalidateFile(absolute(file));
}

/** Runs a file of tests. */
async function run(test: string): Promise<Outcome> {
  runner.state.clearErrors();
  runner.state.errorsSet.clear();
  const before = process.cpuUsage();
  const work = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const usual = sound.get(test);
  const most = usual === undefined ? UNKNOWN_WORK : Math.max(MORE_WORK * usual, LEAST_WORK);
  const watch = setInterval(() => {
    if (work() > most) process.send?.('endless');
  }, 1000);
  const specification = runner.getRootProject().createSpecification(absolute(test));
  const { testModules, unhandledErrors } = await runner.runTestSpecifications([specification]);
  clearInterval(watch);
  const own = testModules.filter(({ moduleId }) => moduleId === specification.moduleId);
  const green = unhandledErrors.length === 0 && own.length > 0 && own.every((module) => module.ok());
  if (green) sound.set(test, Math.max(work(), usual ?? 0));
  const failed = own.flatMap(({ children }) => [...children.allTests('failed')]);
  const isLate = failed.some((each) => (each.diagnostic()?.duration ?? 0) >= WAITED);
  return green ? 'green' : isLate ? 'late' : 'red';
}

async function tried(order: Order): Promise<Answer> {
  if (order.tests.length === 0) return { verdict: 'untested', broken: [] };
  for (const test of order.tests) {
    if (broken.has(test)) continue;
    const notice = await noticeOf((withFault) => {
      put(withFault ? order : undefined);
      return run(test);
    }, sound.has(test));
    if (notice === 'noticed') return { verdict: 'noticed', broken: [] };
    if (notice === 'broken') broken.add(test);
  }
  return { verdict: 'survived', broken: order.tests.filter((test) => broken.has(test)) };
}

process.on('message', (order: Order) => {
  void tried(order).then((answer) => process.send?.(answer));
});
// a command that is killed would leave the runner behind
process.on('disconnect', () => process.exit());
process.send?.('ready');
