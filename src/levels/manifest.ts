/** Loads the manifest of drawn levels through the platform; at a booth it holds only the levels its operator allows. */
import type { Platform } from '../platform/platform';
import type { Manifest, ManifestLevel } from '../maps/manifest';
import { isManifest } from './manifest-shape';

export type ManifestResult =
  | {
      readonly kind: 'ready';
      readonly manifest: Manifest;
      /** Set when a local server is still drawing the other levels, or can say why it failed. */
      readonly partial?: true;
    }
  | { readonly kind: 'failed' };

/** Never rejects: a manifest that is missing, unreachable or malformed is `failed`, and the player may retry. */
export async function loadManifest({ maps, kiosk }: Platform): Promise<ManifestResult> {
  try {
    const raw = await maps.manifest();
    if (!isManifest(raw)) return { kind: 'failed' };
    const allowed = kiosk?.settings.levels;
    const levels = raw.levels.filter(({ level }) => !allowed || allowed.includes(level));
    return {
      kind: 'ready',
      manifest: { version: raw.version, levels },
      ...(isPartial(raw) ? { partial: true } : {}),
    };
  } catch {
    return { kind: 'failed' };
  }
}

function isPartial(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'drawing' in raw && raw.drawing === true;
}

/** The newer manifest with unchanged levels kept as the same objects, so that components showing them do not reload. */
export function renewed(before: Manifest, after: Manifest): Manifest {
  const levels = after.levels.map((level) => {
    const known = openLevel(before, level.level);
    return known?.data === level.data ? known : level;
  });
  return { ...after, levels };
}

/** The manifest's entry of a level; undefined when the level is not open yet. */
export function openLevel(manifest: Manifest, id: number): ManifestLevel | undefined {
  return manifest.levels.find(({ level }) => level === id);
}
