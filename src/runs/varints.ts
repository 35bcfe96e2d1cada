/** Writes and reads whole numbers as bytes of seven bits each, the lowest first, so that small numbers are short. */

/** Largest number that is written or read. */
export const MOST = 2 ** 31 - 1;

export interface ByteWriter {
  /** `value` is whole, from 0 to `MOST`. */
  readonly whole: (value: number) => void;
  /** `value` is whole, from about minus half of `MOST` to half of it. */
  readonly signed: (value: number) => void;
  readonly length: () => number;
  readonly bytes: () => Uint8Array;
}

export function byteWriter(): ByteWriter {
  const written: number[] = [];
  const whole = (value: number) => {
    let rest = value;
    while (rest > 127) {
      written.push((rest & 127) | 128);
      rest >>>= 7;
    }
    written.push(rest);
  };
  return {
    whole,
    signed: (value) => whole(value < 0 ? -2 * value - 1 : 2 * value),
    length: () => written.length,
    bytes: () => Uint8Array.from(written),
  };
}

export interface ByteReader {
  /** The next number; undefined when the bytes end within it, or it is too large or longer than it need be. */
  readonly whole: () => number | undefined;
  readonly signed: () => number | undefined;
  readonly left: () => number;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const whole = () => {
    let value = 0;
    for (let factor = 1; factor <= MOST; factor *= 128) {
      const byte = bytes[at];
      if (byte === undefined) return undefined;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value > MOST || (byte === 0 && factor > 1) ? undefined : value;
    }
    return undefined;
  };
  return {
    whole,
    signed: () => {
      const value = whole();
      if (value === undefined) return undefined;
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    },
    left: () => bytes.length - at,
  };
}
