/** Reads the atlas's own SVG text tag by tag: whoever paints it needs no parser for everybody's SVG. */

/** A matrix as SVG and canvas write it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** Where it begins in the text. */
  readonly at: number;
  /** The value of an attribute as it is written. */
  readonly get: (attribute: string) => string | undefined;
}

const TAG = /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g;

/** All tags in the order of the text. */
export function* tagsOf(svg: string): Generator<Tag> {
  for (const match of svg.matchAll(TAG)) {
    const [, close, name = '', attributes = '', empty] = match;
    yield {
      name,
      at: match.index,
      kind: close ? 'close' : empty ? 'empty' : 'open',
      get: (attribute) => {
        const mark = ` ${attribute}="`;
        const at = attributes.indexOf(mark);
        if (at < 0) return undefined;
        const from = at + mark.length;
        return attributes.slice(from, attributes.indexOf('"', from));
      },
    };
  }
}

/** An attribute that is a number; `otherwise` where it is absent. Throws when it is no number. */
export function numberOf({ name, get }: Tag, attribute: string, otherwise = 0): number {
  const text = get(attribute);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`<${name}> has ${attribute}="${text}"`);
  return value;
}

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

const RADIANS = Math.PI / 180;

/** Sine of an angle of at most 45 degrees either way, by sums and products alone: the same bits in every engine. */
const smallSine = (x: number) => {
  const z = x * x;
  return x * (1 + z * (-1 / 6 + z * (1 / 120 + z * (-1 / 5040 + z * (1 / 362880 - z / 39916800)))));
};
const smallCosine = (x: number) => {
  const z = x * x;
  return 1 + z * (-1 / 2 + z * (1 / 24 + z * (-1 / 720 + z * (1 / 40320 - z / 3628800))));
};

function turned(degrees: number): Matrix {
  const quarters = Math.round(degrees / 90);
  const rest = (degrees - quarters * 90) * RADIANS;
  const [s, c] = [smallSine(rest), smallCosine(rest)];
  const quarter = ((quarters % 4) + 4) % 4;
  const [sine, cosine] =
    quarter === 0 ? [s, c] : quarter === 1 ? [c, -s] : quarter === 2 ? [-s, -c] : [-c, s];
  return [cosine, sine, -sine, cosine, 0, 0];
}

/** The matrix of a `transform`: moves, turns and scales. Throws at any other. */
export function matrixOf(transform: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [all, kind, list = ''] of (transform ?? '').matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list.split(/[\s,]+/).map(Number);
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    else if (kind === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    else if (kind === 'rotate' && y === undefined) matrix = times(matrix, turned(x));
    else throw new Error(`transform="${all}" is not in the atlas's SVG`);
  }
  return matrix;
}
