/** Reads a file of security rules into a tree. */

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export type Expression =
  | { readonly op: 'literal'; readonly value: null | boolean | bigint | number | string }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'list'; readonly items: readonly Expression[] }
  | { readonly op: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly op: 'not' | 'negate'; readonly of: Expression }
  | { readonly op: 'if'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | {
      readonly op: 'binary';
      readonly sign: string;
      readonly a: Expression;
      readonly b: Expression;
      /** As they are written. */
      readonly texts: readonly [a: string, b: string];
      readonly line: number;
    }
  | { readonly op: 'is'; readonly of: Expression; readonly type: string }
  | { readonly op: 'member'; readonly of: Expression; readonly name: string }
  | {
      readonly op: 'index';
      readonly of: Expression;
      readonly at: Expression;
      readonly to: Expression | undefined;
    }
  | {
      readonly op: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly op: 'call'; readonly name: string; readonly args: readonly Expression[] };

export interface RulesFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly (readonly [name: string, value: Expression])[];
  readonly body: Expression;
}
export interface Allow {
  readonly line: number;
  readonly methods: ReadonlySet<Method>;
  readonly condition: Expression;
}
export type Segment = { readonly text: string } | { readonly name: string; readonly rest: boolean };
export interface Block {
  readonly functions: readonly RulesFunction[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}
export interface Match extends Block {
  readonly pattern: readonly Segment[];
}

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
  'bool bytes duration float int list map map_diff number path set string timestamp'.split(' '),
);
/** Signs by how tightly they bind, loosest first. */
const SIGNS = [/\|\|/y, /&&/y, /==|!=/y, /(?:in|is)\b/y, /<=|>=|<|>/y, /[+-]/y, /[*%]|\/(?![/*])/y] as const;

/** Without a scanner of its own, as a path is not a division. Throws a SyntaxError with line and column. */
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
    if (!this.#word('service') || this.#take(/[\w.]+/y) !== 'cloud.firestore')
      this.#error("'service cloud.firestore' expected");
    const block = this.#block();
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
    const text = this.#take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y);
    if (text !== undefined) return { op: 'literal', value: text.slice(1, -1).replace(/\\(['"\\])/g, '$1') };
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
