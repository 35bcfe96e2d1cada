/** The play screen as a player uses it: finds a place of the map on screen and clicks it. */
import { expect, type Page } from '@playwright/test';
import { levelDataSchema, type LevelData } from '../../../../src/maps/schema';
import { manifestSchema } from '../../../../src/maps/manifest';
import type { Quest } from '../../../../src/game/quest';
import { spotOn } from '../../../support/spots';

/** Longer than the least median of the times to right answers that a board believes. */
const LEAST_LOOK_MS = 450;
/** Ms between two marks, more than any way on a screen takes at a pointer's fastest. */
const LEAST_WAY_MS = 200;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export class PlayPage {
  level: LevelData | undefined;

  constructor(readonly page: Page) {}

  /** Opens a game and waits until the clock runs. */
  async open(level: number, query: string): Promise<void> {
    const manifest = manifestSchema.parse(await (await this.page.request.get('maps/manifest.json')).json());
    const entry = manifest.levels.find((candidate) => candidate.level === level);
    if (!entry) throw new Error(`level ${level} is not drawn`);
    this.level = levelDataSchema.parse(await (await this.page.request.get(`maps/${entry.data}`)).json());
    await this.page.goto(`game/${level}?${query}`);
    await this.begin();
  }

  /** Plays a single quest to its end: a ranked result as good as any, in a tenth of a game's time. */
  async playOne(): Promise<void> {
    await this.open(15, 'mode=5&quest=quest4');
    await this.answerAndGoOn();
  }

  /** Waits until the clock of the game on screen runs. */
  async begin(): Promise<void> {
    await this.searching();
    // a target in the corner of the map may lie under the overview
    const overview = this.page.locator('[data-minimap] [aria-expanded="true"]');
    if (await overview.isVisible()) await overview.click();
  }

  get game() {
    return this.page.locator('[data-game]');
  }

  get marks() {
    return this.page.locator('[data-mark]');
  }

  async searching(): Promise<void> {
    await expect(this.game).toHaveAttribute('data-phase', 'searching', { timeout: 20_000 });
    await expect(this.page.locator('[data-map-viewer]')).toHaveAttribute('data-sharp', 'true', {
      timeout: 20_000,
    });
  }

  /** Waits until a zoom has come to rest. */
  async still(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('[data-map-content]')?.getAnimations().length === 0,
    );
  }

  /** The quest that is asked now. */
  async quest(): Promise<Quest> {
    const name = await this.game.getAttribute('data-quest');
    const quest = this.level?.quests.find((candidate) => candidate.quest === name);
    if (!quest) throw new Error(`no quest ${name}`);
    return quest;
  }

  /** Brings a natural point to the middle of the view and returns where it is on screen. */
  async bring(point: Spot): Promise<Spot> {
    await this.still();
    const at = await this.page.evaluate(({ x, y }) => {
      const scroller = document.querySelector('[data-map-scroller]');
      const content = document.querySelector('[data-map-content]');
      if (!scroller || !content) throw new Error('no map');
      const scale = content.getBoundingClientRect().width / 3840;
      const minimap = 0.4;
      scroller.scrollTo(
        x * scale - scroller.clientWidth * minimap,
        y * scale - scroller.clientHeight * minimap,
      );
      const box = content.getBoundingClientRect();
      return { x: box.left + x * scale, y: box.top + y * scale };
    }, point);
    return at;
  }

  async clickAt(point: Spot): Promise<void> {
    const { x, y } = await this.bring(point);
    await this.page.mouse.click(x, y);
  }

  /** Waits as long as an eye needs at least before a hand sets a mark. */
  protected look(): Promise<void> {
    return this.passed(LEAST_LOOK_MS);
  }

  /** Waits as long as a hand needs at least from one mark to the next. */
  protected way(): Promise<void> {
    return this.passed(LEAST_WAY_MS);
  }

  /** Waits until so many ms of the page's own clock have gone by. */
  private async passed(ms: number): Promise<void> {
    const since = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction(
      ({ since, ms }) => performance.now() - since > ms,
      { since, ms },
      { polling: 50 },
    );
  }

  /** Marks every target of the quest, no faster than a hand goes from one to the next. */
  async answer(quest: Quest): Promise<void> {
    for (const [index, target] of quest.positions.entries()) {
      if (index > 0) await this.way();
      await this.clickAt(spotOn(target).at);
    }
  }

  /** Answers the quest that is asked, no faster than an eye that reads it, and waits for the next one, or for the end. */
  async answerAndGoOn(): Promise<void> {
    const quest = await this.quest();
    await this.look();
    await this.answer(quest);
    await expect
      .poll(async () => [
        await this.game.getAttribute('data-quest'),
        await this.game.getAttribute('data-phase'),
      ])
      .not.toEqual([quest.quest, 'searching']);
    // a hunt on several pictures waits for the next one
    await expect(this.game).toHaveAttribute('data-phase', /^(searching|over)$/, { timeout: 20_000 });
  }

  /** Plays a time attack to its end with one right answer, on a page whose clock is the test's. */
  async playTimeAttack(): Promise<void> {
    await this.begin();
    await this.answerAndGoOn();
    await this.page.clock.fastForward(20_000);
    await expect(this.game).toHaveAttribute('data-phase', 'over');
  }

  /** A spot of the map that is no target of the quest. */
  wrongSpot(quest: Quest): Spot {
    const spots = [600, 1300, 2100, 2900].map((x) => ({ x, y: 1500 }));
    const far = ({ x, y }: Spot) =>
      quest.positions.every(
        ({ top, bottom }) => x < top.x - 60 || x > bottom.x + 60 || y < top.y - 60 || y > bottom.y + 60,
      );
    const spot = spots.find(far);
    if (!spot) throw new Error('the targets are everywhere');
    return spot;
  }

  tool(name: string) {
    return this.page.locator(`[data-tool="${name}"]`);
  }
}
