/** A level as its file holds it, for tests that load one. */
import type { LevelData, LevelMap } from '../../src/maps/schema';
import { quest } from './game-builders';

export const mapNamed = (id: string): LevelMap => ({
  id,
  width: 3840,
  height: 2716,
  tileSize: 512,
  sizes: [960, 1920, 3840],
  path: `fair/${id}`,
  placeholder: 'data:image/webp;base64,AA',
});

/** A map cut into tiles as drawn ones are. */
export const DRAWN_MAP: LevelMap = {
  ...mapNamed('main'),
  tileSize: 256,
  sizes: [960, 1920, 2880, 3840],
  bands: [1920, 2880],
};

/** A normal quest on the main map, and a duplicate hunt on a map of its own. */
export const LEVEL: LevelData = {
  level: 1,
  name: 'Pokemon Fair',
  translationSpace: 'pokemon',
  catalogOrder: 8,
  updateDate: '2026-11-20T00:00:00Z',
  quests: [quest(1), { ...quest(2, 2, true), image: 'dquest2' }],
  maps: [mapNamed('main'), mapNamed('dquest2')],
};
