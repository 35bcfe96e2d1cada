/** Keeps what has been tried, so that a run that was ended goes on where it was. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { VERDICTS, type Verdict } from './hands';
import type { Candidate } from './sample';

const line = z.object({ key: z.string(), verdict: z.enum(VERDICTS) });

/** The same for the same fault in the same text of its file. */
export function keyOf({ file, operator, start, after }: Candidate, source: string): string {
  const text = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  return [file, text, operator, start, after].join('|');
}

/** The line that notes a verdict. */
export function noted(key: string, verdict: Verdict): string {
  return `${JSON.stringify({ key, verdict })}\n`;
}

/** The last verdict on each mutant. A line that was cut off when the run ended is left out. */
export function verdictsOf(journal: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const text of journal.split('\n')) {
    const parsed = line.safeParse(jsonOf(text));
    if (parsed.success) verdicts.set(parsed.data.key, parsed.data.verdict);
  }
  return verdicts;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
