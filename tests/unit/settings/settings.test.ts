import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings, settingsOver, USUAL } from '../../../src/settings/settings';

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test('what was chosen is there next time', () => {
  const device = storage();
  settingsOver(() => device).change({ muted: true, volume: 0.3 });
  expect(settingsOver(() => device).get()).toEqual({ ...USUAL, muted: true, volume: 0.3 });
});

test('whatever was kept gives valid settings, and good parts survive bad ones', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const { volume, ...flags } = parseSettings(raw);
      expect(volume >= 0 && volume <= 1).toBe(true);
      expect(Object.values(flags).every((flag) => typeof flag === 'boolean')).toBe(true);
    }),
  );
  expect(parseSettings({ volume: 7, largeButtons: true })).toEqual({ ...USUAL, largeButtons: true });
  expect(parseSettings({ largeTargets: true, relaxed: 1 })).toEqual({ ...USUAL, largeButtons: true });
  expect(settingsOver(() => storage({ 'worldmaps.settings': '{' })).get()).toEqual(USUAL);
});

test('a device that keeps nothing holds them for the visit, and listeners hear each change', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const store = settingsOver(blocked);
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  store.change({ largeButtons: true });
  stop();
  store.change({ muted: true });
  expect(heard).toBe(1);
  expect(store.get()).toMatchObject({ largeButtons: true, muted: true });
});

test('two tabs overwrite nothing of each other: a change is of the settings it names', () => {
  const step = fc.record({
    tab: fc.nat(1),
    some: fc.record({ muted: fc.boolean(), volume: fc.constantFrom(0.2, 0.9) }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const device = storage();
      const [one, two] = [settingsOver(() => device), settingsOver(() => device)];
      let last = USUAL;
      for (const { tab, some } of steps) {
        (tab === 0 ? one : two).change(some);
        last = { ...last, ...some };
      }
      expect(one.get()).toEqual(last);
      expect(two.get()).toEqual(last);
    }),
  );
});
