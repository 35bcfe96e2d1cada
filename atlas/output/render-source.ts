/** Draws one level from its source and writes it, telling how far it is. */
import path from 'node:path';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import type { LevelData } from '../../src/maps/schema';
import { readArtwork } from './artwork';
import type { PictureSize, PictureSource } from './drawn';
import { writeLevel } from './level-folder';
import type { LevelSource } from './level-sources';
import type { Project } from './project';
import { NATURAL_SIZE } from './sizes';
import { readTexts } from './texts';

export interface DrawnLevel {
  /** ISO 8601; the day its map last changed for the players. */
  readonly updateDate: string;
  readonly pictures: readonly PictureSource[];
}

export interface Draughtsman {
  /** Finds the theme of a level; its pictures are laid out and rendered later, one by one. */
  readonly draw: (level: CatalogueLevel) => Promise<DrawnLevel>;
  readonly natural?: PictureSize;
}

/**
 * Writes the level of a source under `hash`. `report` hears each step before it begins, with the share that is done; the step waits for it.
 * @throws with the reason when the level cannot be drawn; nothing is written then.
 */
export async function renderSource(
  project: Project,
  { level, kind }: Pick<LevelSource, 'level' | 'kind'>,
  hash: string,
  { draw, natural = NATURAL_SIZE }: Draughtsman,
  report: (what: string, share: number) => void | Promise<void> = () => undefined,
): Promise<LevelData> {
  const keyword = level.routeKeyword;
  const drawn =
    kind === 'artwork' ? await readArtwork(path.join(project.artwork, keyword), natural) : await draw(level);
  const texts = readTexts(project.locales, level.translationSpace);
  const steps = drawn.pictures.length * 2;
  let begun = 0;
  return writeLevel(
    { level, ...drawn, text: (quest) => texts[quest] },
    { root: project.maps, keyword, hash },
    (picture, doing) => report(`${doing} ${picture}`, begun++ / steps),
  );
}
