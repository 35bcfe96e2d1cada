/** Whose tap counts, at the zoom a game opens with: the target's, and never its neighbour's (DECISIONS 7). */
import { expect, test } from '@playwright/test';
import { TAP_SLACK_CSS } from '../../../src/game/slack';
import { spotOfAnother, spotOn } from '../../support/spots';
import { PlayPage } from './pages/play-page';

/** A neighbour of fewer pixels on screen is no place for a finger. */
const LEAST_SIDE_CSS = 6;

for (const level of [3, 8, 15])
  test(`level ${level}: whoever stands beside the target is wrong, the target is right${level === 15 ? ' @phone' : ' @desktop'}`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open(level, 'mode=5&quest=quest1');
    const scale = await page.evaluate(
      () => (document.querySelector('[data-map-content]')?.clientWidth ?? 0) / 3840,
    );
    const near = (play.level?.quests ?? [])
      .filter(({ positions, type }) => positions.length === 1 && type === undefined)
      .flatMap(({ quest, positions: [target] }) =>
        target ? [{ quest, target, another: spotOfAnother(target, TAP_SLACK_CSS / scale) }] : [],
      )
      .toSorted((a, b) => b.another.side - a.another.side)[0];
    if (!near) throw new Error('nobody stands beside a target');
    expect(near.another.side * scale).toBeGreaterThan(LEAST_SIDE_CSS);
    await play.open(level, `mode=5&quest=${near.quest}`);
    await play.clickAt(near.another.at);
    await expect(page.locator('[data-verdict-popup="wrong"]')).toBeAttached();
    await expect(play.game).toHaveAttribute('data-phase', 'searching');
    await play.clickAt(spotOn(near.target).at);
    await expect(play.game).toHaveAttribute('data-phase', 'over');
  });
