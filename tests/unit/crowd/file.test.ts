import { describe, expect, it } from 'vitest';
import { attributeText, parseAttribute } from '../../../src/crowd/codes';
import { crowdFileSchema } from '../../../src/crowd/file';
import { REACH_CELL, SHAPE_CELL, targetOf } from '../../../src/crowd/shape';
import { targetsHit } from '../../../src/game/hit-test';
import { outlineText } from '../../../src/game/outline';
import { mapPoint } from '../../../src/game/space';

const shape = outlineText({
  shape: { top: 10, rows: [[[20, 24]], [[21, 23]]] },
  reach: { top: 4, rows: [[[9, 13]], [[9, 12]]] },
});
const quest = { who: 'miss', is: ['hat.beret.red', 'item.book'], shape };
const file = { version: 1, quests: [quest] };

describe('a crowd’s file', () => {
  it('is read with its attributes taken apart', () => {
    const near = { who: 'man', is: ['back.back'] };
    expect(crowdFileSchema.parse({ version: 1, quests: [{ ...quest, near }] })).toMatchObject({
      quests: [
        {
          who: 'miss',
          is: [
            { trait: 'hat', word: 'beret', colour: 'red' },
            { trait: 'item', word: 'book' },
          ],
          near: { who: 'man', is: [{ trait: 'back', word: 'back' }] },
        },
      ],
    });
  });

  it.each([
    { ...file, version: 2 },
    { version: 1, quests: [] },
    { version: 1, quests: [{ ...quest, who: 'dragon' }] },
    { version: 1, quests: [{ ...quest, is: [] }] },
    { version: 1, quests: [{ ...quest, is: ['hat.beret.mauve'] }] },
    { version: 1, quests: [{ ...quest, is: ['beret'] }] },
    { version: 1, quests: [{ ...quest, shape: 'nothing' }] },
    undefined,
  ])('is refused when malformed: %j', (raw) => {
    expect(crowdFileSchema.safeParse(raw).success).toBe(false);
  });

  it('writes an attribute as it reads it', () => {
    for (const text of ['hat.beret.red', 'back.back']) {
      const attribute = parseAttribute(text);
      expect(attribute && attributeText(attribute)).toBe(text);
    }
    expect(parseAttribute('hat.beret.red.green')).toBeUndefined();
  });
});

describe('the shape of somebody in a crowd’s file', () => {
  const target = targetOf(shape);
  const hit = (x: number, y: number, slack: number) =>
    target !== undefined && targetsHit({ point: mapPoint(x, y), slack }, [target]).length > 0;

  it('is a target in natural pixels, with its box', () => {
    expect(target).toMatchObject({
      top: { x: 20 * SHAPE_CELL, y: 10 * SHAPE_CELL },
      bottom: { x: 24 * SHAPE_CELL, y: 12 * SHAPE_CELL },
    });
    expect(targetOf('x')).toBeUndefined();
  });

  it('is hit on its cells, and by slack only where it reaches', () => {
    expect(hit(20 * SHAPE_CELL, 10 * SHAPE_CELL, 0)).toBe(true);
    expect(hit(20 * SHAPE_CELL, 11 * SHAPE_CELL + 1, 0)).toBe(false);
    // one pixel left of the shape, in a cell of the reach; above it there is none
    expect(hit(20 * SHAPE_CELL - 1, 10 * SHAPE_CELL + 2, 12)).toBe(true);
    expect(hit(20 * SHAPE_CELL + 2, 4 * REACH_CELL - 1, 40)).toBe(false);
  });
});
