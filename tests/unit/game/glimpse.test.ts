import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOnWholeMap, GLIMPSE_WIDTH, glimpsesOf } from '../../../src/game/glimpse';
import { targetBox } from '../../../src/game/quest';
import { box, quest } from '../../support/game-builders';

const MAP = { width: 3840, height: 2716 };
const QUESTS = [quest(1), quest(2), quest(3, 2), { ...quest(4), image: 'dquest4' }, quest(5)];
const namesOf = (seed: number, found?: readonly string[]) =>
  glimpsesOf(QUESTS, MAP, seed, found).map((glimpse) => glimpse.quest.quest);

describe('glimpses of a map', () => {
  it('ask for one figure of the main map each, in an order that the seed gives', () => {
    expect(namesOf(3).toSorted()).toEqual(['quest1', 'quest2', 'quest5']);
    expect(namesOf(3)).toEqual(namesOf(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => namesOf(seed).join(' '))).size).toBeGreaterThan(1);
  });

  it('begin with who is not found yet', () => {
    expect(namesOf(3, ['quest1', 'quest2'])[0]).toBe('quest5');
    expect(namesOf(3, ['quest1', 'quest2', 'quest5'])).toHaveLength(3);
  });

  it('begin where somebody else is asked for, and show them too', () => {
    const lonely = (name: number, x: number) => ({ ...quest(name), positions: [box(x, 2000, 60, 80)] });
    const pair = [
      { ...quest(1), positions: [box(1000, 400, 60, 80)] },
      { ...quest(2), positions: [box(1240, 480, 60, 80)] },
    ];
    const quests = [lonely(3, 300), lonely(4, 1900), lonely(5, 3500), ...pair];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [first, second] = glimpsesOf(quests, MAP, seed);
        expect(new Set([first?.quest.quest, second?.quest.quest])).toEqual(new Set(['quest1', 'quest2']));
        // who was found waits behind all who were not, in company or alone
        expect(glimpsesOf(quests, MAP, seed, ['quest1'])[4]?.quest.quest).toBe('quest1');
      }),
    );
  });

  it('leave out a figure that is larger than the part', () => {
    expect(glimpsesOf([{ ...quest(1), positions: [box(0, 0, GLIMPSE_WIDTH + 1, 60)] }], MAP, 1)).toEqual([]);
  });

  it('show the whole figure within the map, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAP.width - 120 }),
        fc.integer({ min: 0, max: MAP.height - 160 }),
        fc.nat(),
        (x, y, seed) => {
          const target = targetBox(x, y, x + 120, y + 160);
          const [glimpse] = glimpsesOf([{ ...quest(1), positions: [target] }], MAP, seed);
          if (!glimpse) throw new Error('left out');
          const { rect } = glimpse;
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.y).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(MAP.width);
          expect(rect.y + rect.height).toBeLessThanOrEqual(MAP.height);
          expect(rect.width / rect.height).toBeCloseTo(MAP.width / MAP.height, 2);
        },
      ),
    );
  });

  it('count as a search of the whole map at the same pace, so that no best time is had for nothing', () => {
    const [glimpse] = glimpsesOf([quest(1)], MAP, 1);
    if (!glimpse) throw new Error('left out');
    // whole pixels: to a thousandth or so
    expect(asOnWholeMap(1000, glimpse, MAP)).toBeCloseTo(1000 * (MAP.width / GLIMPSE_WIDTH) ** 2, -2);
  });
});
