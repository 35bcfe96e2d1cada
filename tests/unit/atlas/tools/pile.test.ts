import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightestFirst } from '../../../../atlas/tools/pile';
import type { Pile } from '../../../../atlas/tools/pile';
import type { Job } from '../../../../atlas/tools/crew';

const job = (name: string, weight: number): Job => ({ name, weight });

function taken(pile: Pile<Job>): string[] {
  const names: string[] = [];
  for (let next = pile.take(); next; next = pile.take()) names.push(next.name);
  return names;
}

describe('a pile of jobs', () => {
  it('gives the lightest first, those of one weight in their order', () => {
    const pile = lightestFirst([job('heavy', 6), job('b', 2), job('a', 2), job('middle', 4)]);
    expect(taken(pile)).toEqual(['b', 'a', 'middle', 'heavy']);
  });

  it('gives next what was raised, the last one raised before all', () => {
    const pile = lightestFirst([job('a', 1), job('b', 2), job('c', 3), job('d', 4)]);
    pile.take();
    expect(pile.raise('c')).toBe(true);
    expect(pile.raise('d')).toBe(true);
    expect(taken(pile)).toEqual(['d', 'c', 'b']);
  });

  it('raises nothing that does not wait', () => {
    const pile = lightestFirst([job('a', 1), job('b', 2)]);
    pile.take();
    expect(pile.raise('a')).toBe(false);
    expect(pile.raise('stranger')).toBe(false);
    expect(taken(pile)).toEqual(['b']);
  });

  it('gives every job once, whatever is raised meanwhile', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(names, fc.array(fc.nat(12)), (all, raised) => {
        const pile = lightestFirst(all.map((name, index) => job(name, index % 4)));
        const given: string[] = [];
        for (const index of raised) {
          pile.raise(all[index] ?? 'stranger');
          const next = pile.take();
          if (next) given.push(next.name);
        }
        expect([...given, ...taken(pile)].toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
