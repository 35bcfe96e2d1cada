/** Names the classes of CSS modules after their file, so that a page written before any script runs can name them too. */
import path from 'node:path';

const MODULE = /\.module\.css$/;

/**
 * `Hero_title` for `.title` of `Hero.module.css`. Two modules of one name lie in folders of different names, so a file whose
 * name begins with a small letter, as no component's does, gives its folder's as well.
 */
export function classNameOf(local: string, file: string): string {
  const name = path.basename(file.replace(/\?.*$/, '')).replace(MODULE, '');
  const folder = path.basename(path.dirname(file));
  return /^[A-Z]/.test(name) ? `${name}_${local}` : `${folder}-${name}_${local}`;
}
