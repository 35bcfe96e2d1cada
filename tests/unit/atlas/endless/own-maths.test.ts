import { OWN } from '../../../../atlas/endless/own-maths';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ATLAS = path.resolve(import.meta.dirname, '../../../../atlas');
/** Rounded alike by every engine, or not rounded at all. */
const EXACT = 'PI SQRT1_2 SQRT2 abs ceil floor fround imul max min round sign sqrt trunc'.split(' ');

it('the atlas asks nothing of the engine that engines round each in their own way', () => {
  const asked = new Set<string>();
  for (const entry of readdirSync(ATLAS, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.ts') || entry.parentPath.includes(path.join(ATLAS, 'tools'))) continue;
    const code = readFileSync(path.join(entry.parentPath, entry.name), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|\/\/.*/g,
      '',
    );
    for (const [, name = ''] of code.matchAll(/\bMath\.(\w+)/g)) asked.add(name);
  }
  expect([...asked].filter((name) => !EXACT.includes(name) && !(name in OWN))).toEqual([]);
});

it('whoever draws a map from a seed reckons with our own from the first module on', () => {
  for (const [name, own] of Object.entries(OWN)) expect(Reflect.get(Math, name)).toBe(own);
  for (const file of ['device/worker.ts', 'tools/endless.ts', 'tools/endless-check.ts']) {
    const [first] = /^import .*$/m.exec(readFileSync(path.join(ATLAS, file), 'utf8')) ?? [];
    expect(first).toBe("import '../endless/own-maths';");
  }
});
