/** Keeps a player's progress in step between this device and the store: both only ever learn from each other. */
import type { Accounts } from '../../accounts/port';
import { mergeProgress } from '../../progress/merge';
import { NOTHING_FOUND } from '../../progress/progress';
import { parseProgressText } from '../../progress/schema';
import type { ProgressStore } from '../../progress/store';
import type { Timer } from '../../records/outbox';
import { LONGEST_PROGRESS, PROGRESS_PAUSE, type ProgressShelf } from '../../records/progress-port';

export interface SyncNeeds {
  readonly accounts: Pick<Accounts, 'state' | 'subscribe'>;
  readonly shelf: ProgressShelf;
  readonly store: ProgressStore;
  readonly timer: Timer;
}

/** Longest pause after failures, in milliseconds. */
const LONGEST_PAUSE = 16 * PROGRESS_PAUSE;

/**
 * Follows who is signed in. A player's progress is read and joined at once, then after each change, a minute after the
 * last look at least; after a failure the pause doubles.
 */
export function followProgress({ accounts, shelf, store, timer }: SyncNeeds): void {
  let player: string | undefined;
  let stop: (() => void) | undefined;
  let isResting = false;
  let isChanged = false;
  let pause = PROGRESS_PAUSE;

  const rest = (): void => {
    isResting = true;
    stop = timer.after(pause, () => {
      isResting = false;
      if (isChanged) void step();
    });
  };

  /** Whether store and device know the same now. */
  const meet = async (userId: string): Promise<boolean> => {
    const answer = await shelf.read(userId);
    if (answer.kind === 'offline') return false;
    const theirs = answer.text === undefined ? NOTHING_FOUND : parseProgressText(answer.text);
    if (player !== userId) return true;
    store.join(theirs);
    const both = store.get();
    if (mergeProgress(both, theirs) === theirs) return true;
    const text = JSON.stringify(both);
    if (text.length > LONGEST_PROGRESS) return true;
    return (await shelf.keep(userId, text)).kind === 'ok';
  };

  const step = async (): Promise<void> => {
    const userId = player;
    if (userId === undefined) return;
    isChanged = false;
    rest();
    if (await meet(userId)) {
      pause = PROGRESS_PAUSE;
      return;
    }
    isChanged = true;
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };

  const follow = (): void => {
    const state = accounts.state();
    if (state.kind === 'loading') return;
    const next = state.kind === 'user' ? state.account.userId : undefined;
    store.belongTo(next);
    if (next === player) return;
    player = next;
    stop?.();
    pause = PROGRESS_PAUSE;
    isResting = false;
    void step();
  };

  store.subscribe(() => {
    isChanged = true;
    if (!isResting) void step();
  });
  accounts.subscribe(follow);
  follow();
}
