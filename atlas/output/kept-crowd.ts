/**
 * The file beside a level that keeps whom its crowd hunt looks for: `atlas/levels/<route keyword>/crowd.json`. The
 * search for them is a fifth of drawing a level, and finds the same as long as nothing that it reads has changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { isCrowdFile } from '../further/crowd/is-file';
import { missingFurther, proofOf } from './further-files';
import type { FurtherFile } from './further-files';
import type { LevelPlace } from './level-folder';

/** What the search depends on: all that can change the level's pictures, and the search itself. */
type Searched = `${string}/${string}`;

/** The search that would be made of a level today. */
export const searchOf = ({ hash }: Pick<LevelPlace, 'hash'>, { file }: FurtherFile): Searched =>
  `${hash}/${file}`;

const keptSchema = z.strictObject({
  /** The search whose find it is. */
  search: z.templateLiteral([z.string(), '/', z.string()]),
  crowd: z.unknown().refine(isCrowdFile, 'it is no file of a crowd'),
});
export type KeptCrowd = z.infer<typeof keptSchema>;

export const keptCrowdFile = (root: string, keyword: string): string =>
  path.join(root, 'atlas/levels', keyword, 'crowd.json');

/** What is kept beside a level; undefined where there is nothing, or nothing that can be read. */
export function readKeptCrowd(root: string, keyword: string): KeptCrowd | undefined {
  const file = keptCrowdFile(root, keyword);
  if (!existsSync(file)) return undefined;
  try {
    const parsed = keptSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The crowd's file as a search found it that would find the same today; undefined when it would have to search. */
export function foundBefore(root: string, place: LevelPlace, file: FurtherFile): unknown {
  const kept = readKeptCrowd(root, place.keyword);
  return kept?.search === searchOf(place, file) ? kept.crowd : undefined;
}

/**
 * Keeps what drawing found of a level's crowd, and gives the file; undefined where it is kept already, or nothing of today's
 * sources was found.
 */
export function keepCrowd(root: string, place: LevelPlace, file: FurtherFile): string | undefined {
  if (missingFurther(place, [file]).length > 0 || foundBefore(root, place, file) !== undefined)
    return undefined;
  const crowd: unknown = JSON.parse(proofOf(place, file.name) ?? 'null');
  // a level without a crowd to look for has a file that says so
  if (!isCrowdFile(crowd)) return undefined;
  const kept = keptCrowdFile(root, place.keyword);
  writeFileSync(kept, JSON.stringify({ search: searchOf(place, file), crowd } satisfies KeptCrowd));
  return kept;
}

/** What to tell whoever drew levels whose crowds had to be searched; undefined when none had. */
export function staleCrowds(
  root: string,
  places: readonly LevelPlace[],
  files: readonly FurtherFile[],
): string | undefined {
  const crowd = files.find(({ name }) => name === 'crowd');
  const searched = places.filter((place) => crowd && foundBefore(root, place, crowd) === undefined);
  if (searched.length === 0) return undefined;
  const names = searched.map(({ keyword }) => keyword).join(', ');
  return `${names}: atlas/levels/…/crowd.json does not fit; crowds were searched anew, which takes longer. npm run atlas:keep keeps what is found`;
}
