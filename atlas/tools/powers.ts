/**
 * Writes the atlas's `a ** b` as `globalThis.Math.pow(a, b)` in bundles: the operator is the engine's own, the function can be
 * ours. Minifiers make a bare `Math.pow` the operator again.
 */
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* powersIn(node: Node): Generator<Node> {
  if (node.operator === '**' || node.operator === '**=') yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* powersIn(child);
}

/** `program` is the code's syntax tree. Throws at `**=`, which the atlas has not. */
export function withoutPowers(code: string, program: unknown): string {
  if (!isNode(program)) return code;
  const edits: (readonly [from: number, to: number, text: string])[] = [];
  for (const { start, end, operator, left, right } of powersIn(program)) {
    if (!left || !right || operator !== '**') throw new Error('`**=` has no function: write `a = a ** b`');
    // between them there are brackets at most
    const at = code.indexOf('**', left.end);
    edits.push([start, start, 'globalThis.Math.pow('], [at, at + 2, ','], [end, end, ')']);
  }
  let written = code;
  // from the end, so that places stay where they are
  for (const [from, to, text] of edits.toSorted(([a], [b]) => b - a))
    written = written.slice(0, from) + text + written.slice(to);
  return written;
}

/** The operator, and not the beginning of a comment: few files are worth a syntax tree. */
const POWER = /(?<![*/])\*\*(?![*/])/;

export const powersPlugin = (): Plugin => ({
  name: 'atlas-powers',
  // after types are gone
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/atlas/') || !POWER.test(code)) return undefined;
    return { code: withoutPowers(code, this.parse(code)), map: null };
  },
});
