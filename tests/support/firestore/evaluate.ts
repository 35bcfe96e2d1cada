/** Evaluates the expressions of security rules, with their three-valued logic: true, false, error. */
import { GLOBALS, METHODS, NAMESPACES, arithmetic, compare, itemAt, slice, type NaNOrder } from './functions';
import type { Expression, RulesFunction } from './syntax';
import {
  RulesError,
  RulesLimit,
  RulesPath,
  Unknown,
  asBool,
  asItems,
  asString,
  equal,
  fail,
  includes,
  isMap,
  isNumber,
  typeOf,
  type RulesMap,
  type Value,
} from './values';

/** Limits of production. */
const MOST_EXPRESSIONS = 1000;
const DEEPEST_CALL = 20;

/** What a whole request shares. */
export interface Evaluation {
  expressions: number;
  readonly nan: NaNOrder;
  /** The document of a path as it is, or as it will be after the request; undefined when there is none. */
  readonly read: (key: string, when: 'before' | 'after') => RulesMap | undefined;
}

type Functions = ReadonlyMap<string, RulesFunction>;

/** One block's functions are asked for at every request. */
const named = new WeakMap<readonly RulesFunction[], Functions>();

function byName(functions: readonly RulesFunction[]): Functions {
  const known = named.get(functions);
  if (known) return known;
  const made = new Map(functions.map((of) => [of.name, of]));
  named.set(functions, made);
  return made;
}

const NO_FUNCTIONS: readonly RulesFunction[] = [];

type Named = Value | (() => Value);

/** Names that can be seen at a place of the file: its own, and those of the places around it, which it does not copy. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #values: ReadonlyMap<string, Named>;
  readonly #functions: Functions;

  constructor(
    outer: Scope | undefined,
    values: Iterable<readonly [string, Named]>,
    functions: readonly RulesFunction[] = NO_FUNCTIONS,
  ) {
    this.#outer = outer;
    this.#values = new Map(values);
    this.#functions = byName(functions);
  }

  /** Undefined where nothing has the name. */
  value(name: string): Named | undefined {
    return this.#values.get(name) ?? (this.#values.has(name) ? null : this.#outer?.value(name));
  }

  /** The function of a name, and where it was written: its body sees what can be seen there. */
  function(name: string): { readonly of: RulesFunction; readonly scope: Scope } | undefined {
    const of = this.#functions.get(name);
    return of ? { of, scope: this } : this.#outer?.function(name);
  }
}

function known(value: Value): Value {
  return value instanceof Unknown ? fail('the query does not fix this') : value;
}

