import { expect, it } from 'vitest';
import { maskPath } from '../../../src/debug/mask-path';
import type { Run } from '../../../src/game/outline';

it('draws every run as a rectangle, in natural pixels', () => {
  const rows: Run[][] = [
    [[2, 4]],
    [],
    [
      [0, 1],
      [3, 9],
    ],
  ];
  expect(maskPath({ top: 5, rows }, 1)).toBe('M2 5h2v1h-2zM0 7h1v1h-1zM3 7h6v1h-6z');
  expect(maskPath({ top: 5, rows: [[[2, 4]]] }, 4)).toBe('M8 20h8v4h-8z');
  expect(maskPath({ top: 0, rows: [] }, 4)).toBe('');
});
