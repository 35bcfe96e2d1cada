import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BESIDE } from '../../../../atlas/further/beside';
import {
  furtherFiles,
  furtherOf,
  missingFurther,
  writeFurther,
} from '../../../../atlas/output/further-files';
import { readLevel, writeLevel } from '../../../../atlas/output/level-folder';
import { manifestOf } from '../../../../atlas/output/manifest';
import type { WrittenLevel } from '../../../../atlas/output/manifest';
import { isManifest } from '../../../../src/levels/manifest-shape';
import { manifestSchema } from '../../../../src/maps/manifest';
import { fakeInput, fakePlace } from '../../../support/fake-level';

const place = fakePlace();
const folder = path.join(place.root, 'fake/0123abcd');
let level: WrittenLevel;
beforeAll(async () => {
  level = { place, data: await writeLevel(fakeInput(), place) };
});
afterAll(() => rmSync(place.root, { recursive: true, force: true }));

const old = { name: 'life', file: 'life-00000000.json' } as const;
const now = { name: 'life', file: 'life-0000000a.json' } as const;

it('names every file by a hash of what makes it', () => {
  expect(furtherFiles().map(({ name }) => name)).toEqual([...BESIDE]);
  for (const { name, file } of furtherFiles())
    expect(file).toMatch(new RegExp(`^${name}-[0-9a-f]{8}\\.json$`));
});

it('a level without one is whole and says that it has none', async () => {
  expect(missingFurther(place, [now])).toEqual([now]);
  expect(furtherOf(place)).toEqual({});
  expect(await readLevel(place)).toEqual(level.data);
});

it('puts a file in the place of an older one, lists it and counts its bytes', async () => {
  const bare = manifestOf([level]).levels[0]?.bytes ?? 0;
  await writeFurther(place, old, { version: 0 });
  expect(missingFurther(place, [now])).toEqual([now]);
  await writeFurther(place, now, { version: 1 });
  expect(missingFurther(place, [now])).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes('life'))).toEqual([now.file]);
  expect(readdirSync(path.dirname(folder))).toEqual(['0123abcd']);
  const text = readFileSync(path.join(folder, now.file), 'utf8');
  expect(JSON.parse(text)).toEqual({ version: 1 });

  const manifest = manifestOf([level]);
  expect(manifest.levels[0]?.further).toEqual({ life: `fake/0123abcd/${now.file}` });
  expect(manifest.levels[0]?.bytes).toBe(bare + text.length);
  expect(manifestSchema.parse(manifest)).toEqual(manifest);
  expect(isManifest(manifest)).toBe(true);
});

it('a file of another name is none of them', () => {
  writeFileSync(path.join(folder, 'lifeless-00000000.json'), '{}');
  expect(furtherOf(place)).toEqual({ life: `fake/0123abcd/${now.file}` });
});

it('a file that says there is nothing is there, and listed for nobody', async () => {
  const cat = { name: 'cat', file: 'cat-0000000a.json' } as const;
  await writeFurther(place, cat, null);
  expect(missingFurther(place, [cat])).toEqual([]);
  expect(furtherOf(place)).not.toHaveProperty('cat');
});
