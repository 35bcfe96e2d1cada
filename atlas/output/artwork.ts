/** Real artwork in place of a drawn map (DECISIONS 3): a folder with pictures and a `level.json` the site owner writes by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { targetBox, type Target } from '../../src/game/quest';
import type { PictureBox, PictureSize, PictureSource, Pixels, QuestPlace } from './drawn';
import { checkLevel, checkPicture } from './validate';

const PICTURE_ENDINGS = ['.png', '.webp', '.jpg', '.jpeg', '.avif', '.tif', '.tiff'];
/** How far the proportions of a picture may be from the paper's, as a share. */
const RATIO_TOLERANCE = 0.002;

const point = z.object({ x: z.number(), y: z.number() });
const artworkSchema = z.object({
  /** Size of the pictures in pixels, which is also what the boxes are measured in. */
  width: z.int().positive(),
  height: z.int().positive(),
  updateDate: z.iso.date(),
  quests: z
    .array(
      z.object({
        quest: z.string().regex(/^d?quest[1-9]\d*$/),
        /** Name of the picture it is played on, without its ending, when that is not `main`. */
        image: z.string().optional(),
        positions: z.array(z.object({ top: point, bottom: point })).min(1),
      }),
    )
    .min(1),
});

export interface Artwork {
  readonly updateDate: string;
  readonly pictures: readonly PictureSource[];
}

/** The files of a level's artwork, sorted, or undefined when the folder has no `level.json`. */
export function artworkFiles(folder: string): string[] | undefined {
  if (!existsSync(path.join(folder, 'level.json'))) return undefined;
  return readdirSync(folder)
    .filter((name) => name === 'level.json' || PICTURE_ENDINGS.includes(path.extname(name).toLowerCase()))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/**
 * Reads and checks a level's artwork; boxes and pictures are scaled to the natural size of a map.
 * @throws an Error in plain words when a picture is missing, unreadable or not of the size `level.json` says.
 */
export async function readArtwork(folder: string, natural: PictureSize): Promise<Artwork> {
  const data = parseLevel(path.join(folder, 'level.json'));
  const scale = natural.width / data.width;
  if (Math.abs((data.height * scale) / natural.height - 1) > RATIO_TOLERANCE) {
    throw new Error(
      `level.json: ${data.width} x ${data.height} px has not the proportions of a map, which is ${natural.width} x ${natural.height} px (${data.width} x ${Math.round((data.width * natural.height) / natural.width)} would)`,
    );
  }
  const files = picturesIn(folder);
  const ids = new Set(['main', ...files.keys()]);
  for (const { quest, image = 'main' } of data.quests) {
    if (!ids.has(image)) throw new Error(`${quest}: there is no picture "${image}" in ${known(files)}`);
  }
  const questsOn = (id: string): QuestPlace<PictureBox>[] =>
    data.quests.filter(({ image = 'main' }) => image === id);
  checkLevel(
    [...ids],
    data.quests.map(({ quest }) => quest),
  );
  const pictures: PictureSource[] = [];
  for (const id of ids) {
    const file = files.get(id);
    if (file === undefined) {
      throw new Error('there is no main picture: put main.png, main.webp or main.jpg beside level.json');
    }
    await checkSize(file, data);
    const quests = questsOn(id);
    const draw = async () => {
      // before scaling, so that a fault is told in the owner's own pixels
      checkPicture({ id, width: data.width, height: data.height, quests });
      const places = quests.map(({ quest, positions }) => ({
        quest,
        positions: positions.map((box) => scaled(box, data, natural)),
      }));
      return { id, ...natural, quests: places, pixels: () => readPixels(file, natural) };
    };
    pictures.push({ id, draw });
  }
  return { updateDate: data.updateDate, pictures };
}

function parseLevel(file: string): z.infer<typeof artworkSchema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `level.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const parsed = artworkSchema.safeParse(json);
  if (!parsed.success) throw new Error(`level.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Pictures by their name without ending. */
function picturesIn(folder: string): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const file of artworkFiles(folder) ?? []) {
    const { name, base } = path.parse(file);
    if (base === 'level.json') continue;
    const other = pictures.get(name);
    if (other !== undefined)
      throw new Error(`${path.basename(other)} and ${base} are the same picture twice`);
    pictures.set(name, file);
  }
  return pictures;
}

const known = (files: ReadonlyMap<string, string>): string =>
  [...files.values()].map((file) => path.basename(file)).join(', ') || 'the folder';

async function checkSize(file: string, size: PictureSize): Promise<void> {
  const name = path.basename(file);
  const { width, height } = await sharp(file)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`${name} cannot be read as a picture`, { cause: error });
    });
  if (width !== size.width || height !== size.height) {
    throw new Error(`${name} is ${width} x ${height} px, but level.json says ${size.width} x ${size.height}`);
  }
}

/** A box of the artwork as a target of the map, grown to whole natural pixels. */
function scaled({ top, bottom }: PictureBox, from: PictureSize, to: PictureSize): Target {
  const x = to.width / from.width;
  const y = to.height / from.height;
  return targetBox(
    Math.floor(top.x * x),
    Math.floor(top.y * y),
    Math.min(to.width, Math.ceil(bottom.x * x)),
    Math.min(to.height, Math.ceil(bottom.y * y)),
  );
}

async function readPixels(file: string, size: PictureSize): Promise<Pixels> {
  const data = await sharp(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new Error(
        `${path.basename(file)} is damaged: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    });
  return { data, ...size };
}
