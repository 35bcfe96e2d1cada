/** The command that recomputes a week's draws tells what it found by its line and its exit code, whatever file it is given. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { draw, sealOf } from '../../../src/contest/draw';
import { exportOf } from '../../../src/contest/export';
import { endOfWeek } from '../../../src/contest/weeks';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'draws-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const week = '2026-W47';
const seed = 's'.repeat(32);
const ids = ['a', 'b', 'c', 'd', 'e'];

/** A week's file, whose list is `listed` in the place of who was drawn from. */
async function fileOf(listed: readonly string[]): Promise<string> {
  const made = await draw(ids, seed, [], sha256);
  if (!made) throw new Error('nobody is left');
  const sentAt = endOfWeek(week);
  const file = path.join(folder, `${String(listed.length)}.json`);
  const draws = [{ ...made, number: 1, seed, participants: ids.length, reason: '', sentAt }];
  const seal = { seal: await sealOf(seed, sha256), sentAt: sentAt - 1 };
  writeFileSync(file, exportOf({ week, seal, draws, ids: listed }));
  return file;
}

function check(file: string): { readonly code: number | null; readonly said: string } {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/draw-check.ts', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

it('says that a draw holds', async () => {
  const { code, said } = check(await fileOf(ids));
  expect(said).toMatch(/draw 1 +holds: [a-e]\n/);
  expect(code).toBe(0);
});

it('says what does not hold of a list that somebody was added to', async () => {
  const { code, said } = check(await fileOf([...ids, 'f']));
  expect(said).toContain('DOES NOT HOLD: otherList, otherCount');
  expect(code).toBe(1);
});

it.each(['absent.json', '.'])('says in a line that %s cannot be read', (name) => {
  const file = path.join(folder, name);
  expect(check(file)).toEqual({ code: 2, said: `${file} cannot be read\n` });
});
