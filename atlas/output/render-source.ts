/** Draws one level from its source and writes it, telling how far it is. */
import path from 'node:path';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { MAIN_MAP } from '../../src/maps/maps';
import type { LevelData } from '../../src/maps/schema';
import { readArtwork } from './artwork';
import { writeArtworkLevel } from './artwork-level';
import type { PictureSize, PictureSource } from './drawn';
import { writeLevel } from './level-folder';
import { placeholderOf } from './pictures';
import type { LevelSource } from './level-sources';
import type { Project } from './project';
import { NATURAL_SIZE } from './sizes';
import { readTexts } from './texts';

export interface DrawnLevel {
  /** ISO 8601; the day its map last changed for the players. */
  readonly updateDate: string;
  readonly pictures: readonly PictureSource[];
  /** Once all is drawn: why hiding places had to be searched, undefined when the kept ones were fair. */
  readonly searched?: () => string | undefined;
}

/** A step that begins: the part of the level that is done, and that will be done when the step is over, 0 to 1. */
export interface DrawingStep {
  /** In words, with its picture. */
  readonly what: string;
  readonly doing: Doing;
  readonly share: number;
  readonly until: number;
  /** The main map as a tiny `data:` picture, as soon as it is painted. */
  readonly placeholder?: string;
}

/** The part of a picture's time at which each step begins and ends, roughly. */
const SPANS = { drawing: [0, 0.6], rendering: [0.6, 0.85], cutting: [0.85, 1] } as const;

export type Doing = keyof typeof SPANS;

export interface Draughtsman {
  /** Finds the theme of a level; its pictures are laid out and rendered later, one by one. */
  readonly draw: (level: CatalogueLevel) => Promise<DrawnLevel>;
  readonly natural?: PictureSize;
}

/**
 * Writes the level of a source under `hash`. `report` hears each step before it begins; the step waits for it.
 * @throws with the reason when the level cannot be drawn; nothing is written then.
 */
export async function renderSource(
  project: Project,
  { level, kind }: Pick<LevelSource, 'level' | 'kind'>,
  hash: string,
  { draw, natural = NATURAL_SIZE }: Draughtsman,
  report: (step: DrawingStep) => void | Promise<void> = () => undefined,
): Promise<LevelData> {
  const keyword = level.routeKeyword;
  const artwork =
    kind === 'artwork' ? await readArtwork(path.join(project.artwork, keyword), natural) : undefined;
  const drawn: DrawnLevel = artwork ?? (await draw(level));
  const count = drawn.pictures.length;
  const tell = (picture: string, doing: Doing, placeholder?: string) => {
    const done = drawn.pictures.findIndex(({ id }) => id === picture);
    const [from, to] = SPANS[doing];
    return report({
      what: `${doing} ${picture}`,
      doing,
      share: (done + from) / count,
      until: (done + to) / count,
      ...(placeholder ? { placeholder } : {}),
    });
  };
  const pictures = drawn.pictures.map(({ id, draw: lay }) => ({
    id,
    draw: async () => {
      const picture = await lay();
      const pixels = async () => {
        const painted = await picture.pixels();
        await tell(id, 'cutting', id === MAIN_MAP ? await placeholderOf(painted) : undefined);
        return painted;
      };
      return { ...picture, pixels };
    },
  }));
  const place = { root: project.maps, keyword, hash };
  if (artwork) return writeArtworkLevel({ artwork, level, pictures, locales: project.locales }, place, tell);
  const texts = readTexts(project.locales, level.translationSpace);
  return writeLevel({ level, ...drawn, pictures, text: (quest) => texts[quest] }, place, tell);
}
