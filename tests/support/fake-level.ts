/** A tiny level for tests of the atlas: natural size 600 x 400, one main picture and one duplicate picture. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DrawnPicture, PictureSource } from '../../atlas/output/drawn';
import type { LevelInput, LevelPlace } from '../../atlas/output/level-folder';
import { rasterise } from '../../atlas/output/pictures';
import { targetBox } from '../../src/game/quest';
import type { CatalogueLevel } from '../../src/maps/catalogue';

export const FAKE_SIZE = { width: 600, height: 400 };

export const FAKE_CATALOGUE_LEVEL: CatalogueLevel = {
  id: 1,
  name: 'Fake Fair',
  routeKeyword: 'fake',
  translationSpace: 'fake',
  catalogOrder: 8,
  questCounts: { normal: 2, duplicate: 1 },
};

const box = (x: number, y: number, size = 40) => targetBox(x, y, x + size, y + size);

/** A meadow with a few dots; the colour tells pictures apart. */
export const fakeSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${colour}"/><circle cx="120" cy="120" r="40" fill="#d93f3c"/><path d="M300 380l60-200l60 200z" fill="#2b1a2e"/></svg>`;

export const fakePictures = (): DrawnPicture[] => [
  {
    id: 'main',
    ...FAKE_SIZE,
    quests: [
      { quest: 'quest2', positions: [box(100, 100)] },
      { quest: 'quest1', positions: [box(10, 10), box(560, 360)] },
    ],
    pixels: () => rasterise(fakeSvg('#7dba54')),
  },
  {
    id: 'dquest1',
    ...FAKE_SIZE,
    quests: [{ quest: 'dquest1', positions: [box(10, 200), box(500, 200)] }],
    pixels: () => rasterise(fakeSvg('#3c4a7c')),
  },
];

/** Pictures as a level takes them: not drawn yet. */
export const undrawn = (pictures: readonly DrawnPicture[]): PictureSource[] =>
  pictures.map((picture) => ({ id: picture.id, draw: () => Promise.resolve(picture) }));

export const fakeInput = (pictures: readonly PictureSource[] = undrawn(fakePictures())): LevelInput => ({
  level: FAKE_CATALOGUE_LEVEL,
  updateDate: '2026-01-02',
  pictures,
  text: (quest) => ({ title: `Find ${quest}`, hint: 'Look closely' }),
});

/** A place in a fresh temporary folder. */
export const fakePlace = (hash = '0123abcd'): LevelPlace => ({
  root: mkdtempSync(path.join(tmpdir(), 'atlas-')),
  keyword: 'fake',
  hash,
});
