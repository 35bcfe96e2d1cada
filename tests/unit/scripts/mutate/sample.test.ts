import { describe, expect, it } from 'vitest';
import { roomOf, sampleOf } from '../../../../scripts/mutate/sample';

const TEXTS: Readonly<Record<string, string>> = {
  'src/main.ts': 'start(1);',
  'src/game/clock.ts': 'export const a = [1, 2, 3, 4, 5, 6, 7, 8];',
  'src/game/score.ts': 'export const b = [1, 2, 3, 4, 5, 6, 7, 8];',
  'src/records/local/store.ts': 'export const c = true;',
};
const files = Object.keys(TEXTS);
const read = (file: string) => TEXTS[file] ?? '';

const namesOf = (size: number, seed: number, some = files) =>
  [...sampleOf(some, read, size, seed)].map(([room, mutants]) => [
    room,
    mutants.map(({ file, start }) => `${file}:${start}`),
  ]);

describe('a sample', () => {
  it('is by rooms, the folders below the sources', () => {
    expect(files.map(roomOf)).toEqual(['.', 'game', 'game', 'records']);
    expect([...sampleOf(files, read, 9, 1).keys()].toSorted()).toEqual(['.', 'game', 'records']);
  });

  it('has the size asked for, or all there is', () => {
    const sizes = [...sampleOf(files, read, 5, 1)].map(([room, mutants]) => [room, mutants.length]);
    expect(Object.fromEntries(sizes)).toEqual({ '.': 2, game: 5, records: 1 });
    expect(sampleOf(files, read, 99, 1).get('game')).toHaveLength(16);
  });

  it('is the same for the same seed, in whatever order the files come, and another for another', () => {
    expect(namesOf(6, 3, files.toReversed())).toEqual(namesOf(6, 3));
    expect(namesOf(6, 4)).not.toEqual(namesOf(6, 3));
  });

  it('grows: a larger one holds the smaller one', () => {
    const small = sampleOf(files, read, 4, 7).get('game') ?? [];
    const large = sampleOf(files, read, 9, 7).get('game') ?? [];
    expect(small).toHaveLength(4);
    for (const mutant of small) expect(large).toContainEqual(mutant);
  });

  it('keeps the faults of a file together, in the order of its text', () => {
    const places = (sampleOf(files, read, 12, 2).get('game') ?? []).map(
      ({ file, start }) => `${file} ${String(start).padStart(4, '0')}`,
    );
    expect(places).toEqual(places.toSorted());
  });
});
