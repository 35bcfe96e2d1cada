/** Where the atlas reads and writes. */
import path from 'node:path';

export interface Project {
  readonly root: string;
  /** What the game serves. */
  readonly maps: string;
  readonly artwork: string;
  readonly locales: string;
}

export function projectAt(root: string): Project {
  const resources = path.join(root, 'resources');
  return {
    root,
    maps: path.join(resources, 'maps'),
    artwork: path.join(resources, 'artwork'),
    locales: path.join(resources, 'locales'),
  };
}

export const PROJECT = projectAt(path.resolve(import.meta.dirname, '../..'));
