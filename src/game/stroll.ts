/** The stroll: a map without a clock, all its clues open at once, found in any order and never ranked (DECISIONS 37). */
import { targetsHit, type Mark } from './hit-test';
import type { Quest, Target } from './quest';
import type { MapPx } from './space';

/** A quest found during this stroll; times are in ms of strolling. */
export interface StrollFind {
  readonly quest: string;
  /** Since the stroll began, when its clue could first be read. */
  readonly at: number;
  /** Since the find before it. */
  readonly took: number;
}

/** The clue at hand: its words, and then a light on the map sized by the visible width in natural map pixels. */
export interface OpenClue {
  readonly quest: string;
  readonly light?: MapPx;
}

/** What a tap met: nobody, one of several figures of a clue, or the last one of some clues. */
export type Meeting =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'part' | 'found'; readonly quests: readonly string[] };

export interface Stroll {
  readonly quests: readonly Quest[];
  /** Id of the picture on screen; undefined for the main map. */
  readonly picture: string | undefined;
  /** Names of the quests found before this stroll. */
  readonly before: readonly string[];
  readonly finds: readonly StrollFind[];
  /** For each clue that is found in part: the indexes of its targets found so far. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
  readonly clue?: OpenClue;
  /** Taps so far; tells one meeting from the next. */
  readonly taps: number;
  readonly meeting?: Meeting;
  /** Ms of strolling at the last event; `resumedAt` is the instant from which it goes on, undefined while it rests. */
  readonly strolled: number;
  readonly resumedAt?: number;
}

export type StrollMove =
  /** The picture is there, or the page is seen again. */
  | { readonly type: 'go' }
  /** The page is hidden. */
  | { readonly type: 'rest' }
  | { readonly type: 'tap'; readonly mark: Mark }
  /** Opens a clue's words, on its own picture. */
  | { readonly type: 'open'; readonly quest: string }
  | { readonly type: 'light'; readonly visibleWidth: MapPx }
  | { readonly type: 'close' }
  | { readonly type: 'turn'; readonly picture: string | undefined }
  /** Begins the map again with everybody hidden. */
  | { readonly type: 'again' };

/** `at`: instant in ms of a monotonic clock. */
export type StrollEvent = StrollMove & { readonly at: number };

/** `found`: names of quests found before; those the level does not have are left out. */
export function beginStroll(quests: readonly Quest[], found: readonly string[]): Stroll {
  const before = quests.map(({ quest }) => quest).filter((quest) => found.includes(quest));
  const [next] = quests.filter(({ quest }) => !before.includes(quest));
  return { quests, picture: next?.image, before, finds: [], parts: {}, taps: 0, strolled: 0 };
}

/** Names of all quests found, in their order. */
export function foundOf({ before, finds }: Stroll): readonly string[] {
  return [...before, ...finds.map(({ quest }) => quest)];
}

export function isFound(stroll: Stroll, quest: string): boolean {
  return stroll.before.includes(quest) || stroll.finds.some((find) => find.quest === quest);
}

export function isStrolled(stroll: Stroll): boolean {
  return stroll.quests.every(({ quest }) => isFound(stroll, quest));
}

/** Ids of the level's pictures that have clues, in the order of the clues; undefined stands for the main map. */
export function picturesOf({ quests }: Pick<Stroll, 'quests'>): readonly (string | undefined)[] {
  return [...new Set(quests.map(({ image }) => image))];
}

/** Indexes of the targets of a quest that are found. */
export function targetsFound(stroll: Stroll, quest: Quest): readonly number[] {
  if (isFound(stroll, quest.quest)) return quest.positions.map((_, index) => index);
  return stroll.parts[quest.quest] ?? [];
}

/** The quest with those of its targets that are still hidden, where a light should fall. */
export function hiddenPart(stroll: Stroll, quest: Quest): Quest {
  const found = targetsFound(stroll, quest);
  return { ...quest, positions: quest.positions.filter((_, index) => !found.includes(index)) };
}

