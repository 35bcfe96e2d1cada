/** Where newer definitions of the levels come from: the database's web interface, or this device's own store. */
import type { Platform } from '../../platform/platform';

const UPLOADED = 'worldmaps.uploaded';

/** Remembers that this device's owner uploaded definitions, so that no other player's game looks for any. */
export function noteUpload(): void {
  try {
    localStorage.setItem(UPLOADED, 'yes');
  } catch {
    // the definitions count again once the device lets it be remembered
  }
}

function isUploaded(): boolean {
  try {
    return localStorage.getItem(UPLOADED) !== null;
  } catch {
    return false;
  }
}

export function definitionsOf(env: Readonly<Record<string, unknown>>): Platform['definitions'] {
  const projectId = env['VITE_FIREBASE_PROJECT_ID'];
  if (typeof projectId === 'string' && projectId !== '') {
    const emulators = env['VITE_FIREBASE_EMULATORS'];
    const emulator = typeof emulators === 'string' ? emulators.split(',')[1]?.trim() : undefined;
    return async (level) => {
      const { fetchDefinition } = await import('../../levels/remote/definitions');
      return fetchDefinition({ projectId, ...(emulator ? { emulator } : {}) }, level);
    };
  }
  return async (level) => {
    if (!isUploaded()) return undefined;
    const { openShelves } = await import('../../records/local/database');
    const { levelDataPath } = await import('../../records/paths');
    return openShelves('worldmaps').get('documents', levelDataPath(level));
  };
}
