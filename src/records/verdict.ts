/**
 * Judges a write as firestore.rules do, so that a device keeps nothing that a server would refuse, and both tell the
 * player the same reason. `tests/rules/alike.test.ts` drives the rules and the embedded store with one table.
 */
import * as z from 'zod/mini';
import { isEmail, isSiteWide } from '../contest/consent';
import { isGameOf } from '../contest/calendar';
import { maskEmail } from '../contest/mask';
import { isOpen, type ContestPlan } from '../contest/plan';
import { endOfWeek, weekKeyAt } from '../contest/weeks';
import { RANDOM_QUESTS, TIME_ATTACK_SECONDS } from '../game/constants';
import { isDuplicateQuest } from '../game/modes';
import type { Quest } from '../game/quest';
import { DAY_MS, dayNumber, dayOf, startOf, type Day } from '../daily/day';
import { levelDefinitionSchema } from '../maps/definition';
import { findLevel } from '../maps/catalogue';
import { DAYS_OPEN, isHuntOpen } from './hunts';
import { isName } from './names';
import type { Refusal } from './refusals';
import { writeSchema, type Activity, type Entry, type Score, type Write } from './schema';

/** Quests of a level by kind. */
export interface QuestCounts {
  readonly normal: number;
  readonly duplicate: number;
}

export function countsOf(quests: readonly Pick<Quest, 'type'>[]): QuestCounts {
  const duplicate = quests.filter(isDuplicateQuest).length;
  return { normal: quests.length - duplicate, duplicate };
}

/** The counts of an uploaded level; undefined for anything that is no level. */
export function countsIn(definition: unknown): QuestCounts | undefined {
  const parsed = levelDefinitionSchema.safeParse(definition);
  return parsed.success ? countsOf(parsed.data.quests) : undefined;
}

/** The fields of a plan that decide about an entry; without a `wording`, any version of the rules is agreed to. */
export type PlannedContest = Pick<ContestPlan, 'game' | 'opens' | 'ends'> & {
  readonly wording?: string | undefined;
};

export interface Bench {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the write's level; where they are not known, the least that its map has decides. */
  readonly counts?: QuestCounts | undefined;
  /** Of an entry's week. */
  readonly plan?: PlannedContest | undefined;
}

/** Milliseconds by which a device's clock may be ahead of the day it names. */
const AHEAD = 600_000;
/** Days that a result may have waited offline. */
const RECENT_DAYS = 15;
/** By how many milliseconds a device's clock may be wrong before a refusal is blamed on it. */
export const CLOCK_TOLERANCE = 3_600_000;
const MOST_ANSWERS = 100;
/** Least seconds of a hunt: five pictures looked at and answered, none in less than half a second. */
const SHORTEST_HUNT = 2.5;

const INSTANT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?Z$/;
const instantSchema = z.iso.datetime();
const isInstant = (date: string): boolean => INSTANT.test(date) && instantSchema.safeParse(date).success;
const dayAt = (date: string): Day => dayOf(Date.parse(date));

function isRecent(date: string, now: number): boolean {
  const start = Date.parse(`${dayAt(date)}T00:00:00Z`);
  return isInstant(date) && start <= now + AHEAD && start > now - RECENT_DAYS * DAY_MS;
}

type Played = Pick<Score, 'score' | 'time' | 'level'> & { readonly gameMode: Activity['gameMode'] };

/** A fifth of a second an answer at least, and a second's pause after every one but the last. */
const isScore = ({ score, time }: Pick<Played, 'score' | 'time'>): boolean =>
  score <= MOST_ANSWERS && time >= score * 1.2 - 1;

function isAll(kind: keyof QuestCounts, { score, level }: Played, { counts }: Bench): boolean {
  if (counts) return score === counts[kind];
  return score >= Math.max(1, findLevel(String(level))?.questCounts[kind] ?? 1);
}

function isPossible(played: Played, bench: Bench): boolean {
  if (!isScore(played)) return false;
  const { gameMode, score, time } = played;
  const normal = bench.counts?.normal;
  switch (gameMode) {
    case 1:
      return isAll('duplicate', played, bench);
    case 2:
      return score === RANDOM_QUESTS || (score < RANDOM_QUESTS && isAll('normal', played, bench));
    case 3:
      return time <= TIME_ATTACK_SECONDS && score <= (normal ?? MOST_ANSWERS);
    case 4:
      return isAll('normal', played, bench);
    case 5:
      break;
  }
  return score === 1;
}

