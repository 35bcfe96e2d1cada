/** The daily hunt as a player meets it, over six maps that are one drawn map under six ids, so that it needs no more drawn. */
import { expect } from '@playwright/test';
import { begin, EMPTY, finishLeg, parseDiary, type Attempt } from '../../../../src/daily/diary';
import type { Day } from '../../../../src/daily/day';
import { dailyHunt } from '../../../../src/daily/hunt';
import { levelDataSchema } from '../../../../src/maps/schema';
import { manifestSchema, type ManifestLevel } from '../../../../src/maps/manifest';
import { PlayPage } from './play-page';

const LEVELS = [1, 7, 11, 13, 15, 20];
const DRAWN = 15;

export class HuntPage extends PlayPage {
  /** What is open on the day. */
  maps: readonly ManifestLevel[] = [];
  private day: Day | undefined;

  /** Puts the maps in place, on a day whose clocks go on as usual. */
  async arrive(day: Day, levels: readonly number[] = LEVELS): Promise<void> {
    const { page } = this;
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    const read = async (path: string): Promise<unknown> => (await page.request.get(`maps/${path}`)).json();
    const { levels: drawn } = manifestSchema.parse(await read('manifest.json'));
    const entry = drawn.find(({ level }) => level === DRAWN);
    if (!entry) throw new Error(`level ${DRAWN} is not drawn`);
    const level = levelDataSchema.parse(await read(entry.data));
    this.level = level;
    this.day = day;
    this.maps = levels.map((id) => ({ ...entry, level: id, data: `hunt/${id}/level.json` }));
    await page.route('**/maps/manifest.json*', (route) =>
      route.fulfill({ json: { version: 1, levels: this.maps } }),
    );
    await page.route('**/maps/hunt/*/level.json*', (route) => {
      const id = Number(/hunt\/(\d+)\//.exec(route.request().url())?.[1]);
      return route.fulfill({ json: { ...level, level: id } });
    });
  }

  /** Leaves on the device what it keeps of the day's hunt once it is finished. */
  async havePlayed(): Promise<void> {
    const { day, maps, page } = this;
    const quests = day && dailyHunt(day, maps);
    if (!quests) throw new Error('no hunt');
    const diary = quests.reduce(
      (before, _quest, leg) => finishLeg(before, day, leg, { ms: 4000, sign: 'atOnce' }),
      begin(EMPTY, day, quests),
    );
    await page.addInitScript((kept) => {
      localStorage.setItem('worldmaps.daily', kept);
    }, JSON.stringify(diary));
  }

  async start(): Promise<void> {
    await this.page.goto('daily');
    await this.page.getByRole('button', { name: 'Partir en chasse' }).click();
    await this.begin();
  }

  /** What the device remembers of the try. */
  async attempt(): Promise<Attempt> {
    const text = await this.page.evaluate(() => localStorage.getItem('worldmaps.daily'));
    const { attempt } = parseDiary(JSON.parse(text ?? 'null'));
    if (!attempt) throw new Error('the hunt has not begun');
    return attempt;
  }

  /** How many legs are over, as the bar says it. */
  async standsAt(done: number): Promise<void> {
    await expect(this.page.getByText(`Quêtes trouvées : ${done} sur 5`)).toBeAttached({ timeout: 20_000 });
  }

  /** Finds the quest of a leg (from 0), which has to be the one the hunt asks. */
  async find(leg: number, asked: string | undefined): Promise<void> {
    await this.standsAt(leg);
    await this.begin();
    expect(await this.game.getAttribute('data-quest')).toBe(asked);
    await this.look();
    await this.answer(await this.quest());
    await expect(this.game).toHaveAttribute('data-phase', 'over');
  }

  /** One wrong answer, of as many marks as the quest has targets. */
  async miss(): Promise<void> {
    const quest = await this.quest();
    for (const index of quest.positions.keys()) {
      if (index > 0) await this.way();
      await this.clickAt(this.wrongSpot(quest));
    }
    await expect(this.page.locator('[data-verdict-popup="wrong"]')).toBeAttached();
  }

  /** Finds what is left of the hunt. */
  async finish(): Promise<void> {
    const { quests, legs } = await this.attempt();
    for (let leg = legs.length; leg < quests.length; leg++) await this.find(leg, quests[leg]?.quest);
  }

  get result() {
    return this.page.locator('[data-daily="result"]');
  }
}
