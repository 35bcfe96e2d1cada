// @vitest-environment jsdom
/** What a player sees of maps that a local server is still drawing. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/i18n/language';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import type { DrawingState } from '../../../src/maps/drawing';
import type { Platform } from '../../../src/platform/platform';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { CatalogueScreen } from '../../../src/screens/catalogue/CatalogueScreen';
import { CrowdScreen } from '../../../src/screens/crowd/CrowdScreen';
import { DailyScreen } from '../../../src/screens/daily/DailyScreen';
import { HomeScreen } from '../../../src/screens/home/HomeScreen';
import { PlayScreen } from '../../../src/screens/play/PlayScreen';
import { StrollScreen } from '../../../src/screens/stroll/StrollScreen';
import { inRouter } from '../../support/router';
import { manifestOf } from '../../support/screen';
import { textsFromFiles } from '../../support/texts';

const BLUR = 'data:image/webp;base64,AA';
const DRAWING: DrawingState = {
  over: false,
  drawn: [5],
  levels: [
    { kind: 'drawing', level: 6, share: 0.456, placeholder: BLUR },
    { kind: 'waiting', level: 7 },
    { kind: 'failed', level: 8, reason: 'main: quest3: no fair spot' },
  ],
};

/** A server that draws; what it says may change while the page is open. */
function server(first: DrawingState) {
  const wishes: number[] = [];
  const now: { state: DrawingState; away: boolean; listed?: readonly number[] } = {
    state: first,
    away: false,
  };
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => {
        const { drawn, over, levels } = now.state;
        const whole = over && levels.length === 0;
        return Promise.resolve({
          ...manifestOf(...(now.listed ?? drawn)),
          ...(whole ? {} : { drawing: true }),
        });
      },
      level: () => new Promise(() => undefined),
      pictureUrl: (path) => `/maps/${path}`,
    },
    drawing: {
      state: () => (now.away ? Promise.reject(new Error('away')) : Promise.resolve(now.state)),
      first: (level) => {
        wishes.push(level);
        return Promise.resolve();
      },
    },
  };
  return { platform, wishes, now };
}

const SCREENS = {
  home: ['/', undefined, <HomeScreen key="home" now={0} />],
  game: [
    '/game/7?mode=2',
    '/game/:level',
    <PlayScreen key="game" loadForm={() => new Promise(() => undefined)} />,
  ],
  crowd: ['/crowd/7', '/crowd/:level', <CrowdScreen key="crowd" />],
  stroll: ['/stroll/7', '/stroll/:level', <StrollScreen key="stroll" />],
  catalogue: ['/catalog', '/catalog', <CatalogueScreen key="catalogue" />],
  daily: ['/daily', '/daily', <DailyScreen key="daily" />],
} as const;

async function show(what: keyof typeof SCREENS, platform: Platform, language: Language = 'en') {
  const texts = await textsFromFiles(language);
  await texts.load('drawing', 'play', 'crowd', 'stroll', 'daily');
  const [address, route, element] = SCREENS[what];
  window.history.replaceState(null, '', `/worldmaps${address}`);
  render(
    <TextsProvider value={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider>{inRouter(element, route)}</ManifestProvider>
      </PlatformProvider>
    </TextsProvider>,
  );
}

const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
};

