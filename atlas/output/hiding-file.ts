/** The file beside a level that keeps where its figures hide: `atlas/levels/<route keyword>/hiding.json`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { hidingSchema } from '../fairness/hiding';
import type { Hiding } from '../fairness/hiding';

/** What was kept, or in plain words why there is nothing to go by. */
export type KeptHiding = { readonly hiding: Hiding } | { readonly missing: string };

export const hidingFile = (root: string, keyword: string): string =>
  path.join(root, 'atlas/levels', keyword, 'hiding.json');

/** Reads and checks the file of a level; a damaged one is as good as none. */
export function readHiding(root: string, keyword: string): KeptHiding {
  const file = hidingFile(root, keyword);
  if (!existsSync(file)) return { missing: 'there is none' };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { missing: `it is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = hidingSchema.safeParse(json);
  return parsed.success ? { hiding: parsed.data } : { missing: z.prettifyError(parsed.error) };
}

/** What to tell whoever draws a level that had to be searched: which level, why, and what ends it. */
export const staleHiding = (keyword: string, why: string): string =>
  `${keyword}: atlas/levels/${keyword}/hiding.json does not fit (${why}); hiding places were searched anew, which takes longer. npm run atlas:hide -- ${keyword} keeps what is found`;
