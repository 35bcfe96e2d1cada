import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated } from '../../../../scripts/mutate/operators';

/** All texts that one fault makes of a text, by the kind of fault. */
const faults = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => `${mutant.operator}: ${mutated(source, mutant)}`);

describe('a fault', () => {
  it('takes another sign, but joins no texts by a minus', () => {
    expect(faults('x = a < b;')).toContain('other sign: x = a <= b;');
    expect(faults('x = a + 1;')).toContain('other sign: x = a - 1;');
    expect(faults('x += y;')).toContain('other sign: x -= y;');
    expect(faults("x = a + ' s';").join()).not.toContain('other sign');
    expect(faults('x = a + `${b}` + c;').join()).not.toContain('other sign');
  });

  it('finds the sign behind a comment and brackets', () => {
    expect(faults('x = (a) /* less */ < (b);')).toContain('other sign: x = (a) /* less */ <= (b);');
  });

  it('negates a condition, and drops a negation', () => {
    expect(faults('if (a) b();')).toContain('condition negated: if (!(a)) b();');
    expect(faults('x = a ? 1 : 2;')).toContain('condition negated: x = !(a) ? 1 : 2;');
    expect(faults('if (!a) b();')).toContain('negation dropped: if (a) b();');
    // another sign does the same already
    expect(faults('if (a === b) c();').filter((text) => text.includes('negated'))).toEqual([]);
  });

  it('drops a default, a statement and a step', () => {
    expect(faults('x = a ?? b;')).toContain('default dropped: x = a;');
    expect(faults('a();b();')).toEqual(['statement dropped: ;b();', 'statement dropped: a();;']);
    expect(faults('x = a.trim().slice(1);')).toEqual(
      expect.arrayContaining(['step dropped: x = a.slice(1);', 'step dropped: x = a.trim();']),
    );
  });

  it('takes another number, truth or method', () => {
    expect(faults('x = 20;')).toContain('other number: x = 40;');
    expect(faults('x = 0;')).toContain('other number: x = 1;');
    expect(faults('x = true;')).toContain('other truth: x = false;');
    expect(faults('x = Math.min(a, b);')).toContain('other method: x = Math.max(a, b);');
    expect(faults('x = list.some(f);')).toContain('other method: x = list.every(f);');
  });

  it('returns nothing, of a function and of an arrow, brackets and all', () => {
    expect(faults('function f() { return a; }')).toContain(
      'nothing returned: function f() { return undefined; }',
    );
    expect(faults('const f = () => ({ a });')).toContain('nothing returned: const f = () => undefined;');
    expect(faults('const f = () => undefined;')).toEqual([]);
  });

  it('leaves alone what does nothing: types, addresses of modules, words of an error, directives', () => {
    const silent = [
      "import { a } from 'b';",
      'type T = 1 | 2;',
      'interface I { readonly a: true }',
      "function f(): void { throw new Error('a' + 1); }",
      "'use strict';",
    ];
    for (const source of silent) expect(faults(source)).toEqual([]);
    expect(faults('const f = (a: 1) => a as 2;')).toEqual([
      'nothing returned: const f = (a: 1) => undefined;',
    ]);
  });

  it('names its line, and is told from the others by its place', () => {
    const source = 'const a = 1;\n\nconst b = 1;';
    const mutants = mutantsOf('a.ts', source);
    expect(mutants.map(({ line }) => line)).toEqual([1, 3]);
    expect(mutants.map((mutant) => mutated(source, mutant))).toEqual([
      'const a = 2;\n\nconst b = 1;',
      'const a = 1;\n\nconst b = 2;',
    ]);
  });

  it('leaves a file that can be read', () => {
    const source = `
      export const Part = ({ on }: { readonly on: boolean }) => {
        const [a, setA] = useState(0);
        useEffect(() => { if (!on) return undefined; setA((x) => x + 1); return () => setA(0); }, [on]);
        return on && a > 3 ? <p className={on ? 'a' : 'b'}>{list.map((x) => (<b key={x}>{x * 2}</b>))}</p> : null;
      };`;
    const mutants = mutantsOf('Part.tsx', source);
    expect(mutants.length).toBeGreaterThan(12);
    for (const mutant of mutants)
      expect(parseSync('Part.tsx', mutated(source, mutant)).errors, mutant.operator).toEqual([]);
  });

  it('is looked for only in a file that can be read', () => {
    expect(() => mutantsOf('a.ts', 'const = ;')).toThrow('a.ts');
  });
});
