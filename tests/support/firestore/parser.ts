/** Reads a file of security rules into a tree. */
import { unescaped } from './escapes';
import type { Allow, Block, Expression, Match, Method, RulesFunction, Segment } from './syntax';

const METHODS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};
const TYPES = new Set(
  'bool bytes duration float int latlng list map map_diff number path set string timestamp'.split(' '),
);
/** Signs by how tightly they bind, loosest first. */
const SIGNS = [/\|\|/y, /&&/y, /==|!=/y, /(?:in|is)\b/y, /<=|>=|<|>/y, /[+-]/y, /[*%]|\/(?![/*])/y] as const;

/** Scans while it parses, because only the parser knows whether a slash is a path or a division. Throws a SyntaxError with line and column. */
export class Parser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #error(message: string): never {
    const before = this.#source.slice(0, this.#at).split('\n');
    throw new SyntaxError(`rules ${before.length}:${(before.at(-1)?.length ?? 0) + 1}: ${message}`);
  }
  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }
  #skip(): void {
    this.#match(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y);
  }
  #take(pattern: RegExp): string | undefined {
    this.#skip();
    return this.#match(pattern)?.[0];
  }
  #eat(text: string): boolean {
    this.#skip();
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
  #need(text: string): void {
    if (!this.#eat(text)) this.#error(`'${text}' expected`);
  }
  #word(word: string): boolean {
    const at = this.#at;
    if (this.#take(/[A-Za-z_]\w*/y) === word) return true;
    this.#at = at;
    return false;
  }
  #name(): string {
    return this.#take(/[A-Za-z_]\w*/y) ?? this.#error('a name expected');
  }

  /** A piece of the source on one line. */
  #text(from: number, to: number): string {
    return this.#source.slice(from, to).trim().replace(/\s+/g, ' ');
  }
  #line(at: number): number {
    return this.#source.slice(0, at).split('\n').length;
  }

  /** The block of `service cloud.firestore`. */
  file(): Block {
    if (this.#word('rules_version')) {
      this.#need('=');
      if (!this.#take(/'2'|"2"/y)) this.#error('version 2 expected');
      this.#eat(';');
    }
    const functions: RulesFunction[] = [];
    while (this.#word('function')) functions.push(this.#function());
    if (!this.#word('service') || this.#take(/[\w.]+/y) !== 'cloud.firestore')
      this.#error("'service cloud.firestore' expected");
    const service = this.#block();
    const block = { ...service, functions: [...functions, ...service.functions] };
    this.#skip();
    if (this.#at < this.#source.length) this.#error('the end expected');
    return block;
  }

  #block(): Block {
    const functions: RulesFunction[] = [];
    const matches: Match[] = [];
    const allows: Allow[] = [];
    this.#need('{');
    while (!this.#eat('}')) {
      if (this.#word('function')) functions.push(this.#function());
      else if (this.#word('match')) matches.push({ pattern: this.#pattern(), ...this.#block() });
      else if (this.#word('allow')) allows.push(this.#allow());
      else this.#error("'match', 'allow', 'function' or '}' expected");
    }
    return { functions, matches, allows };
  }

  #pattern(): Segment[] {
    const segments: Segment[] = [];
    while (this.#eat('/')) {
      this.#skip();
      const found = this.#match(/\{\s*([A-Za-z_]\w*)\s*(=\*\*)?\s*\}|([\w.\-()]+)/y);
      const [, name, rest, text] = found ?? this.#error('a path segment expected');
      segments.push(text === undefined ? { name: name ?? '', rest: rest !== undefined } : { text });
    }
    return segments.length > 0 ? segments : this.#error('a path expected');
  }

  #allow(): Allow {
    this.#skip();
    const line = this.#source.slice(0, this.#at).split('\n').length;
    const methods = new Set<Method>();
    do {
      const method = this.#name();
      for (const one of METHODS[method] ?? this.#error(`unknown method '${method}'`)) methods.add(one);
    } while (this.#eat(','));
    this.#need(':');
    if (!this.#word('if')) this.#error("'if' expected");
    const condition = this.#expression();
    this.#need(';');
    return { line, methods, condition };
  }

  #function(): RulesFunction {
    const name = this.#name();
    const parameters: string[] = [];
    const lets: [string, Expression][] = [];
    this.#need('(');
    if (!this.#eat(')')) {
      do parameters.push(this.#name());
      while (this.#eat(','));
      this.#need(')');
    }
    this.#need('{');
    while (this.#word('let')) {
      const bound = this.#name();
      this.#need('=');
      lets.push([bound, this.#expression()]);
      this.#need(';');
    }
    if (lets.length > 10) this.#error('more than 10 let bindings');
    if (!this.#word('return')) this.#error("'return' expected");
    const body = this.#expression();
    this.#eat(';');
    this.#need('}');
    return { name, parameters, lets, body };
  }

  #expression(): Expression {
    const test = this.#binary(0);
    if (!this.#eat('?')) return test;
    const yes = this.#expression();
    this.#need(':');
    return { op: 'if', test, yes, no: this.#expression() };
  }

  #binary(level: number): Expression {
    const signs = SIGNS[level];
    if (!signs) return this.#unary();
    this.#skip();
    const start = this.#at;
    let left = this.#binary(level + 1);
    let end = this.#at;
    for (let sign = this.#take(signs); sign !== undefined; sign = this.#take(signs)) {
      if (sign === 'is') {
        const type = this.#name();
        if (!TYPES.has(type)) this.#error(`unknown type '${type}'`);
        left = { op: 'is', of: left, type };
      } else {
        this.#skip();
        const from = this.#at;
        const b = this.#binary(level + 1);
        const texts = [this.#text(start, end), this.#text(from, this.#at)] as const;
        left = { op: 'binary', sign, a: left, b, texts, line: this.#line(from) };
      }
      end = this.#at;
    }
    return left;
  }

  #unary(): Expression {
    const sign = this.#take(/!(?!=)|-/y);
    if (sign === undefined) return this.#postfix();
    return { op: sign === '!' ? 'not' : 'negate', of: this.#unary() };
  }

  #postfix(): Expression {
    let of = this.#primary();
    for (;;) {
      if (this.#eat('.')) {
        const name = this.#name();
        of = this.#eat('(') ? { op: 'method', of, name, args: this.#items(')') } : { op: 'member', of, name };
      } else if (this.#eat('[')) {
        const at = this.#expression();
        const to = this.#eat(':') ? this.#expression() : undefined;
        this.#need(']');
        of = { op: 'index', of, at, to };
      } else return of;
    }
  }

  #items(close: string): Expression[] {
    const items: Expression[] = [];
    if (this.#eat(close)) return items;
    do items.push(this.#expression());
    while (this.#eat(','));
    this.#need(close);
    return items;
  }

  #primary(): Expression {
    if (this.#eat('(')) {
      const inner = this.#expression();
      this.#need(')');
      return inner;
    }
    if (this.#eat('[')) return { op: 'list', items: this.#items(']') };
    if (this.#eat('{')) return { op: 'map', entries: this.#entries() };
    const text = this.#take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y);
    if (text !== undefined) return { op: 'literal', value: this.#meant(text.slice(1, -1)) };
    const float = this.#take(/\d+\.\d+/y);
    if (float !== undefined) return { op: 'literal', value: Number(float) };
    const int = this.#take(/\d+/y);
    if (int !== undefined) return { op: 'literal', value: BigInt(int) };
    if (this.#source[this.#at] === '/') return this.#path();
    const name = this.#name();
    if (name === 'true' || name === 'false') return { op: 'literal', value: name === 'true' };
    if (name === 'null') return { op: 'literal', value: null };
    return this.#eat('(') ? { op: 'call', name, args: this.#items(')') } : { op: 'name', name };
  }

  #meant(text: string): string {
    try {
      return unescaped(text);
    } catch (error) {
      return this.#error(error instanceof Error ? error.message : 'an escape');
    }
  }

  #entries(): (readonly [Expression, Expression])[] {
    const entries: (readonly [Expression, Expression])[] = [];
    if (this.#eat('}')) return entries;
    do {
      const key = this.#expression();
      this.#need(':');
      entries.push([key, this.#expression()]);
    } while (this.#eat(','));
    this.#need('}');
    return entries;
  }

  #path(): Expression {
    const segments: (string | Expression)[] = [];
    while (this.#source[this.#at] === '/') {
      this.#at += 1;
      if (this.#source.startsWith('$(', this.#at)) {
        this.#at += 2;
        segments.push(this.#expression());
        this.#need(')');
      } else segments.push(this.#match(/[\w.\-~%]+/y)?.[0] ?? this.#error('a path segment expected'));
    }
    return { op: 'path', segments };
  }
}
