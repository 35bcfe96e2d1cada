/** Reads what a level's `cat.json` holds, for whoever proves it. */
import type { CatFile } from '../../../src/maps/cat';
import { catFileSchema } from '../../../src/maps/cat-schema';

/** Null where the file says that none is drawn; undefined where there is no file. Throws on another one. */
export function readCat(text: string | undefined): CatFile | null | undefined {
  const raw: unknown = text === undefined ? undefined : JSON.parse(text);
  return raw === null || raw === undefined ? raw : catFileSchema.parse(raw);
}
