import { minifySync, parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutPowers } from '../../../../atlas/tools/powers';

const written = (code: string) => withoutPowers(code, parseAst(code));

it.each([
  ['a ** 2', 'globalThis.Math.pow(a , 2)'],
  ['(1 - t) ** (1 / 2.4)', 'globalThis.Math.pow((1 - t) , (1 / 2.4))'],
  [
    'r * (2 ** (a ** 3)) ** b',
    'r * globalThis.Math.pow((globalThis.Math.pow(2 , (globalThis.Math.pow(a , 3)))) , b)',
  ],
  ['a ** b ** c', 'globalThis.Math.pow(a , globalThis.Math.pow(b , c))'],
  ["f('**', [x ** 2, x ** 3])", "f('**', [globalThis.Math.pow(x , 2), globalThis.Math.pow(x , 3)])"],
])('%s', (code, expected) => {
  expect(written(code)).toBe(expected);
});

it('is no operator again when the bundle is made small', () => {
  expect(minifySync('page.js', written('f(a ** 1.3)')).code).toContain('Math.pow(');
  expect(minifySync('page.js', 'f(Math.pow(a, 1.3))').code).toContain('**');
});

it('gives the same numbers', () => {
  const code = '[0.3 ** 2, (1 + 2) ** (1 / 3), 2 ** 3 ** 0.5, -(4 ** 0.5)]';
  // oxlint-disable-next-line no-eval
  expect(eval(written(code))).toEqual([0.3 ** 2, 3 ** (1 / 3), 2 ** (3 ** 0.5), -2]);
});

it('says that an assignment has no function', () => {
  expect(() => written('a **= 2')).toThrow('a = a ** b');
});

it('what tests draw has none left', async () => {
  const module = await import('../../../../atlas/core/colour');
  const code = Object.values(module).map(String).join('\n');
  expect(code).not.toMatch(/\w \*\* \w/);
});
