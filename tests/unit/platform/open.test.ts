// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatform } from '../../../src/platform/open';

const definitions = () => Promise.resolve(undefined);

beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.worldmaps = undefined;
  window.history.replaceState(null, '', '/');
});

/** A shell whose start gives this. */
function shell(start: unknown): void {
  globalThis.worldmaps = {
    start: () => Promise.resolve(start),
    pinState: () => Promise.resolve('chosen'),
  } as unknown as NonNullable<typeof globalThis.worldmaps>;
}

describe('the platform of a page', () => {
  it('is the web, at its base', async () => {
    const { kind, maps, kiosk, boothQuestion } = await openPlatform('/worldmaps/', undefined);
    expect([kind, kiosk, boothQuestion]).toEqual(['web', undefined, undefined]);
    expect(maps.pictureUrl('a.webp')).toBe('/worldmaps/maps/a.webp');
  });

  it.each(['web', 'desktop'])('on the %s asks the database that it is given, or none', async (kind) => {
    if (kind === 'desktop') shell({});
    expect(await openPlatform('/', definitions)).toMatchObject({ kind, definitions });
    expect(Object.keys(await openPlatform('/', undefined))).not.toContain('definitions');
  });

  it('asks whether to be a booth where the address says so', async () => {
    window.history.replaceState(null, '', '/?kiosk=1');
    const { kiosk, boothQuestion } = await openPlatform('/', undefined);
    expect(kiosk).toBeUndefined();
    expect(boothQuestion).toBeDefined();
  });

  it.each(['/?kiosk=0', '/?lng=en'])('asks nothing at %s', async (address) => {
    window.history.replaceState(null, '', address);
    const { kiosk, boothQuestion } = await openPlatform('/', undefined);
    expect([kiosk, boothQuestion]).toEqual([undefined, undefined]);
  });

  it.each(['/', '/?kiosk=1'])('is a booth once it was made one, at %s', async (address) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    localStorage.setItem('worldmaps.kiosk', '1');
    localStorage.setItem('worldmaps.kiosk.pin', '{}');
    window.history.replaceState(null, '', address);
    const { kiosk, boothQuestion } = await openPlatform('/', undefined);
    expect(kiosk?.settings.languages).toEqual(['fr', 'en']);
    expect(boothQuestion).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('is the desktop where the shell has put its bridge, a booth only when that says so', async () => {
    window.history.replaceState(null, '', '/?kiosk=1');
    shell({});
    const alone = await openPlatform('/', undefined);
    expect([alone.kind, alone.kiosk, alone.boothQuestion]).toEqual(['desktop', undefined, undefined]);
    shell({ kiosk: { settings: { languages: ['en'] } } });
    const { kiosk } = await openPlatform('/', undefined);
    expect(kiosk?.settings.languages).toEqual(['en']);
    expect(await kiosk?.operator.pinState()).toBe('chosen');
  });
});
