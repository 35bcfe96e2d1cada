/** Recognises a small picture of a level's further files. */
import { isAmount, isCount, isText, objectOf } from '../kept/shapes';
import type { Pasted } from '../maps/machines';

export const isPasted = objectOf<Pasted>({
  x: isAmount,
  y: isAmount,
  width: isCount,
  height: isCount,
  src: isText,
});
