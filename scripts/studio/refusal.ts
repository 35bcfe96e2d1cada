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

/** Where in a file the first fault stands, as `quests[2].fr.title`: the same in every language. */
export function placeOf({
  issues: [first],
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}): string {
  const place = (first?.path ?? []).map((part) =>
    typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`,
  );
  return place.join('').replace(/^\./, '') || '{}';
}

/** What a disk says that may not be written to. */
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The refusal of a deed on the disk that failed. */
export function diskRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal(507, 'full', 'the disk is full');
  if (CLOSED.has(code)) return new Refusal(403, 'closed', 'the folder may not be written to');
  return new Refusal(500, 'notWritten', `it cannot be written: ${messageOf(error)}`, messageOf(error));
}
