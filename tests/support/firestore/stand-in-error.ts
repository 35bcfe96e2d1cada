/** What the stand-in answers instead of a result, in Firestore's own terms. */

export class StandInError extends Error {
  constructor(
    /** HTTP status. */
    readonly http: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
  }
}

export function refuse(http: number, status: string, message: string): never {
  throw new StandInError(http, status, message);
}
