import { describe, expect, it } from 'vitest';
import { sideFor } from '../../../src/viewer/flip';
import { viewPoint } from '../../../src/viewer/space';

const VIEW = { width: 1000, height: 800 };

describe('the side a bubble opens to', () => {
  it('is right and below in the open', () => {
    expect(sideFor(viewPoint(400, 300), VIEW)).toEqual({ horizontal: 'right', vertical: 'below' });
  });

  it('flips within 150 px of an edge, not at 150', () => {
    expect(sideFor(viewPoint(850, 650), VIEW)).toEqual({ horizontal: 'right', vertical: 'below' });
    expect(sideFor(viewPoint(850.5, 650), VIEW).horizontal).toBe('left');
    expect(sideFor(viewPoint(850, 651), VIEW).vertical).toBe('above');
  });
});
