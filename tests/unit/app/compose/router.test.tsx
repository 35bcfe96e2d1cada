// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../../src/app/compose/App';
import { belowBase, firstScreen, openRouter, type AppRouter } from '../../../../src/app/compose/router';
import type { Platform } from '../../../../src/platform/platform';
import { manifestOf } from '../../../support/screen';
import { textsFromFiles } from '../../../support/texts';

const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: async () => manifestOf(1, 15),
    level: () => Promise.reject(new Error('not asked for')),
    pictureUrl: (path) => `/maps/${path}`,
  },
};

let router: AppRouter | undefined;
let release = () => undefined as void;

/** `held` keeps the words of late screens until `release` is called. */
async function open(path: string, { held = false, base = '/worldmaps/' } = {}): Promise<AppRouter> {
  window.history.pushState(null, '', path);
  const texts = await textsFromFiles('fr');
  const gate = held
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  const opened = openRouter(base, async (words) => {
    await gate;
    await texts.load(...words);
  });
  router = opened;
  if (!held) await firstScreen(opened);
  const manifest = Promise.resolve({ kind: 'ready', manifest: manifestOf(1, 15) } as const);
  // what is fetched late while the page is drawn is waited for
  await act(async () => {
    render(<App platform={platform} texts={texts} manifest={manifest} router={opened} />);
  });
  return opened;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const header = () =>
  within(document.querySelector<HTMLElement>('#root > header, body > div > header') ?? document.body);
const toCatalogue = () => header().getByRole('link', { name: 'Catalogue', hidden: true });
const atHome = () => waitFor(() => expect(document.querySelector('#levels')).not.toBeNull());
const inCatalogue = () => heading('Par où commencer\u{a0}?');
const lost = () => screen.findByText(/404/);

async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
  });
}

beforeEach(() => {
  // the test environment shows no dialogs
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  localStorage.clear();
  window.scrollTo = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
});

afterEach(() => {
  router?.dispose();
  cleanup();
  vi.unstubAllGlobals();
});

describe('the base', () => {
  it.each([
    ['/worldmaps/game/1', '/worldmaps/', '/worldmaps/game/1'],
    ['/worldmaps/', '/worldmaps/', '/worldmaps/'],
    ['/worldmaps', '/worldmaps/', '/worldmaps/'],
    ['/', '/worldmaps/', '/worldmaps/'],
    ['/game/1', '/worldmaps/', '/worldmaps/game/1'],
    ['/worldmapsies/game', '/worldmaps/', '/worldmaps/worldmapsies/game'],
    ['/game/1', '/', '/game/1'],
    ['/', '/', '/'],
  ])('%s for %s is %s', (pathname, base, below) => {
    expect(belowBase(pathname, base)).toBe(below);
  });

  it('never brings an address to another site', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const page = new URL('https://game.test');
        page.pathname = rest;
        const { pathname } = page;
        return (
          new URL(belowBase(pathname, '/worldmaps/'), 'https://game.test').origin === 'https://game.test'
        );
      }),
    );
  });

  it('may come without its slash', async () => {
    await open('/worldmaps?lng=fr');
    await atHome();
    expect(window.location.pathname + window.location.search).toBe('/worldmaps/?lng=fr');
  });

  it('stands before every link', async () => {
    await open('/worldmaps/');
    expect(toCatalogue().getAttribute('href')).toBe('/worldmaps/catalog');
    expect(document.querySelector('a[href="/worldmaps/"]')).not.toBeNull();
  });

  it('is the root in the shell', async () => {
    await open('/catalog', { base: '/' });
    await inCatalogue();
    expect(document.querySelector('a[href="/leaderboard"], [aria-haspopup="dialog"]')).not.toBeNull();
  });
});

describe('a way through the game', () => {
  it('does not find an unknown address, nor says so anywhere else', async () => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await open('/worldmaps/nowhere/at/all');
    await lost();
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('keeps the screen that is there until the next one is ready, then has its heading focused', async () => {
    await open('/worldmaps/', { held: true });
    await atHome();
    await press(toCatalogue());
    expect(document.querySelector('#levels')).not.toBeNull();
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'));
    expect(window.location.pathname).toBe('/worldmaps/');
    await act(async () => release());
    const title = await inCatalogue();
    expect(window.location.pathname).toBe('/worldmaps/catalog');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('goes back to where the player was on the screen before', async () => {
    const opened = await open('/worldmaps/');
    await atHome();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    fireEvent.scroll(window);
    await press(toCatalogue());
    await inCatalogue();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    await act(async () => void opened.navigate(-1));
    await atHome();
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
  });

  it('leaves clicks for a new tab to the browser', async () => {
    await open('/worldmaps/');
    for (const key of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      const link = toCatalogue();
      let prevented: boolean | undefined;
      // the test environment cannot open a tab
      const stop = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
      fireEvent.click(link, key);
      expect(prevented).toBe(false);
    }
    expect(window.location.pathname).toBe('/worldmaps/');
  });

  it('adds no entry for the place it is at', async () => {
    await open('/worldmaps/');
    const before = window.history.length;
    const home = document.querySelector<HTMLElement>('a[href="/worldmaps/"]');
    if (!home) throw new Error('no way home');
    await press(home);
    expect(window.history.length).toBe(before);
  });

  it('leads on from a redirect, inside the game only, and without an entry for it', async () => {
    const opened = await open('/worldmaps/nowhere');
    await lost();
    const before = window.history.length;
    await act(async () => opened.navigate('/redirect?to=catalog'));
    await inCatalogue();
    expect(window.location.pathname).toBe('/worldmaps/catalog');
    expect(window.history.length).toBe(before + 1);
    await act(async () => opened.navigate('/redirect?to=//example.org'));
    await atHome();
    expect(window.location.href).toMatch(/\/worldmaps\/$/);
  });

  it('takes the name of a map off the catalogue’s address, in place', async () => {
    const before = window.history.length;
    await open('/worldmaps/catalog?game=pokemon');
    await inCatalogue();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
  });
});
