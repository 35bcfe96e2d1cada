import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { exportFolder } from '../../../../scripts/studio/export';
import { importFolder, type ImportOptions } from '../../../../scripts/studio/import';
import { tempFolder } from '../../../support/temp-folder';

const box = (x: number, y: number) => ({ top: { x, y }, bottom: { x: x + 20, y: y + 20 } });
const zelda = {
  level: 4,
  name: 'ZELDA',
  translationSpace: 'zelda',
  catalogOrder: 3,
  updateDate: '2024-05-01T10:00:00Z',
  quests: [
    { quest: 'quest1', description: 'Trouve le chat', hint: '', positions: [box(10, 10)] },
    {
      quest: 'quest2',
      description: 'Trouve les bols',
      hint: 'Au marché',
      positions: [box(80, 10), box(90, 90)],
    },
    {
      quest: 'dquest1',
      description: 'Trouve les jumeaux',
      type: 1,
      image: 'twins.png',
      positions: [box(1, 1), box(50, 50)],
    },
  ],
};

async function picture(folder: string, name: string, width = 192, height = 136): Promise<void> {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  const create = { width, height, channels: 3 as const, background: '#7dba54' };
  await sharp({ create }).toFile(path.join(folder, name));
}

const write = (folder: string, name: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};

function importing(folder: string, artwork: string, more: Partial<ImportOptions> = {}) {
  return importFolder(folder, { artwork, today: '2026-11-22', language: 'fr', replace: false, ...more });
}

const levelOf = (artwork: string, keyword: string): unknown =>
  JSON.parse(readFileSync(path.join(artwork, keyword, 'level.json'), 'utf8'));

it('takes documents with their pictures and words, and leaves nothing half done', async () => {
  const [from, artwork] = [tempFolder(), tempFolder()];
  write(from, 'level4.json', zelda);
  write(from, 'en/zelda.json', { quest1: { title: 'Find the cat' } });
  await picture(from, 'zelda.png');
  await picture(from, 'twins.webp');
  expect(await importing(from, artwork)).toEqual([{ name: 'zelda', outcome: 'taken', notes: [] }]);
  expect(readdirSync(path.join(artwork, 'zelda')).toSorted()).toEqual([
    'level.json',
    'main.png',
    'twins.webp',
  ]);
  expect(levelOf(artwork, 'zelda')).toEqual({
    width: 192,
    height: 136,
    updateDate: '2024-05-01',
    quests: [
      {
        quest: 'quest1',
        positions: [box(10, 10)],
        fr: { title: 'Trouve le chat' },
        en: { title: 'Find the cat' },
      },
      {
        quest: 'quest2',
        positions: [box(80, 10), box(90, 90)],
        fr: { title: 'Trouve les bols', hint: 'Au marché' },
      },
      {
        quest: 'dquest1',
        image: 'twins',
        positions: [box(1, 1), box(50, 50)],
        fr: { title: 'Trouve les jumeaux' },
      },
    ],
  });
  expect(readdirSync(path.join(artwork, '.studio'))).toEqual([]);
});

it('mends a picture that is a row short, in boxes of a size of their own, and says so', async () => {
  const [from, artwork] = [tempFolder(), tempFolder()];
  const quests = [{ quest: 'quest1', description: 'Trouve', positions: [box(3000, 2000)] }];
  write(from, 'all.json', { level7: { level: 7, width: 3840, height: 2716, quests } });
  await picture(from, 'onepiece/main.jpg', 3840, 2700);
  const [row] = await importing(from, artwork);
  expect(row).toEqual({
    name: 'onepiece',
    outcome: 'taken',
    notes: ['main.jpg is 3840 x 2700 px instead of 3840 x 2716: 16 px added at its lower edge'],
  });
});

it('refuses what cannot be played, level by level, with the reason', async () => {
  const [from, artwork] = [tempFolder(), tempFolder()];
  const one = (level: number, more: object = {}, quest: object = {}) => ({
    level,
    quests: [{ quest: 'quest1', description: 'Trouve', positions: [box(1, 1)], ...quest }],
    ...more,
  });
  write(from, 'a.json', [
    one(1),
    one(2, {}, { image: '../../../etc/passwd' }),
    one(3, {}, { positions: [box(500, 1)] }),
  ]);
  write(from, 'b.json', one(99));
  write(from, 'c.json', '{');
  write(from, 'd.json', one(8, {}, { positions: Array.from({ length: 10_000 }, () => box(1, 1)) }));
  await picture(from, 'ghibli.png');
  await picture(from, 'jrpg.png');
  await picture(from, 'naruto.png');
  const rows = await importing(from, artwork);
  expect(rows.map(({ name, notes: [why = ''] }) => [name, why])).toEqual([
    ['pokemon', 'there is no picture for it: pokemon.png or pokemon/main.png'],
    ['ghibli', 'quest1: "../../../etc/passwd" is no name of a picture'],
    ['jrpg', 'quest1: box 1 (500,1 to 520,21) is outside the picture of 192 x 136 px'],
    ['b.json', 'it names no level of the game (level, or translationSpace)'],
    ['c.json', expect.stringMatching(/JSON/)],
    ['naruto', expect.stringContaining('quests[0].positions')],
  ]);
  expect(rows.every(({ outcome }) => outcome === 'refused')).toBe(true);
  expect(readdirSync(artwork)).toEqual(['.studio']);
});

it('follows no link out of the folder', async () => {
  const [from, artwork, elsewhere] = [tempFolder(), tempFolder(), tempFolder()];
  await picture(elsewhere, 'secret.png');
  write(from, 'level4.json', { ...zelda, quests: zelda.quests.slice(0, 1) });
  symlinkSync(path.join(elsewhere, 'secret.png'), path.join(from, 'zelda.png'));
  const [row] = await importing(from, artwork);
  expect(row?.outcome).toBe('refused');
  expect(existsSync(path.join(artwork, 'zelda'))).toBe(false);
});

it('replaces artwork only when told to, and keeps what was there', async () => {
  const [from, artwork] = [tempFolder(), tempFolder()];
  write(from, 'level4.json', { ...zelda, quests: zelda.quests.slice(0, 1) });
  await picture(from, 'zelda.png');
  await importing(from, artwork);
  const [again] = await importing(from, artwork);
  expect(again).toMatchObject({ outcome: 'refused', notes: [expect.stringContaining('--replace')] });
  const [replaced] = await importing(from, artwork, { replace: true });
  expect(replaced?.outcome).toBe('taken');
  const [kept = ''] = readdirSync(path.join(artwork, '.studio/before'));
  expect(kept).toMatch(/^zelda-\d+$/);
  expect(existsSync(path.join(artwork, '.studio/before', kept, 'level.json'))).toBe(true);
});

it('exports what an import takes again as it was', async () => {
  const [from, artwork, out, second] = [tempFolder(), tempFolder(), tempFolder(), tempFolder()];
  write(from, 'level4.json', { ...zelda, credit: 'Zoé', name: 'Ma forêt' });
  write(from, 'en/zelda.json', { quest1: { title: 'Find the cat', hint: 'On a roof' } });
  await picture(from, 'zelda/main.png');
  await picture(from, 'zelda/twins.png');
  await importing(from, artwork);
  expect(await exportFolder(artwork, out)).toEqual([{ name: 'zelda', outcome: 'taken', notes: [] }]);
  await importing(out, second);
  expect(levelOf(second, 'zelda')).toEqual(levelOf(artwork, 'zelda'));
  await expect(exportFolder(artwork, out)).rejects.toThrow('is not empty');
});
