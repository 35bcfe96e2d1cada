/** Levels that the studio's server keeps on this machine, with pictures of a single tile. */
import { NATURAL } from '../artwork/fit';
import { pictureMap, playableOf } from '../artwork/playable';
import { findLevel } from '../maps/catalogue';
import { openLevel, pictureAddress, readHistory, saveLevel } from './api';
import type { Keeper, Sheets } from './keeper';
import { measured } from './measured';

export const serverKeeper = (keyword: string): Keeper => ({
  name: keyword,
  open: () => openLevel(keyword),
  save: (document, revision, deed) => saveLevel(keyword, document, revision, deed),
  history: (earlier) => readHistory(keyword, earlier),
});

/** `stamp` changes with the pictures, of which `pictures` are the names. */
export function serverSheets(keyword: string, pictures: readonly string[], stamp: string): Sheets {
  const level = findLevel(keyword);
  const url = (path: string) => {
    const [, picture = ''] = path.split('/');
    return pictureAddress(keyword, picture, stamp);
  };
  return {
    mapOf: (picture) => pictureMap(keyword, picture, NATURAL),
    url,
    overview: ({ path }) => url(path),
    measure: (picture) =>
      measured([{ address: pictureAddress(keyword, picture, stamp), x: 0, y: 0, width: 1, height: 1 }]),
    playable: (document) => level && playableOf(document, level, pictures, NATURAL),
  };
}
