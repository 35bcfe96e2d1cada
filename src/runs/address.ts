/** Addresses that hold a run, so that it is watched or played against with no server. */
import { decodeRecord } from './decode';
import { nameText, raceAddress, runFragment } from './fragment';
import { splitLegs } from './legs';
import type { RunRecord } from './record';

/** Most letters of a name in an address. */
const LONGEST_NAME = 40;

export interface SharedRun {
  readonly record: RunRecord;
  /** Who played it, as the sender writes it; empty when nobody said. */
  readonly name: string;
  /** The record's text. */
  readonly code: string;
}

/** A name of an address as it is shown: in one line, and empty for what cannot be read. */
export function nameOf(text: string): string {
  try {
    // whoever writes an address writes any name: it is shown as text, in one line
    const name = decodeURIComponent(text)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim();
    return Array.from(name).slice(0, LONGEST_NAME).join('');
  } catch {
    return '';
  }
}

/** Why a fragment shows no run; `none` when it names none. */
export type NoRun = 'none' | 'unreadable';

export function parseRunFragment(fragment: string): SharedRun | NoRun {
  const [, code, name = ''] = /^#run=([\w-]*)(?:~(.*))?$/s.exec(fragment) ?? [];
  if (code === undefined) return fragment.startsWith('#run=') ? 'unreadable' : 'none';
  const record = decodeRecord(code);
  return record ? { record, code, name: nameOf(name) } : 'unreadable';
}

/** Address of the game that is played against a run, relative to the app's base. */
export function challengeAddress({ record, code, name }: SharedRun): string {
  return raceAddress(record.run, code, name);
}

/** Address at which a run is watched, relative to the app's base. */
export function watchAddress({ code, name }: Pick<SharedRun, 'code' | 'name'>): string {
  return `/watch${runFragment(code, name)}`;
}

/** The five runs of somebody's hunt. */
export interface SharedHunt {
  readonly legs: readonly SharedLeg[];
  readonly name: string;
  /** The text of all of them. */
  readonly code: string;
}

export interface SharedLeg extends SharedRun {
  readonly quest: string;
}

const LEGS = 5;

const huntFragment = ({ code, name }: Pick<SharedHunt, 'code' | 'name'>) =>
  `#runs=${code}${name === '' ? '' : `~${nameText(name)}`}`;

/** The hunt of a fragment; undefined for any text that does not hold five runs of one quest each. */
export function parseHuntFragment(fragment: string): SharedHunt | undefined {
  const [, code, told = ''] = /^#runs=([\w.-]*)(?:~(.*))?$/s.exec(fragment) ?? [];
  if (code === undefined) return undefined;
  const name = nameOf(told);
  const legs = splitLegs(code).flatMap((text): readonly SharedLeg[] => {
    const record = decodeRecord(text);
    const { mode, quest } = record?.run ?? {};
    return record && mode === 5 && quest !== undefined ? [{ record, quest, code: text, name }] : [];
  });
  return legs.length === LEGS && splitLegs(code).length === LEGS ? { legs, name, code } : undefined;
}

/** Address at which the runs of a hunt are watched one after another, relative to the app's base. */
export function watchHuntAddress(hunt: Pick<SharedHunt, 'code' | 'name'>): string {
  return `/watch${huntFragment(hunt)}`;
}

/** Address of the hunt that is played against those runs, relative to the app's base. */
export function raceHuntAddress(hunt: Pick<SharedHunt, 'code' | 'name'>): string {
  return `/daily${huntFragment(hunt)}`;
}
