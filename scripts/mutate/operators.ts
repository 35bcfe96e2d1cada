/** Puts one small fault after another into a source file, as a tired programmer might. */
import { parseSync } from 'vite';
import { isNode, walk, type Node } from './syntax';

export interface Mutant {
  /** Kind of fault. */
  readonly operator: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Offsets of `before` in the source. */
  readonly start: number;
  readonly end: number;
}

const OTHER_SIGN: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

const OTHER_METHOD: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Calls on a value that give a value of the same kind, and may therefore be forgotten. */
const FORGETTABLE = new Set([
  'filter',
  'toSorted',
  'toReversed',
  'trim',
  'toLowerCase',
  'slice',
  'replaceAll',
]);

type Edit = readonly [operator: string, start: number, end: number, after: string];

type Operator = (node: Node, source: string) => readonly Edit[];

/** The sign between two operands: text in between can be nothing but it, spaces and comments. */
function sign(left: Node, right: Node, source: string, wanted: string): number {
  return left.end + source.slice(left.end, right.start).indexOf(wanted);
}

function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node['value'] === 'string';
  return node.type === 'BinaryExpression' && (isText(node['left']) || isText(node['right']));
}

/** Whether another operator already reverses the condition: a comparison for equality, a negation. */
function isTurned({ operator }: Node): boolean {
  return operator === '===' || operator === '!==' || operator === '!';
}

const negated: Operator = ({ test }, source) =>
  isNode(test) && !isTurned(test)
    ? [['condition negated', test.start, test.end, `!(${source.slice(test.start, test.end)})`]]
    : [];

const otherSign: Operator = (node, source) => {
  const { operator, left, right } = node;
  if (typeof operator !== 'string' || !isNode(left) || !isNode(right)) return [];
  const at = sign(left, right, source, operator);
  if (operator === '??') return [['default dropped', left.end, right.end, '']];
  const other = OTHER_SIGN[operator];
  if (other === undefined || (operator === '+' && isText(node))) return [];
  return [['other sign', at, at + operator.length, other]];
};

const call: Operator = ({ callee }, source) => {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property) || property.type !== 'Identifier') return [];
  const name = source.slice(property.start, property.end);
  const other = OTHER_METHOD[name];
  return other === undefined ? [] : [['other method', property.start, property.end, other]];
};

const forgotten: Operator = (node, source) => {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return [];
  if (!FORGETTABLE.has(source.slice(property.start, property.end))) return [];
  return [['step dropped', object.end, node.end, '']];
};

const literal: Operator = ({ value, start, end }) => {
  if (typeof value === 'number') return [['other number', start, end, String(value === 0 ? 1 : value * 2)]];
  return typeof value === 'boolean' ? [['other truth', start, end, String(!value)]] : [];
};

const OPERATORS: Readonly<Record<string, readonly Operator[]>> = {
  IfStatement: [negated],
  ConditionalExpression: [negated],
  BinaryExpression: [otherSign],
  LogicalExpression: [otherSign],
  AssignmentExpression: [otherSign],
  CallExpression: [call, forgotten],
  Literal: [literal],
  UnaryExpression: [
    ({ operator, start }) => (operator === '!' ? [['negation dropped', start, start + 1, '']] : []),
  ],
  ExpressionStatement: [
    (node) =>
      typeof node['directive'] === 'string' ? [] : [['statement dropped', node.start, node.end, ';']],
  ],
  ReturnStatement: [
    ({ argument }, source) =>
      isNode(argument) && source.slice(argument.start, argument.end) !== 'undefined'
        ? [['nothing returned', argument.start, argument.end, 'undefined']]
        : [],
  ],
  ArrowFunctionExpression: [
    ({ body, expression }, source) =>
      expression === true && isNode(body) && source.slice(body.start, body.end) !== 'undefined'
        ? [['nothing returned', body.start, body.end, 'undefined']]
        : [],
  ],
};

/** Code without behaviour: types, module paths, the words of an error. */
function isSilent({ type }: Node): boolean {
  return (
    (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) ||
    type === 'ImportDeclaration' ||
    type === 'ImportExpression' ||
    type === 'ThrowStatement'
  );
}

/** A body within brackets begins at its bracket, before the node: replacing the node alone would leave the brackets. */
function whole(source: string, [operator, start, end, after]: Edit): Edit {
  return operator === 'nothing returned' && source[start - 1] === '(' && source[end] === ')'
    ? [operator, start - 1, end + 1, after]
    : [operator, start, end, after];
}

/** All mutants of a TypeScript file, in the order of the text. `name` tells TSX apart. */
export function mutantsOf(name: string, source: string): Mutant[] {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  if (!isNode(program)) return [];
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (isSilent(node)) return false;
    for (const operate of OPERATORS[node.type] ?? []) edits.push(...operate(node, source));
    return true;
  });
  return edits
    .map((edit) => whole(source, edit))
    .map(([operator, start, end, after]) => ({
      operator,
      line: source.slice(0, start).split('\n').length,
      before: source.slice(start, end),
      after,
      start,
      end,
    }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export function mutated(source: string, { start, end, after }: Mutant): string {
  return source.slice(0, start) + after + source.slice(end);
}
