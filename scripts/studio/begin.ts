/** Begins a level's artwork from its drawn map: the picture put together from its tiles, its boxes, its words in both languages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { tilesOf, scaledTo } from '../../atlas/output/sizes';
import { LANGUAGES, type ArtworkDocument } from '../../src/artwork/document';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { levelDataSchema, type LevelData } from '../../src/maps/schema';
import { Refusal } from './refusal';

const listSchema = z.object({ levels: z.array(z.object({ level: z.int(), data: z.string() })) });
const textsSchema = z.record(
  z.string(),
  z.looseObject({ title: z.optional(z.string()), hint: z.optional(z.string()) }),
);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The main map's pixels from its largest tiles, as a PNG. */
async function wholeMap(maps: string, { maps: [main] }: LevelData): Promise<Buffer> {
  if (!main) throw new Refusal(404, 'notDrawn', 'its map has not been drawn yet: npm run atlas draws it');
  const size = scaledTo(main.width, main);
  const tiles = tilesOf(main, main.width).map(({ column, row, left, top }) => ({
    input: path.join(maps, main.path, `${String(main.width)}/${String(column)}-${String(row)}.webp`),
    left,
    top,
  }));
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export interface Beginning {
  readonly document: ArtworkDocument;
  readonly picture: Buffer;
}

/** Quests of further pictures are left out. Throws when the map is not drawn. */
export async function beginFromDrawn(
  places: { readonly maps: string; readonly locales: string },
  level: CatalogueLevel,
  today: string,
): Promise<Beginning> {
  const list = path.join(places.maps, 'manifest.json');
  const entry = existsSync(list)
    ? listSchema.parse(readJson(list)).levels.find((each) => each.level === level.id)
    : undefined;
  if (!entry) throw new Refusal(404, 'notDrawn', 'its map has not been drawn yet: npm run atlas draws it');
  const data = levelDataSchema.parse(readJson(path.join(places.maps, entry.data)));
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      textsSchema.parse(readJson(path.join(places.locales, language, `${level.translationSpace}.json`))),
    ]),
  );
  const quests = data.quests
    .filter(({ image }) => image === undefined)
    .map(({ quest, positions }) => ({
      quest,
      positions: positions.map(({ top, bottom }) => ({ top, bottom })),
      ...Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const text = texts[language]?.[quest];
          return text?.title
            ? [[language, { title: text.title, ...(text.hint ? { hint: text.hint } : {}) }]]
            : [];
        }),
      ),
    }));
  const [main] = data.maps;
  const document = { width: main?.width ?? 1, height: main?.height ?? 1, updateDate: today, quests };
  return { document, picture: await wholeMap(places.maps, data) };
}
