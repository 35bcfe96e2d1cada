import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LevelPlace } from '../../../../atlas/output/level-folder';
import { readLevel, removeStale, whySearched, writeLevel } from '../../../../atlas/output/level-folder';
import { levelDataSchema } from '../../../../src/maps/schema';
import type { LevelData } from '../../../../src/maps/schema';
import { fakeInput, fakePictures, fakePlace, fakeSvg, undrawn } from '../../../support/fake-level';
import { rasterise } from '../../../../atlas/output/pictures';
import { tileNames } from '../../../../atlas/output/sizes';

const folders: string[] = [];
const place = (hash?: string): LevelPlace => {
  const made = fakePlace(hash);
  folders.push(made.root);
  return made;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

describe('a written level', () => {
  let at: LevelPlace;
  let data: LevelData;
  let folder: string;
  beforeAll(async () => {
    at = place();
    data = await writeLevel(fakeInput(), at);
    folder = path.join(at.root, 'fake', at.hash);
  });

  it('has exactly its files', () => {
    const tiles = tileNames({ width: 600, height: 400, tileSize: 256, bands: [300, 450] }).map(
      (name) => `${name}.webp`,
    );
    expect(tiles).toHaveLength(1 + 5 * 10 + 5 * 10 + 3 * 2);
    expect(filesIn(folder)).toEqual(
      [
        'level.json',
        'thumb-320.webp',
        'thumb-640.webp',
        ...tiles.map((tile) => `main/${tile}`),
        ...tiles.map((tile) => `dquest1/${tile}`),
      ].toSorted(),
    );
    expect(readdirSync(path.join(at.root, 'fake'))).toEqual([at.hash]);
  });

  it('is what the game reads', () => {
    const written = levelDataSchema.parse(JSON.parse(readFileSync(path.join(folder, 'level.json'), 'utf8')));
    expect(written).toEqual(data);
    expect(data).toMatchObject({
      level: 1,
      translationSpace: 'fake',
      catalogOrder: 8,
      updateDate: '2026-01-02',
    });
    expect(data.maps.map(({ id, sizes, path: where }) => [id, sizes, where])).toEqual([
      ['main', [150, 300, 450, 600], 'fake/0123abcd/main'],
      ['dquest1', [150, 300, 450, 600], 'fake/0123abcd/dquest1'],
    ]);
  });

  it('lists quests in order, with their words and where they are played', () => {
    expect(
      data.quests.map(({ quest, type, image, positions }) => [quest, type, image, positions.length]),
    ).toEqual([
      ['quest1', undefined, undefined, 2],
      ['quest2', undefined, undefined, 1],
      ['dquest1', 1, 'dquest1', 2],
    ]);
    expect(data.quests[0]).toMatchObject({ description: 'Find quest1', hint: 'Look closely' });
  });

  it('shows the same pixels in its tiles as the picture has', async () => {
    const whole = await rasterise(fakeSvg('#7dba54'));
    const right = await sharp(path.join(folder, 'main/600/2-0.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(right.info).toMatchObject({ width: 88, height: 256 });
    let off = 0;
    for (let y = 0; y < 256; y += 7) {
      for (let x = 0; x < 88; x += 5) {
        const [a, b] = [(y * 88 + x) * 3, (y * 600 + 512 + x) * 3];
        off = Math.max(off, Math.abs((right.data[a + 1] ?? 0) - (whole.data[b + 1] ?? 255)));
      }
    }
    expect(off).toBeLessThan(12);
  });

  it('has a placeholder below a kilobyte and 48 pixels wide', async () => {
    for (const { placeholder } of data.maps) {
      expect(placeholder.length).toBeLessThan(1000);
      const webp = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
      expect(await sharp(webp).metadata()).toMatchObject({ width: 48, height: 32, format: 'webp' });
    }
  });

  it('writes a tile once that two of its pictures share', async () => {
    const there = place();
    const [main, twin] = fakePictures();
    if (!main || !twin) throw new Error('the fake level has two pictures');
    // a dot more, in the last column alone
    const dotted = fakeSvg('#7dba54').replace('</svg>', '<circle cx="580" cy="200" r="9"/></svg>');
    const { maps } = await writeLevel(
      fakeInput(undrawn([main, { ...twin, pixels: () => rasterise(dotted) }])),
      there,
    );
    const like = maps.find(({ id }) => id === 'dquest1')?.like;
    expect(like).toEqual({
      path: 'fake/0123abcd/main',
      own: ['150/0-0', '300/4-4', '300/4-5', '450/4-4', '450/4-5', '600/2-0'],
    });
    const own = filesIn(path.join(there.root, 'fake', there.hash, 'dquest1'));
    expect(own).toEqual(like?.own.map((name) => `${name}.webp`));
    expect(await readLevel(there)).toBeDefined();
    rmSync(path.join(there.root, 'fake', there.hash, 'dquest1/600/2-0.webp'));
    expect(await readLevel(there)).toBeUndefined();
  });

  it('is the same to the byte when it is written again', async () => {
    const again = place();
    await writeLevel(fakeInput(), again);
    const other = path.join(again.root, 'fake', again.hash);
    expect(filesIn(other)).toEqual(filesIn(folder));
    for (const file of filesIn(folder)) {
      expect(readFileSync(path.join(other, file)).equals(readFileSync(path.join(folder, file))), file).toBe(
        true,
      );
    }
  });
});

describe('readLevel', () => {
  it('finds a level by its hash and by no other', async () => {
    const at = place();
    const data = await writeLevel(fakeInput(), at);
    expect(await readLevel(at)).toEqual(data);
    expect(await readLevel({ ...at, hash: 'ffffffff' })).toBeUndefined();
  });

  it.each(['main/600/2-0.webp', 'thumb-320.webp', 'dquest1/150/0-0.webp', 'level.json'])(
    'does not take a level that lacks %s',
    async (file) => {
      const at = place();
      await writeLevel(fakeInput(), at);
      rmSync(path.join(at.root, at.keyword, at.hash, file));
      expect(await readLevel(at)).toBeUndefined();
    },
  );

  it.each(['{', '{"level":1}', '"level"'])('does not take a level.json that says %s', async (text) => {
    const at = place();
    await writeLevel(fakeInput(), at);
    writeFileSync(path.join(at.root, at.keyword, at.hash, 'level.json'), text);
    expect(await readLevel(at)).toBeUndefined();
  });
});

describe('writeLevel', () => {
  it('says in its folder why hiding places were searched, and nothing when they were kept', async () => {
    const stale = place();
    await writeLevel({ ...fakeInput(), searched: () => 'fake: quest1 moved' }, stale);
    expect(await whySearched(stale)).toBe('fake: quest1 moved');
    const fair = place();
    await writeLevel({ ...fakeInput(), searched: () => undefined }, fair);
    expect(await whySearched(fair)).toBeUndefined();
  });

  it('replaces a broken folder of the same hash', async () => {
    const at = place();
    const folder = path.join(at.root, at.keyword, at.hash);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'stray.txt'), 'x');
    await writeLevel(fakeInput(), at);
    expect(existsSync(path.join(folder, 'stray.txt'))).toBe(false);
    expect(await readLevel(at)).toBeDefined();
  });

  it('leaves nothing behind when a picture fails', async () => {
    const at = place();
    const [main, twin] = fakePictures();
    if (!main || !twin) throw new Error('two pictures');
    const broken = { ...twin, pixels: () => Promise.reject(new Error('out of paint')) };
    await expect(writeLevel(fakeInput(undrawn([main, broken])), at)).rejects.toThrow('dquest1: out of paint');
    expect(readdirSync(path.join(at.root, 'fake'))).toEqual([]);
  });

  it('refuses a picture of another size than it says', async () => {
    const [main] = fakePictures();
    if (!main) throw new Error('a picture');
    await expect(writeLevel(fakeInput(undrawn([{ ...main, width: 601 }])), place())).rejects.toThrow(
      'main: rendered at 600 x 400 px, expected 601 x 400',
    );
  });

  it('refuses a quest without words', async () => {
    const input = { ...fakeInput(), text: () => undefined };
    await expect(writeLevel(input, place())).rejects.toThrow('no English text in the space "fake"');
  });

  it('tells which picture it renders', async () => {
    const steps: string[] = [];
    await writeLevel(fakeInput(), place(), (id, doing) => {
      steps.push(`${doing} ${id}`);
    });
    expect(steps).toEqual(['drawing main', 'rendering main', 'drawing dquest1', 'rendering dquest1']);
  });
});

describe('removeStale', () => {
  const make = (root: string, ...names: string[]): void => {
    for (const name of names) mkdirSync(path.join(root, name), { recursive: true });
  };

  it('removes other hashes and levels nobody draws', async () => {
    const { root } = place();
    make(root, 'fair/aaaa', 'fair/bbbb', 'gone/cccc', 'broken/dddd');
    await removeStale(
      root,
      new Map([
        ['fair', 'bbbb'],
        ['broken', undefined],
      ]),
    );
    expect(readdirSync(root).toSorted()).toEqual(['broken', 'fair']);
    expect(readdirSync(path.join(root, 'fair'))).toEqual(['bbbb']);
    expect(readdirSync(path.join(root, 'broken'))).toEqual(['dddd']);
  });

  it('spares what another run is writing, until it is old or that run is gone', async () => {
    const { root } = place();
    const [mine, ancient, dead] = [`.aaaa-${process.pid}`, `.bbbb-${process.pid}`, '.cccc-999999999'];
    make(root, ...[mine, ancient, dead].map((name) => `fair/${name}`));
    const old = (Date.now() - 2 * 60 * 60 * 1000) / 1000;
    utimesSync(path.join(root, 'fair', ancient), old, old);
    await removeStale(root, new Map([['fair', 'bbbb']]));
    expect(readdirSync(path.join(root, 'fair'))).toEqual([mine]);
  });
});
