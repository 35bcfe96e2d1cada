/** Something the studio's user can understand and mend. */
import type { RefusalCode } from '../../src/artwork/refusals';

export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** A name or number that the words need. */
  readonly detail: string | undefined;

  /** `message` is for the terminal. */
  constructor(status: number, code: RefusalCode, message: string, detail?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The refusal of a deed on the disk that failed. */
export function diskRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isFull =
    error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return isFull
    ? new Refusal(507, 'full', 'the disk is full')
    : new Refusal(500, 'notWritten', `it cannot be written: ${messageOf(error)}`, messageOf(error));
}
