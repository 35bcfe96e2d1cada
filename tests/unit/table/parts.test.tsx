// @vitest-environment jsdom
/** Parts of the table that say something: the hint, the rival, the leaving, and why there is no game. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import type { Rival } from '../../../src/runs/rival';
import { EaseChoice } from '../../../src/table/EaseChoice';
import type { PlayError } from '../../../src/table/ErrorModal';
import { ErrorWay } from '../../../src/table/ErrorWay';
import { HintBubble } from '../../../src/table/HintBubble';
import { LeaveDialog } from '../../../src/table/LeaveDialog';
import { RivalStrip } from '../../../src/table/RivalStrip';
import { viewPoint } from '../../../src/viewer/space';
import { answer, deck, started } from '../../support/game-builders';
import { letDialogsOpen } from '../../support/dialogs';
import { manifestOf } from '../../support/screen';
import { textsOnHand } from '../../support/texts-on-hand';

const texts = textsOnHand('en');
const shown = (part: React.ReactNode) => <TextsProvider value={texts}>{part}</TextsProvider>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.style.fontSize = '';
});

describe('the hint’s bubble', () => {
  const acts = { onMore: vi.fn(), onClose: vi.fn() };
  const bubble = (step: 1 | 2, cost = 0) => {
    cleanup();
    vi.clearAllMocks();
    render(
      shown(
        <HintBubble
          text="Under the bridge."
          step={step}
          cost={cost}
          at={viewPoint(200, 770)}
          view={{ width: 1280, height: 740 }}
          region={undefined}
          {...acts}
        />,
      ),
    );
    return screen.getByRole('region', { name: 'Hint' });
  };

  it('says the words, and offers the light for what it costs', () => {
    expect(bubble(1).textContent).toContain('Under the bridge.');
    fireEvent.click(screen.getByRole('button', { name: 'Still nothing? Show me the area' }));
    expect(acts.onMore).toHaveBeenCalledOnce();
    bubble(1, 10);
    expect(screen.getByRole('button', { name: /\(\+10 s\)$/ })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Under the bridge.');
  });

  it('says where the light is once it shines, and offers nothing more', () => {
    expect(bubble(2).dataset['hintBubble']).toBe('2');
    expect(screen.getByRole('status').textContent).toBe('Under the bridge.It is somewhere in the light.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close the hint' }));
    expect(acts.onClose).toHaveBeenCalledOnce();
  });

  it('opens at its button, away from the edge that is near', () => {
    const { style, dataset } = bubble(1);
    expect([style.left, style.width, dataset['edge']]).toEqual(['148px', '320px', 'bottom']);
  });
});

describe('the rival’s strip', () => {
  const rival: Rival = {
    foundAt: new Map([
      ['quest1', 2],
      ['quest2', 5],
    ]),
    marks: new Map(),
    score: 2,
    time: 9,
  };
  const strip = (session: ReturnType<typeof started>, from = 0, against = rival) => {
    let instant = from;
    const now = () => instant;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a game the strip uses these
    const game = { run: { session, now } } as unknown as Parameters<typeof RivalStrip>[0]['game'];
    const { unmount, container } = render(shown(<RivalStrip game={game} rival={against} name="léa" />));
    const pass = (ms: number) => {
      instant += ms;
      act(() => void vi.advanceTimersByTime(ms));
    };
    const set = () =>
      [...container.querySelectorAll('[data-set]')].map((dot) => dot.getAttribute('data-set'));
    return { container, pass, set, unmount };
  };

  it('tells how many the rival had found by now, four times a second', () => {
    const { container, pass, set, unmount } = strip(started(deck(1, 1, 1)));
    expect([container.textContent, set()]).toEqual(['léa: 0 of 3', ['false', 'false', 'false']]);
    pass(1750);
    expect(set()).toEqual(['false', 'false', 'false']);
    pass(250);
    expect([container.textContent, set()]).toEqual(['léa: 1 of 3', ['true', 'false', 'false']]);
    pass(9000);
    expect(set()).toEqual(['true', 'true', 'false']);
    expect(screen.getByRole('complementary', { name: 'Against léa' })).toBeTruthy();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells when the rival found what one has found last, or that it did not', () => {
    const begun = started(deck(1, 1, 1));
    // whichever quest is asked first
    const foundAt = new Map(['quest1', 'quest2', 'quest3'].map((quest) => [quest, 4]));
    strip(answer(begun, 3000), 3000, { ...rival, foundAt });
    expect(screen.getByRole('status').textContent).toBe('léa found it in 4.0 s');
    cleanup();
    strip(answer(begun, 3000), 3000, { ...rival, foundAt: new Map() });
    expect(screen.getByRole('status').textContent).toBe('léa did not find it');
  });
});

describe('leaving', () => {
  it('is asked about, and either answer is the player’s', () => {
    letDialogsOpen();
    const guard = { asking: true, stay: vi.fn(), leave: vi.fn() };
    render(shown(<LeaveDialog guard={guard} />));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect([guard.leave.mock.calls.length, guard.stay.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep searching' }));
    expect([guard.leave.mock.calls.length, guard.stay.mock.calls.length]).toEqual([1, 1]);
    cleanup();
    render(shown(<LeaveDialog guard={{ ...guard, asking: false }} />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a gentler game', () => {
  it('is chosen before it begins, and says what it costs', () => {
    const onChange = vi.fn();
    const ease = { relaxed: false, largeTargets: true };
    const { container } = render(shown(<EaseChoice ease={ease} onChange={onChange} />));
    const [clock, targets] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([clock?.checked, targets?.checked]).toEqual([false, true]);
    if (clock) fireEvent.click(clock);
    expect(onChange.mock.lastCall).toEqual([{ relaxed: true, largeTargets: true }]);
    const note = document.getElementById(clock?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('counts for no board');
    expect(screen.getByText('No clock (except in time attack)')).toBeTruthy();
    expect(container.querySelector('[data-eased]')).not.toBeNull();
    cleanup();
    const none = render(
      shown(<EaseChoice ease={{ relaxed: false, largeTargets: false }} onChange={onChange} isHunt />),
    );
    expect(screen.getByText('No clock')).toBeTruthy();
    expect(none.container.querySelector('[data-eased]')).toBeNull();
  });
});

describe('where there is no game', () => {
  const platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.reject(new Error('not asked for')),
      level: () => Promise.reject(new Error('not asked for')),
      pictureUrl: (path: string) => path,
    },
  } as const;
  const way = async (why: PlayError, level: string, ...open: readonly number[]) => {
    cleanup();
    const start = Promise.resolve(
      open.length > 0
        ? ({ kind: 'ready', manifest: manifestOf(...open) } as const)
        : ({ kind: 'failed' } as const),
    );
    render(
      shown(
        <PlatformProvider platform={platform}>
          <ManifestProvider start={start}>
            <MemoryRouter>
              <ErrorWay error={why} level={level} />
            </MemoryRouter>
          </ManifestProvider>
        </PlatformProvider>,
      ),
    );
    await act(async () => undefined);
    return screen.queryByRole('link')?.getAttribute('href');
  };
  const name = (id: number) => CATALOGUE.find((level) => level.id === id)?.name ?? '';

  it('a stroll leads on: over the same map where nothing is wrong with it, else over another', async () => {
    const [one, two] = CATALOGUE.map(({ id }) => id).slice(0, 2);
    if (one === undefined || two === undefined) throw new Error('no levels');
    expect(await way('GameModeIncorrect', name(two), one, two)).toBe(`/stroll/${two}`);
    expect(await way('QuestNotFound', name(one), one, two)).toBe(`/stroll/${one}`);
    expect(await way('corrupt', name(one), one, two)).toBe(`/stroll/${two}`);
    expect(await way('notOpen', name(two), one)).toBe(`/stroll/${one}`);
    expect(await way('LevelNotFound', '', two)).toBe(`/stroll/${two}`);
  });

  it('nothing is offered without an open map, or without the list', async () => {
    const [one] = CATALOGUE;
    expect(await way('corrupt', one?.name ?? '', one?.id ?? 0)).toBeUndefined();
    expect(await way('corrupt', 'Fair')).toBeUndefined();
  });
});
