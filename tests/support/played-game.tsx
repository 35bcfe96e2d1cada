/** A game at the table below its view: begun, tapped, and its clock moved by hand. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { RunSetup } from '../../src/game/events';
import type { Deck } from '../../src/game/modes';
import { mapRect } from '../../src/game/space';
import type { LevelData } from '../../src/maps/schema';
import { useGame } from '../../src/table/use-game';
import { viewPoint } from '../../src/viewer/space';
import { markOn, setUp, type MISS } from './game-builders';
import { MAP } from './viewer';

const levelOf = (cards: Deck, ...maps: readonly string[]): LevelData => ({
  level: 1,
  name: 'Fair',
  translationSpace: 'fair',
  catalogOrder: 1,
  updateDate: '2026-11-20T00:00:00Z',
  quests: [...cards],
  maps: ['main', ...maps].map((id) => ({ ...MAP, id })),
});

export const commands = {
  zoomIn: vi.fn(),
  zoomOut: vi.fn(),
  centreOn: vi.fn(),
  visible: vi.fn(() => mapRect(0, 0, 1200, 900)),
  pushCursor: vi.fn(),
  pressCursor: vi.fn(),
};
/** In ms; a test sets it. */
export const clock = { now: 0 };

/** The clock stands at 0 before each test, and nothing is left of the game after it. */
export function setTable(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    clock.now = 0;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export function begin(
  cards: Deck,
  { largeTargets = false, ...changes }: Partial<RunSetup> & { readonly largeTargets?: boolean } = {},
  ...maps: readonly string[]
) {
  const { result } = renderHook(() =>
    useGame({
      level: levelOf(cards, ...maps),
      setup: setUp(changes),
      deck: cards,
      largeTargets,
      now: () => clock.now,
    }),
  );
  const game = () => result.current;
  act(() => game().act.ready(commands));
  act(() => game().act.sharp());
  return game;
}

export const AT = viewPoint(300, 200);
/** A tap with a mark; `x` tells where on screen it was. */
export const tapOf = (mark: typeof MISS, x = 300) => ({
  point: mark.point,
  at: viewPoint(x, 200),
  middle: mark.point,
  slack: mark.slack,
  mayDouble: false,
});

export type Played = ReturnType<typeof begin>;
export const tap = (game: Played, mark: typeof MISS, x?: number) => act(() => game().act.tap(tapOf(mark, x)));
export const tapRight = (game: Played, target = 0, x?: number) =>
  tap(game, markOn(game().run.session.quest, target), x);
export const pass = (ms: number) =>
  act(() => {
    clock.now += ms;
    vi.advanceTimersByTime(ms);
  });
