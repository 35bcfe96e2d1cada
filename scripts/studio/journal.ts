/** What a level was before each save, a line each, from which undo is put together again after a reload or a crash. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { appendFile, mkdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import { artworkSchema } from '../../src/artwork/document';
import type { Deed } from '../../src/artwork/history';

const BEGINS = {
  change: '{"deed":"change","document":',
  undo: '{"deed":"undo","document":',
  redo: '{"deed":"redo","document":',
};
const DEEDS = ['change', 'undo', 'redo'] as const;

const journalOf = (artwork: string, keyword: string): string =>
  path.join(artwork, '.studio/journal', `${keyword}.jsonl`);

/** A document's text as the studio would save it, whoever wrote it: two that say the same are the same. */
export function canonical(text: string): string {
  const json: unknown = JSON.parse(text);
  const parsed = artworkSchema.safeParse(json);
  return JSON.stringify(parsed.success ? parsed.data : json);
}

/** Adds the text that a save by `deed` replaces. A disk that is full leaves the journal as it was. */
export async function noteReplaced(
  artwork: string,
  keyword: string,
  deed: Deed,
  replaced: string,
): Promise<void> {
  const file = journalOf(artwork, keyword);
  await mkdir(path.dirname(file), { recursive: true });
  const length = existsSync(file) ? statSync(file).size : 0;
  try {
    await appendFile(file, `${BEGINS[deed]}${canonical(replaced)}}\n`);
  } catch (error) {
    await truncate(file, length).catch(() => undefined);
    throw error;
  }
}

export interface Replaced {
  readonly deed: Deed;
  /** The document as JSON. */
  readonly text: string;
}

/** All that was replaced, oldest first. A line that was cut short is left out; one without a deed is a change. */
export function readJournal(artwork: string, keyword: string): Replaced[] {
  const file = journalOf(artwork, keyword);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => {
      const deed = DEEDS.find((each) => line.startsWith(BEGINS[each]));
      return deed ? { deed, text: line.slice(BEGINS[deed].length, -1) } : { deed: 'change', text: line };
    });
}
