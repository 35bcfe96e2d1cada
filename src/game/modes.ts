/** The five modes: their quests, their goals and their number in an address (SPEC sections 1 and 4). */
import type { Quest } from './quest';
import { RANDOM_QUESTS } from './constants';

export const MODES = [1, 2, 3, 4, 5] as const;

export type Mode = (typeof MODES)[number];

/** Name of each mode number; also the key of the mode's texts. */
export const MODE_NAMES = {
  1: 'duplicates',
  2: 'random',
  3: 'timeAttack',
  4: 'mastery',
  5: 'unique',
} as const satisfies Record<Mode, string>;

export type ModeName = (typeof MODE_NAMES)[Mode];

/** The mode of an address that names none (SPEC section 2). */
export const DEFAULT_MODE: Mode = 2;

/** The modes a player may choose on a level; mode 5 is chosen by its quest instead. */
export const CHOSEN_MODES = [1, 2, 3, 4] as const satisfies readonly Mode[];

/** The quests a run draws from: at least one, since a mode without quests cannot be played. */
export type Deck = readonly [Quest, ...Quest[]];

/** Why an address opens no game; names as in SPEC section 8. */
export type GameError = 'GameModeIncorrect' | 'LevelNotFound' | 'QuestNotFound';

export type GameChoice =
  | { readonly kind: 'game'; readonly mode: Mode; readonly deck: Deck; readonly quest?: string }
  | { readonly kind: 'error'; readonly error: GameError };

export function countsDown(mode: Mode): boolean {
  return mode === 3;
}

export function isDuplicateQuest(quest: Pick<Quest, 'type'>): boolean {
  return quest.type === 1;
}

/** The mode an address asks for: the default when it names none, undefined when it names something else. */
export function parseMode(text: string | null | undefined): Mode | undefined {
  if (text === null || text === undefined || text === '') return DEFAULT_MODE;
  return MODES.find((mode) => String(mode) === text);
}

/**
 * The quests of a level that `mode` draws from; undefined when there is none.
 *
 * Modes 2, 3 and 4 use the normal quests only. A duplicate hunt has its own map, and loading it while a ranked
 * clock runs would let the network affect the time on the board.
 */
export function deckOf(quests: readonly Quest[], mode: Mode, questName?: string): Deck | undefined {
  const chosen = quests.filter((quest) => {
    if (mode === 5) return quest.quest === questName;
    return isDuplicateQuest(quest) === (mode === 1);
  });
  const [first, ...rest] = chosen;
  if (!first) return undefined;
  return mode === 5 ? [first] : [first, ...rest];
}

/** Number of right answers that ends a run of `mode` on a deck of this size. */
export function goalOf(mode: Mode, deckSize: number): number {
  return mode === 2 ? Math.min(RANDOM_QUESTS, deckSize) : deckSize;
}

/** The modes a level offers, from its numbers of quests by kind (DECISIONS 4). */
export function offeredModes(level: {
  readonly normalQuests: number;
  readonly duplicateQuests: number;
}): readonly Mode[] {
  return CHOSEN_MODES.filter((mode) => (mode === 1 ? level.duplicateQuests : level.normalQuests) > 0);
}

/**
 * The game an address asks for, or why there is none. `quests` are the level's, undefined when there is no such
 * level; `quest` is used in mode 5 only.
 */
export function chooseGame(
  quests: readonly Quest[] | undefined,
  modeText: string | null | undefined,
  quest: string | null | undefined,
): GameChoice {
  if (!quests) return { kind: 'error', error: 'LevelNotFound' };
  const mode = parseMode(modeText);
  if (!mode) return { kind: 'error', error: 'GameModeIncorrect' };
  const deck = deckOf(quests, mode, quest ?? undefined);
  if (!deck) return { kind: 'error', error: 'QuestNotFound' };
  return { kind: 'game', mode, deck, ...(mode === 5 ? { quest: deck[0].quest } : {}) };
}
