import { describe, expect, it } from 'vitest';
import { depthOrder } from '../../../../atlas/core/depth-order';
import type { Sortable } from '../../../../atlas/core/depth-order';
import { bounds } from '../../../../atlas/core/geometry';
import type { Points } from '../../../../atlas/core/geometry';
import { Random } from '../../../../atlas/core/random';

interface Named extends Sortable {
  readonly name: string;
}

function thing(name: string, footprint: Points, options: Sortable['options'] = {}, tall = 200): Named {
  const box = bounds(footprint);
  return { name, footprint, box, inked: { inkBox: { ...box, y0: box.y0 - tall } }, options };
}

const spot = (name: string, x: number, y: number, options: Sortable['options'] = {}) =>
  thing(
    name,
    [
      [x - 10, y - 5],
      [x + 10, y - 5],
      [x + 10, y + 5],
      [x - 10, y + 5],
    ],
    options,
  );

const names = (things: readonly Named[]) => depthOrder(things).map(({ name }) => name);

/** A long building that runs from far left to near right: its base line is nearer than its left end. */
const building = thing('building', [
  [0, 100],
  [400, 300],
  [400, 320],
  [0, 120],
]);

describe('the order of painting', () => {
  it('goes from far to near, whatever order things came in', () => {
    const crowd = [spot('c', 20, 300), spot('a', 10, 100), spot('b', 15, 200)];
    expect(names(crowd)).toEqual(['a', 'b', 'c']);
    expect(names(new Random('order').shuffled(crowd))).toEqual(['a', 'b', 'c']);
  });

  it('puts someone before the far end of a long building in front of it, although its base line is nearer', () => {
    const person = spot('person', 40, 180);
    expect(person.box.y1).toBeLessThan(building.box.y1);
    expect(names([person, building])).toEqual(['building', 'person']);
  });

  it('puts someone behind its near end behind it', () => {
    expect(names([building, spot('person', 380, 250)])).toEqual(['person', 'building']);
  });

  it('obeys layers and sortY where a thing says so', () => {
    expect(names([spot('near', 0, 300, { layer: -1 }), spot('far', 0, 100)])).toEqual(['near', 'far']);
    expect(names([spot('roof', 0, 100, { sortY: 400 }), spot('person', 0, 300)])).toEqual(['person', 'roof']);
  });

  it('keeps everybody, also when footprints cross in a circle', () => {
    const around = [0, 1, 2].map((i) => {
      const a = (i / 3) * Math.PI * 2;
      const [x, y] = [200 + Math.cos(a) * 60, 200 + Math.sin(a) * 60];
      const [dx, dy] = [-Math.sin(a) * 150, Math.cos(a) * 150];
      return thing(`bar${i}`, [
        [x - dx, y - dy],
        [x + dx, y + dy],
        [x + dx + 2, y + dy + 2],
        [x - dx + 2, y - dy + 2],
      ]);
    });
    expect(names([...around, building]).sort()).toEqual(['bar0', 'bar1', 'bar2', 'building']);
  });
});
