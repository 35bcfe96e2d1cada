/** Reads one level through the platform: a bad file is one clear error on that level, never a dead game. */
import type { Platform } from '../platform/platform';
import { faultOf } from '../maps/fault';
import { noteLevelFault } from './fault-log';
import { openLevel } from './manifest';
import type { LevelData, Manifest, ManifestLevel } from '../maps/schema';

export type LevelResult =
  | { readonly kind: 'ready'; readonly level: LevelData }
  /** In the catalogue, but no map of it has been drawn. */
  | { readonly kind: 'notOpen' }
  /** The file could not be read now; another try may do. */
  | { readonly kind: 'unreadable' }
  /** The file is there and is not a level. `fault` is for whoever mends it. */
  | { readonly kind: 'corrupt'; readonly fault: string };

/** Milliseconds a game waits for the database before it begins with the bundled definition (ADR 0007). */
const PATIENCE = 1500;

/** Takes what a level's file held for a level, or says why it is none. */
async function parseLevel(raw: unknown, id: number): Promise<LevelResult> {
  // the parser is fetched with the first level, so that it delays no first picture
  const { levelDataSchema } = await import('../maps/schema');
  const parsed = levelDataSchema.safeParse(raw);
  if (!parsed.success) return { kind: 'corrupt', fault: parsed.error.message };
  const fault = faultOf(parsed.data, id);
  return fault === undefined ? { kind: 'ready', level: parsed.data } : { kind: 'corrupt', fault };
}

/** What the database has of a level; undefined when there is nothing, or it takes too long to tell. */
async function documentOf({ definitions }: Platform, id: number): Promise<unknown> {
  if (!definitions) return undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    patience = setTimeout(() => resolve(undefined), PATIENCE);
  });
  try {
    return await Promise.race([definitions(id), tooLong]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(patience);
  }
}

/** A newer valid document wins; an invalid one is noted for the owner, and the bundled level stays. */
async function newest(bundled: LevelResult, document: unknown): Promise<LevelResult> {
  if (bundled.kind !== 'ready' || document === undefined) return bundled;
  const { replaceDefinition } = await import('../maps/definition');
  const replaced = replaceDefinition(bundled.level, document);
  const fault = replaced.kind === 'refused' ? replaced.fault : undefined;
  noteLevelFault(bundled.level.level, fault, () => localStorage);
  return replaced.kind === 'newer' ? { kind: 'ready', level: replaced.level } : bundled;
}

/** Never rejects; `id` is one of the catalogue. */
export function loadLevel(platform: Platform, manifest: Manifest, id: number): Promise<LevelResult> {
  return loadEntry(platform, openLevel(manifest, id), id);
}

/** The same from what the manifest says of the level; undefined where it is not listed. */
export async function loadEntry(
  platform: Platform,
  entry: ManifestLevel | undefined,
  id: number,
): Promise<LevelResult> {
  if (!entry) return { kind: 'notOpen' };
  // neither waits for the other
  const document = documentOf(platform, id);
  try {
    return await newest(await parseLevel(await platform.maps.level(id, entry.data), id), await document);
  } catch (error) {
    // what is there and is no JSON stays so however often it is read
    return error instanceof SyntaxError ? { kind: 'corrupt', fault: error.message } : { kind: 'unreadable' };
  }
}
