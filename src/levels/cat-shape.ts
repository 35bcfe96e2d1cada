/** Recognises a level's `cat.json`. */
import { isAmount, objectOf } from '../kept/shapes';
import type { CatFile } from '../maps/cat';
import { isTarget } from './level-shape';

export const isCatFile = objectOf<CatFile>({
  version: (raw): raw is 1 => raw === 1,
  target: isTarget,
  seen: isAmount,
});
