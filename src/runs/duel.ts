/** A duel of two names, best of three, that travels in an address: its runs so far tell whose turn it is. */
import { findImplausibility } from '../game/plausible';
import { deckOf, type Mode } from '../game/modes';
import type { Quest } from '../game/quest';
import { replay } from '../game/replay';
import { nameOf } from './address';
import { isRepeated } from './copies';
import { decodeRecord } from './decode';
import { editionOf } from './edition';
import { encodeRecord } from './encode';
import { nameText } from './fragment';
import { isEyePossible } from './hand';
import { NO_TRAIL, type RunRecord } from './record';
import { compared, rivalOf } from './rival';

/** 0 sent the duel, 1 was asked to it. */
export type Side = 0 | 1;
type Pair<T> = readonly [T, T];

/** Who plays which run: each answers the other's, then opens the next round. */
const TURNS: readonly Side[] = [0, 1, 1, 0, 0, 1];
export const ROUNDS = 3;
const WINS = 2;

/** Longest text of a duel's runs in an address, and in a code that a camera reads from a screen. */
export const LONGEST_DUEL = 2400;
export const LONGEST_SCANNED = 700;

/** What a played run came to. */
export interface Told {
  readonly score: number;
  /** Seconds. */
  readonly time: number;
}

interface PlayedTurn {
  readonly record: RunRecord;
  readonly code: string;
  /** How often its round was begun, as its player's device has counted: a second time the places are known. */
  readonly begun: number;
}

/** A run, or where the address had no room for it, its result alone. */
export type Turn = PlayedTurn | Told;

export interface Duel {
  /** As the players write them; empty for who has not said. */
  readonly names: Pair<string>;
  /** In the order of play: none to six. */
  readonly turns: readonly Turn[];
}

/** What is played next. */
export interface RoundSetup {
  readonly level: number;
  readonly mode: Mode;
  readonly quest?: string | undefined;
}

export interface Round {
  readonly results: Pair<Told | undefined>;
  /** How often each has begun it, as far as their devices tell. */
  readonly begun: Pair<number>;
  /** Undefined while one of both is still to play. */
  readonly winner: Side | 'drawn' | undefined;
}

export interface Standing {
  /** Those that were begun. */
  readonly rounds: readonly Round[];
  readonly wins: Pair<number>;
  /** Whose turn it is; undefined once the duel is over. */
  readonly turn: Side | undefined;
  /** The run that is to be answered; undefined where the next one opens a round. */
  readonly open: RunRecord | undefined;
  /** Who won; undefined while it goes on. */
  readonly winner: Side | 'drawn' | undefined;
}

/** The run without views and pointer: a duel's is raced, not watched. Undefined when it is too long. */
export function codeOf(record: RunRecord): string | undefined {
  return encodeRecord({ ...record, views: [], trail: NO_TRAIL });
}

const TOLD = /^(\d{1,3}):(\d{1,6})$/;
const PLAYED = /^([\w-]+)(?::([2-9]))?$/;
const MOST_BEGUN = 9;

function turnOf(text: string): Turn | undefined {
  const [, score, tenths] = TOLD.exec(text) ?? [];
  if (score !== undefined && tenths !== undefined) return { score: Number(score), time: Number(tenths) / 10 };
  const [, code = '', begun = '1'] = PLAYED.exec(text) ?? [];
  const record = decodeRecord(code);
  return record && { record, code, begun: Number(begun) };
}

/** The duel of a fragment; undefined for any text that holds none. */
export function parseDuel(fragment: string): Duel | undefined {
  const [, runs, ...rest] = /^#duel=([\w:.-]{0,4096})~([^~]{0,400})~([^~]{0,400})$/.exec(fragment) ?? [];
  if (runs === undefined) return undefined;
  const texts = runs === '' ? [] : runs.split('.');
  const turns = texts.flatMap((text) => turnOf(text) ?? []);
  if (turns.length !== texts.length || turns.length > TURNS.length) return undefined;
  const [first = '', second = ''] = rest.map(nameOf);
  return { names: [first, second], turns };
}

function written(turn: Turn): string {
  if (!('code' in turn)) return `${String(turn.score)}:${String(Math.round(turn.time * 10))}`;
  return turn.begun > 1 ? `${turn.code}:${String(Math.min(turn.begun, MOST_BEGUN))}` : turn.code;
}

/**
 * The fragment, with its `#`. Where the runs are longer than `most` letters, rounds that are over give theirs up, the first
 * ones first, and keep their results; the run that is to be answered stays.
 */
function fragmentOf({ names, turns }: Duel, { rounds }: Standing, most: number): string {
  const texts = turns.map(written);
  const results = rounds.flatMap(({ results: told }, round) =>
    [round * 2, round * 2 + 1].map((at) => told[sideOf(at)]),
  );
  const over = turns.length - (turns.length % 2);
  for (let at = 0; at < over && texts.join('.').length > most; at += 1) {
    const result = results[at];
    if (result) texts[at] = written(result);
  }
  return `#duel=${texts.join('.')}~${nameText(names[0])}~${nameText(names[1])}`;
}

