import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fileToKeep } from '../../../scripts/pwa';

// as the worker has it: its text, and nothing of its module
const inWorker = runInNewContext(`(${String(fileToKeep)})`, { URL }) as typeof fileToKeep;

const answer = (type: string, status = 200) =>
  new Response('', { status, headers: { 'content-type': type } });
const asked = (name: string, response: Response) =>
  inWorker({ request: { url: `https://game.test/worldmaps/maps/zelda/3c4d/${name}` }, response });

it('keeps a map’s file in the worker, and nothing that a server says in its place', async () => {
  const [tile, level] = [answer('image/webp'), answer('application/json; charset=utf-8')];
  expect(await asked('0-0.webp', tile)).toBe(tile);
  expect(await asked('level.json', level)).toBe(level);
  expect(await asked('0-0.webp', answer('text/html'))).toBeNull();
  expect(await asked('level.json', answer('text/html'))).toBeNull();
  expect(await asked('0-0.webp', answer('image/webp', 206))).toBeNull();
});
