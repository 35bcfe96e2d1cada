import { describe, expect, it } from 'vitest';
import { sideFor } from '../../../src/viewer/flip';

const VIEW = { width: 1000, height: 800 };

describe('the side a bubble opens to', () => {
  it('is right and below in the open', () => {
    expect(sideFor({ x: 400, y: 300 }, VIEW)).toEqual({ horizontal: 'right', vertical: 'below' });
  });

  it('flips within 150 px of an edge, not at 150', () => {
    expect(sideFor({ x: 850, y: 650 }, VIEW)).toEqual({ horizontal: 'right', vertical: 'below' });
    expect(sideFor({ x: 850.5, y: 650 }, VIEW).horizontal).toBe('left');
    expect(sideFor({ x: 850, y: 651 }, VIEW).vertical).toBe('above');
  });
});
