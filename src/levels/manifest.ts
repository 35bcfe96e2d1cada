/** Reads the list of drawn levels through the platform: what is open, its thumbnails, its modes. */
import type { Platform } from '../platform/platform';
import type { Manifest, ManifestLevel } from './schema';

export type ManifestResult =
  { readonly kind: 'ready'; readonly manifest: Manifest } | { readonly kind: 'failed' };

/** Never rejects: a list that is missing, unreachable or malformed is `failed`, and the player may try again. */
export async function loadManifest({ maps }: Platform): Promise<ManifestResult> {
  try {
    // the parser is fetched beside the list, so that it delays no first picture
    const [raw, { manifestSchema }] = await Promise.all([maps.manifest(), import('./schema')]);
    const parsed = manifestSchema.safeParse(raw);
    return parsed.success ? { kind: 'ready', manifest: parsed.data } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The drawn level of an id; undefined when it is not yet open. */
export function openLevel(manifest: Manifest, id: number): ManifestLevel | undefined {
  return manifest.levels.find(({ level }) => level === id);
}
