/**
 * `npm run endless:engines`: lays maps from seeds out in every engine that is here, and compares each with the hashes that
 * Node pins. `ENDLESS_SEEDS=3` takes the first three of twenty; `ENDLESS_ENGINE=WebKit` takes one engine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { z } from 'zod';
import { deviceWorker } from '../../../../scripts/atlas-on-device';
import { findLightBrowser } from '../../../../scripts/browser';
import { say } from '../../../../scripts/say';
import type { Driver } from '../driver';
import { findEngines } from '../find';
import { until } from '../until';

const root = path.resolve(import.meta.dirname, '../../../..');
const PORT = Number(process.env['WORLDMAPS_ENGINES_PORT'] ?? 4396);
/** Ms for one map on a busy machine. */
const PATIENCE = 300_000;
const PINS = path.join(root, 'tests/unit/atlas/endless/whole.json');

type Look = Pick<Driver, 'open' | 'look' | 'close'>;

async function startChromium(): Promise<Look> {
  const program = findLightBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(program === undefined ? {} : { executablePath: program }),
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    look: async (seen, argument) =>
      (await page.evaluate(`(${seen.toString()})(${JSON.stringify(argument ?? null)})`)) as ReturnType<
        typeof seen
      >,
    close: () => browser.close(),
  };
}

async function titleOf(driver: Look, word: string): Promise<string> {
  await driver.open(`http://localhost:${String(PORT)}/?${encodeURIComponent(word)}`);
  const look = async () => (await driver.look(() => document.title, undefined)) || undefined;
  return until(`${word} is laid out`, look, PATIENCE).catch(() => 'out of patience');
}

const pins = z
  .record(z.string(), z.tuple([z.string(), z.string()]))
  .parse(JSON.parse(readFileSync(PINS, 'utf8')));
const words = Object.entries(pins).slice(0, Number(process.env['ENDLESS_SEEDS'] ?? 20));
const only = process.env['ENDLESS_ENGINE'];
const engines: readonly { readonly name: string; readonly start: (() => Promise<Look>) | undefined }[] = [
  { name: 'Chromium', start: startChromium },
  ...findEngines(),
];

/** How many maps an engine lays out otherwise than Node. */
async function othersOf(name: string, start: () => Promise<Look>): Promise<number> {
  const driver = await start();
  let same = 0;
  try {
    for (const [word, pinned] of words) {
      const title = await titleOf(driver, word);
      if (title === JSON.stringify(pinned)) same++;
      else say(`${name}: ${word} is ${title}, and in Node ${JSON.stringify(pinned)}`);
    }
  } finally {
    // a browser that crashed cannot be asked to end
    await driver.close().catch(() => undefined);
  }
  say(`${name}: ${String(same)} of ${String(words.length)} maps are Node's to the last bit.`);
  return words.length - same;
}

const outDir = mkdtempSync(path.join(tmpdir(), 'endless-hashes-'));
const served = { configFile: false, root: import.meta.dirname, logLevel: 'error' } as const;
let others = 0;
try {
  await build({ ...served, worker: deviceWorker(root), build: { outDir, target: 'es2022' } });
  const server = await preview({ ...served, build: { outDir }, preview: { port: PORT, strictPort: true } });
  try {
    for (const { name, start } of engines)
      if (start && (only === undefined || only === name)) others += await othersOf(name, start);
  } finally {
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
process.exit(others === 0 ? 0 : 1);
