/** A small drawn level for tests and pictures of the play screens: real tiles, exact boxes, plain shapes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { LevelData, LevelMap } from '../../src/maps/schema';
import type { Manifest } from '../../src/maps/manifest';
import { targetBox, type Quest, type Target } from '../../src/game/quest';
import { LEVEL, mapNamed } from './level';

const WIDTH = 3840;
const HEIGHT = 2716;
const TILE = 512;
const SIZES = [960, 1920, WIDTH];
const SHAPE = 60;
const COLOURS = ['#c8321b', '#28407a', '#4f6f22', '#e8b23a', '#6b5468', '#f0a9a0', '#3a3470', '#8bb04a'];

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly letter: string;
}

const boxOf = ({ x, y }: Shape): Target => targetBox(x, y, x + SHAPE, y + SHAPE);

/** The shapes of a map: a grid of them with a letter each; `twin` repeats one in the last place. */
function shapesOf(twin?: number): Shape[] {
  const shapes = Array.from({ length: 60 }, (_, index) => ({
    x: 200 + (index % 10) * 360,
    y: 200 + Math.floor(index / 10) * 400 + (index % 3) * 40,
    colour: COLOURS[index % COLOURS.length] ?? '#000000',
    letter: String.fromCodePoint(65 + (index % 26), 48 + Math.floor(index / 26)),
  }));
  const copied = twin === undefined ? undefined : shapes[twin];
  return shapes.map((shape, index) =>
    copied && index === 59 ? { ...copied, x: shape.x, y: shape.y } : shape,
  );
}

function svgOf(shapes: readonly Shape[], ground: string): string {
  const drawn = shapes.map(
    ({ x, y, colour, letter }) =>
      `<circle cx="${x + 30}" cy="${y + 30}" r="30" fill="${colour}"/><text x="${x + 30}" y="${y + 40}" font-size="28" text-anchor="middle" fill="#fff">${letter}</text>`,
  );
  const paths = Array.from(
    { length: 24 },
    (_, index) =>
      `<path d="M0 ${index * 120}q${WIDTH / 4} ${index % 2 ? 140 : -140} ${WIDTH / 2} 0t${WIDTH / 2} 0" stroke="#00000022" stroke-width="18" fill="none"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${paths.join('')}${drawn.join('')}</svg>`;
}

async function writeMap(root: string, id: string, svg: string): Promise<LevelMap> {
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  for (const width of SIZES) {
    const { data, info } = await sharp(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const folder = path.join(root, 'fixture', id, String(width));
    await mkdir(folder, { recursive: true });
    for (let top = 0; top < info.height; top += TILE)
      for (let left = 0; left < info.width; left += TILE)
        await sharp(data, { raw: info })
          .extract({
            left,
            top,
            width: Math.min(TILE, info.width - left),
            height: Math.min(TILE, info.height - top),
          })
          .webp({ effort: 0 })
          .toFile(path.join(folder, `${left / TILE}-${top / TILE}.webp`));
  }
  const tiny = await sharp(picture).resize({ width: 32 }).webp().toBuffer();
  return {
    id,
    width: WIDTH,
    height: HEIGHT,
    tileSize: TILE,
    sizes: SIZES,
    path: `fixture/${id}`,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Quests of the fixture: ten normal ones, the eighth with three targets, and two duplicate hunts. */
export function fixtureQuests(): Quest[] {
  const shapes = shapesOf();
  const at = (...indexes: number[]) => indexes.flatMap((index) => shapes.slice(index, index + 1).map(boxOf));
  const normal = Array.from({ length: 10 }, (_, index) => ({
    quest: `quest${index + 1}`,
    description: '',
    positions: index === 7 ? at(2, 30, 57) : at(index * 5 + 1),
  }));
  return [
    ...normal,
    { quest: 'dquest1', description: '', type: 1, positions: at(7, 59) },
    { quest: 'dquest2', description: '', type: 1, image: 'dquest2', positions: at(12, 59) },
  ];
}

/** The fixture's quests of the main map as a level's file, for screens whose tiles nobody looks at. */
export const MAIN_MAP_LEVEL: LevelData = {
  ...LEVEL,
  quests: fixtureQuests().filter(({ image }) => image === undefined),
  maps: [mapNamed('main')],
};

/**
 * Writes the fixture as level 1 with its manifest into `root` and returns its data. `night` adds the map by night, and
 * fewer pictures are drawn without it.
 */
export async function writeFixture(root: string, { night = false } = {}): Promise<LevelData> {
  const maps = [
    await writeMap(root, 'main', svgOf(shapesOf(7), '#cfe0b0')),
    await writeMap(root, 'dquest2', svgOf(shapesOf(12), '#f3e4c2')),
    ...(night ? [await writeMap(root, 'night', svgOf(shapesOf(7), '#1f1a44'))] : []),
  ];
  const quests = fixtureQuests();
  const level: LevelData = {
    level: 1,
    name: 'Pokemon Fair',
    translationSpace: 'pokemon',
    catalogOrder: 8,
    updateDate: '2026-11-21T00:00:00.000Z',
    quests,
    maps,
  };
  const manifest: Manifest = {
    version: 1,
    levels: [
      {
        level: 1,
        data: 'fixture/level.json',
        thumbnails: [{ width: 960, height: 679, path: 'fixture/main/960/0-0.webp' }],
        placeholder: maps[0]?.placeholder ?? '',
        normalQuests: 10,
        duplicateQuests: 2,
        updateDate: level.updateDate,
        bytes: 2_000_000,
      },
    ],
  };
  await writeFile(path.join(root, 'fixture', 'level.json'), JSON.stringify(level));
  await writeFile(path.join(root, 'manifest.json'), JSON.stringify(manifest));
  return level;
}
