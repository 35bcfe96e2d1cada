/** Makes the further files of a level, on one layout and the id buffer its targets are judged by: while it is drawn, or later where it lacks one. */
import { MAKERS } from '../further/makers';
import { layOutPicture } from '../layout/build';
import { measure } from '../layout/measure';
import { MAIN, type LaidPicture } from '../layout/picture';
import { loadTheme } from '../levels';
import type { Theme } from '../stage/theme';
import { furtherFiles, missingFurther, writeFurther, type FurtherFile } from './further-files';
import { readHiding } from './hiding-file';
import { foundBefore } from './kept-crowd';
import type { LevelPlace } from './level-folder';
import { PROJECT } from './project';

/** What further files hold, made and not yet written; some are packed meanwhile, and promised. */
type Contents = ReadonlyMap<FurtherFile, unknown>;

/** Looks at a main map that is laid out, for what no search found before, and goes by the pairs that were kept; what is kept of it is small. */
export function contentsOf(
  place: LevelPlace,
  theme: Theme,
  main: LaidPicture,
  files: readonly FurtherFile[] = furtherFiles(),
): Contents {
  const { buffer } = measure(main);
  const { keyword } = place;
  const hiding = readHiding(PROJECT.root, keyword);
  const pairs = 'hiding' in hiding ? hiding.hiding.pairs : [];
  const paired = { keyword, theme, main, buffer, pairs };
  const make = (file: FurtherFile): unknown =>
    (file.name === 'crowd' ? foundBefore(PROJECT.root, place, file) : undefined) ?? MAKERS[file.name](paired);
  return new Map(files.map((each) => [each, make(each)]));
}

/** Waits for what is promised, and writes all beside the pictures of a level that is written. */
export async function writeContents(place: LevelPlace, contents: Contents): Promise<void> {
  for (const [each, content] of contents) await writeFurther(place, each, await content);
}

/** For a level that was drawn before: lays it out again for the files it lacks. Throws when no theme draws it. */
export async function makeFurther(place: LevelPlace): Promise<void> {
  const missing = missingFurther(place);
  if (missing.length === 0) return;
  const { keyword } = place;
  const theme = await loadTheme(keyword);
  const file = readHiding(PROJECT.root, keyword);
  const main = layOutPicture(theme, MAIN, 'hiding' in file ? file.hiding : undefined);
  await writeContents(place, contentsOf(place, theme, main, missing));
}
