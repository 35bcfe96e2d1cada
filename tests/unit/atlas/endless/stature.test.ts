import { describe, expect, it } from 'vitest';
import { FAMILIES, familyOf } from '../../../../atlas/endless/families';
import { isTaken, KINDS, leastSize, SIZELESS, standsLow } from '../../../../atlas/endless/stature';
import { WORLDS } from '../../../../atlas/endless/worlds';

const names = new Set(WORLDS.flatMap(({ landmarks }) => landmarks.map(({ name }) => name)));

describe('the stature of landmarks', () => {
  it('speaks of landmarks that a level lends, and of each in one kind', () => {
    const listed = KINDS.flatMap((kind) => kind.names);
    expect([...SIZELESS, ...listed].filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('lets a building be small at the back alone, and a statue anywhere', () => {
    const house = { name: 'clockTower' };
    expect(leastSize(house, 1000)).toBeLessThan(0.4);
    expect(leastSize(house, 2300)).toBeGreaterThanOrEqual(0.7);
    expect(leastSize(house, 1600)).toBeGreaterThan(leastSize(house, 1400));
    expect(leastSize({ name: 'torii' }, 2300)).toBeLessThan(0.4);
  });

  it('lets nothing high stand in front but beside the frame', () => {
    expect(standsLow(600, 1900, 2300, 3840)).toBe(false);
    expect(standsLow(300, 1900, 2300, 3840)).toBe(true);
    expect(standsLow(600, 300, 2300, 3840)).toBe(true);
    expect(standsLow(600, 3600, 2300, 3840)).toBe(true);
    expect(standsLow(900, 1900, 1500, 3840)).toBe(true);
  });

  it('has one of a kind on a map, of houses two', () => {
    expect(isTaken('ryokan', new Set(['bathhouse']))).toBe(true);
    expect(isTaken('ryokan', new Set(['castle']))).toBe(false);
    expect(isTaken('palazzo', new Set(['cottage']))).toBe(false);
    expect(isTaken('palazzo', new Set(['cottage', 'machiya']))).toBe(true);
    expect(isTaken('boomboxStage', new Set(['boomboxStage']))).toBe(true);
  });
});

describe('families of levels', () => {
  it('are four, and every level has one', () => {
    expect(FAMILIES.length).toBe(4);
    for (const { keyword } of WORLDS) expect(familyOf(keyword)).toBeGreaterThanOrEqual(0);
    expect(FAMILIES.flat().toSorted()).toEqual(WORLDS.map(({ keyword }) => keyword).toSorted());
    expect(() => familyOf('atlantis')).toThrow('"atlantis" has no family');
  });
});
