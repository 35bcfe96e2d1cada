/** Which mutants are tried: so many of each room, the same ones for the same seed. */
import { randomFrom, shuffle } from '../../src/game/random';
import { mutantsOf, type Mutant } from './operators';

export interface Candidate extends Mutant {
  /** From the project's root, with `/`. */
  readonly file: string;
}

/** The room of a source: the folder below `src`. */
export function roomOf(file: string): string {
  const [, room = '', ...rest] = file.split('/');
  return rest.length > 0 ? room : '.';
}

/** `read` gives the text of a file. Candidates of one file stand together. */
export function sampleOf(
  files: readonly string[],
  read: (file: string) => string,
  size: number,
  seed: number,
): Map<string, Candidate[]> {
  const rooms = new Map<string, Candidate[]>();
  for (const file of files.toSorted()) {
    const room = roomOf(file);
    const mutants = mutantsOf(file, read(file)).map((mutant) => ({ ...mutant, file }));
    rooms.set(room, [...(rooms.get(room) ?? []), ...mutants]);
  }
  for (const [room, mutants] of rooms)
    rooms.set(
      room,
      shuffle(mutants, randomFrom(seed, room))
        .slice(0, size)
        .toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1)),
    );
  return rooms;
}
