import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { Refusal } from '../../../../scripts/studio/refusal';
import { openShared, packLevel } from '../../../../scripts/studio/share';
import { tempFolder } from '../../../support/temp-folder';

const QUEST = {
  quest: 'quest1',
  positions: [{ top: { x: 3, y: 4 }, bottom: { x: 20, y: 30 } }],
  fr: { title: 'Le hibou', hint: 'En haut' },
};
const DOCUMENT = { width: 96, height: 68, updateDate: '2026-11-22', credit: 'Ada', quests: [QUEST] };

let artwork = '';
let main = '';

beforeEach(async () => {
  artwork = tempFolder();
  const picture = sharp({ create: { width: 96, height: 68, channels: 3, background: '#d93f3c' } });
  main = (await picture.webp().toBuffer()).toString('base64');
});

const share = (more: object = {}) =>
  Buffer.from(
    JSON.stringify({ worldmap: 1, level: 'zelda', document: DOCUMENT, pictures: { main }, ...more }),
  );

async function refusalOf(bytes: Buffer, over = false): Promise<string> {
  const outcome = await openShared(artwork, bytes, over).catch((error: unknown) => error);
  return outcome instanceof Refusal ? outcome.code : String(outcome);
}

/** A small PNG whose header says another size than its pixels have. */
function lyingPng(side: number): string {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]).toString('base64');
}

it('carries a level with its pictures, boxes and words to another studio', async () => {
  const folder = path.join(artwork, 'zelda');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'main.webp'), Buffer.from(main, 'base64'));
  writeFileSync(path.join(folder, 'level.json'), JSON.stringify(DOCUMENT));
  const file = packLevel(artwork, 'zelda');
  const other = tempFolder();
  expect(await openShared(other, Buffer.from(file), false)).toBe('zelda');
  expect(readdirSync(path.join(other, 'zelda')).toSorted()).toEqual(['level.json', 'main.webp']);
  expect(readFileSync(path.join(other, 'zelda/main.webp')).toString('base64')).toBe(main);
  expect(JSON.parse(readFileSync(path.join(other, 'zelda/level.json'), 'utf8'))).toEqual(DOCUMENT);
  expect(packLevel(other, 'zelda')).toBe(file);
});

it('replaces artwork only when asked to, and keeps what was there', async () => {
  await openShared(artwork, share(), false);
  expect(await refusalOf(share())).toBe('hasArtwork');
  expect(await openShared(artwork, share({ document: { ...DOCUMENT, credit: 'Bea' } }), true)).toBe('zelda');
  expect(readFileSync(path.join(artwork, 'zelda/level.json'), 'utf8')).toContain('Bea');
  const [kept = ''] = readdirSync(path.join(artwork, '.studio/before'));
  expect(readFileSync(path.join(artwork, '.studio/before', kept, 'level.json'), 'utf8')).toContain('Ada');
});

it.each([
  ['noShare', () => Buffer.from('PK\u0003\u0004 a zip')],
  ['noShare', () => Buffer.from('[]')],
  ['shareVersion', () => share({ worldmap: 2 })],
  ['noLevel', () => share({ level: '../zelda' })],
  ['document', () => share({ document: { ...DOCUMENT, width: 1e9 } })],
  ['document', () => share({ pictures: { main, '../../evil': main } })],
  [
    'document',
    () =>
      share({ pictures: Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`p${String(n)}`, main])) }),
  ],
  ['noShare', () => share().subarray(0, Math.floor(share().length / 2))],
  ['document', () => share({ pictures: { main, 'C:\\Windows\\evil': main } })],
  ['document', () => share({ pictures: { main, '..\\evil': main } })],
  ['document', () => share({ pictures: { main, 'evil\u202Egpj.exe': main } })],
  [
    'document',
    () =>
      share({
        document: {
          ...DOCUMENT,
          quests: [{ ...QUEST, positions: Array.from({ length: 10_000 }, () => QUEST.positions[0]) }],
        },
      }),
  ],
  ['shareLacks', () => share({ pictures: {} })],
  ['shareLacks', () => share({ document: { ...DOCUMENT, quests: [{ ...QUEST, image: 'constructor' }] } })],
  ['shareShape', () => share({ document: { ...DOCUMENT, width: 960, height: 200 } })],
  ['noPicture', () => share({ pictures: { main: 'bm8gcGljdHVyZQ==' } })],
  [
    'format',
    () =>
      share({
        pictures: {
          main: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="68"/>').toString(
            'base64',
          ),
        },
      }),
  ],
  ['pixels', () => share({ pictures: { main: lyingPng(40_000) } })],
  [
    'damaged',
    () => share({ document: { ...DOCUMENT, width: 96, height: 68 }, pictures: { main: main.slice(0, 40) } }),
  ],
])('refuses with %s what cannot be used, and writes nothing', async (code, file) => {
  const refused = await refusalOf(file());
  // a file cut short is no picture any more where its header is cut
  expect(code === 'damaged' ? ['damaged', 'noPicture'] : [code]).toContain(refused);
  expect(existsSync(path.join(artwork, 'zelda'))).toBe(false);
  expect(existsSync(path.join(artwork, '.studio/before'))).toBe(false);
  if (existsSync(path.join(artwork, '.studio')))
    expect(readdirSync(path.join(artwork, '.studio'))).toEqual([]);
});
