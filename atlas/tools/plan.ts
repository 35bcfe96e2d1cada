/** What there is to draw and what is drawn already: one answer for every command. */
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { readLevel } from '../output/level-folder';
import type { LevelPlace } from '../output/level-folder';
import { hashLevel, levelSources, strayArtwork } from '../output/level-sources';
import type { LevelSource } from '../output/level-sources';
import type { WrittenLevel } from '../output/manifest';
import type { ArtworkReport } from '../output/artwork-report';
import type { Project } from '../output/project';
import type { Job } from './crew';

/** A level that can be drawn; its weight says how long it takes beside the others. */
export interface Planned extends Job {
  readonly source: LevelSource;
  /** Undefined when its sources could not even be read; the fault is told. */
  readonly place: LevelPlace | undefined;
  /** The drawn map that stays when artwork cannot be used. */
  readonly instead?: Planned;
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

function planOf(project: Project, source: LevelSource, faults: string[]): Planned {
  const keyword = source.level.routeKeyword;
  const planned = {
    name: keyword,
    source,
    weight: weightOf(source.level),
    ...(source.instead ? { instead: planOf(project, source.instead, faults) } : {}),
  };
  try {
    return { ...planned, place: { root: project.maps, keyword, hash: hashLevel(project, source) } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    faults.push(reason.startsWith(`${keyword}: `) ? reason : `${keyword}: ${reason}`);
    return { ...planned, place: undefined };
  }
}

/** Every level with a theme among `themes` or artwork, by id. */
export function planLevels(project: Project, themes: readonly string[]): Plan {
  const faults = strayArtwork(project);
  const levels = levelSources(project, themes).map((source) => planOf(project, source, faults));
  return { levels, faults };
}

/** The level as it was written from the sources of today; undefined when it is missing or not whole. */
export async function writtenLevel({ place }: Planned): Promise<WrittenLevel | undefined> {
  const data = place && (await readLevel(place));
  return place && data ? { place, data } : undefined;
}

/** The levels that are written and whole; where artwork is not, its drawn map if that is. */
export async function writtenLevels(levels: readonly Planned[]): Promise<WrittenLevel[]> {
  const written = await Promise.all(levels.map(shownLevel));
  return written.filter((level) => level !== undefined);
}

/** What the game shows of a planned level by now. */
export async function shownLevel(planned: Planned): Promise<WrittenLevel | undefined> {
  return (await writtenLevel(planned)) ?? (planned.instead && (await shownLevel(planned.instead)));
}

/** Levels that are not written from what lies here: there is something to draw, unless artwork is known to fail. */
export async function levelsToDraw(levels: readonly Planned[], { known }: ArtworkReport): Promise<Planned[]> {
  const isDue = async (planned: Planned): Promise<boolean> => {
    if (!planned.place || (await writtenLevel(planned))) return false;
    const hasFailed = known.some(
      ({ level, hash, failed }) =>
        failed !== undefined && level === planned.source.level.id && hash === planned.place?.hash,
    );
    return !(hasFailed && planned.instead && (await writtenLevel(planned.instead)));
  };
  const due = await Promise.all(levels.map(isDue));
  return levels.filter((_, index) => due[index]);
}

/** The folder to keep of each level: what is shown, or nothing known of one that could not be drawn. */
export async function keptHashes(
  levels: readonly Planned[],
  failed: (name: string) => boolean,
): Promise<Map<string, string | undefined>> {
  const rows = levels.map(async (planned) => {
    const { name, place } = planned;
    const kept = failed(name) ? undefined : ((await shownLevel(planned))?.place ?? place);
    return [name, kept?.hash] as const;
  });
  return new Map(await Promise.all(rows));
}
