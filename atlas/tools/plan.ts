/** What there is to draw and what is drawn already: one answer for every command. */
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { readLevel } from '../output/level-folder';
import type { LevelPlace } from '../output/level-folder';
import { hashLevel, levelSources, strayArtwork } from '../output/level-sources';
import type { LevelSource } from '../output/level-sources';
import type { WrittenLevel } from '../output/manifest';
import type { Project } from '../output/project';
import type { Job } from './crew';

/** A level that can be drawn; its weight says how long it takes beside the others. */
export interface Planned extends Job {
  readonly source: LevelSource;
  /** Undefined when its sources could not even be read; the fault is told. */
  readonly place: LevelPlace | undefined;
}

export interface Plan {
  readonly levels: readonly Planned[];
  /** What stands in the way of drawing, in plain words. */
  readonly faults: readonly string[];
}

/**
 * A level's time in pictures: the layout of the main one, which the others share, counts as one more. A duplicate hunt
 * has a picture of its own at most, and to know for sure would be to load every theme.
 */
export function weightOf({ questCounts }: Pick<CatalogueLevel, 'questCounts'>): number {
  return 2 + questCounts.duplicate;
}

/** Every level with a theme among `themes` or artwork, by id. */
export function planLevels(project: Project, themes: readonly string[]): Plan {
  const faults = strayArtwork(project);
  const levels = levelSources(project, themes).map((source): Planned => {
    const keyword = source.level.routeKeyword;
    const planned = { name: keyword, source, weight: weightOf(source.level) };
    try {
      return { ...planned, place: { root: project.maps, keyword, hash: hashLevel(project, source) } };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(reason.startsWith(`${keyword}: `) ? reason : `${keyword}: ${reason}`);
      return { ...planned, place: undefined };
    }
  });
  return { levels, faults };
}

/** The level as it was written from the sources of today; undefined when it is missing or not whole. */
export async function writtenLevel({ place }: Planned): Promise<WrittenLevel | undefined> {
  const data = place && (await readLevel(place));
  return place && data ? { place, data } : undefined;
}

/** The levels that are written and whole. */
export async function writtenLevels(levels: readonly Planned[]): Promise<WrittenLevel[]> {
  const written = await Promise.all(levels.map(writtenLevel));
  return written.filter((level) => level !== undefined);
}
