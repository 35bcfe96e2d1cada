import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { artworkFiles, readArtwork } from '../../../../atlas/output/artwork';
import { readLevel, writeLevel } from '../../../../atlas/output/level-folder';
import { FAKE_SIZE, fakeInput, fakePlace, fakeSvg } from '../../../support/fake-level';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

interface ArtworkJson {
  width?: unknown;
  height?: unknown;
  updateDate?: unknown;
  quests?: unknown;
}

const box = (x: number, y: number) => ({ top: { x, y }, bottom: { x: x + 20, y: y + 20 } });
const GOOD: ArtworkJson = {
  width: 300,
  height: 200,
  updateDate: '2026-05-04',
  quests: [
    { quest: 'quest1', positions: [box(10, 10)] },
    { quest: 'dquest1', positions: [box(50, 50), box(270, 170)] },
    { quest: 'dquest2', image: 'dquest2', positions: [box(0, 0), box(280, 180)] },
  ],
};

/** An artwork folder with a `level.json` and pictures of the given size. */
async function artwork(
  json: string | ArtworkJson,
  pictures: Record<string, [number, number]>,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'artwork-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'level.json'), typeof json === 'string' ? json : JSON.stringify(json));
  for (const [name, [width, height]] of Object.entries(pictures)) {
    await sharp(Buffer.from(fakeSvg('#7dba54')))
      .resize(width, height, { fit: 'fill' })
      .toFile(path.join(folder, name));
  }
  return folder;
}

const two: Record<string, [number, number]> = { 'main.png': [300, 200], 'dquest2.jpg': [300, 200] };

/** The pictures of a folder, drawn. */
async function drawnFrom(folder: string) {
  const { pictures } = await readArtwork(folder, FAKE_SIZE);
  return Promise.all(pictures.map(({ draw }) => draw()));
}

describe('readArtwork', () => {
  it('scales pictures and boxes to the natural size', async () => {
    const folder = await artwork(GOOD, two);
    const pictures = await drawnFrom(folder);
    expect((await readArtwork(folder, FAKE_SIZE)).updateDate).toBe('2026-05-04');
    expect(pictures.map(({ id, width, height }) => [id, width, height])).toEqual([
      ['main', 600, 400],
      ['dquest2', 600, 400],
    ]);
    expect(pictures[0]?.quests.map(({ quest }) => quest)).toEqual(['quest1', 'dquest1']);
    expect(pictures[1]?.quests[0]?.positions[1]).toEqual({
      top: { x: 560, y: 360 },
      bottom: { x: 600, y: 400 },
    });
    expect(await pictures[0]?.pixels()).toMatchObject({ width: 600, height: 400 });
  });

  it('takes boxes as they are when the picture has the natural size', async () => {
    const json = {
      ...GOOD,
      width: 600,
      height: 400,
      quests: [{ quest: 'quest1', positions: [box(11, 13)] }],
    };
    const pictures = await drawnFrom(await artwork(json, { 'main.webp': [600, 400] }));
    expect(pictures[0]?.quests[0]?.positions).toEqual([box(11, 13)]);
  });

  it('goes through the same writer as a drawn map', async () => {
    const { pictures, updateDate } = await readArtwork(await artwork(GOOD, two), FAKE_SIZE);
    const place = fakePlace();
    folders.push(place.root);
    const data = await writeLevel({ ...fakeInput(pictures), updateDate }, place);
    expect(await readLevel(place)).toEqual(data);
    expect(data.quests.map(({ quest, image }) => [quest, image])).toEqual([
      ['quest1', undefined],
      ['dquest1', undefined],
      ['dquest2', 'dquest2'],
    ]);
  });

  it.each<[string, string | ArtworkJson, Record<string, [number, number]>, string]>([
    ['text that is not JSON', '{"width": 300,', two, 'level.json is not valid JSON'],
    ['a missing date', { ...GOOD, updateDate: undefined }, two, 'updateDate'],
    [
      'a quest name of its own making',
      { ...GOOD, quests: [{ quest: 'q1', positions: [box(1, 1)] }] },
      two,
      'quests[0].quest',
    ],
    [
      'a quest without boxes',
      { ...GOOD, quests: [{ quest: 'quest1', positions: [] }] },
      { 'main.png': [300, 200] },
      'quest1: has no box',
    ],
    ['no quest at all', { ...GOOD, quests: [] }, { 'main.png': [300, 200] }, 'there is not a single quest'],
    [
      'a name of a picture that is a path',
      { ...GOOD, quests: [{ quest: 'quest1', image: '../../main', positions: [box(1, 1)] }] },
      two,
      'quests[0].image',
    ],
    [
      'ten thousand boxes',
      { ...GOOD, quests: [{ quest: 'quest1', positions: Array.from({ length: 10_000 }, () => box(1, 1)) }] },
      two,
      'quests[0].positions',
    ],
    ['no main picture', GOOD, { 'dquest2.png': [300, 200] }, 'there is no main picture'],
    [
      'a picture nobody has',
      GOOD,
      { 'main.png': [300, 200] },
      'dquest2: there is no picture "dquest2" in main.png',
    ],
    [
      'a picture of another size',
      GOOD,
      { ...two, 'main.png': [310, 200] },
      'main.png is 310 x 200 px, but level.json says 300 x 200',
    ],
    [
      'other proportions',
      { ...GOOD, height: 300 },
      two,
      '300 x 300 px has not the proportions of a map, which is 600 x 400 px (300 x 200 would)',
    ],
    [
      'the same picture twice',
      GOOD,
      { ...two, 'main.jpg': [300, 200] },
      'main.jpg and main.png are the same picture twice',
    ],
    [
      'a box outside, told in its own pixels',
      { ...GOOD, quests: [{ quest: 'quest1', positions: [box(1, 1), box(290, 10)] }] },
      { 'main.png': [300, 200] },
      'quest1: box 2 (290,10 to 310,30) is outside the picture of 300 x 200 px',
    ],
    [
      'a box inside out',
      {
        ...GOOD,
        quests: [{ quest: 'quest1', positions: [{ top: { x: 9, y: 9 }, bottom: { x: 3, y: 20 } }] }],
      },
      { 'main.png': [300, 200] },
      'quest1: box 1 (9,9 to 3,20) has no area',
    ],
    [
      'a duplicate quest with three boxes',
      { ...GOOD, quests: [{ quest: 'dquest1', positions: [box(1, 1), box(50, 50), box(90, 90)] }] },
      { 'main.png': [300, 200] },
      'dquest1: a duplicate quest has exactly two boxes, not 3',
    ],
    [
      'a quest told twice',
      {
        ...GOOD,
        quests: [
          { quest: 'quest1', positions: [box(1, 1)] },
          { quest: 'quest1', positions: [box(9, 9)] },
        ],
      },
      { 'main.png': [300, 200] },
      'quest1: occurs twice',
    ],
  ])('refuses %s', async (_, json, pictures, message) => {
    await expect(drawnFrom(await artwork(json, pictures))).rejects.toThrow(message);
  });

  it('refuses a file that is no picture', async () => {
    const folder = await artwork(GOOD, two);
    writeFileSync(path.join(folder, 'main.png'), 'not a picture');
    await expect(readArtwork(folder, FAKE_SIZE)).rejects.toThrow('main.png cannot be read as a picture');
  });

  it('refuses a picture that is cut off', async () => {
    const folder = await artwork(GOOD, two);
    const whole = await sharp(path.join(folder, 'main.png')).png().toBuffer();
    writeFileSync(path.join(folder, 'main.png'), whole.subarray(0, whole.length / 2));
    const pictures = await drawnFrom(folder);
    await expect(pictures[0]?.pixels()).rejects.toThrow('main.png is damaged');
  });
});

