/** What a player does on a first visit, and what every engine must manage: the language, the map's gestures, two whole games, a score on its board. */
import assert from 'node:assert/strict';
import { FASTEST_ANSWER } from '../../../src/game/constants';
import type { Quest } from '../../../src/game/quest';
import { spotOn } from '../../support/spots';
import type { Driver } from './driver';
import { screenOf, type Screen } from './screen';
import { until } from './until';

/** Says what is tried next, so that a failure can be told by its step. */
type Tell = (step: string) => void;

const PLAYER = 'Camille';

/** French is the default whatever the browser speaks; the choice changes words and address at once (DECISIONS 24). */
async function switchLanguage(screen: Screen, driver: Driver): Promise<void> {
  assert.equal(await screen.attribute('html', 'lang'), 'fr');
  const french = await screen.words('h2');
  await screen.focus('header select');
  await driver.press('ArrowDown');
  await screen.waitFor('html[lang="en"]');
  await until('the page speaks English', async () => (await screen.words('h2')) !== french);
}

/** The wheel zooms, and a drag moves the map by as much as the hand and marks nothing (DECISIONS 7). */
async function handleMap(screen: Screen, driver: Driver): Promise<void> {
  const before = await screen.view();
  await driver.wheel({ x: 640, y: 450 }, -120);
  await until('the wheel has zoomed in', async () => (await screen.view()).width > before.width);
  await screen.clickOn('[data-tool="zoomIn"]');
  await screen.searching();
  const start = await screen.view();
  await driver.drag({ x: 700, y: 500 }, { x: 500, y: 450 }, 8);
  const end = await screen.view();
  assert.deepEqual([end.left - start.left, end.top - start.top], [200, 50], 'the map follows the hand');
  assert.equal(await screen.count('[data-mark]'), 0, 'a drag marks nothing');
}

/** Clicks every target of the quest that is asked, and waits for the next quest or the end. */
async function answer(screen: Screen, driver: Driver, quests: readonly Quest[]): Promise<string> {
  await screen.searching();
  const asked = performance.now();
  const name = await screen.attribute('[data-game]', 'data-quest');
  const quest = quests.find((candidate) => candidate.quest === name);
  assert.ok(quest, `the game asks for ${String(name)}`);
  // a run whose answers are faster than a player's stays below the board's line, unproved
  await until('a player can have answered', async () => performance.now() - asked >= FASTEST_ANSWER);
  for (const target of quest.positions) {
    // oxlint-disable-next-line no-await-in-loop
    await driver.click(await screen.bring(spotOn(target).at));
  }
  return until(`${quest.quest} is answered`, async () => {
    const phase = await screen.attribute('[data-game]', 'data-phase');
    const next = await screen.attribute('[data-game]', 'data-quest');
    return (phase === 'over' || (phase === 'searching' && next !== quest.quest)) && phase;
  });
}

/** Answers until the game is over; returns how many answers it took. */
async function playToEnd(screen: Screen, driver: Driver, quests: readonly Quest[]): Promise<number> {
  for (let answers = 1; answers <= quests.length; answers++) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await answer(screen, driver, quests)) === 'over') return answers;
  }
  throw new Error('the game does not end');
}

async function submitScore(screen: Screen, driver: Driver): Promise<void> {
  await screen.clickOn('dialog[open] input');
  await driver.type(PLAYER);
  assert.equal(
    await driver.look(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value, undefined),
    PLAYER,
  );
  await screen.clickOn('dialog[open] button[type="submit"]');
  await until('the board shows the score', async () => (await screen.words('main')).includes(PLAYER));
  assert.match(await driver.look(() => location.pathname, undefined), /\/leaderboard\/\d+$/);
  assert.match(await screen.words('main table'), new RegExp(PLAYER));
}

/** `home` is the game's address, `level` and `quests` a level that offers modes 1 and 2. */
export async function visit(
  driver: Driver,
  {
    home,
    level,
    quests,
  }: { readonly home: string; readonly level: number; readonly quests: readonly Quest[] },
  tell: Tell,
): Promise<void> {
  const screen = screenOf(driver);
  const wayTo = (mode: number) => `main a[href$="/game/${String(level)}?mode=${String(mode)}"]`;

  tell('home in French, then in English');
  await driver.open(home);
  await screen.waitFor(wayTo(2));
  await switchLanguage(screen, driver);

  tell('zoom and drag');
  await screen.clickOn(wayTo(2));
  await screen.searching();
  await handleMap(screen, driver);

  tell('ten random questions');
  assert.equal(await playToEnd(screen, driver, quests), 10);

  tell('the score on its board');
  await submitScore(screen, driver);

  tell('the duplicate hunt');
  await screen.clickOn('header a[href$="/worldmaps/"]');
  await screen.clickOn(wayTo(1));
  const hunts = quests.filter(({ type }) => type === 1);
  assert.equal(await playToEnd(screen, driver, hunts), hunts.length);
  await screen.waitFor('dialog[open] form');
}
