import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLevel } from '../../../../atlas/output/level-folder';
import { manifestOf, writeManifest } from '../../../../atlas/output/manifest';
import type { WrittenLevel } from '../../../../atlas/output/manifest';
import { manifestSchema } from '../../../../src/maps/manifest';
import { fakeInput, fakePlace } from '../../../support/fake-level';

describe('manifest', () => {
  const place = fakePlace();
  let level: WrittenLevel;
  beforeAll(async () => {
    level = { place, data: await writeLevel(fakeInput(), place) };
  });
  afterAll(() => rmSync(place.root, { recursive: true, force: true }));

  it('says what a screen may know of a level, in files that are there', () => {
    const [entry] = manifestOf([level]).levels;
    expect(entry).toMatchObject({
      level: 1,
      data: 'fake/0123abcd/level.json',
      normalQuests: 2,
      duplicateQuests: 1,
      updateDate: '2026-01-02',
      placeholder: level.data.maps[0]?.placeholder,
      thumbnails: [
        { width: 320, height: 213, path: 'fake/0123abcd/thumb-320.webp' },
        { width: 640, height: 427, path: 'fake/0123abcd/thumb-640.webp' },
      ],
    });
    for (const file of [entry?.data, ...(entry?.thumbnails ?? []).map((thumb) => thumb.path)]) {
      expect(() => readFileSync(path.join(place.root, file ?? ''))).not.toThrow();
    }
  });

  it('says what all files of a level weigh', () => {
    const folder = path.join(place.root, 'fake/0123abcd');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)).length);
    expect(manifestOf([level]).levels[0]?.bytes).toBe(bytes.reduce((sum, size) => sum + size, 0));
  });

  it('lists levels by id', () => {
    const other = { place, data: { ...level.data, level: 7 } };
    expect(manifestOf([other, level]).levels.map((entry) => entry.level)).toEqual([1, 7]);
  });

  it('is what the game reads, in one file', async () => {
    await writeManifest(place.root, manifestOf([level]));
    const written = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(place.root, 'manifest.json'), 'utf8')),
    );
    expect(written).toEqual(manifestOf([level]));
    expect(readdirSync(place.root).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
