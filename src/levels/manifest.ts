/** Reads the list of drawn levels through the platform: what is open, its thumbnails, its modes. At a booth only what its operator allows is open. */
import type { Platform } from '../platform/platform';
import type { Manifest, ManifestLevel } from '../maps/schema';

export type ManifestResult =
  | {
      readonly kind: 'ready';
      readonly manifest: Manifest;
      /** The server it came from is still drawing the others, or can say why it cannot. */
      readonly partial?: true;
    }
  | { readonly kind: 'failed' };

/** Never rejects: a list that is missing, unreachable or malformed is `failed`, and the player may try again. */
export async function loadManifest({ maps, kiosk }: Platform): Promise<ManifestResult> {
  try {
    // the parser is fetched beside the list, so that it delays no first picture
    const [raw, { manifestSchema }] = await Promise.all([maps.manifest(), import('../maps/schema')]);
    const parsed = manifestSchema.safeParse(raw);
    if (!parsed.success) return { kind: 'failed' };
    const allowed = kiosk?.settings.levels;
    const levels = parsed.data.levels.filter(({ level }) => !allowed || allowed.includes(level));
    return {
      kind: 'ready',
      manifest: { ...parsed.data, levels },
      ...(isPartial(raw) ? { partial: true } : {}),
    };
  } catch {
    return { kind: 'failed' };
  }
}

/** By hand, not by zod: this is in every player's first load. */
function isPartial(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'drawing' in raw && raw.drawing === true;
}

/** A newer list in which every level that is as it was is the very same object, so that nothing shown of it begins anew. */
export function renewed(before: Manifest, after: Manifest): Manifest {
  const levels = after.levels.map((level) => {
    const known = openLevel(before, level.level);
    return known?.data === level.data ? known : level;
  });
  return { ...after, levels };
}

/** The drawn level of an id; undefined when it is not yet open. */
export function openLevel(manifest: Manifest, id: number): ManifestLevel | undefined {
  return manifest.levels.find(({ level }) => level === id);
}