const isOnQuest = ({ quest, gameMode }: Score): boolean => quest === undefined || gameMode === 5;

function isEntry({ document, shown }: Extract<Write, { kind: 'entry' }>, bench: Bench): boolean {
  const { now, plan } = bench;
  const contest = plan?.game;
  const { name, email, date, week, level, gameMode: mode, quest, consent, score, time } = document;
  const sides: readonly (keyof Entry & keyof typeof shown)[] = [
    'name',
    'time',
    'score',
    'level',
    'date',
    'week',
  ];
  return (
    isName(name) &&
    email === email.toLowerCase() &&
    isEmail(email) &&
    isRecent(date, now) &&
    weekKeyAt(Date.parse(date)) === week &&
    now < endOfWeek(week) &&
    plan !== undefined &&
    isOpen(plan, now) &&
    isScore({ score, time }) &&
    isGameOf(contest, { level, mode, quest }) &&
    (contest.quest ?? '') === quest &&
    (mode === 5 ? score === 1 : isAll('normal', document, bench)) &&
    /^[a-z0-9-]{1,40}$/.test(consent.wording) &&
    (plan.wording === undefined ||
      consent.wording === plan.wording ||
      (isSiteWide(plan.wording) && isSiteWide(consent.wording))) &&
    Object.keys(consent).length === 2 &&
    consent.date === date &&
    sides.every((side) => shown[side] === document[side]) &&
    shown.maskedEmail === maskEmail(email)
  );
}

/** Whether the rules would take what the write holds; who sends it under which name is not asked here. */
export function isTakeable(write: Write, bench: Bench): boolean {
  if (!writeSchema.safeParse(write).success) return false;
  const { now } = bench;
  switch (write.kind) {
    case 'score': {
      const { document } = write;
      const { name, date, week } = document;
      const isOfWeek = isRecent(date, now) && weekKeyAt(Date.parse(date)) === week;
      return isName(name) && isOfWeek && isOnQuest(document) && isPossible(document, bench);
    }
    case 'hunt': {
      const { name, date, day, time } = write.document;
      const late = dayNumber(dayAt(date)) - dayNumber(day);
      const isOfDay =
        isRecent(date, now) && (late === 0 || late === 1) && now < startOf(day) + (DAYS_OPEN + 1) * DAY_MS;
      return isName(name) && isOfDay && time >= SHORTEST_HUNT;
    }
    case 'entry':
      return isEntry(write, bench);
    case 'activity':
      return isInstant(write.document.date) && isPossible(write.document, bench);
    case 'comment':
      return isInstant(write.document.date) && isName(write.document.name);
    case 'reply':
      break;
  }
  const { email, date, replyId } = write.document;
  return email === email.toLowerCase() && isEmail(email) && isInstant(date) && replyId.length <= 64;
}

/** Whether the write's own name has a form that the rules know. */
export function isNamed({ document }: Write): boolean {
  return !('name' in document) || (typeof document.name === 'string' && isName(document.name));
}

/**
 * Whether a server could take it at any time and for any game: it is complete, within its limits, and has a valid
 * e-mail if any.
 */
export function isLegible(write: Write): boolean {
  if (!isNamed(write) || !writeSchema.safeParse(write).success) return false;
  return !('email' in write.document) || isEmail(write.document.email);
}

/** Why a refused write was refused, as far as its date, the hour and an entry's `plan` tell; `now` in epoch milliseconds. */
export function reasonByHour(write: Write, now: number, plan?: PlannedContest): Refusal | undefined {
  if (Date.parse(write.document.date) > now + CLOCK_TOLERANCE) return 'clock';
  if (write.kind === 'hunt' && !isHuntOpen(write.document.day, now)) return 'dayOver';
  if (write.kind === 'entry' && now >= (plan?.ends ?? endOfWeek(write.document.week))) return 'weekOver';
  if (plan?.game && now < plan.opens) return 'notOpen';
  return undefined;
}
