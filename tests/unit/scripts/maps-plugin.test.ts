import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveMaps } from '../../../scripts/maps-plugin';
import { tempFolder } from '../../support/temp-folder';

/** Asks a server of maps; 'next' is what stands behind it. */
async function served(): Promise<(address: string) => Promise<string>> {
  const folder = tempFolder();
  mkdirSync(path.join(folder, 'pokemon'));
  writeFileSync(path.join(folder, 'pokemon/level.json'), '{}');
  const handle = serveMaps(folder, '/base/');
  const server = createServer((request, response) => handle(request, response, () => response.end('next')));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return async (asked) => {
    const answer = await fetch(`http://127.0.0.1:${port}${asked}`);
    return `${answer.status} ${await answer.text()}`;
  };
}

test('files of maps are served, and what is no file is not found', async () => {
  const ask = await served();
  expect(await ask('/base/maps/pokemon/level.json?v=1')).toBe('200 {}');
  expect(await ask('/base/maps/pokemon/other.json')).toBe('404 ');
  expect(await ask('/base/maps/pokemon')).toBe('404 ');
  expect(await ask('/base/maps/..%2F..%2Fetc%2Fpasswd')).toBe('404 ');
});

test('sources at the same address are left to the development server, as is everything else', async () => {
  const ask = await served();
  expect(await ask('/base/maps/maps.ts?t=1')).toBe('200 next');
  expect(await ask('/base/game/pokemon')).toBe('200 next');
});
