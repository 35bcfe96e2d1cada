import { describe, expect, it } from 'vitest';
import { definitionOf, replaceDefinition } from '../../../src/maps/definition';
import { outlineText } from '../../../src/game/outline';
import { box, quest } from '../../support/game-builders';
import { LEVEL } from '../../support/level';

/** The outline of a single pixel at 100, 200. */
const PIXEL = outlineText({
  shape: { top: 200, rows: [[[100, 101]]] },
  reach: { top: 50, rows: [[[25, 26]]] },
});
const pixelQuest = (outline: string, width = 1) => ({
  ...quest(1),
  positions: [{ ...box(100, 200, width, 1), outline }],
});
const NEWER = { ...definitionOf(LEVEL), updateDate: '2026-11-21T00:00:00Z', quests: [quest(3)] };

describe('a definition of the database', () => {
  it('has no pictures', () => {
    expect('maps' in definitionOf(LEVEL)).toBe(false);
  });

  it('replaces the bundled one when it is newer, and keeps its pictures', () => {
    expect(replaceDefinition(LEVEL, NEWER)).toEqual({ kind: 'newer', level: { ...NEWER, maps: LEVEL.maps } });
  });

  it('brings the outlines of its targets along', () => {
    const drawn = { ...NEWER, quests: [pixelQuest(PIXEL)] };
    expect(replaceDefinition(LEVEL, drawn)).toEqual({ kind: 'newer', level: { ...drawn, maps: LEVEL.maps } });
  });

  it('does not when it is as old or older', () => {
    expect(replaceDefinition(LEVEL, definitionOf(LEVEL))).toEqual({ kind: 'older' });
    expect(replaceDefinition(LEVEL, { ...NEWER, updateDate: '2020-01-01' })).toEqual({ kind: 'older' });
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['no quests', { ...NEWER, quests: [] }],
    ['a quest without a box', { ...NEWER, quests: [{ ...quest(1), positions: [] }] }],
    ['a quest on no picture', { ...NEWER, quests: [{ ...quest(1), image: 'dquest9' }] }],
    ['another level', { ...NEWER, level: 2 }],
    ['an outline nobody can read', { ...NEWER, quests: [pixelQuest('nonsense')] }],
    ['an outline of another box', { ...NEWER, quests: [pixelQuest(PIXEL, 2)] }],
    ['one quest twice', { ...NEWER, quests: [quest(1), quest(1)] }],
  ])('is refused with a reason when it is %s', (_, document) => {
    const replaced = replaceDefinition(LEVEL, document);
    expect(replaced.kind).toBe('refused');
    expect(replaced.kind === 'refused' && replaced.fault.length > 5).toBe(true);
  });
});
