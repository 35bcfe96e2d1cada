/** Breaks a file of rules in one place at a time: every condition that is dropped has to be missed by some test. */
import type { Block, Expression, Match } from '../support/firestore/syntax';

export interface Mutant {
  /** The line, and what was dropped there; the same for the same source. */
  readonly name: string;
  readonly line: number;
  /** The expression that is broken, as it stands in the whole file: who never evaluates it cannot notice. */
  readonly at: Expression;
  readonly block: Block;
}

type Broken<T> = Omit<Mutant, 'block'> & { readonly of: T };

/** An expression broken in one place, in every way: one side of an `&&` or `||` is dropped, a choice is made. */
function* breakExpression(expression: Expression): Generator<Broken<Expression>> {
  switch (expression.op) {
    case 'binary': {
      const { sign, a, b, texts, line } = expression;
      if (sign === '&&' || sign === '||') {
        yield { name: `without ${sign} ${texts[1]}`, line, at: expression, of: a };
        yield { name: `without ${texts[0]} ${sign}`, line, at: expression, of: b };
      }
      for (const broken of breakExpression(a)) yield { ...broken, of: { ...expression, a: broken.of } };
      for (const broken of breakExpression(b)) yield { ...broken, of: { ...expression, b: broken.of } };
      return;
    }
    case 'not':
    case 'negate':
      for (const broken of breakExpression(expression.of))
        yield { ...broken, of: { ...expression, of: broken.of } };
      return;
    case 'if':
      for (const part of ['test', 'yes', 'no'] as const)
        for (const broken of breakExpression(expression[part]))
          yield { ...broken, of: { ...expression, [part]: broken.of } };
      return;
    default:
  }
}

/** Every block with one expression broken somewhere in it. */
function* breakBlock(block: Block): Generator<Broken<Block>> {
  for (const [i, one] of block.functions.entries())
    for (const broken of breakExpression(one.body))
      yield { ...broken, of: { ...block, functions: block.functions.with(i, { ...one, body: broken.of }) } };
  for (const [i, one] of block.allows.entries())
    for (const broken of breakExpression(one.condition))
      yield { ...broken, of: { ...block, allows: block.allows.with(i, { ...one, condition: broken.of }) } };
  for (const [i, one] of block.matches.entries())
    for (const broken of breakBlock(one)) {
      const match: Match = { ...broken.of, pattern: one.pattern };
      yield { ...broken, of: { ...block, matches: block.matches.with(i, match) } };
    }
}

export function* mutantsOf(block: Block): Generator<Mutant> {
  for (const { of, ...broken } of breakBlock(block)) yield { ...broken, block: of };
}

/** The same file, which tells of every expression that can be broken when it is evaluated. */
export function watched(block: Block, evaluated: (one: Expression) => void): Block {
  const parts = (one: Block): Block => ({
    functions: one.functions.map((each) => ({ ...each, body: expression(each.body) })),
    allows: one.allows.map((each) => ({ ...each, condition: expression(each.condition) })),
    matches: one.matches.map((each) => ({ ...parts(each), pattern: each.pattern })),
  });
  const expression = (one: Expression): Expression => {
    switch (one.op) {
      case 'binary': {
        const sides = { a: expression(one.a), b: expression(one.b) };
        return {
          ...one,
          ...sides,
          get sign() {
            evaluated(one);
            return one.sign;
          },
        };
      }
      case 'not':
      case 'negate':
        return { ...one, of: expression(one.of) };
      case 'if':
        return { ...one, test: expression(one.test), yes: expression(one.yes), no: expression(one.no) };
      default:
        return one;
    }
  };
  return parts(block);
}
