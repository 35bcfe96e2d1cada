import { expect, it, vi } from 'vitest';
import { parseKioskSettings } from '../../../src/booth/settings';
import type { WorldmapsBridge } from '../../../src/bridge/bridge';
import { CALLS } from '../../../src/bridge/calls';
import { desktopPlatform } from '../../../src/platform/desktop';
import { desktopKiosk } from '../../../src/platform/desktop-booth';

/** A shell that answers each call with the call's own name and what it was given. */
function echo(): WorldmapsBridge {
  const calls = Object.keys(CALLS).map((name) => [
    name,
    vi.fn((...given: readonly unknown[]) => Promise.resolve([name, ...given])),
  ]);
  return Object.fromEntries(calls);
}

function settings() {
  const parsed = parseKioskSettings({});
  if (parsed.kind === 'bad') throw new Error(parsed.fault);
  return parsed.settings;
}

it('reads maps over the bridge, and their pictures from the shell', async () => {
  const { kind, maps } = desktopPlatform(echo());
  expect(kind).toBe('desktop');
  expect(await maps.manifest()).toEqual(['manifest']);
  expect(await maps.level(7, '7/level.json')).toEqual(['level', 7]);
  expect(await maps.further?.(7, 'life', '7/life.json')).toEqual(['further', 7, 'life']);
  expect(maps.pictureUrl('7/thumb.webp')).toBe('/maps/7/thumb.webp');
});

it('tells the shell the language', () => {
  const bridge = echo();
  desktopPlatform(bridge).followLanguage?.('en');
  expect(bridge.language).toHaveBeenCalledExactlyOnceWith('en');
});

it('is no booth and asks no database unless it is given them', () => {
  const bridge = echo();
  expect(Object.keys(desktopPlatform(bridge))).not.toContain('kiosk');
  expect(Object.keys(desktopPlatform(bridge))).not.toContain('definitions');
  const kiosk = desktopKiosk(bridge, { settings: settings() });
  const definitions = () => Promise.resolve(undefined);
  expect(desktopPlatform(bridge, { kiosk, definitions })).toMatchObject({ kiosk, definitions });
});

it('leaves every request of the operator to the shell', async () => {
  const { operator, ...rest } = desktopKiosk(echo(), { settings: settings(), fault: 'levels: not valid' });
  expect(rest).toEqual({ settings: settings(), fault: 'levels: not valid' });
  expect([
    await operator.pinState(),
    await operator.choosePin('2468'),
    await operator.enter('1357'),
    await operator.close(),
    await operator.status(),
    await operator.save('scores.csv', 'a,b'),
    await operator.restart(),
    await operator.leave(),
  ]).toEqual([
    ['pinState'],
    ['choosePin', '2468'],
    ['enterPin', '1357'],
    ['closeOperator'],
    ['status'],
    ['save', 'scores.csv', 'a,b'],
    ['restart'],
    ['leave'],
  ]);
});
