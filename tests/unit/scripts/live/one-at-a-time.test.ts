import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { takeTurn } from '../../../../scripts/live/one-at-a-time';
import { tempFolder } from '../../../support/temp-folder';

it('gives a folder to one, and tells the second where it is open', async () => {
  const folder = tempFolder();
  const first = await takeTurn(folder);
  if (first.kind !== 'ours') throw new Error('nobody else is there');
  expect(await takeTurn(folder)).toEqual({ kind: 'taken', url: undefined });
  first.tell('http://localhost:4173/worldmaps/');
  expect(await takeTurn(folder)).toEqual({ kind: 'taken', url: 'http://localhost:4173/worldmaps/' });
  first.end();
});

it('lets two folders be open at the same time', async () => {
  const [one, other] = [await takeTurn(tempFolder()), await takeTurn(tempFolder())];
  expect([one.kind, other.kind]).toEqual(['ours', 'ours']);
  for (const turn of [one, other]) if (turn.kind === 'ours') turn.end();
});

it('takes over from a process that was killed', async () => {
  const folder = tempFolder();
  const script = `import { takeTurn } from './scripts/live/one-at-a-time.ts';
    await takeTurn(${JSON.stringify(folder)}); process.stdout.write('ready'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  expect((await takeTurn(folder)).kind).toBe('taken');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const turn = await takeTurn(folder);
  expect(turn.kind).toBe('ours');
  if (turn.kind === 'ours') turn.end();
}, 30_000);
