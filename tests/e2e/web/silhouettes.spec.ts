/** Whose tap counts, at the zoom a game opens with: the target's, and never its neighbour's (DECISIONS 7). */
import { expect, test } from '@playwright/test';
import { TAP_SLACK_CSS } from '../../../src/game/slack';
import type { Target } from '../../../src/game/quest';
import { spotOfAnother, spotOn, type Spot } from '../../support/spots';
import { PlayPage } from './pages/play-page';

/** A neighbour of fewer pixels on screen is no place for a finger. */
const LEAST_SIDE_CSS = 6;
/** A neighbour of so many is taken at once: to look at everybody's takes half a minute of a busy machine. */
const ROOMY_SIDE_CSS = 10;

for (const level of [3, 8, 15])
  test(`level ${level}: whoever stands beside the target is wrong, the target is right${level === 15 ? ' @phone' : ' @desktop'}`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open(level, 'mode=5&quest=quest1');
    const scale = await page.evaluate(
      () => (document.querySelector('[data-map-content]')?.clientWidth ?? 0) / 3840,
    );
    const alone = (play.level?.quests ?? []).filter(
      ({ positions, type }) => positions.length === 1 && type === undefined,
    );
    const found: { quest: string; target: Target; another: Spot }[] = [];
    for (const { quest, positions } of alone)
      for (const target of positions) {
        if (found.some(({ another }) => another.side * scale > ROOMY_SIDE_CSS)) break;
        found.push({ quest, target, another: spotOfAnother(target, TAP_SLACK_CSS / scale) });
      }
    const [near] = found.toSorted((a, b) => b.another.side - a.another.side);
    if (!near) throw new Error('nobody stands beside a target');
    expect(near.another.side * scale).toBeGreaterThan(LEAST_SIDE_CSS);
    await play.open(level, `mode=5&quest=${near.quest}`);
    await play.clickAt(near.another.at);
    await expect(page.locator('[data-verdict-popup="wrong"]')).toBeAttached();
    await expect(play.game).toHaveAttribute('data-phase', 'searching');
    await play.clickAt(spotOn(near.target).at);
    await expect(play.game).toHaveAttribute('data-phase', 'over');
  });
