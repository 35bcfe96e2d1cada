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
  return levels.flatMap((level) => {
    // artwork that cannot be used leaves the drawn map, which has a scene
    const planned = level.source.kind === 'theme' ? level : level.instead;
    const place = planned?.place;
    if (!planned || !place) return [];
    const isWritten = written.some(
      (each) => each.place.keyword === place.keyword && each.place.hash === place.hash,
    );
    if (!isWritten || missing(place).length === 0) return [];
    return [{ name: `${planned.name}, beside its pictures`, weight: 1, planned }];
  });
}
