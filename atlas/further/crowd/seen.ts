/** What can be seen of a person on a picture: how much of each part shows, and in which colour it is painted. */
import type { IdBuffer } from '../../fairness/id-buffer';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { cieLab, type CieLab } from './colours';
import { PARTS, partsOf, type Part } from './parts';

export interface SeenPart {
  /** Its pixels if the person stood alone, and those that show. */
  readonly all: number;
  readonly seen: number;
  /** The middle of its painted colours. */
  readonly colour: CieLab;
}

export interface SeenPerson {
  readonly thing: Thing;
  readonly spec: PersonSpec;
  /** All pixels of the person, alone and as they show. */
  readonly all: number;
  readonly seen: number;
  readonly parts: Readonly<Partial<Record<Part, SeenPart>>>;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export function seenOf(thing: Thing, spec: PersonSpec, buffer: IdBuffer): SeenPerson | undefined {
  const map = partsOf(thing, spec);
  if (!map) return undefined;
  const { left, top, width, height, part, body, painted } = map;
  const all = new Uint32Array(PARTS.length + 1);
  const pixels: number[][][] = PARTS.map(() => [[], [], []]);
  let whole = 0;
  let seen = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!body[at]) continue;
      whole++;
      const number = part[at] ?? 0;
      all[number] = (all[number] ?? 0) + 1;
      if (!buffer.shows(thing, left + x, top + y)) continue;
      seen++;
      const colours = pixels[number - 1];
      if (!colours) continue;
      for (const [i, channel] of colours.entries()) channel.push(painted[at * 4 + i] ?? 0);
    }
  const parts = Object.fromEntries(
    PARTS.flatMap((name, i) => {
      const count = all[i + 1] ?? 0;
      const [r = [], g = [], b = []] = pixels[i] ?? [];
      return count === 0
        ? []
        : [[name, { all: count, seen: r.length, colour: cieLab(middle(r), middle(g), middle(b)) }]];
    }),
  );
  return { thing, spec, all: whole, seen, parts };
}
