/** `npm run e2e:engines`: plays the built game in the engines of Firefox and Safari, those of them that are installed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { levelDataSchema } from '../../../src/maps/schema';
import { manifestSchema } from '../../../src/maps/manifest';
import { say } from '../../../scripts/say';
import type { Driver } from './driver';
import { findEngines } from './find';
import { visit } from './visit';

const root = path.resolve(import.meta.dirname, '../../..');
/** Beside the ports of the other end-to-end tests (4391 to 4394). */
const PORT = Number(process.env['WORLDMAPS_ENGINES_PORT'] ?? 4396);
const HOME = `http://localhost:${String(PORT)}/worldmaps/`;
/** A level that offers the duplicate hunt, on more than one picture. */
const LEVEL = 2;
/** Ms; a visit takes a third of it on an idle machine. */
const PATIENCE = 180_000;

async function fetchJson(address: string): Promise<unknown> {
  return (await fetch(HOME + address)).json();
}

async function questsOf(level: number) {
  const { levels } = manifestSchema.parse(await fetchJson('maps/manifest.json'));
  const entry = levels.find((candidate) => candidate.level === level);
  if (!entry) throw new Error(`level ${String(level)} is not drawn`);
  return levelDataSchema.parse(await fetchJson(`maps/${entry.data}`)).quests;
}

/** The first words of a page are enough to tell which screen it is, and what it complains of. */
const WORDS = 600;

/** Keeps what the page looked like when the visit failed, and says what it said; a browser that crashed has no page left. */
async function keepPage(driver: Driver, name: string): Promise<void> {
  try {
    const words = await driver.look(
      (most) => `${location.pathname}: ${document.body.innerText.slice(0, most)}`,
      WORDS,
    );
    say(`${name}: the page is ${words.replaceAll(/\s+/g, ' ')}`);
    const folder = path.join(root, 'test-results');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `engine-${name.toLowerCase()}.png`);
    writeFileSync(file, await driver.picture());
    say(`${name}: what was on screen is in ${path.relative(root, file)}`);
  } catch {
    say(`${name} itself is gone.`);
  }
}

/** Whether the visit went well; says why when it did not. */
async function goesWell(
  name: string,
  start: () => Promise<Driver>,
  world: Parameters<typeof visit>[1],
): Promise<boolean> {
  let step = 'start';
  const driver = await start();
  const visited = visit(driver, world, (next) => {
    step = next;
  });
  try {
    await Promise.race([
      visited,
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('out of patience')), PATIENCE).unref();
      }),
    ]);
    say(`${name} passed.`);
    return true;
  } catch (error) {
    say(
      `${name} failed at "${step}": ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    await keepPage(driver, name);
    return false;
  } finally {
    // a browser that crashed cannot be asked to end
    await driver.close().catch(() => undefined);
  }
}

/** As in the other tests in a browser a second try tells a browser that crashed or starved from a fault, and is told. */
async function passes(...visited: Parameters<typeof goesWell>): Promise<boolean> {
  if (await goesWell(...visited)) return true;
  say(`${visited[0]} is tried once more.`);
  return goesWell(...visited);
}

const engines = findEngines();
for (const { name, start, packages } of engines)
  say(start ? `${name} is here.` : `${name} is not here, and is left out (packages: ${packages}).`);

if (!existsSync(path.join(root, 'dist/web/worldmaps/index.html')))
  throw new Error('There is no build to play: npm run build:web makes one.');
const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' });
const world = { home: HOME, level: LEVEL, quests: await questsOf(LEVEL) };
const results = await Promise.allSettled(
  engines.flatMap(({ name, start }) => (start ? [passes(name, start, world)] : [])),
);
await server.close();
for (const result of results) if (result.status === 'rejected') say(String(result.reason));
process.exit(results.every((result) => result.status === 'fulfilled' && result.value) ? 0 : 1);
