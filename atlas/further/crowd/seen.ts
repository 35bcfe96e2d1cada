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

/** How often each of the 256 values of a channel was seen, and the value in the middle of all. */
class Channel {
  readonly #counts = new Uint32Array(256);
  #all = 0;

  add(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    this.#all++;
  }

  get middle(): number {
    let left = this.#all >> 1;
    return Math.max(
      0,
      this.#counts.findIndex((count) => (left -= count) < 0),
    );
  }
}

/** What shows of one part. */
class Shown {
  readonly red = new Channel();
  readonly green = new Channel();
  readonly blue = new Channel();
  pixels = 0;

  add(painted: Uint8Array, offset: number): void {
    this.pixels++;
    this.red.add(painted[offset] ?? 0);
    this.green.add(painted[offset + 1] ?? 0);
    this.blue.add(painted[offset + 2] ?? 0);
  }
}

export function seenOf(thing: Thing, spec: PersonSpec, buffer: IdBuffer): SeenPerson | undefined {
  const map = partsOf(thing, spec);
  if (!map) return undefined;
  const { left, top, width, height, part, body, painted } = map;
  const all = new Uint32Array(PARTS.length + 1);
  const shown = PARTS.map(() => new Shown());
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
      shown[number - 1]?.add(painted, at * 4);
    }
  const parts = Object.fromEntries(
    PARTS.flatMap((name, i) => {
      const count = all[i + 1] ?? 0;
      const { red, green, blue, pixels } = shown[i] ?? new Shown();
      const colour = cieLab(red.middle, green.middle, blue.middle);
      return count === 0 ? [] : [[name, { all: count, seen: pixels, colour }]];
    }),
  );
  return { thing, spec, all: whole, seen, parts };
}
