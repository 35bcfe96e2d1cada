/** The daily hunt's state on a device: the streak and the progress of the day's one ranked try. */
import { easeText, NO_EASE, parseEase, type Ease } from '../game/ease';
import type { ShareSign } from '../game/recap';
import { itemOf } from '../kept/kept';
import { parseDay, type Day } from './day';
import { HUNT_LENGTH, type HuntQuest } from './hunt';
import { extend, type Streak } from './streak';
import { parsePlaced, type Placed } from './yesterday';

export interface LegResult {
  /** Milliseconds of play. */
  readonly ms: number;
  readonly sign: ShareSign;
  /** The record of its run; absent while it is open, and where nothing is ranked. */
  readonly run?: string;
}

/** The day's try; it counts from its start on, however often the page is closed. */
export interface Attempt {
  readonly day: Day;
  /** Stored because the hunt would change if another map opened during the try. */
  readonly quests: readonly HuntQuest[];
  /** Results of the finished legs, in order. */
  readonly legs: readonly LegResult[];
  /** Time and sign of the current leg so far, so that a reload does not reset them. */
  readonly open: LegResult;
  /** As an address would say it; such a try is the day's and stands on no board. Absent from a ranked one. */
  readonly ease?: string;
  /** Id of the result on the board; absent until it was sent. */
  readonly own?: string;
  /** Where it stood once its day was over; absent until it was asked. */
  readonly placed?: Placed;
}

export interface Diary {
  readonly streak?: Streak;
  readonly attempt?: Attempt;
}

export const EMPTY: Diary = {};
export const FRESH: LegResult = { ms: 0, sign: 'atOnce' };

const SIGNS: readonly ShareSign[] = ['atOnce', 'withHelp', 'afterWrong'];

/** The worse of two signs, for a leg interrupted by a reload. */
export function worse(a: ShareSign, b: ShareSign): ShareSign {
  return SIGNS.indexOf(a) > SIGNS.indexOf(b) ? a : b;
}

/** The try of a day; undefined before it has begun. */
export function attemptOn({ attempt }: Diary, day: Day): Attempt | undefined {
  return attempt?.day === day ? attempt : undefined;
}

export function isOver(legs: readonly LegResult[]): boolean {
  return legs.length >= HUNT_LENGTH;
}

/** Milliseconds of play of all legs together. */
export function totalMs(legs: readonly LegResult[]): number {
  return legs.reduce((sum, { ms }) => sum + ms, 0);
}

/** Begins the try of a day, which is ranked unless it is eased; an existing try of that day is kept. */
export function begin(diary: Diary, day: Day, quests: readonly HuntQuest[], ease: Ease = NO_EASE): Diary {
  if (attemptOn(diary, day)) return diary;
  const text = easeText(ease);
  const how = text === undefined ? {} : { ease: text };
  return { ...diary, attempt: { day, quests, legs: [], open: FRESH, ...how } };
}

/** Records time and sign of the current leg so far; `leg` counts from 0. A leg other than the current one changes nothing. */
export function spend(diary: Diary, day: Day, leg: number, open: LegResult): Diary {
  const attempt = attemptOn(diary, day);
  if (!attempt || attempt.legs.length !== leg || isOver(attempt.legs)) return diary;
  return { ...diary, attempt: { ...attempt, open } };
}

/** Finishes the current leg; the last one also finishes the day. A leg other than the current one changes nothing. */
export function finishLeg(diary: Diary, day: Day, leg: number, result: LegResult): Diary {
  const attempt = attemptOn(diary, day);
  if (!attempt || attempt.legs.length !== leg || isOver(attempt.legs)) return diary;
  const legs = [...attempt.legs, result];
  const streak = isOver(legs) ? { streak: extend(diary.streak, day) } : {};
  return { ...diary, ...streak, attempt: { ...attempt, legs, open: FRESH } };
}

/** Records the id of the result on the board. */
export function noteSent(diary: Diary, day: Day, own: string): Diary {
  const attempt = attemptOn(diary, day);
  return attempt ? { ...diary, attempt: { ...attempt, own } } : diary;
}

/** Records where the try of a day stood among others. */
export function notePlaced(diary: Diary, day: Day, placed: Placed): Diary {
  const attempt = attemptOn(diary, day);
  return attempt ? { ...diary, attempt: { ...attempt, placed } } : diary;
}

function listOf<T>(raw: unknown, parse: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items = raw.flatMap((item) => parse(item) ?? []);
  return items.length === raw.length ? items : undefined;
}

function parseStreak(raw: unknown): Streak | undefined {
  const last = parseDay(itemOf(raw, 'last'));
  const days = itemOf(raw, 'days');
  return last && typeof days === 'number' && Number.isInteger(days) && days > 0 ? { last, days } : undefined;
}

function parseLeg(raw: unknown): LegResult | undefined {
  const ms = itemOf(raw, 'ms');
  const sign = SIGNS.find((each) => each === itemOf(raw, 'sign'));
  const run = itemOf(raw, 'run');
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0 || !sign) return undefined;
  return { ms, sign, ...(typeof run === 'string' ? { run } : {}) };
}

function parseQuest(raw: unknown): HuntQuest | undefined {
  const level = itemOf(raw, 'level');
  const quest = itemOf(raw, 'quest');
  return typeof level === 'number' && typeof quest === 'string' ? { level, quest } : undefined;
}

function easeOf(raw: unknown): Ease {
  const text = itemOf(raw, 'ease');
  return parseEase(typeof text === 'string' ? text : null);
}

function parseAttempt(raw: unknown): Attempt | undefined {
  const day = parseDay(itemOf(raw, 'day'));
  const quests = listOf(itemOf(raw, 'quests'), parseQuest);
  const legs = listOf(itemOf(raw, 'legs'), parseLeg);
  const open = parseLeg(itemOf(raw, 'open'));
  const own = itemOf(raw, 'own');
  if (!day || !quests || !legs || !open) return undefined;
  if (quests.length !== HUNT_LENGTH || legs.length > HUNT_LENGTH) return undefined;
  const ease = easeText(easeOf(raw));
  const placed = parsePlaced(itemOf(raw, 'placed'));
  return {
    day,
    quests,
    legs,
    open,
    ...(ease === undefined ? {} : { ease }),
    ...(typeof own === 'string' ? { own } : {}),
    ...(placed ? { placed } : {}),
  };
}

/** Parses a stored diary; a malformed part counts as absent. */
export function parseDiary(raw: unknown): Diary {
  const streak = parseStreak(itemOf(raw, 'streak'));
  const attempt = parseAttempt(itemOf(raw, 'attempt'));
  return { ...(streak ? { streak } : {}), ...(attempt ? { attempt } : {}) };
}
