/** Draws a level from its artwork, or keeps its drawn map and remembers why. */
import { readAbout } from '../output/artwork-level';
import { readReport, writeReport } from '../output/artwork-report';
import type { ArtworkFault } from '../../src/artwork/report';
import type { Report } from './crew';
import { writtenLevel, type Planned } from './plan';

export type Draw = (planned: Planned, report: Report) => Promise<void>;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Draws with `draw`; artwork that fails is told to `onFault`, and its drawn map is drawn if it is not there. */
export async function drawOrInstead(
  planned: Planned,
  report: Report,
  draw: Draw,
  onFault: (planned: Planned, reason: string) => void,
): Promise<void> {
  const { instead } = planned;
  if (!instead) return draw(planned, report);
  try {
    return await draw(planned, report);
  } catch (error) {
    onFault(planned, reasonOf(error));
    if (!(await writtenLevel(instead))) await draw(instead, report);
  }
}

/**
 * Writes what became of all artwork of the plan into the report beside the maps, and gives it. `failed` holds the
 * reasons of this run by level name; what failed before and has not changed is still so.
 */
export async function reportArtwork(
  maps: string,
  levels: readonly Planned[],
  failed: ReadonlyMap<string, string>,
): Promise<readonly ArtworkFault[]> {
  const { known: before } = readReport(maps);
  const known: ArtworkFault[] = [];
  for (const planned of levels) {
    const { name, place, source } = planned;
    if (source.kind !== 'artwork') continue;
    const level = source.level.id;
    const hash = place?.hash ?? '';
    const about = (await writtenLevel(planned)) && place && (await readAbout(place));
    const earlier = before.find((each) => each.level === level && each.hash === hash)?.failed;
    const reason = about ? undefined : (failed.get(name) ?? earlier);
    if (about && about.notes.length === 0) continue;
    known.push({
      level,
      hash,
      notes: about?.notes ?? [],
      ...(reason === undefined ? {} : { failed: reason }),
    });
  }
  await writeReport(maps, { known });
  return known;
}

/** The report as lines for a terminal. */
export function linesOf(known: readonly ArtworkFault[], nameOf: (level: number) => string): string[] {
  return known.flatMap(({ level, failed, notes }) => [
    ...(failed === undefined
      ? []
      : [`${nameOf(level)}: the artwork is not used, its drawn map stays: ${failed}`]),
    ...notes.map((note) => `${nameOf(level)}: ${note}`),
  ]);
}
