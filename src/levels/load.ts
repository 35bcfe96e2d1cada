/** Reads one level through the platform: a bad file is one clear error on that level, never a dead game. */
import type { Platform } from '../platform/platform';
import { faultOf } from './fault';
import { openLevel } from './manifest';
import type { LevelData, Manifest } from './schema';

export type LevelResult =
  | { readonly kind: 'ready'; readonly level: LevelData }
  /** In the catalogue, but no map of it has been drawn. */
  | { readonly kind: 'notOpen' }
  /** The file could not be read now; another try may do. */
  | { readonly kind: 'unreadable' }
  /** The file is there and is not a level. `fault` is for whoever mends it. */
  | { readonly kind: 'corrupt'; readonly fault: string };

/** Takes what a level's file held for a level, or says why it is none. */
async function parseLevel(raw: unknown, id: number): Promise<LevelResult> {
  // the parser is fetched with the first level, so that it delays no first picture
  const { levelDataSchema } = await import('./schema');
  const parsed = levelDataSchema.safeParse(raw);
  if (!parsed.success) return { kind: 'corrupt', fault: parsed.error.message };
  const fault = faultOf(parsed.data, id);
  return fault === undefined ? { kind: 'ready', level: parsed.data } : { kind: 'corrupt', fault };
}

/** Never rejects; `id` is one of the catalogue. */
export async function loadLevel({ maps }: Platform, manifest: Manifest, id: number): Promise<LevelResult> {
  const entry = openLevel(manifest, id);
  if (!entry) return { kind: 'notOpen' };
  try {
    return await parseLevel(await maps.level(id, entry.data), id);
  } catch (error) {
    // what is there and is no JSON stays so however often it is read
    return error instanceof SyntaxError ? { kind: 'corrupt', fault: error.message } : { kind: 'unreadable' };
  }
}