/** Milliseconds strolled at the instant `at` of a monotonic clock. */
export function strolledAt({ strolled, resumedAt }: Stroll, at: number): number {
  return resumedAt === undefined ? strolled : strolled + Math.max(0, at - resumedAt);
}

/** The targets of all clues of the picture at hand, found or not. */
export function targetsOn({ quests, picture }: Stroll): readonly Target[] {
  return quests.filter(({ image }) => image === picture).flatMap(({ positions }) => positions);
}

/** The targets a tap meets on the picture at hand, of whatever clue, by quest. */
function metBy(mark: Mark, { quests, picture }: Stroll): ReadonlyMap<Quest, readonly number[]> {
  const here = quests
    .filter(({ image }) => image === picture)
    .flatMap((quest) => quest.positions.map((target, index) => ({ quest, target, index })));
  const met = new Map<Quest, number[]>();
  for (const number of targetsHit(
    mark,
    here.map(({ target }) => target),
  )) {
    const hit = here[number];
    if (hit) met.set(hit.quest, [...(met.get(hit.quest) ?? []), hit.index]);
  }
  return met;
}

function tap(stroll: Stroll, mark: Mark, at: number): Stroll {
  const now = strolledAt(stroll, at);
  const taps = stroll.taps + 1;
  let { parts } = stroll;
  const found: string[] = [];
  const begun: string[] = [];
  for (const [quest, hits] of metBy(mark, stroll)) {
    const name = quest.quest;
    const known = targetsFound(stroll, quest);
    const all = [...new Set([...known, ...hits])];
    if (all.length === known.length) continue;
    if (all.length === quest.positions.length) {
      const { [name]: _, ...others } = parts;
      parts = others;
      found.push(name);
    } else {
      parts = { ...parts, [name]: all };
      begun.push(name);
    }
  }
  if (found.length === 0 && begun.length === 0) return { ...stroll, taps, meeting: { kind: 'nobody' } };
  if (found.length === 0) return { ...stroll, taps, parts, meeting: { kind: 'part', quests: begun } };
  const since = stroll.finds.at(-1)?.at ?? 0;
  const finds = found.map((quest) => ({ quest, at: now, took: now - since }));
  const { clue, ...rest } = stroll;
  return {
    ...rest,
    ...(clue && !found.includes(clue.quest) ? { clue } : {}),
    taps,
    parts,
    finds: [...stroll.finds, ...finds],
    meeting: { kind: 'found', quests: found },
  };
}

function closed(stroll: Stroll): Stroll {
  const { clue: _, ...rest } = stroll;
  return rest;
}

/** The reducer. An event that changes nothing returns the same object; a tap at nobody is no mistake. */
export function strollOn(stroll: Stroll, event: StrollEvent): Stroll {
  switch (event.type) {
    case 'go':
      return stroll.resumedAt === undefined ? { ...stroll, resumedAt: event.at } : stroll;
    case 'rest': {
      if (stroll.resumedAt === undefined) return stroll;
      const { resumedAt: _, ...rest } = stroll;
      return { ...rest, strolled: strolledAt(stroll, event.at) };
    }
    case 'tap':
      return stroll.resumedAt === undefined ? stroll : tap(stroll, event.mark, event.at);
    case 'open': {
      const quest = stroll.quests.find((each) => each.quest === event.quest);
      if (!quest || isFound(stroll, quest.quest) || stroll.clue?.quest === quest.quest) return stroll;
      return { ...stroll, picture: quest.image, clue: { quest: quest.quest } };
    }
    case 'light':
      if (!stroll.clue || !(event.visibleWidth > 0)) return stroll;
      return { ...stroll, clue: { ...stroll.clue, light: event.visibleWidth } };
    case 'close':
      if (stroll.clue) return closed(stroll);
      break;
    case 'turn':
      if (event.picture === stroll.picture || !picturesOf(stroll).includes(event.picture)) return stroll;
      return { ...closed(stroll), picture: event.picture };
    case 'again': {
      const fresh = beginStroll(stroll.quests, []);
      return stroll.resumedAt === undefined ? fresh : { ...fresh, resumedAt: event.at };
    }
  }
  return stroll;
}
