import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { studioServer } from '../../../../scripts/studio/server';
import { tempFolder } from '../../../support/temp-folder';

let root = '';
let artwork = '';
let port = 0;

beforeEach(async () => {
  root = tempFolder();
  artwork = path.join(root, 'artwork');
  const page = path.join(root, 'page');
  mkdirSync(artwork);
  mkdirSync(page);
  writeFileSync(path.join(page, 'index.html'), '<p>studio</p>');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  const places = { artwork, page, maps: path.join(root, 'maps'), locales: path.resolve('resources/locales') };
  const server = createServer(studioServer(places, () => [`127.0.0.1:${String(port)}`]));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

interface Told {
  readonly status: number;
  readonly body: string;
}

/** Asks as the page does, byte for byte: no client tidies the path or the headers. */
function ask(
  method: string,
  url: string,
  body?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: url, method, agent: false, headers: { 'x-studio': '1', ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const level = (more: object = {}) => ({
  width: 3840,
  height: 2716,
  updateDate: '2026-11-22',
  quests: [],
  ...more,
});
const save = (document: unknown, revision?: string) =>
  ask('PUT', '/api/levels/zelda', JSON.stringify({ document, revision }));
const revisionIn = ({ body }: Told): string => /"revision":"(\w+)"/.exec(body)?.[1] ?? '';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d93f3c' } })
    .png()
    .toBuffer();

it('serves its page and its levels', async () => {
  expect(await ask('GET', '/')).toEqual({ status: 200, body: '<p>studio</p>' });
  const { body } = await ask('GET', '/api/levels');
  expect(body).toContain('"keyword":"zelda"');
  expect(body.match(/"keyword"/g)).toHaveLength(22);
});

it('answers only its own page on this machine', async () => {
  expect((await ask('GET', '/', undefined, { host: 'evil.example' })).status).toBe(403);
  expect((await ask('GET', '/', undefined, { host: `localhost.evil.example:${String(port)}` })).status).toBe(
    403,
  );
  const doc = JSON.stringify({ document: level() });
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-studio': '' },
  ])
    expect((await ask('PUT', '/api/levels/zelda', doc, headers)).status).toBe(403);
  expect(readdirSync(artwork)).toEqual([]);
  const own = { origin: `http://127.0.0.1:${String(port)}`, 'sec-fetch-site': 'same-origin' };
  expect((await ask('PUT', '/api/levels/zelda', doc, own)).status).toBe(200);
});

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/api/levels/zelda/pictures/..%2f..%2fsecret',
  '/api/levels/..%2f..',
  '/api/levels/zelda/pictures/..%5c..%5csecret',
  '/api/levels/zelda/pictures/C:%5csecret.txt',
  '/api/levels/C:',
  '/api/levels/zelda/pictures/level.json',
  '/api/other',
])('gives nothing for %s', async (url) => {
  const { status, body } = await ask('GET', url);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret');
});

it('saves a level in one step, says when somebody else changed it, and keeps what was there', async () => {
  const first = await save(level({ name: 'A' }));
  expect(first.status).toBe(200);
  // a second studio that opened it before the first one saved
  expect((await save(level({ name: 'B' }))).status).toBe(409);
  const second = await save(level({ name: 'C' }), revisionIn(first));
  expect(second.status).toBe(200);
  expect((await save(level({ name: 'D' }), revisionIn(first))).status).toBe(409);
  expect(readdirSync(path.join(artwork, 'zelda'))).toEqual(['level.json']);
  expect(readFileSync(path.join(artwork, 'zelda/level.json'), 'utf8')).toContain('"name": "C"');
  expect(readFileSync(path.join(artwork, '.studio/journal/zelda.jsonl'), 'utf8')).toContain('"name":"A"');
});

it('tells what undo leads to, however often the page was loaded again', async () => {
  let revision = revisionIn(await save(level({ name: 'A' })));
  const by = async (name: string, deed: string) => {
    const body = JSON.stringify({ document: level({ name }), revision, deed });
    revision = revisionIn(await ask('PUT', '/api/levels/zelda', body));
  };
  await by('B', 'change');
  await by('C', 'change');
  await by('B', 'undo');
  const told = await ask('GET', '/api/levels/zelda/history');
  expect(JSON.parse(told.body)).toMatchObject({ past: [{ name: 'A' }], future: [{ name: 'C' }], earlier: 0 });
  // a line that a crash cut short, and one of an earlier studio
  const journal = path.join(artwork, '.studio/journal/zelda.jsonl');
  writeFileSync(
    journal,
    `${JSON.stringify(level({ name: 'old' }))}\n{"deed":"chan\n${readFileSync(journal, 'utf8')}`,
  );
  const after = await ask('GET', '/api/levels/zelda/history');
  expect(JSON.parse(after.body)).toMatchObject({ past: [{ name: 'old' }, { name: 'A' }] });
});

