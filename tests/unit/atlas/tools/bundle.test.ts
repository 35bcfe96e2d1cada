import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundled } from '../../../../atlas/tools/bundle';

it('makes a script that Node runs as it is, and that finds what lies beside its sources', async () => {
  const file = await bundled(path.resolve('tests/support/fake-bundle.ts'));
  const said: unknown = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }));
  expect(said).toEqual({ folder: path.resolve('tests/support'), root: path.resolve('.') });
});

it('refuses a script that is not there', async () => {
  await expect(bundled(path.resolve('tests/support/no-such-script.ts'))).rejects.toThrow('no-such-script');
  expect(existsSync('tests/support/no-such-script.ts')).toBe(false);
});
