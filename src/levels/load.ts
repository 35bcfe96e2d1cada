/** Loads one level through the platform; a bad file is an error of that level only, and the rest of the game works. */
import type { Platform } from '../platform/platform';
import { faultOf } from '../maps/fault';
import { openLevel } from './manifest';
import { isLevelData } from './level-shape';
import type { LevelData } from '../maps/schema';
import type { Manifest, ManifestLevel } from '../maps/manifest';

export type LevelResult =
  | { readonly kind: 'ready'; readonly level: LevelData }
  /** The level is in the catalogue, but its map has not been drawn. */
  | { readonly kind: 'notOpen' }
  /** The file could not be read now; a retry may succeed. */
  | { readonly kind: 'unreadable' }
  /** The file was read but is not a valid level. `fault` says why, for whoever mends it. */
  | { readonly kind: 'corrupt'; readonly fault: string };

/** Milliseconds a game waits for the database before it begins with the bundled definition (ADR 7). */
const PATIENCE = 1500;

/** What the content of a level's file is worth. */
async function parseLevel(raw: unknown, id: number): Promise<LevelResult> {
  const level = isLevelData(raw) ? raw : await parsedLevel(raw);
  if (typeof level === 'string') return { kind: 'corrupt', fault: level };
  const fault = faultOf(level, id);
  return fault === undefined ? { kind: 'ready', level } : { kind: 'corrupt', fault };
}

/** The level as its schema reads it, or what is wrong with it. The parser is fetched for this alone. */
async function parsedLevel(raw: unknown): Promise<LevelData | string> {
  const { levelDataSchema } = await import('../maps/schema');
  const parsed = levelDataSchema.safeParse(raw);
  return parsed.success ? parsed.data : parsed.error.message;
}

/** The database's document of a level; undefined when there is none or the answer takes too long. */
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

/** Loads a level; never rejects. `id` is in the catalogue. */
export function loadLevel(platform: Platform, manifest: Manifest, id: number): Promise<LevelResult> {
  return loadEntry(platform, openLevel(manifest, id), id);
}

/** Loads a level from its manifest entry; `entry` is undefined when the manifest does not list it. */
export async function loadEntry(
  platform: Platform,
  entry: ManifestLevel | undefined,
  id: number,
): Promise<LevelResult> {
  if (!entry) return { kind: 'notOpen' };
  // both requests run in parallel
  const document = documentOf(platform, id);
  try {
    const bundled = await parseLevel(await platform.maps.level(id, entry.data), id);
    if (bundled.kind === 'corrupt') return await noted(bundled, id);
    const held = await document;
    // the code for it is fetched only where the database holds a document
    return held === undefined ? bundled : await (await import('./newest')).newestOf(platform, bundled, held);
  } catch (error) {
    // invalid JSON does not get better by a retry
    return error instanceof SyntaxError
      ? noted({ kind: 'corrupt', fault: error.message }, id)
      : { kind: 'unreadable' };
  }
}

/** Notes it for the owner, with code that nothing else of a level asks for. */
async function noted(corrupt: Extract<LevelResult, { kind: 'corrupt' }>, id: number): Promise<LevelResult> {
  try {
    const { noteLevelFault } = await import('./fault-log');
    noteLevelFault(id, corrupt.fault, { shelf: () => localStorage, now: Date.now(), kind: 'file' });
  } catch {
    // without the network it is noted when the level is next read
  }
  return corrupt;
}
