/** All levels with a plain picture in place of drawn art, for pictures of what stands around a map. */
import { targetBox, type Quest, type Target } from '../../src/game/quest';
import { CATALOGUE, type CatalogueLevel } from '../../src/maps/catalogue';
import type { LevelData } from '../../src/maps/schema';
import type { Manifest } from '../../src/maps/manifest';

const NATURAL = { width: 3840, height: 2716 };
const UPDATED = '2026-11-21T00:00:00.000Z';
const COLUMNS = 8;
const TARGET = { width: 120, height: 160 };

/** Two colours, one pixel each: a placeholder like those of drawn maps. */
const PLACEHOLDER =
  "data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' width='2' height='1'%3e%3crect width='2' height='1' fill='%23cfe0b0'/%3e%3crect width='1' height='1' fill='%23b9d0d8'/%3e%3c/svg%3e";

/** Meadow, water and a few houses: stands for every thumbnail and every tile. */
export const PLAIN_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="679" viewBox="0 0 960 679"><rect width="960" height="679" fill="#cfe0b0"/><path d="M0 420q240-90 480 0t480 0v259H0Z" fill="#b9d0d8"/><g fill="#c8321b"><path d="m120 250 70-60 70 60Z"/><path d="m640 300 90-80 90 80Z"/></g><g fill="#fffaf0"><path d="M135 250h110v90H135Z"/><path d="M655 300h150v110H655Z"/></g><g fill="#4f6f22"><circle cx="420" cy="260" r="60"/><circle cx="520" cy="330" r="44"/></g></svg>`;

function targetAt(place: number): Target {
  const x = 240 + (place % COLUMNS) * 440;
  const y = 260 + Math.floor(place / COLUMNS) * 380;
  return targetBox(x, y, x + TARGET.width, y + TARGET.height);
}

function questsOf({ normal, duplicate }: CatalogueLevel['questCounts']): Quest[] {
  const normals = Array.from({ length: normal }, (_, index) => ({
    quest: `quest${String(index + 1)}`,
    description: '',
    positions: [targetAt(index)],
  }));
  const duplicates = Array.from({ length: duplicate }, (_, index) => ({
    quest: `dquest${String(index + 1)}`,
    description: '',
    type: 1 as const,
    positions: [targetAt(30 + index), targetAt(38 + index)],
  }));
  return [...normals, ...duplicates];
}

/** The `level.json` of a level of the catalogue. */
export function plainLevel(level: CatalogueLevel): LevelData {
  return {
    level: level.id,
    name: level.name,
    translationSpace: level.translationSpace,
    catalogOrder: level.catalogOrder,
    updateDate: UPDATED,
    quests: questsOf(level.questCounts),
    maps: [
      {
        id: 'main',
        ...NATURAL,
        tileSize: 3840,
        sizes: [NATURAL.width],
        path: `${level.routeKeyword}/main`,
        placeholder: PLACEHOLDER,
      },
    ],
  };
}

/** All levels open. */
export function plainManifest(): Manifest {
  return {
    version: 1,
    levels: CATALOGUE.map(({ id, routeKeyword, questCounts }) => ({
      level: id,
      data: `${routeKeyword}/level.json`,
      thumbnails: [{ width: 960, height: 679, path: `${routeKeyword}/thumb-960.webp` }],
      placeholder: PLACEHOLDER,
      normalQuests: questCounts.normal,
      duplicateQuests: questCounts.duplicate,
      updateDate: UPDATED,
      bytes: 2_000_000,
    })),
  };
}
