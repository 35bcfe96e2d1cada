/** Where newer definitions of the levels come from: the database's web interface, or this device's own store. */
import { keepText, readText } from '../../kept/kept';
import type { Platform } from '../../platform/platform';

/**
 * Remembers that this device's owner uploaded definitions, so that no other player's game looks for any. Where it
 * cannot be remembered the definitions do not count.
 */
export function noteUpload(): void {
  keepText('uploaded', 'yes', () => localStorage);
}

const isUploaded = (): boolean => readText('uploaded', () => localStorage) !== undefined;

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
