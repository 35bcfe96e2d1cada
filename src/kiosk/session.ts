/** When a visit at the booth begins, is warned and ends: a function of instants, never a counter. */
import type { KioskSettings } from '../booth/settings';

/** A visit; undefined while the attract screen waits for somebody. Epoch milliseconds. */
export interface Visit {
  readonly since: number;
  readonly lastTouch: number;
}

export type Phase =
  | { readonly kind: 'attract' }
  | { readonly kind: 'playing' }
  /** Nobody has touched the screen for a while; `left` seconds until the visit ends. */
  | { readonly kind: 'idle'; readonly left: number }
  /** The time of a visit is nearly up, however busy the visitor. */
  | { readonly kind: 'lastCall'; readonly left: number }
  | { readonly kind: 'over' };

/** Seconds before the cap of a visit at which the visitor is told. */
export const LAST_CALL = 60;

type Limits = Pick<KioskSettings, 'idleSeconds' | 'warningSeconds' | 'sessionMinutes'>;

export function beginVisit(now: number): Visit {
  return { since: now, lastTouch: now };
}

/** A touch at `now`. One that comes when the visit is over brings nobody back. */
export function touch(visit: Visit, now: number, limits: Limits): Visit {
  return phaseAt(visit, now, limits).kind === 'over' ? visit : { ...visit, lastTouch: now };
}

/** What the booth shows at `now`. The cap of the session is never moved by a touch. */
export function phaseAt(visit: Visit | undefined, now: number, limits: Limits): Phase {
  if (!visit) return { kind: 'attract' };
  const { idleSeconds, warningSeconds, sessionMinutes } = limits;
  const idleEnd = visit.lastTouch + (idleSeconds + warningSeconds) * 1000;
  const capEnd = visit.since + sessionMinutes * 60_000;
  const end = Math.min(idleEnd, capEnd);
  if (now >= end) return { kind: 'over' };
  const left = (until: number) => Math.ceil((until - now) / 1000);
  if (left(idleEnd) <= warningSeconds) return { kind: 'idle', left: left(end) };
  return left(capEnd) <= LAST_CALL ? { kind: 'lastCall', left: left(capEnd) } : { kind: 'playing' };
}
