/** Recognises a level's `cheers.json` without a schema's parser. */
import { isText, listOf, objectOf, type Is } from '../kept/shapes';
import type { Cheer, Cheers } from '../maps/cheers';
import { isPasted } from './pasted-shape';

export const isCheers: Is<Cheers> = objectOf<Cheers>({
  version: (raw): raw is 1 => raw === 1,
  cheers: listOf(objectOf<Cheer>({ id: isText, picture: isPasted })),
});
