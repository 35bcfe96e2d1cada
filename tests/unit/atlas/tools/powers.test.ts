import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutPowers } from '../../../../atlas/tools/powers';

const written = (code: string) => withoutPowers(code, parseAst(code));

it.each([
  ['a ** 2', 'Math.pow(a , 2)'],
  ['(1 - t) ** (1 / 2.4)', 'Math.pow((1 - t) , (1 / 2.4))'],
  ['r * (2 ** (a ** 3)) ** b', 'r * Math.pow((Math.pow(2 , (Math.pow(a , 3)))) , b)'],
  ['a ** b ** c', 'Math.pow(a , Math.pow(b , c))'],
  ["f('**', [x ** 2, x ** 3])", "f('**', [Math.pow(x , 2), Math.pow(x , 3)])"],
])('%s', (code, expected) => {
  expect(written(code)).toBe(expected);
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
