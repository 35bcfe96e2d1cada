// @vitest-environment jsdom
/** What stands around the map: the bar with its timer, and the tools. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/game/session';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { settings, USUAL } from '../../../src/settings/settings';
import { Bar } from '../../../src/table/Bar';
import { Timer } from '../../../src/table/Timer';
import { Tools, type ToolsProps } from '../../../src/table/Tools';
import { createSession } from '../../../src/game/session';
import { answer, deck, markOn, MISS, pictures, play, setUp, started } from '../../support/game-builders';
import { textsOnHand } from '../../support/texts-on-hand';

const texts = textsOnHand('en');
const shown = (part: React.ReactNode) => <TextsProvider value={texts}>{part}</TextsProvider>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.change(USUAL);
});

describe('the timer', () => {
  let instant = 0;
  const now = () => instant;
  const pass = (ms: number) => {
    instant += ms;
    act(() => void vi.advanceTimersByTime(ms));
  };
  const timer = () => screen.getByRole('timer');

  beforeEach(() => {
    instant = 0;
  });

  it('is read ten times a second while the clock runs, and counts nothing itself', () => {
    render(shown(<Timer session={started(deck(1, 1))} now={now} />));
    expect([timer().textContent, timer().ariaLabel ?? timer().getAttribute('aria-label')]).toEqual([
      '0:00',
      'Time so far: 0:00',
    ]);
    pass(100);
    expect(timer().dataset['elapsed']).toBe('100');
    pass(64_900);
    expect([timer().textContent, timer().dataset['elapsed']]).toEqual(['1:05', '65000']);
  });

  it('goes on from what was played before, where several runs are one', () => {
    render(shown(<Timer session={started(deck(1, 1))} now={now} earlierMs={61_000} />));
    pass(2000);
    expect(timer().textContent).toBe('1:03');
  });

  it('says that it waits, and does not go on meanwhile', () => {
    const waiting = createSession(setUp(), deck(1, 1));
    const loading = play(started(pictures(2), { mode: 1 }), { type: 'skip', at: 4000 });
    expect(loading.phase).toBe('loading');
    for (const [session, time] of [
      [waiting, '0:00'],
      [loading, '0:04'],
    ] as const) {
      instant = 4000;
      render(shown(<Timer session={session} now={now} />));
      expect(timer().getAttribute('aria-label')).toBe(`Clock stopped at ${time}`);
      expect(timer().dataset['waits']).toBe('true');
      expect(timer().className).toContain('waits');
      expect(vi.getTimerCount()).toBe(0);
      cleanup();
    }
  });

  it('counts down in a time attack, and is pressing for the last five seconds', () => {
    render(shown(<Timer session={started(deck(1, 1), { mode: 3 })} now={now} />));
    expect(timer().getAttribute('aria-label')).toBe('Time left: 0:20');
    pass(14_900);
    expect([timer().textContent, timer().className.includes('pressing')]).toEqual(['0:06', false]);
    pass(100);
    expect([timer().textContent, timer().className.includes('pressing')]).toEqual(['0:05', true]);
  });

  it('is pressing in no game that counts up, however short it was', () => {
    render(shown(<Timer session={started(deck(1, 1))} now={now} />));
    expect(timer().className).not.toContain('pressing');
    cleanup();
    render(shown(<Timer session={createSession(setUp({ mode: 3 }), deck(1))} now={now} />));
    expect(timer().getAttribute('aria-label')).toBe('Clock stopped, time left: 0:20');
  });

  it('stands still once the game is over, while it is paused, and when it is gone', () => {
    const over = answer(started(deck(1)), 3000);
    expect(over.phase).toBe('over');
    const paused = play(started(deck(1, 1), { ranked: false }), { type: 'pause', at: 2000 });
    for (const session of [over, paused]) {
      instant = 9000;
      render(shown(<Timer session={session} now={now} />));
      expect(vi.getTimerCount()).toBe(0);
      expect(timer().dataset['waits']).toBe('false');
      cleanup();
    }
    const { unmount } = render(shown(<Timer session={started(deck(1, 1))} now={now} />));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the bar', () => {
  const bar = (session: Session, more: Partial<Parameters<typeof Bar>[0]> = {}) =>
    render(
      shown(
        <Bar session={session} now={() => 0} place="Fair" title="A red fox" clockless={false} {...more} />,
      ),
    ).container;
  const words = (of: Element) => of.querySelector('[data-long], [class*="words"]');

  it('says how many of a quest are to be found, and how many marks are placed', () => {
    const begun = started(deck(3, 3));
    const dots = (of: Element) =>
      [...of.querySelectorAll('[data-placed]')].map((dot) => dot.getAttribute('data-placed'));
    const empty = bar(begun);
    expect([dots(empty), empty.textContent]).toEqual([
      ['false', 'false', 'false'],
      expect.stringContaining('3 to findnone placed'),
    ]);
    cleanup();
    const placed = bar(play(begun, { type: 'mark', at: 100, ...markOn(begun.quest) }));
    expect([dots(placed), placed.textContent]).toEqual([
      ['true', 'false', 'false'],
      expect.stringContaining('1 placed'),
    ]);
    cleanup();
    const one = bar(started(deck(1, 1)));
    expect([dots(one), one.textContent?.includes('to find')]).toEqual([[], false]);
    cleanup();
    expect(dots(bar(started(deck(2, 2))))).toHaveLength(2);
  });

  it('is narrower for a title of more than two lines, and for a quest of several', () => {
    expect(words(bar(started(deck(1, 1)), { title: 'x'.repeat(36) }))?.getAttribute('data-long')).toBeNull();
    expect(words(bar(started(deck(1, 1)), { title: 'x'.repeat(37) }))?.getAttribute('data-long')).toBe(
      'true',
    );
    expect(words(bar(started(deck(2, 2))))?.getAttribute('data-long')).toBe('true');
  });

  it('says how many quests of how many are found, of all runs of a series', () => {
    const one = answer(started(deck(1, 1, 1)), 2000);
    expect(bar(one).textContent).toContain('Quests found: 1 of 3');
    cleanup();
    const series = { done: 4, goal: 10, earlierMs: 0 };
    const text = bar(one, { series }).textContent;
    expect(text).toContain('Quests found: 5 of 10');
    expect(text).toContain('5/10');
    cleanup();
    // of one quest alone there is nothing to count
    expect(bar(started(deck(1))).textContent).not.toContain('Quests found');
    cleanup();
    expect(bar(started(deck(1, 1))).textContent).toContain('Quests found: 0 of 2');
  });

  it('shows a clock unless there is none, and says when nothing is ranked', () => {
    const begun = started(deck(1, 1));
    const plain = bar(begun);
    expect([screen.queryByRole('timer') === null, plain.querySelector('[data-unranked]')]).toEqual([
      false,
      null,
    ]);
    cleanup();
    const eased = bar(begun, { clockless: true, unranked: true, menu: 'the menu' });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(eased.querySelector('[data-unranked]')?.textContent).toBe('Not ranked');
    expect(eased.textContent).toContain('the menu');
    expect(eased.textContent).toContain('Fair');
  });

  it('counts the time of the runs before it', () => {
    bar(started(deck(1, 1)), { series: { done: 0, goal: 2, earlierMs: 65_000 } });
    expect(screen.getByRole('timer').textContent).toBe('1:05');
  });
});

describe('the tools', () => {
  const acts = {
    onZoomIn: vi.fn(),
    onZoomOut: vi.fn(),
    onHint: vi.fn(),
    onSkip: vi.fn(),
    onTakeBack: vi.fn(),
    onNight: vi.fn(),
  };
  const zoom = { zoom: 100, canZoomIn: true, canZoomOut: true };
  const tools = (session: Session, more: Partial<ToolsProps> = {}) => {
    cleanup();
    render(
      shown(
        <Tools
          session={session}
          zoom={zoom}
          minimal={false}
          skippable
          night={undefined}
          hintOpen={false}
          {...acts}
          {...more}
        />,
      ),
    );
  };
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  const begun = started(deck(1, 1));

  beforeEach(() => void vi.clearAllMocks());

  it('do what they say', () => {
    const several = started(deck(2, 2));
    tools(play(several, { type: 'mark', at: 100, ...markOn(several.quest) }), { night: false });
    for (const [name, act] of [
      ['Zoom out', acts.onZoomOut],
      ['Zoom in', acts.onZoomIn],
      ['See the map by night', acts.onNight],
      ['Undo the last mark', acts.onTakeBack],
      ['Hint', acts.onHint],
      ['Skip this quest', acts.onSkip],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(act).toHaveBeenCalledOnce();
    }
  });

  it('zoom as far as the map can', () => {
    tools(begun);
    expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([false, false]);
    tools(begun, { zoom: { ...zoom, canZoomIn: false } });
    expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([false, true]);
    tools(begun, { zoom: undefined });
    expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([true, true]);
  });

  it('lead from day to night and back where a map has both', () => {
    tools(begun, { night: true });
    expect(screen.getByRole('button', { name: 'See the map by day' }).textContent).toBe('Day');
    tools(begun, { night: false });
    expect(screen.getByRole('button', { name: 'See the map by night' }).textContent).toBe('Night');
    tools(begun);
    expect(names().some((name) => name?.startsWith('See the map'))).toBe(false);
  });

  it('take back a mark of several once there is one, and while they are looked for', () => {
    const several = started(deck(2, 2));
    tools(begun);
    expect(names()).not.toContain('Undo the last mark');
    tools(several);
    expect(isOff('Undo the last mark')).toBe(true);
    tools(play(several, { type: 'mark', at: 100, ...markOn(several.quest) }));
    expect(isOff('Undo the last mark')).toBe(false);
    tools(answer(several, 2000));
    expect(isOff('Undo the last mark')).toBe(true);
  });

  it('say what the next hint costs, and nothing of it where it is free', () => {
    const hinted = play(begun, { type: 'hint', at: 100, visibleWidth: 1200 });
    const lit = play(hinted, { type: 'hint', at: 200, visibleWidth: 1200 });
    const free = play(started(deck(1, 1), { ranked: false }), { type: 'hint', at: 100, visibleWidth: 1200 });
    tools(begun);
    expect(names()).toContain('Hint');
    tools(hinted);
    expect(names().some((name) => /^Hint: show the area \(\+\d+ s\)$/.test(name ?? ''))).toBe(true);
    tools(free);
    expect(names()).toContain('Hint: show the area');
    tools(lit, { hintOpen: true });
    const hint = screen.getByRole('button', { name: 'See the hint again' });
    expect([hint.getAttribute('aria-expanded'), hint.getAttribute('data-tool')]).toEqual(['true', 'hint']);
  });

  it('skip while there is another quest to look for', () => {
    tools(begun);
    expect(isOff('Skip this quest')).toBe(false);
    tools(started(deck(1)));
    expect([isOff('Skip this quest'), isOff('Hint')]).toEqual([true, false]);
    tools(answer(begun, 2000));
    expect([isOff('Skip this quest'), isOff('Hint')]).toEqual([true, true]);
    tools(begun, { skippable: false });
    expect(names()).not.toContain('Skip this quest');
    tools(begun, { minimal: true });
    expect(names()).toEqual(['Zoom out', 'Zoom in', 'Freeze the picture', 'Mute']);
  });

  it('are the same where the mark was wrong: one goes on looking', () => {
    tools(play(begun, { type: 'mark', at: 100, ...MISS }));
    expect([isOff('Skip this quest'), isOff('Hint')]).toEqual([false, false]);
  });
});
