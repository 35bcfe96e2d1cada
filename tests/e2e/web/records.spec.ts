/** The embedded store on the real IndexedDB of a real browser: its contract, reloads, tabs, and no room on the disk. */
import path from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { build } from 'vite';
import type { weekKeyAt } from '../../../src/contest/weeks';
import type { Records } from '../../../src/records/port';

declare const recordsContract: {
  readonly runContract: () => Promise<{ readonly passed: number; readonly failed: readonly string[] }>;
  readonly createRecords: () => Records;
  readonly weekKeyAt: typeof weekKeyAt;
};

const ORIGIN = 'https://records.test';

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve(import.meta.dirname, '../../contract/records-browser.ts'),
        formats: ['iife'],
        name: 'contract',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  return chunk?.code ?? '';
}

const test = base.extend<{ open: (context?: BrowserContext) => Promise<Page> }, { code: string }>({
  code: [
    async ({ browser: _browser }, provide) => {
      await provide(await bundle());
    },
    { scope: 'worker' },
  ],
  open: async ({ context, code }, provide) => {
    await provide(async (where = context) => {
      const page = await where.newPage();
      await page.route(`${ORIGIN}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>records</title>' }),
      );
      await page.addInitScript(code);
      await page.goto(ORIGIN);
      return page;
    });
  },
});

// one worker bundles the contract once for all of them
test.describe.configure({ mode: 'default' });

const submit = (page: Page, name: string) =>
  page.evaluate(
    (by) =>
      recordsContract
        .createRecords()
        .submitScore({ name: by, feedback: '', time: 42, score: 10, mode: 2, level: 1 }),
    name,
  );

/** The names on this week's board of level 1, mode 2. */
const board = (page: Page) =>
  page.evaluate(async () => {
    const week = recordsContract.weekKeyAt(Date.now());
    const result = await recordsContract.createRecords().board({ level: 1, mode: 2, week });
    return result.board.rows.map(({ name }) => name);
  });

test('keeps the contract @desktop', async ({ open }) => {
  const page = await open();
  const { passed, failed } = await page.evaluate(() => recordsContract.runContract());
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(8);
});

test('a score is there after a reload and in another tab @desktop', async ({ open }) => {
  const page = await open();
  expect(await submit(page, 'Camille')).toMatchObject({ kind: 'ok', storage: 'device' });
  await page.reload();
  expect(await board(page)).toEqual(['Camille']);
  expect(await board(await open())).toEqual(['Camille']);
});

test('two tabs at the same moment lose nothing and double nothing @desktop', async ({ open }) => {
  const [one, two] = [await open(), await open()];
  await Promise.all(
    ['Ada', 'Bob', 'Cyr', 'Dot'].flatMap((name) => [submit(one, `${name}1`), submit(two, `${name}2`)]),
  );
  expect((await board(one)).toSorted()).toEqual([
    'Ada1',
    'Ada2',
    'Bob1',
    'Bob2',
    'Cyr1',
    'Cyr2',
    'Dot1',
    'Dot2',
  ]);
});

test('a full disk is told, and the score is on its board all the same @desktop', async ({
  open,
  context,
}) => {
  const page = await open();
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize: 1 });
  const found = await page.evaluate(async () => {
    const records = recordsContract.createRecords();
    const result = await records.submitScore({
      name: 'Camille',
      feedback: 'x'.repeat(2000),
      time: 42,
      score: 10,
      mode: 2,
      level: 1,
    });
    return { result, storage: records.outbox().storage };
  });
  expect(found).toMatchObject({ result: { kind: 'ok', storage: 'memory' }, storage: 'memory' });
});

test('a blocked IndexedDB is told, and the score is on its board all the same @desktop', async ({ open }) => {
  const page = await open();
  const found = await page.evaluate(async () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const records = recordsContract.createRecords();
    const result = await records.submitScore({
      name: 'Camille',
      feedback: '',
      time: 42,
      score: 10,
      mode: 2,
      level: 1,
    });
    return { result, storage: records.outbox().storage };
  });
  expect(found).toMatchObject({ result: { kind: 'ok', storage: 'memory' }, storage: 'memory' });
});
