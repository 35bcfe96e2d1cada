import { expect, it } from 'vitest';
import { definitionOf, type LevelDefinition } from '../../../src/maps/definition';
import { KEPT_VERSIONS, sendingOf, versionsIn } from '../../../src/records/level-versions';
import { LEVEL } from '../../support/level';

const named = (name: string): LevelDefinition => ({ ...definitionOf(LEVEL), name });

it('keeps nothing where there was nothing, nothing readable, or the same of another date', () => {
  expect(sendingOf(named('A'), undefined)).toEqual({ version: 0 });
  expect(sendingOf(named('A'), { version: 4, quests: 'many' })).toEqual({ version: 4 });
  expect(sendingOf(named('A'), { ...named('A'), version: 4, updateDate: '2020-01-01' })).toEqual({
    version: 4,
  });
});

it('keeps the last ones in as many places, and tells them newest first', () => {
  const places = new Map<string, { number: number; kept: string; sentAt: number }>();
  let held: unknown = named('0');
  for (let sent = 1; sent <= KEPT_VERSIONS + 3; sent++) {
    const { version, keep } = sendingOf(named(String(sent)), held);
    if (keep) places.set(keep.path, { ...keep.value, sentAt: sent });
    held = { ...named(String(sent)), version, counts: { normal: 1 } };
  }
  expect(places.size).toBe(KEPT_VERSIONS);
  const told = versionsIn([...places.values()]);
  expect(told.map(({ definition }) => definition.name)).toEqual(
    Array.from({ length: KEPT_VERSIONS }, (_, index) => String(KEPT_VERSIONS + 2 - index)),
  );
  expect(told[0]).toMatchObject({ number: KEPT_VERSIONS + 2, replacedAt: KEPT_VERSIONS + 3 });
});

it('leaves out what cannot be read', () => {
  const whole = { number: 1, kept: JSON.stringify(named('A')), sentAt: 5 };
  const told = versionsIn([{ number: 0, kept: '{', sentAt: 4 }, whole, { number: 2, kept: '{}', sentAt: 6 }]);
  expect(told.map(({ number }) => number)).toEqual([1]);
});
