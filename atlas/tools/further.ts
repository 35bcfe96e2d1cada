/** The work that is left once levels have their pictures: files beside them, each level in a process of its own. */
import { missingFurther } from '../output/further-files';
import type { WrittenLevel } from '../output/manifest';
import type { Job } from './crew';
import type { Planned } from './plan';

/** A written level that lacks a file beside its pictures. */
export interface FurtherJob extends Job {
  readonly planned: Planned;
}

/** One job a level of a theme that lacks a file; real artwork has no scene to make one from. */
export function furtherJobs(
  levels: readonly Planned[],
  written: readonly WrittenLevel[],
  missing = missingFurther,
): FurtherJob[] {
  return levels.flatMap((planned) => {
    const { name, source, place } = planned;
    const isWritten = written.some((level) => level.place.keyword === place?.keyword);
    if (!place || !isWritten || source.kind !== 'theme' || missing(place).length === 0) return [];
    return [{ name: `${name}, beside its pictures`, weight: 1, planned }];
  });
}
