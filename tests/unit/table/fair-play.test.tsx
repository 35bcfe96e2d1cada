// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elapsedMs } from '../../../src/game/clock';
import type { RunSetup } from '../../../src/game/events';
import type { Deck } from '../../../src/game/modes';
import type { LevelData } from '../../../src/maps/schema';
import { useGame } from '../../../src/table/use-game';
import { viewPoint } from '../../../src/viewer/space';
import { deck, MISS, markOn, pictures, setUp } from '../../support/game-builders';
import { MAP } from '../../support/viewer';

let instant = 0;

beforeEach(() => {
  vi.useFakeTimers();
  instant = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const levelOf = (cards: Deck, maps: readonly string[]): LevelData => ({
  level: 1,
  name: 'Fair',
  translationSpace: 'fair',
  catalogOrder: 1,
  updateDate: '2026-11-20T00:00:00Z',
  quests: [...cards],
  maps: ['main', ...maps].map((id) => ({ ...MAP, id })),
});

function begin(cards: Deck, changes: Partial<RunSetup> = {}, ...maps: readonly string[]) {
  const level = levelOf(cards, maps);
  const setup = setUp(changes);
  const { result } = renderHook(() => useGame({ level, setup, deck: cards, now: () => instant }));
  const game = () => result.current;
  act(() => game().act.sharp());
  return game;
}

type Played = ReturnType<typeof begin>;
const tap = (game: Played, { point, slack }: typeof MISS, x = 300, mayDouble = false) =>
  act(() => game().act.tap({ point, middle: point, slack, at: viewPoint(x, 200), mayDouble }));
const pass = (ms: number) =>
  act(() => {
    instant += ms;
    vi.advanceTimersByTime(ms);
  });

describe('a further picture', () => {
  it('stops the clock until it is sharp', () => {
    const game = begin(pictures(2), { mode: 1 }, 'dquest2');
    pass(2000);
    act(() => game().act.skip());
    expect(game().run.session.phase).toBe('loading');
    pass(30_000);
    tap(game, MISS);
    expect(game().run.session.marks).toEqual([]);
    act(() => game().act.sharp());
    expect(game().run.session.phase).toBe('searching');
    expect(elapsedMs(game().run.session, instant)).toBe(2000);
  });
});

it('leaves the last verdict where it was while the stamp is down', () => {
  const game = begin(deck(1, 1));
  for (const x of [10, 20, 30]) tap(game, MISS, x);
  tap(game, MISS, 99);
  expect(game().tappedAt).toEqual(viewPoint(30, 200));
  pass(2000);
  tap(game, MISS, 99);
  expect(game().tappedAt).toEqual(viewPoint(99, 200));
});

describe('a tap of a finger', () => {
  const touch = (game: Played, mark: typeof MISS) => tap(game, mark, 300, true);

  it('that is wrong shows its mark at once and is judged, at its own instant, when no second one came', () => {
    const game = begin(deck(1, 1));
    instant = 1000;
    touch(game, MISS);
    expect(game().marks).toEqual([MISS.point]);
    expect(game().verdict).toBe('pending');
    pass(350);
    expect(game().verdict).toBe('wrong');
    expect(game().run.session.answers).toMatchObject([{ right: false, at: 1000 }]);
  });

  it('is no answer when a second one makes it a zoom', () => {
    const game = begin(deck(1, 1));
    touch(game, MISS);
    act(() => game().act.doubleTap());
    expect(game().marks).toEqual([]);
    pass(1000);
    expect(game().run.session.answers).toEqual([]);
  });

  it('that is right counts at once', () => {
    const game = begin(deck(1, 1));
    touch(game, markOn(game().run.session.quest));
    expect(game().run.session.phase).toBe('judged');
  });

  it('counts before whatever comes after it', () => {
    const game = begin(deck(1, 1));
    touch(game, MISS);
    act(() => game().act.skip());
    expect(game().run.session.answers).toHaveLength(1);
    expect(game().run.run.events.map(({ type }) => type)).toEqual(['start', 'mark', 'skip']);
  });

  it('completes several targets as fast as fingers are', () => {
    const game = begin(deck(2, 2));
    touch(game, markOn(game().run.session.quest, 0));
    expect(game().marks).toHaveLength(1);
    touch(game, markOn(game().run.session.quest, 1));
    expect(game().run.session.phase).toBe('judged');
  });
});