describe('a picture off by a few pixels', () => {
  const one: ArtworkJson = { ...GOOD, quests: [{ quest: 'quest1', positions: [box(270, 180)] }] };

  it('is padded at its edge, and that is said', async () => {
    const folder = await artwork(one, { 'main.png': [300, 198] });
    const { pictures, mended } = await readArtwork(folder, FAKE_SIZE);
    expect(mended).toEqual(['main.png is 300 x 198 px instead of 300 x 200: 2 px added at its lower edge']);
    const drawn = await pictures[0]?.draw();
    expect(drawn?.quests[0]?.positions[0]?.bottom).toEqual({ x: 580, y: 400 });
    const pixels = await drawn?.pixels();
    // the last row is repeated, not painted black
    const row = (y: number) => pixels?.data.subarray(y * 600 * 3, (y * 600 + 600) * 3);
    expect(pixels?.data.length).toBe(600 * 400 * 3);
    expect(row(399)?.equals(row(398) ?? Buffer.alloc(0))).toBe(true);
    expect(Math.max(...(row(399) ?? []))).toBeGreaterThan(50);
  });

  it('is cropped at its edge, and that is said', async () => {
    const { mended } = await readArtwork(await artwork(one, { 'main.png': [303, 200] }), FAKE_SIZE);
    expect(mended).toEqual(['main.png is 303 x 200 px instead of 300 x 200: 3 px cut off at its right edge']);
  });

  it('may be short in level.json too', async () => {
    const short = { ...one, height: 198, quests: [{ quest: 'quest1', positions: [box(270, 170)] }] };
    const { mended } = await readArtwork(await artwork(short, { 'main.png': [300, 198] }), FAKE_SIZE);
    expect(mended).toEqual(['main.png is 300 x 198 px instead of 300 x 200: 2 px added at its lower edge']);
  });
});

describe('a hostile picture', () => {
  it('is refused when its name lies about its type', async () => {
    const folder = await artwork(GOOD, two);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
    writeFileSync(path.join(folder, 'main.png'), svg);
    await expect(readArtwork(folder, FAKE_SIZE)).rejects.toThrow(
      'main.png is no PNG, JPEG, WebP, AVIF or TIFF',
    );
  });

  it('is refused by its header alone when it claims forty thousand pixels a side', async () => {
    const folder = await artwork(GOOD, two);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(40_000, 16);
    png.writeUInt32BE(40_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    writeFileSync(path.join(folder, 'main.png'), png);
    await expect(readArtwork(folder, FAKE_SIZE)).rejects.toThrow(
      'main.png is 40000 x 40000 px, 120 million pixels at most',
    );
  });
});

describe('artworkFiles', () => {
  it('is undefined without a level.json', async () => {
    const folder = await artwork(GOOD, two);
    rmSync(path.join(folder, 'level.json'));
    expect(artworkFiles(folder)).toBeUndefined();
  });

  it('lists pictures and level.json, and nothing else', async () => {
    const folder = await artwork(GOOD, two);
    writeFileSync(path.join(folder, 'notes.txt'), 'x');
    expect(artworkFiles(folder)?.map((file) => path.basename(file))).toEqual([
      'dquest2.jpg',
      'level.json',
      'main.png',
    ]);
  });
});
