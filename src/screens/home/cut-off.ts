/** The games that a closed window or a crash cut off, as home offers them again (ADR 19). */
import { TIME_ATTACK_SECONDS } from '../../game/constants';
import { easeIn, isEased, parseEase } from '../../game/ease';
import { countsDown, parseMode, type Mode } from '../../game/modes';
import { forgetText, keyOf, namesOf, parseText, readText } from '../../kept/kept';
import { findLevel } from '../../maps/catalogue';
import { parseInterrupted, type InterruptedRun } from '../../runs/interrupted';

/** Ms after which nobody wants to go on with a ranked run, whose clock has run all the time. */
const LONGEST_AWAY = 24 * 3_600_000;

export interface CutOffRun {
  /** The id its result will have. */
  readonly id: string;
  /** Where it goes on. */
  readonly address: string;
  readonly level: string;
  readonly mode: Mode;
  /** `running`: its clock is; `ended`: only its result is left; `resting`: it counts for no board and its clock stands. */
  readonly state: 'running' | 'ended' | 'resting';
}

const shelf = () => localStorage;

/** A round of a duel has its duel with it. */
const GAME = /^\/game\/(\d+)\?([^#]*)(?:#duel=.*)?$/;

/** Undefined for what cannot be gone on with; `now` is in epoch ms, as the calendar has it. */
export function cutOffOf({ game, kept, result, isOver }: InterruptedRun, now: number): CutOffRun | undefined {
  const [, id = '', text = ''] = GAME.exec(game) ?? [];
  const query = new URLSearchParams(text);
  const level = findLevel(id)?.name;
  const mode = parseMode(query.get('mode'));
  if (level === undefined || mode === undefined) return undefined;
  const known = { id: result, address: game, level, mode };
  if (isEased(easeIn(mode, parseEase(query.get('ease'))))) return { ...known, state: 'resting' };
  const away = now - kept.epoch;
  if (isOver === true || (countsDown(mode) && away > TIME_ATTACK_SECONDS * 1000))
    return { ...known, state: 'ended' };
  return away < LONGEST_AWAY ? { ...known, state: 'running' } : undefined;
}

/** Whether the calendar was put back since a run was kept: nobody knows how long its player was away. */
const isAhead = ({ kept }: InterruptedRun, now: number): boolean => kept.epoch > now;

let found: readonly CutOffRun[] = [];

/** Looks for the runs of this device that no tab holds; what cannot be gone on with is forgotten. Never rejects. */
export async function lookForRuns(now = Date.now()): Promise<readonly CutOffRun[]> {
  found = [];
  // without locks nobody knows whether another tab is playing it
  if (!('locks' in navigator)) return found;
  const locks = await navigator.locks.query().catch(() => undefined);
  if (!locks) return found;
  const played = new Set(locks.held?.map(({ name }) => name));
  found = namesOf('run.', shelf).flatMap((name) => {
    if (played.has(keyOf(name))) return [];
    const run = parseText(readText(name, shelf), parseInterrupted);
    if (run && isAhead(run, now)) return [];
    const offered = run && cutOffOf(run, now);
    if (!offered) forgetText(name, shelf);
    return offered ?? [];
  });
  return found;
}

/** Those that were found and are there still. */
export function foundRuns(): readonly CutOffRun[] {
  return found.filter(({ id }) => readText(`run.${id}`, shelf) !== undefined);
}

export function dropRun(id: string): void {
  forgetText(`run.${id}`, shelf);
}
