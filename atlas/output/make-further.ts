/** Makes the further files that a written level lacks, on one layout and one id buffer. */
import { IdBuffer } from '../fairness/id-buffer';
import { MAKERS } from '../further/makers';
import { layOutPicture } from '../layout/build';
import { MAIN } from '../layout/picture';
import { loadTheme } from '../levels';
import { missingFurther, writeFurther } from './further-files';
import { readHiding } from './hiding-file';
import type { LevelPlace } from './level-folder';
import { PROJECT } from './project';

/** Throws when no theme draws the level. */
export async function makeFurther(place: LevelPlace): Promise<void> {
  const missing = missingFurther(place);
  if (missing.length === 0) return;
  const { keyword } = place;
  const theme = await loadTheme(keyword);
  const file = readHiding(PROJECT.root, keyword);
  const main = layOutPicture(theme, MAIN, 'hiding' in file ? file.hiding : undefined);
  const { scene } = main.stage;
  const buffer = new IdBuffer(scene, main.overlays, { scale: 1 });
  for (const each of missing)
    await writeFurther(place, each, MAKERS[each.name]({ keyword, theme, main, buffer }));
}