/** Address of a duel as it stands, relative to the app's base; `next` is what is played there. */
export function duelAddress(duel: Duel, standing: Standing, next: RoundSetup, most = LONGEST_DUEL): string {
  const quest = next.quest === undefined ? '' : `&quest=${next.quest}`;
  return `/game/${String(next.level)}?mode=${String(next.mode)}${quest}${fragmentOf(duel, standing, most)}`;
}

/** What a turn came to, by the quests of its level as it is shown now. */
function toldOf(
  turn: Turn,
  { level, mode }: RoundSetup,
  quests: readonly Quest[],
): Told | 'wrongMap' | undefined {
  if (!('record' in turn)) return turn;
  const { run, edition } = turn.record;
  if (run.level !== level || run.mode !== mode || !run.ranked) return undefined;
  if (edition !== editionOf(quests)) return 'wrongMap';
  const deck = deckOf(quests, run.mode, run.quest);
  if (!deck || findImplausibility(run, deck)) return undefined;
  // its views did not travel, so that of a hand only the eye is judged
  const told = isEyePossible(replay(run, deck)) ? rivalOf(turn.record, deck) : undefined;
  return told && { score: told.score, time: told.time };
}

/** Who plays the run at that place of a duel's. */
export const sideOf = (at: number): Side => TURNS[at] ?? 0;

const begunOf = (turn: Turn | undefined) => (turn && 'begun' in turn ? turn.begun : 1);

const isSameGame = (a: RunRecord, b: RunRecord) => a.slot === b.slot && a.run.quest === b.run.quest;

function winnerOf(wins: Pair<number>, isEnd: boolean): Standing['winner'] {
  if (wins[0] >= WINS) return 0;
  if (wins[1] >= WINS) return 1;
  if (!isEnd) return undefined;
  return wins[0] === wins[1] ? 'drawn' : wins[0] > wins[1] ? 0 : 1;
}

/** How a duel stands, by replaying its runs; why it cannot be told, where it cannot. */
export function standingOf(
  { turns }: Duel,
  next: RoundSetup,
  quests: readonly Quest[],
): Standing | 'wrongMap' | 'unreadable' {
  const rounds: Round[] = [];
  const wins: [number, number] = [0, 0];
  for (let at = 0; at < turns.length; at += 2) {
    // a round after the last one is no duel's
    if (winnerOf(wins, false) !== undefined) return 'unreadable';
    const [opening, answer] = turns.slice(at, at + 2);
    const first = opening && toldOf(opening, next, quests);
    const second = answer && toldOf(answer, next, quests);
    if (first === 'wrongMap' || second === 'wrongMap') return 'wrongMap';
    if (!opening || !first || (answer && !second)) return 'unreadable';
    if (answer && 'record' in opening && 'record' in answer) {
      const runs = [answer.record, opening.record] as const;
      if (!isSameGame(...runs) || isRepeated(...runs)) return 'unreadable';
    }
    const opener = sideOf(at);
    const inOrder = <T>(ofOpener: T, ofOther: T): Pair<T> =>
      opener === 0 ? [ofOpener, ofOther] : [ofOther, ofOpener];
    const results = inOrder<Told | undefined>(first, second);
    const begun = inOrder(begunOf(opening), begunOf(answer));
    const ahead = second && compared(first, second, next.mode);
    const winner =
      ahead === undefined ? undefined : ahead === 0 ? 'drawn' : ahead > 0 ? opener : other(opener);
    if (winner === 0 || winner === 1) wins[winner] += 1;
    rounds.push({ results, begun, winner });
  }
  const last = turns.length % 2 === 1 ? turns.at(-1) : undefined;
  // the one that is to be answered has to be there
  if (last && !('record' in last)) return 'unreadable';
  const open = last?.record;
  if (open && open.run.quest !== next.quest) return 'unreadable';
  const winner = open ? undefined : winnerOf(wins, turns.length === TURNS.length);
  return { rounds, wins, winner, open, turn: winner === undefined ? TURNS[turns.length] : undefined };
}

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The duel with one run more, whose round was begun so often. */
export function withTurn({ names, turns }: Duel, record: RunRecord, code: string, begun = 1): Duel {
  return { names, turns: [...turns, { record, code, begun }] };
}

/** The duel in which a side has a name. */
export function withName({ names, turns }: Duel, side: Side, name: string): Duel {
  return { turns, names: side === 0 ? [name, names[1]] : [names[0], name] };
}

/** What the next round plays: the same again, or the quest after it where everybody knows by now where that one is. */
export function nextRound(last: RoundSetup, quests: readonly Quest[]): RoundSetup {
  if (last.quest === undefined) return last;
  const kin = quests.filter(({ type }) => type === quests.find(({ quest }) => quest === last.quest)?.type);
  const at = kin.findIndex(({ quest }) => quest === last.quest);
  return { ...last, quest: kin[(at + 1) % kin.length]?.quest ?? last.quest };
}
