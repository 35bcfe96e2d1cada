import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArtworkDocument } from '../../../src/artwork/document';
import {
  addBox,
  addQuest,
  boxBetween,
  changeQuest,
  movedBox,
  moveQuest,
  removeBox,
  removeQuest,
  resizedBox,
  setBox,
} from '../../../src/artwork/edits';

const EMPTY: ArtworkDocument = { width: 1000, height: 700, updateDate: '2026-11-22', quests: [] };
const names = (level: ArtworkDocument) => level.quests.map(({ quest }) => quest);
const three = ['quest', 'quest', 'dquest'] as const;
const LEVEL = three.reduce<ArtworkDocument>(addQuest, EMPTY);
const BOX = boxBetween({ x: 10, y: 10 }, { x: 60, y: 60 }, EMPTY);

it('keeps every box inside its picture, with an area, whatever is done to it', () => {
  const number = fc.integer({ min: -5000, max: 5000 });
  const spot = fc.record({ x: number, y: number });
  fc.assert(
    fc.property(spot, spot, spot, (a, b, by) => {
      const drawn = boxBetween(a, b, EMPTY);
      for (const box of [drawn, movedBox(drawn, by.x, by.y, EMPTY), resizedBox(drawn, by.x, by.y, EMPTY)]) {
        expect(box.top.x).toBeGreaterThanOrEqual(0);
        expect(box.top.y).toBeGreaterThanOrEqual(0);
        expect(box.bottom.x).toBeLessThanOrEqual(EMPTY.width);
        expect(box.bottom.y).toBeLessThanOrEqual(EMPTY.height);
        expect(box.bottom.x - box.top.x).toBeGreaterThan(0);
        expect(box.bottom.y - box.top.y).toBeGreaterThan(0);
      }
    }),
  );
});

it('moves a box without changing its size', () => {
  expect(movedBox(BOX, 2000, -2000, EMPTY)).toEqual({ top: { x: 950, y: 0 }, bottom: { x: 1000, y: 50 } });
});

it('numbers quests of each kind from one, in their order', () => {
  expect(names(LEVEL)).toEqual(['quest1', 'quest2', 'dquest1']);
  const titled = changeQuest(LEVEL, 'quest2', { fr: { title: 'Le second' } });
  expect(names(removeQuest(titled, 'quest1'))).toEqual(['quest1', 'dquest1']);
  const swapped = moveQuest(titled, 'quest2', -1);
  expect(names(swapped)).toEqual(['quest1', 'quest2', 'dquest1']);
  expect(swapped.quests[0]?.fr?.title).toBe('Le second');
  expect(moveQuest(titled, 'quest1', -1)).toBe(titled);
});

it('gives a quest several targets, and a pair two at most', () => {
  const add = (level: ArtworkDocument, name: string) => addBox(level, name, BOX);
  const many = ['quest1', 'quest1', 'quest1', 'dquest1', 'dquest1', 'dquest1'].reduce(add, LEVEL);
  expect(many.quests.map(({ positions }) => positions.length)).toEqual([3, 0, 2]);
  const other = movedBox(BOX, 5, 5, EMPTY);
  expect(setBox(many, 'quest1', 1, other).quests[0]?.positions).toEqual([BOX, other, BOX]);
  expect(removeBox(many, 'quest1', 0).quests[0]?.positions).toEqual([BOX, BOX]);
});
