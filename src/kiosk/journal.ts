/** A copy of what this booth's visitors sent, kept on the device for the operator's export even when records go to a server. */
import * as z from 'zod/mini';
import type { SubmitResult } from '../records/forms';
import type { Records } from '../records/port';
import type { Shelves } from '../records/shelves';
import { toCsv } from '../records/csv';

const PREFIX = 'kiosk/journal/';

const noted = {
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  name: z.string(),
  level: z.number(),
  score: z.number(),
  /** Seconds. */
  time: z.number(),
};

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ ...noted, kind: z.literal('score'), mode: z.number() }),
  z.object({ ...noted, kind: z.literal('entry'), email: z.string(), week: z.string() }),
]);

type Line = z.infer<typeof lineSchema>;
/** A line without the fields the journal adds. */
type Draft =
  | Omit<Extract<Line, { kind: 'score' }>, 'id' | 'at'>
  | Omit<Extract<Line, { kind: 'entry' }>, 'id' | 'at'>;

const isKept = (result: SubmitResult): result is Extract<SubmitResult, { id: string }> =>
  result.kind === 'ok' || result.kind === 'offline';

/** Wraps records so that each accepted score and entry is also written to the journal. `now` gives epoch milliseconds. */
export function journalled(records: Records, shelves: Shelves, now: () => number): Records {
  const note = async (result: SubmitResult, draft: Draft) => {
    if (!isKept(result)) return;
    const line: Line = { ...draft, id: result.id, at: now() };
    await shelves.put({ table: 'documents', key: `${PREFIX}${draft.kind}/${result.id}`, value: line });
  };
  return {
    ...records,
    submitScore: async (form) => {
      const result = await records.submitScore({ ...form, isVisit: true });
      const { name, level, mode, score, time } = form;
      await note(result, { kind: 'score', name, level, mode, score, time });
      return result;
    },
    submitEntry: async (form) => {
      const result = await records.submitEntry({ ...form, isVisit: true });
      const { name, email, level, week, score, time } = form;
      await note(result, { kind: 'entry', name, email, level, week, score, time });
      return result;
    },
  };
}

/** All lines in the order they were written; malformed ones are skipped. */
export async function readJournal(shelves: Shelves): Promise<readonly Line[]> {
  const lines = (await shelves.all('documents', PREFIX)).flatMap((raw) => {
    const parsed = lineSchema.safeParse(raw);
    return parsed.success ? [parsed.data] : [];
  });
  return lines.toSorted((a, b) => a.at - b.at);
}

/** Deletes the journal with its names and addresses, once the operator has exported it. */
export async function clearJournal(shelves: Shelves): Promise<void> {
  for (const [key] of await shelves.entries('documents', PREFIX)) await shelves.remove('documents', key);
}

const date = (at: number) => new Date(at).toISOString();

export function scoresCsv(lines: readonly Line[]): string {
  return toCsv(
    ['date', 'level', 'mode', 'name', 'score', 'seconds', 'id'],
    lines.flatMap((line) =>
      line.kind === 'score'
        ? [[date(line.at), line.level, line.mode, line.name, line.score, line.time, line.id]]
        : [],
    ),
  );
}

export function entriesCsv(lines: readonly Line[]): string {
  return toCsv(
    ['date', 'week', 'level', 'name', 'email', 'score', 'seconds', 'id'],
    lines.flatMap((line) =>
      line.kind === 'entry'
        ? [[date(line.at), line.week, line.level, line.name, line.email, line.score, line.time, line.id]]
        : [],
    ),
  );
}
