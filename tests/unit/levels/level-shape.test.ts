import { describe, expect, it } from 'vitest';
import { outlineText } from '../../../src/game/outline';
import { targetBox } from '../../../src/game/quest';
import { isLevelData } from '../../../src/levels/level-shape';
import { levelDataSchema, type LevelData } from '../../../src/maps/schema';
import { quest } from '../../support/game-builders';
import { withEachFault } from '../../support/json-faults';
import { LEVEL, mapNamed } from '../../support/level';

const TEXT = outlineText({
  shape: { top: 20, rows: [[[10, 12]], [[11, 14]]] },
  reach: { top: 5, rows: [[[2, 4]]] },
});
const OUTLINED = { ...targetBox(10, 20, 14, 22), outline: TEXT };

/** A level with everything that a file may hold. */
const FULL: LevelData = {
  ...LEVEL,
  quests: [{ ...quest(1), hint: 'Look up', positions: [OUTLINED] }, ...LEVEL.quests.slice(1)],
  maps: [mapNamed('main'), { ...mapNamed('dquest2'), like: { path: 'fair/main', own: ['960/0-0'] } }],
};

const withTarget = (target: unknown) => ({ ...FULL, quests: [{ ...quest(1), positions: [target] }] });

describe('a level’s file', () => {
  it('is recognised', () => {
    expect(isLevelData(FULL)).toBe(true);
  });

  it('is recognised with one fault exactly where the schema accepts it, as the same level', () => {
    for (const raw of withEachFault(FULL)) {
      const parsed = levelDataSchema.safeParse(raw);
      expect(isLevelData(raw), JSON.stringify(raw)).toBe(parsed.success);
      if (parsed.success) expect(raw).toMatchObject(parsed.data);
    }
  });

  it.each([
    ['is no text of ours', { ...OUTLINED, outline: `${TEXT}A` }],
    ['is wider than its box', { ...OUTLINED, ...targetBox(10, 20, 13, 22) }],
    ['is narrower than its box', { ...OUTLINED, ...targetBox(9, 20, 14, 22) }],
    ['is higher than its box', { ...OUTLINED, ...targetBox(10, 20, 14, 21) }],
    ['is lower than its box', { ...OUTLINED, ...targetBox(10, 19, 14, 22) }],
    ['is of a box without width', targetBox(10, 20, 10, 22)],
    ['is of a box without height', targetBox(10, 20, 14, 20)],
  ])('is not recognised when an outline %s', (_, target) => {
    expect(isLevelData(withTarget(target))).toBe(false);
    expect(levelDataSchema.safeParse(withTarget(target)).success).toBe(false);
  });
});