it('refuses documents that are no level, and writes nothing', async () => {
  const quests = Array.from({ length: 10_000 }, (_, n) => ({
    quest: `quest${String(n + 1)}`,
    positions: [],
  }));
  const boxes = Array.from({ length: 10_000 }, () => ({ top: { x: 1, y: 1 }, bottom: { x: 2, y: 2 } }));
  for (const more of [
    { quests },
    { quests: [{ quest: 'quest1', positions: boxes }] },
    { name: 'x'.repeat(61) },
    { width: -1 },
  ])
    expect((await save(level(more))).status).toBe(422);
  expect((await ask('PUT', '/api/levels/zelda', '{')).status).toBe(400);
  expect(
    (await ask('PUT', '/api/levels/zelda', 'x'.repeat(5_000_001)).catch(() => ({ status: 413 }))).status,
  ).toBe(413);
  expect((await ask('PUT', '/api/levels/atlantis', JSON.stringify({ document: level() }))).status).toBe(404);
  expect(existsSync(path.join(artwork, 'zelda'))).toBe(false);
});

it('names the line or the place at which a file by hand is no level, beside levels that are', async () => {
  const write = (text: string) => writeFileSync(path.join(artwork, 'zelda/level.json'), text);
  await save(level());
  await ask('PUT', '/api/levels/pokemon', JSON.stringify({ document: level({ name: 'Whole' }) }));
  for (const [text, told] of [
    ['{\n  "width": 3840,\n  oh', { code: 'unreadableText', detail: '3' }],
    ['', { code: 'unreadableText', detail: '1' }],
    [
      JSON.stringify(level({ quests: [{ quest: 'quest1', positions: [{ top: { x: 'left', y: 1 } }] }] })),
      { code: 'unreadable', detail: 'quests[0].positions[0].top.x' },
    ],
    ['7', { code: 'unreadable', detail: '{}' }],
  ] as const) {
    write(text);
    const { status, body } = await ask('GET', '/api/levels/zelda');
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject(told);
    const list = await ask('GET', '/api/levels');
    expect(list.body).toContain(JSON.stringify(told));
    expect(list.body).toContain('"name":"Whole"');
    // a save must not take the place of what nobody could read
    expect((await save(level({ name: 'B' }))).status).toBe(409);
    expect(readFileSync(path.join(artwork, 'zelda/level.json'), 'utf8')).toBe(text);
  }
});

it('keeps words as words, on one line', async () => {
  const words = { title: '<img src=x onerror=alert(1)>\u202E\n', hint: '$t(key) {{x}}' };
  await save(level({ quests: [{ quest: 'quest1', positions: [], fr: words }] }));
  const { body } = await ask('GET', '/api/levels/zelda');
  expect(body).toContain('"title":"<img src=x onerror=alert(1)>"');
  expect(body).toContain('$t(key) {{x}}');
});

it('brings a picture of any shape to the size of a map, cropped or padded', async () => {
  for (const fit of ['crop', 'pad']) {
    const { status } = await ask(
      'POST',
      `/api/levels/zelda/pictures/main?fit=${fit}`,
      await picture(400, 100),
    );
    expect(status).toBe(200);
    const file = path.join(artwork, 'zelda/main.webp');
    expect(await sharp(file).metadata()).toMatchObject({ width: 3840, height: 2716, format: 'webp' });
    const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect((corner[1] ?? 0) > 200).toBe(fit === 'pad');
  }
  expect((await ask('GET', '/api/levels/zelda/pictures/main')).status).toBe(200);
});

it('refuses what is no picture, and keeps the one that is there', async () => {
  await ask('POST', '/api/levels/zelda/pictures/main', await picture(96, 68));
  const before = readFileSync(path.join(artwork, 'zelda/main.webp'));
  const whole = await picture(96, 68);
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(0),
    whole.subarray(0, 60),
  ])
    expect((await ask('POST', '/api/levels/zelda/pictures/main', bytes)).status).toBe(422);
  expect((await ask('POST', '/api/levels/zelda/pictures/..%2fmain', whole)).status).toBe(404);
  expect((await ask('POST', '/api/levels/zelda/pictures/a.b', whole)).status).toBe(400);
  expect(readFileSync(path.join(artwork, 'zelda/main.webp')).equals(before)).toBe(true);
});

it('writes through no link that leads out of the folder', async () => {
  const outside = tempFolder();
  symlinkSync(outside, path.join(artwork, 'zelda'));
  expect((await save(level())).status).toBe(403);
  expect(readdirSync(outside)).toEqual([]);
});

it('begins from a drawn map only where one is drawn', async () => {
  const { status, body } = await ask('POST', '/api/levels/zelda/begin');
  expect(status).toBe(404);
  expect(body).toContain('has not been drawn yet');
});