/** Until the next answer of the server has been heard and shown. */
const nextAnswer = () => act(() => vi.advanceTimersByTimeAsync(1100));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('home while maps are drawn', () => {
  it('shows each level in its place: to play, on its way, in the pile', async () => {
    await show('home', server(DRAWING).platform);
    await screen.findByRole('progressbar', { name: 'Drawing TEZUKA' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['TEZUKA', 'ONE PIECE', 'NARUTO']));
    expect(names.indexOf('TEZUKA')).toBeLessThan(names.indexOf('ONE PIECE'));
    expect(screen.getByRole('progressbar', { name: 'Drawing TEZUKA' }).getAttribute('value')).toBe('45');
    expect(card('ONE PIECE').getByText('In the pile')).toBeDefined();
    expect(card('TEZUKA').getByRole('link').getAttribute('href')).toBe('/worldmaps/game/6');
    expect(screen.getByText(/1 map ready out of 22/).tagName).toBe('OUTPUT');
  });

  it('opens a level as soon as it is drawn, and reads it out', async () => {
    const { platform, now } = server(DRAWING);
    await show('home', platform);
    await screen.findByRole('progressbar', { name: 'Drawing TEZUKA' });
    now.state = { over: false, drawn: [5, 6], levels: [{ kind: 'drawing', level: 7, share: 0 }] };
    await nextAnswer();
    await screen.findByRole('list', { name: 'Ways to play TEZUKA' });
    expect(screen.getByText(/2 maps ready out of 22/).tagName).toBe('OUTPUT');
    now.state = { over: true, drawn: [5, 6, 7], levels: [] };
    await nextAnswer();
    await screen.findByRole('list', { name: 'Ways to play ONE PIECE' });
    expect(screen.queryByText(/more being drawn/)).toBeNull();
  });

  it('keeps a drawn level’s place until the list names it, and the hunt’s: nothing moves', async () => {
    const { platform, now } = server(DRAWING);
    await show('home', platform);
    await screen.findByRole('progressbar', { name: 'Drawing TEZUKA' });
    now.listed = [5];
    now.state = { over: false, drawn: [5, 6], levels: [{ kind: 'drawing', level: 7, share: 0 }] };
    await nextAnswer();
    await screen.findByRole('progressbar', { name: 'Drawing ONE PIECE' });
    expect(screen.getByRole('progressbar', { name: 'Drawing TEZUKA' }).getAttribute('value')).toBe('100');
    expect(screen.getByRole('heading', { name: 'The daily hunt' })).toBeDefined();
  });

  it('asks for the level a player would rather have', async () => {
    const { platform, wishes } = server(DRAWING);
    await show('home', platform);
    fireEvent.click(await screen.findByRole('button', { name: 'ONE PIECE: draw it now' }));
    expect(wishes).toEqual([7]);
    expect(card('ONE PIECE').getByText('It comes next!')).toBeDefined();
  });

  it('keeps a level that failed closed, and says why', async () => {
    await show('home', server(DRAWING).platform);
    await screen.findByRole('progressbar', { name: 'Drawing TEZUKA' });
    expect(card('NARUTO').queryByRole('link')).toBeNull();
    expect(card('NARUTO').getByText('main: quest3: no fair spot')).toBeDefined();
  });

  it('says so when the server is away, and leaves what it knew', async () => {
    const { platform, now } = server(DRAWING);
    await show('home', platform, 'fr');
    await screen.findByRole('progressbar', { name: 'Dessin de TEZUKA' });
    now.away = true;
    await nextAnswer();
    expect(screen.getByText(/Le dessinateur fait une pause/)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Dessin de TEZUKA' })).toBeDefined();
  });

  it('leads to the map that will be there first while there is none', async () => {
    await show('home', server({ ...DRAWING, drawn: [] }).platform);
    await screen.findByRole('progressbar', { name: 'Drawing TEZUKA' });
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/worldmaps/game/6');
  });
});

describe('a game whose map is not drawn yet', () => {
  it.each(['game', 'crowd', 'stroll'] as const)(
    'has it drawn next, and opens by itself: %s',
    async (what) => {
      const { platform, wishes, now } = server(DRAWING);
      await show(what, platform);
      await screen.findByRole('heading', { name: 'ONE PIECE is being drawn' });
      await waitFor(() => expect(wishes).toEqual([7]));
      now.state = { over: false, drawn: [5, 7], levels: [{ kind: 'waiting', level: 6 }] };
      await nextAnswer();
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'ONE PIECE is being drawn' })).toBeNull(),
      );
    },
  );

  it('says why when it failed', async () => {
    const failed = { kind: 'failed' as const, level: 7, reason: 'main: quest3: no fair spot' };
    await show('game', server({ over: true, drawn: [5], levels: [failed] }).platform, 'fr');
    await screen.findByText('main: quest3: no fair spot');
    expect(screen.getByText(/n’a pas pu être dessinée/)).toBeDefined();
  });
});

describe('the catalogue while maps are drawn', () => {
  it('says how far each is, has one drawn next that is chosen, and opens it', async () => {
    const { platform, wishes, now } = server(DRAWING);
    await show('catalogue', platform);
    expect(await screen.findByText('Being painted… 45%')).toBeDefined();
    // one that failed, and one that nobody draws
    expect(screen.getByText('Torn page')).toBeDefined();
    expect(screen.getAllByText('Not open yet')).toHaveLength(18);
    fireEvent.click(screen.getByRole('button', { name: /ONE PIECE/ }));
    await screen.findByRole('heading', { name: 'ONE PIECE is being drawn' });
    expect(screen.getByText('It comes next!')).toBeDefined();
    await waitFor(() => expect(wishes).toEqual([7]));
    expect(screen.queryByRole('alert')).toBeNull();
    now.state = { over: false, drawn: [5, 7], levels: [{ kind: 'waiting', level: 6 }] };
    await nextAnswer();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /is being drawn/ })).toBeNull());
    expect(screen.getByRole('button', { name: /ONE PIECE/, expanded: true })).toBeDefined();
  });
});

it('says of the daily hunt that it is on its way', async () => {
  await show('daily', server(DRAWING).platform);
  expect(await screen.findByRole('heading', { name: 'The hunt is on its way' })).toBeDefined();
  expect(screen.queryByText(/at least five open maps/)).toBeNull();
});

it('asks nothing of a server that does not draw', async () => {
  const { platform, now } = server({ over: true, drawn: [5], levels: [] });
  const state = vi.fn(() => Promise.resolve(now.state));
  await show('home', { ...platform, drawing: { state, first: () => Promise.resolve() } });
  await screen.findByRole('list', { name: 'Ways to play 90s' });
  await nextAnswer();
  expect(state).not.toHaveBeenCalled();
  expect(screen.getAllByText('Not yet open')).toHaveLength(21);
});
