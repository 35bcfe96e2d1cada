/** Fetches newer definitions of levels: over the database's REST interface, or from this device's embedded store. */
import { keepText, readText } from '../../kept/kept';
import type { Platform } from '../../platform/platform';

/**
 * Remembers that definitions were uploaded on this device: without an upload the game does not open the store to look
 * for any. When storage is blocked, uploaded definitions are not used.
 */
export function noteUpload(): void {
  keepText('uploaded', 'yes', () => localStorage);
}

const isUploaded = (): boolean => readText('uploaded', () => localStorage) !== undefined;

export function definitionsOf(env: Readonly<Record<string, unknown>>): Platform['definitions'] {
  const projectId = env['VITE_FIREBASE_PROJECT_ID'];
  if (typeof projectId === 'string' && projectId !== '') {
    return async (level) => {
      const { readDefinition } = await import('./remote-definitions');
      return readDefinition(env, level);
    };
  }
  return async (level) => {
    if (!isUploaded()) return undefined;
    const { openShelves } = await import('../../records/local/database');
    const { levelDataPath } = await import('../../records/paths');
    return openShelves('worldmaps').get('documents', levelDataPath(level));
  };
}
