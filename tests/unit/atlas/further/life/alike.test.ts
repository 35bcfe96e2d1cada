import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptAlike, type Blinker } from '../../../../../atlas/further/life/alike';

const blinker = (isTarget: boolean, blinks: boolean): Blinker => ({ isTarget, blinks });
const many = (count: number, isTarget: boolean, blinks: boolean) =>
  Array.from({ length: count }, () => blinker(isTarget, blinks));

const shareOf = (group: readonly Blinker[], kept: readonly boolean[], isTarget: boolean): number => {
  const own = group.flatMap((one, index) => (one.isTarget === isTarget ? [kept[index]] : []));
  return own.filter(Boolean).length / own.length;
};

const groups = fc.array(fc.record({ isTarget: fc.boolean(), blinks: fc.boolean() }), { maxLength: 60 });

it('leaves shares within ten points of each other, and nobody blinks who has no eyes to close', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const kept = keptAlike(group);
      expect(kept).toHaveLength(group.length);
      expect(kept.filter((is, index) => is && !group[index]?.blinks)).toEqual([]);
      if (new Set(group.map(({ isTarget }) => isTarget)).size < 2) return;
      expect(Math.abs(shareOf(group, kept, true) - shareOf(group, kept, false))).toBeLessThanOrEqual(
        0.1 + 1e-9,
      );
    }),
  );
});

it('takes no more than it must, and spreads what is left', () => {
  const alike = [
    ...many(5, true, true),
    ...many(5, true, false),
    ...many(50, false, true),
    ...many(50, false, false),
  ];
  expect(keptAlike(alike)).toEqual(alike.map(({ blinks }) => blinks));
  const eager = [...many(10, true, true), ...many(50, false, true), ...many(50, false, false)];
  const kept = keptAlike(eager);
  expect(kept.slice(0, 10).filter(Boolean)).toHaveLength(6);
  expect(kept.slice(10).filter(Boolean)).toHaveLength(50);
  expect(kept.slice(0, 10)).not.toEqual([...Array<boolean>(6).fill(true), ...Array<boolean>(4).fill(false)]);
});

it('leaves everybody as they are where there is nobody to compare with', () => {
  for (const isTarget of [true, false])
    expect(keptAlike(many(3, isTarget, true))).toEqual([true, true, true]);
});