export function evaluate(expression: Expression, scope: Scope, run: Evaluation, depth = 0): Value {
  run.expressions += 1;
  if (run.expressions > MOST_EXPRESSIONS) throw new RulesLimit('more than 1000 expressions');
  const raw = (one: Expression) => evaluate(one, scope, run, depth);
  const value = (one: Expression) => known(raw(one));

  switch (expression.op) {
    case 'literal':
      return expression.value;
    case 'name': {
      const found = scope.value(expression.name);
      if (found === undefined) return fail(`unknown name ${expression.name}`);
      // resource: an error where there is no document
      return typeof found === 'function' ? found() : found;
    }
    case 'list':
      return expression.items.map(value);
    case 'map':
      return new Map(expression.entries.map(([key, of]) => [asString(value(key)), value(of)]));
    case 'path':
      return new RulesPath(
        expression.segments.flatMap((segment) => {
          if (typeof segment === 'string') return [segment];
          const part = value(segment);
          return part instanceof RulesPath ? part.segments : [asString(part)];
        }),
      );
    case 'not':
      return !asBool(value(expression.of));
    case 'negate': {
      const number = value(expression.of);
      return isNumber(number) ? -number : fail('a number expected');
    }
    case 'if':
      return asBool(value(expression.test)) ? value(expression.yes) : value(expression.no);
    case 'is': {
      const type = typeOf(value(expression.of));
      return (
        type === expression.type || (expression.type === 'number' && (type === 'int' || type === 'float'))
      );
    }
    case 'binary':
      return binary(expression, value, run.nan);
    case 'member': {
      const of = value(expression.of);
      if (!isMap(of)) return fail(`.${expression.name} of ${typeOf(of)}`);
      return (
        of.get(expression.name) ??
        (of.has(expression.name) ? null : fail(`property ${expression.name} is undefined`))
      );
    }
    case 'index': {
      const [of, at] = [value(expression.of), value(expression.at)];
      if (expression.to) return slice(of, at, value(expression.to));
      return isMap(of)
        ? (of.get(asString(at)) ?? fail(`property ${asString(at)} is undefined`))
        : itemAt(of, at);
    }
    case 'method': {
      const { of, name, args } = expression;
      if (of.op === 'name' && scope.value(of.name) === undefined && NAMESPACES[of.name])
        return (NAMESPACES[of.name]?.[name] ?? fail(`no function ${of.name}.${name}`))(...args.map(value));
      const receiver = value(of);
      const method = METHODS[typeOf(receiver)]?.[name] ?? fail(`no method ${typeOf(receiver)}.${name}`);
      return method(receiver, ...args.map(value));
    }
    case 'call':
      // what a query leaves open may be passed on, and fails where it is used
      return call(expression.name, expression.args.map(raw), scope, run, depth);
    default:
      return fail('an unknown expression');
  }
}

function binary(
  { sign, a, b }: Extract<Expression, { op: 'binary' }>,
  value: (one: Expression) => Value,
  nan: NaNOrder,
): Value {
  switch (sign) {
    case '&&':
    case '||':
      return decide([a, b], sign === '||', value);
    case '==':
      return equal(value(a), value(b));
    case '!=':
      return !equal(value(a), value(b));
    case 'in': {
      const [item, all] = [value(a), value(b)];
      return isMap(all) ? all.has(asString(item)) : includes(asItems(all), item);
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(sign, value(a), value(b), nan);
    default:
      return arithmetic(sign, value(a), value(b));
  }
}

/** An operand that decides the result absorbs an error of the other, whichever side it stands on. */
function decide(sides: readonly Expression[], decisive: boolean, value: (one: Expression) => Value): boolean {
  let error: RulesError | undefined;
  for (const side of sides) {
    try {
      if (asBool(value(side)) === decisive) return decisive;
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown;
      error ??= thrown;
    }
  }
  if (error) throw error;
  return !decisive;
}

function call(name: string, args: readonly Value[], scope: Scope, run: Evaluation, depth: number): Value {
  const own = scope.function(name);
  if (own) {
    const { parameters, lets, body } = own.of;
    if (args.length !== parameters.length) return fail(`${name}: ${parameters.length} arguments expected`);
    if (depth >= DEEPEST_CALL) throw new RulesLimit('calls deeper than 20');
    let inner = new Scope(
      own.scope,
      parameters.map((parameter, i) => [parameter, args[i] ?? null]),
    );
    for (const [bound, expression] of lets)
      inner = new Scope(inner, [[bound, evaluate(expression, inner, run, depth + 1)]]);
    return evaluate(body, inner, run, depth + 1);
  }
  const path = (): string => {
    const [first = null] = args.map(known);
    return first instanceof RulesPath ? first.segments.slice(3).join('/') : fail('a path expected');
  };
  switch (name) {
    case 'exists':
      return run.read(path(), 'before') !== undefined;
    case 'existsAfter':
      return run.read(path(), 'after') !== undefined;
    case 'get':
    case 'getAfter': {
      const data = run.read(path(), name === 'get' ? 'before' : 'after') ?? fail('no such document');
      return new Map([['data', data]]);
    }
    default:
      return (GLOBALS[name] ?? fail(`no function ${name}`))(...args.map(known));
  }
}
