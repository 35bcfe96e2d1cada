import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { boxesOf } from '../../../../atlas/device/level';
import { localeReader, writeReady } from '../../../../atlas/tools/endless-files';
import { codeOfWord, codeText, type EndlessCode } from '../../../../src/endless/code';
import { overviewOf } from '../../../../src/endless/drawn-map';
import { readyMapsAt } from '../../../../src/endless/ready';
import { targetBox } from '../../../../src/game/quest';
import { tempFolder } from '../../../support/temp-folder';

const [WIDTH, HEIGHT] = [720, 509];
const pixels = { width: WIDTH, height: HEIGHT, data: Buffer.alloc(WIDTH * HEIGHT * 3, 120) };
const said = { title: 'Who', hint: 'Where' };
const texts = {
  fr: { quest1: { title: 'Qui', hint: 'Où' }, dquest1: said },
  en: { quest1: said, dquest1: said },
};
const sought = (x: number) => [
  { quest: 'quest1', positions: [targetBox(x, 8, x + 60, 90)] },
  { quest: 'dquest1', positions: [targetBox(300, 8, 360, 90), targetBox(500, 300, 560, 390)] },
];

const codeOf = (word: string): EndlessCode => {
  const code = codeOfWord(word);
  if (!code) throw new Error(word);
  return code;
};

/** What a page finds in a folder that a host serves. */
const mapsIn = (root: string) =>
  readyMapsAt('/', (address) => {
    const file = path.join(root, decodeURI(address));
    if (!existsSync(file)) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response(readFileSync(file)));
  });

it('a map that was written is opened by the game, tiles and all', async () => {
  const root = tempFolder();
  const code = codeOf('Kyōto 京都');
  await writeReady(root, { code, sought: sought(8), texts, pixels });
  const name = codeText(code);
  const map = await mapsIn(root).open(name);
  expect(map).toMatchObject({ code: name, boxes: await boxesOf(sought(8)), texts });
  expect(map?.level.quests.map(({ quest, positions }) => [quest, positions.length])).toEqual([
    ['quest1', 1],
    ['dquest1', 2],
  ]);
  expect(map?.pictures.get(overviewOf(name))?.size).toBeGreaterThan(0);
  const [main] = map?.level.maps ?? [];
  for (const size of main?.sizes ?? [0]) {
    const address = map?.addressOf?.(`${String(main?.path)}/${String(size)}/0-0.webp`) ?? '';
    expect(existsSync(path.join(root, decodeURI(address))), address).toBe(true);
  }
});

it('one edition of a map is kept, and nothing half-written', async () => {
  const root = tempFolder();
  const code = codeOf('Lyon');
  await writeReady(root, { code, sought: sought(8), texts, pixels });
  await writeReady(root, { code, sought: sought(9), texts, pixels });
  expect(readdirSync(root).toSorted()).toEqual(['E1-LYON', 'E1-LYON.json']);
  expect(readdirSync(path.join(root, 'E1-LYON'))).toEqual([await boxesOf(sought(9))]);
  expect((await mapsIn(root).open('E1-LYON'))?.boxes).toBe(await boxesOf(sought(9)));
});

it('words are read from the locale files', async () => {
  const read = localeReader(path.resolve('resources/locales'));
  expect(await read('fr', 'endless')).toMatchObject({ title: 'L’atlas sans fin' });
});
