/** The rules of a booth visit's time limits, computed from recorded instants. */
import type { KioskSettings } from '../booth/settings';

/** The instants of a visit, in milliseconds of a clock that nobody sets. */
export interface Visit {
  readonly since: number;
  readonly lastTouch: number;
}

export type Phase =
  | { readonly kind: 'attract' }
  | { readonly kind: 'playing' }
  /** Nobody has touched the screen for a while; the visit ends in `left` seconds. */
  | { readonly kind: 'idle'; readonly left: number }
  /** The visit's longest time is nearly up, even if the visitor is active; it ends in `left` seconds. */
  | { readonly kind: 'lastCall'; readonly left: number }
  | { readonly kind: 'over' };

/** Seconds before the end of the longest visit at which the warning shows. */
export const LAST_CALL = 60;

type Limits = Pick<KioskSettings, 'idleSeconds' | 'warningSeconds' | 'sessionMinutes'>;

export function beginVisit(now: number): Visit {
  return { since: now, lastTouch: now };
}

/** The visit after a touch at `now`; a touch after its end does not revive it. */
export function touch(visit: Visit, now: number, limits: Limits): Visit {
  return phaseAt(visit, now, limits).kind === 'over' ? visit : { ...visit, lastTouch: now };
}

/** What the booth shows at `now`; `visit` is undefined on the attract screen. A touch never extends the longest visit. */
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
