// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseKioskSettings } from '../../../src/booth/settings';
import { asksForBooth, boothQuestion, isWebKiosk, webKiosk } from '../../../src/platform/web-booth';

const shelfWith = (kept: Readonly<Record<string, string>>) => () => ({
  getItem: (key: string) => kept[key] ?? null,
});

const device = () => localStorage;

/** Where the page was sent, in order. */
let sentTo: string[] = [];

beforeEach(() => {
  sentTo = [];
  localStorage.clear();
  vi.stubGlobal('location', {
    href: 'https://maps.example/worldmaps/?kiosk=1&lng=en',
    replace: (url: string) => sentTo.push(url),
    reload: () => sentTo.push('again'),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an address asks and makes no booth', () => {
  expect(asksForBooth('?kiosk=1')).toBe(true);
  expect(asksForBooth('?kiosk=0')).toBe(false);
  expect(asksForBooth('?mode=2')).toBe(false);
  expect(isWebKiosk(shelfWith({}))).toBe(false);
});

it('a browser is a booth once somebody chose a PIN for it', () => {
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk': '1' }))).toBe(false);
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk.pin': '{}' }))).toBe(false);
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk': '1', 'worldmaps.kiosk.pin': '{}' }))).toBe(true);
});

it('blocked storage is no booth', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(isWebKiosk(blocked)).toBe(false);
});

describe('the question', () => {
  it('makes a booth with a PIN, and loads the page without asking again', async () => {
    expect(await boothQuestion().accept('2468')).toBe(true);
    expect(isWebKiosk(device)).toBe(true);
    expect(sentTo).toEqual(['https://maps.example/worldmaps/?lng=en']);
  });

  it.each(['', '123', 'abcd', '1234567890123'])('takes no %j for a PIN', async (pin) => {
    expect(await boothQuestion().accept(pin)).toBe(false);
    expect([localStorage.length, sentTo]).toEqual([0, []]);
  });

  it.each(['worldmaps.kiosk', 'worldmaps.kiosk.pin'])(
    'leaves no half of a booth where %s cannot be kept',
    async (full) => {
      const kept = new Map<string, string>();
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => kept.delete(key),
        setItem: (key: string, value: string) => {
          if (key === full) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, value);
        },
      });
      expect(await boothQuestion().accept('2468')).toBe(false);
      expect([kept.size, sentTo]).toEqual([0, []]);
    },
  );

  it('leaves nothing behind when it is declined', () => {
    localStorage.setItem('worldmaps.kiosk', '1');
    localStorage.setItem('worldmaps.kiosk.pin', '{}');
    boothQuestion().decline();
    expect([localStorage.length, sentTo]).toEqual([0, ['https://maps.example/worldmaps/?lng=en']]);
  });
});

describe('the operator of a booth in a browser', () => {
  const operator = async () => (await webKiosk('/worldmaps/')).operator;

  it('has the PIN that was chosen at the question, and chooses no other', async () => {
    const booth = await operator();
    expect(await booth.pinState()).toBe('missing');
    expect(await booth.enter('2468')).toEqual({ kind: 'wrong', wait: 0 });
    await boothQuestion().accept('2468');
    expect(await booth.pinState()).toBe('chosen');
    expect(await booth.choosePin('1357')).toBe(false);
    expect(await booth.enter('1357')).toEqual({ kind: 'wrong', wait: 0 });
    expect(await booth.enter('2468')).toEqual({ kind: 'open' });
  });

  it('waits after three wrong tries, also when the page is loaded again', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await boothQuestion().accept('2468');
    for (const wait of [0, 0, 5])
      expect(await (await operator()).enter('0000')).toEqual({ kind: 'wrong', wait });
    expect(await (await operator()).enter('2468')).toEqual({ kind: 'tooSoon', wait: 5 });
  });

  it('leaves the booth for good', async () => {
    await boothQuestion().accept('2468');
    await (await operator()).leave();
    expect(isWebKiosk(device)).toBe(false);
    expect(localStorage.length).toBe(0);
    expect(sentTo.at(-1)).toBe('/worldmaps/');
  });

  it('leaves fullscreen with the booth, and only then', async () => {
    const exitFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen });
    await (await operator()).leave();
    expect(exitFullscreen).not.toHaveBeenCalled();
    const full = vi.fn(() => document.body);
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: full });
    await (await operator()).leave();
    expect(exitFullscreen).toHaveBeenCalledOnce();
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('restarts by loading the page', async () => {
    await (await operator()).restart();
    expect(sentTo).toEqual(['again']);
  });

  it.each([
    ['what is left of its share', () => Promise.resolve({ quota: 5e9, usage: 2e9 }), 3e9],
    ['nothing when the browser tells nothing', () => Promise.resolve({}), undefined],
    ['nothing when it refuses to tell', () => Promise.reject(new TypeError('no')), undefined],
  ])('tells of the disk %s', async (_, estimate, freeBytes) => {
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } });
    expect(await (await operator()).status()).toMatchObject({ freeBytes });
  });

  it('saves by a download', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1' });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    expect(await (await operator()).save('scores.csv', 'a,b')).toEqual({
      kind: 'saved',
      where: 'scores.csv',
    });
    expect(click).toHaveBeenCalledOnce();
  });
});

describe('the settings', () => {
  const usual = parseKioskSettings({});
  const json = (body: string, init?: ResponseInit) =>
    new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' }, ...init });
  const settingsFrom = async (answer: () => Promise<Response>) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    const { settings, fault } = await webKiosk('/worldmaps/');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/worldmaps/kiosk.json');
    return { settings, fault };
  };
  const asUsual = { settings: usual.kind === 'ok' ? usual.settings : undefined, fault: undefined };

  it('are those of the file', async () => {
    const { settings, fault } = await settingsFrom(async () => json('{ "idleSeconds": 33 }'));
    expect([settings.idleSeconds, fault]).toEqual([33, undefined]);
  });

  it.each([
    ['there is no file', async () => json('{ "idleSeconds": 33 }', { status: 404 })],
    [
      'the server answers with the page',
      async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['the file is cut off', async () => json('{ "idle')],
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ])('are the usual ones when %s', async (_, answer) => {
    expect(await settingsFrom(answer)).toEqual(asUsual);
  });

  it('are the usual ones when the file is not valid, and say why', async () => {
    expect(await settingsFrom(async () => json('{ "idleSecond": 33 }'))).toEqual({
      ...asUsual,
      fault: 'idleSecond: unknown',
    });
  });
});

describe('filling the screen', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('asks for fullscreen where it is allowed: %s', async (fullscreenEnabled, times) => {
    const requestFullscreen = vi.fn(() => Promise.reject(new TypeError('not now')));
    const request = vi.fn(() => Promise.reject(new TypeError('not now')));
    Object.assign(document.documentElement, { requestFullscreen });
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: fullscreenEnabled });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    (await webKiosk('/')).fill?.();
    expect(requestFullscreen).toHaveBeenCalledTimes(times);
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  });
});
