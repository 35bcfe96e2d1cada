/** Decides, as production would, whether a file of security rules allows a request. */
import { evaluate, Scope, type Evaluation } from './evaluate';
import { Lookups } from './lookups';
import { Parser } from './parser';
import type { Allow, Block, Method, Segment } from './syntax';
import { mapOf, valueOfJson, type RestFields } from './rest';
import type { NaNOrder } from './functions';
import {
  Anywhere,
  RulesError,
  RulesLimit,
  RulesPath,
  Unknown,
  fail,
  type Timestamp,
  type Value,
} from './values';

export interface Claims {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly method: Method;
  /** Of the document; for a list, of its collection. */
  readonly path: string;
  /** A list of all collections of the last name in the path, wherever they lie below the rest of it. */
  readonly isGroup?: boolean;
  readonly auth: Claims | undefined;
  readonly time: Timestamp;
  readonly before?: RestFields | undefined;
  readonly after?: RestFields | undefined;
  readonly query?: { readonly limit?: number | undefined; readonly offset?: number | null | undefined };
  readonly read: (key: string, when: 'before' | 'after') => RestFields | undefined;
  /** As CEL has it where nothing is said. */
  readonly nan?: NaNOrder;
  /** Of the batch that the request is part of. */
  readonly batch?: Lookups;
}

export interface Ruling {
  readonly allow: boolean;
  /** Why not, rule by rule. */
  readonly why: readonly string[];
}

export interface Rules {
  check(request: Request): Ruling;
}

type Bound = readonly (readonly [string, Value])[];

/** A path with a part that a query leaves open is itself left open. */
function pathOf(segments: readonly Value[]): Value {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulesPath(texts) : new Unknown();
}

function* matchesOf(
  pattern: readonly Segment[],
  path: readonly Value[],
  from: number,
  bound: Bound = [],
): Generator<readonly [number, Bound]> {
  const [first, ...others] = pattern;
  if (!first) {
    yield [from, bound];
    return;
  }
  if ('text' in first) {
    if (path[from] === first.text) yield* matchesOf(others, path, from + 1, bound);
    return;
  }
  if (first.rest) {
    // version 2: any number of segments, none among them
    for (let to = from; to <= path.length; to++)
      yield* matchesOf(others, path, to, [...bound, [first.name, pathOf(path.slice(from, to))]]);
    return;
  }
  const segment = path[from];
  if (segment !== undefined && !(segment instanceof Anywhere))
    yield* matchesOf(others, path, from + 1, [...bound, [first.name, segment]]);
}

function collect(
  block: Block,
  path: readonly Value[],
  from: number,
  scope: Scope,
): (readonly [Allow, Scope])[] {
  return block.matches.flatMap((match) =>
    [...matchesOf(match.pattern, path, from)].flatMap(([to, bound]) => {
      const inner = new Scope(scope, bound, match.functions);
      const own = to === path.length ? match.allows.map((allow) => [allow, inner] as const) : [];
      return [...own, ...collect(match, path, to, inner)];
    }),
  );
}

function namesOf({
  method,
  path,
  auth,
  time,
  before,
  after,
  query,
}: Request): Map<string, Value | (() => Value)> {
  const request = new Map<string, Value>([
    [
      'auth',
      auth
        ? new Map<string, Value>([
            ['uid', auth.uid],
            ['token', valueOfJson(auth.token)],
          ])
        : null,
    ],
    ['method', method],
    ['path', new RulesPath(['databases', '(default)', 'documents', ...path.split('/')])],
    ['time', time],
  ]);
  if (after) request.set('resource', new Map([['data', mapOf(after)]]));
  if (query) request.set('query', valueOfJson(query));
  const noDocument = () => fail('resource: no such document');
  return new Map<string, Value | (() => Value)>([
    ['request', request],
    ['resource', before ? new Map([['data', mapOf(before)]]) : noDocument],
  ]);
}

/** Throws a SyntaxError where the file cannot be read. */
export function compileRules(source: string): Rules {
  return rulesOf(new Parser(source).file());
}

/** The rules of a file that has been read. */
export function rulesOf(file: Block): Rules {
  return {
    check: (request) => {
      const { method, path, read, batch = new Lookups() } = request;
      const documents = path.split('/').filter(Boolean);
      const segments: Value[] = ['databases', '(default)', 'documents', ...documents];
      if (request.isGroup) segments.splice(-1, 0, new Anywhere());
      if (method === 'list') segments.push(new Unknown());
      const lookups = new Lookups(batch.counting, batch);
      const run: Evaluation = {
        expressions: 0,
        nan: request.nan ?? 'unordered',
        read: (key, when) => {
          lookups.add(key);
          const fields = read(key, when);
          return fields && mapOf(fields);
        },
      };
      const scope = new Scope(undefined, namesOf(request), file.functions);
      const why: string[] = [];
      for (const [{ methods, condition, line }, inner] of collect(file, segments, 0, scope)) {
        if (!methods.has(method)) continue;
        try {
          if (evaluate(condition, inner, run) === true) return { allow: true, why: [] };
          why.push(`line ${line}: false`);
        } catch (error) {
          if (!(error instanceof RulesError || error instanceof RulesLimit)) throw error;
          why.push(`line ${line}: ${error.message}`);
          if (error instanceof RulesLimit) break;
        }
      }
      return { allow: false, why: why.length > 0 ? why : ['no rule matches'] };
    },
  };
}
