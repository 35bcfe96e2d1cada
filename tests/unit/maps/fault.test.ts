import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../src/maps/fault';
import { box, quest } from '../../support/game-builders';
import { LEVEL, mapNamed } from '../../support/level';

const { width, height } = mapNamed('main');
const at = (x: number, y: number) => ({
  ...LEVEL,
  quests: [{ ...quest(1), positions: [box(x, y, 40, 60)] }],
});

describe('a level', () => {
  it('is sound with boxes up to every edge of its map', () => {
    expect(faultOf(LEVEL, 1)).toBeUndefined();
    for (const level of [at(0, 0), at(width - 40, height - 60)]) expect(faultOf(level, 1)).toBeUndefined();
  });

  it.each([
    [-1, 0],
    [0, -1],
    [width - 39, 0],
    [0, height - 59],
  ])('has a fault when a box is a pixel beside its map: %d, %d', (x, y) => {
    expect(faultOf(at(x, y), 1)).toBe('quest1 lies beside its map');
  });

  it('says what else is wrong, naming the quest', () => {
    expect(faultOf(LEVEL, 2)).toBe('level 1 stands in the place of 2');
    expect(faultOf({ ...LEVEL, maps: [mapNamed('dquest2')] }, 1)).toBe('there is no main map');
    expect(faultOf({ ...LEVEL, quests: [quest(1), quest(1)] }, 1)).toBe('two quests have one name');
    expect(faultOf({ ...LEVEL, maps: [mapNamed('main')] }, 1)).toBe('dquest2 has no map');
  });
});
