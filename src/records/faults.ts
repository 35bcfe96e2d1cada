/** Faults of levels that players met, as codes that say nothing of who met them: one a player, level and day. */
import * as z from 'zod/mini';
import { dayOf, type Day } from '../daily/day';
import type { AdminAnswer } from './store-answer';

/** `document`: the database's definition of the level is not valid; `file`: the map that came with the game is not. */
export const FAULT_KINDS = ['document', 'file'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface MetFault {
  readonly level: number;
  readonly kind: FaultKind;
}

export interface ReportedFault extends MetFault {
  readonly day: Day;
}

/** The faults this device has met and not told of today. */
export interface FaultLog {
  untold(day: Day): readonly MetFault[];
  noteTold(fault: MetFault, day: Day): void;
}

export interface FaultDesk {
  /** What players told, newest days first. */
  list(): Promise<AdminAnswer<readonly ReportedFault[]>>;
  /** Erases those of days before `before`, all of them when it is not given; answers how many went. */
  erase(before?: Day): Promise<AdminAnswer<number>>;
}

export const FAULTS = 'levelFaults';

const schema = z.object({
  level: z.int(),
  fault: z.enum(FAULT_KINDS),
  day: z.iso.date(),
});

/** A report as it is kept; undefined for anything else. */
export function reportIn(data: unknown): ReportedFault | undefined {
  const parsed = schema.safeParse(data);
  if (!parsed.success) return undefined;
  const { level, fault, day } = parsed.data;
  return { level, kind: fault, day: dayOf(Date.parse(`${day}T00:00:00Z`)) };
}

/** Reports in the order of their days, newest first. */
export const newestFirst = (reports: readonly ReportedFault[]): readonly ReportedFault[] =>
  reports.toSorted((a, b) => (a.day < b.day ? 1 : Number(a.day > b.day) * -1));

/** The text whose hash is a report's id: the same account, level and day give the same document. */
export const reportSeed = (who: string, { level }: MetFault, day: Day): string =>
  `${who}/${String(level)}/${day}`;

/** What a report holds beside the hour at which it was taken. */
export const reportOf = ({ level, kind }: MetFault, day: Day) => ({ level, fault: kind, day });
