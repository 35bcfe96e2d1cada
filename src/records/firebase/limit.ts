/** A time limit for calls that have none of their own. */

/** Milliseconds until a call of a database counts as an outage. */
export const CALL_LIMIT = 15_000;

/** Says, with Firebase's own code, that nothing came in time. */
export class TooLate extends Error {
  readonly code = 'deadline-exceeded';
}

/** What the work comes to; rejects with `TooLate` after `limit` milliseconds. The work itself may still go on. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new TooLate('no answer in time')), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(alarm);
  }
}
