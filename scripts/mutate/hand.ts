/**
 * A process that keeps a test runner warm and runs the tests of one mutant after the other. The file on the disk is
 * never touched: the mutant takes its place on the way to the tests.
 */
import path from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import { createVitest, type TestSpecification } from 'vitest/node';
import { renderer, testing, UNIT_TESTS } from '../../vite.config';
import type { Order, Verdict } from './hands';

const { root } = testing;

let order: Order | undefined;

const swap: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (_, id) =>
    order?.text !== undefined && id.split('?')[0] === path.join(root, order.file) ? order.text : undefined,
};

const runner = await createVitest(
  'test',
  {
    ...testing,
    config: false,
    include: [UNIT_TESTS],
    watch: false,
    testTimeout: 30_000,
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    // a fault may throw where nobody awaits
    onConsoleLog: () => false,
  },
  mergeConfig(renderer('web', 'test'), {
    plugins: [swap],
    cacheDir: path.join(root, 'node_modules/.vite-mutate'),
  }),
);

/** Tests that pass without any fault. */
const sound = new Set<string>();
const related = new Map<string, readonly TestSpecification[]>();

/** The tests that read a file, its own first. */
async function testsOf(file: string): Promise<readonly TestSpecification[]> {
  const known = related.get(file);
  if (known) return known;
  runner.config.related = [path.join(root, file)];
  const found = await runner.getRelevantTestSpecifications();
  const own = path.join(root, file.replace(/^src/, 'tests/unit').replace(/\.tsx?$/, '.test.'));
  const sorted = found.toSorted(
    (a, b) => Number(b.moduleId.startsWith(own)) - Number(a.moduleId.startsWith(own)),
  );
  related.set(file, sorted);
  return sorted;
}

async function tried(next: Order): Promise<Verdict> {
  const file = path.join(root, next.file);
  order = undefined;
  const tests = await testsOf(next.file);
  if (tests.length === 0) return 'untested';
  order = next;
  runner.invalidateFile(file);
  for (const test of tests) {
    if (next.text === undefined && sound.has(test.moduleId)) continue;
    runner.state.clearErrors();
    runner.state.errorsSet.clear();
    const { testModules, unhandledErrors } = await runner.runTestSpecifications([test]);
    const isGreen =
      unhandledErrors.length === 0 &&
      testModules.every((module) => module.moduleId !== test.moduleId || module.ok());
    if (!isGreen) return 'noticed';
    process.send?.('alive');
    if (next.text === undefined) sound.add(test.moduleId);
  }
  return 'survived';
}

process.on('message', (message: Order) => {
  void tried(message).then((verdict) => process.send?.(verdict));
});
process.send?.('ready');
