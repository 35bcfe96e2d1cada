/** The tree of a file of security rules. */

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export type Expression =
  | { readonly op: 'literal'; readonly value: null | boolean | bigint | number | string }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'list'; readonly items: readonly Expression[] }
  | { readonly op: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
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
