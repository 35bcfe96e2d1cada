/** Takes out all that the owner may read, as JSON lines: one document a line, so that any tool reads a file of any size. */
import type { WeekKey } from '../../../contest/weeks';
import { everyPlace } from '../../../records/every-place';
import type { KeptDocument } from '../../../records/kept-documents';
import type { AdminAnswer } from '../../../records/store-answer';
import type { AdminRecords } from '../../../records/store-port';
import { activitiesPath } from '../../../records/user-paths';

const ACCOUNT = /^accounts\/(?<id>[^/]+)$/;

/** Where what an account did is kept; a guest's did nothing that is. */
function activitiesOf({ path, data }: KeptDocument): readonly string[] {
  const id = ACCOUNT.exec(path)?.groups?.['id'];
  return id !== undefined && 'userName' in data ? [activitiesPath(id)] : [];
}

/** How much was read: documents so far, and places of how many. */
export interface Progress {
  readonly documents: number;
  readonly places: number;
  readonly of: number;
}

/** Places that are asked for at once. */
const AT_ONCE = 6;

/** Every document, in the order of the places, or why there is none: half of everything is no export. */
export async function takeEverything(
  { documents }: Pick<AdminRecords, 'documents'>,
  weeks: readonly WeekKey[],
  onProgress: (progress: Progress) => void,
): Promise<AdminAnswer<readonly KeptDocument[]>> {
  const places = [...everyPlace(weeks)];
  const found: KeptDocument[] = [];
  for (let index = 0; index < places.length; index += AT_ONCE) {
    onProgress({ documents: found.length, places: index, of: places.length });
    const answers = await Promise.all(
      places
        .slice(index, index + AT_ONCE)
        .map((place) => documents(place).catch(() => ({ kind: 'offline' }) as const)),
    );
    for (const answer of answers) {
      if (answer.kind !== 'ok') return answer;
      // one by one: a call takes no list of a hundred thousand
      for (const document of answer.value) {
        found.push(document);
        places.push(...activitiesOf(document));
      }
    }
  }
  return { kind: 'ok', value: found };
}

/** A first line that says what the file is, then `{"path":…,"data":…}` for each document; `now` in epoch milliseconds. */
export function toLines(documents: readonly KeptDocument[], weeks: readonly WeekKey[], now: number): string {
  const head = { game: 'Worldmaps', date: new Date(now).toISOString(), weeks, documents: documents.length };
  return [head, ...documents.map(({ path, data }) => ({ path, data }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}
