/** French and English say the same things, completely, and nothing is said outside the locale files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const LOCALES = path.resolve('resources/locales');
const SOURCES = path.resolve('src');

function namespaces(language: string): string[] {
  return readdirSync(path.join(LOCALES, language)).sort();
}

function flatten(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

function texts(language: string, file: string): Map<string, unknown> {
  const raw: unknown = JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8'));
  return new Map(flatten(raw));
}

function variables(text: unknown): string[] {
  return [...String(text).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** How many names of entries a document writes down, and how many are left of them once it is read. */
function entriesIn(language: string, file: string): { readonly written: number; readonly read: number } {
  const raw = readFileSync(path.join(LOCALES, language, file), 'utf8');
  const named = (owner: object) => (Array.isArray(owner) ? 0 : 1);
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, inner) => sum + named(value) + count(inner), 0)
      : 0;
  return { written: [...raw.matchAll(/"(?:[^"\\]|\\.)*"\s*:/g)].length, read: count(JSON.parse(raw)) };
}

describe('the locale files', () => {
  it('exist in both languages', () => {
    expect(namespaces('en')).toEqual(namespaces('fr'));
    expect(namespaces('fr')).toContain('interface.json');
  });

  describe.each(namespaces('fr'))('%s', (file) => {
    const french = texts('fr', file);
    const english = texts('en', file);

    it('has the same keys in both languages', () => {
      expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
    });

    it.each(['fr', 'en'])('says one thing a key in %s', (language) => {
      // of two entries of one name a parser takes the last, without a word
      const { written, read } = entriesIn(language, file);
      expect(written).toBe(read);
    });

    it.each([
      ['fr', french],
      ['en', english],
    ])(
      'shows on a button a word of its name in %s, by which who speaks to the device calls it',
      (_, said) => {
        const lower = (key: string) => String(said.get(key)).toLowerCase();
        for (const [, name = ''] of [...said.keys()].join('\n').matchAll(/^(tools\..+)Short$/gm))
          expect(lower(name)).toContain(lower(`${name}Short`));
      },
    );

    it('has no empty text', () => {
      const empty = [...french, ...english].filter(([, text]) => typeof text !== 'string' || !text.trim());
      expect(empty).toEqual([]);
    });

    it('names the same variables in both languages', () => {
      const differing = [...french].filter(
        ([key, text]) => variables(text).join() !== variables(english.get(key)).join(),
      );
      expect(differing).toEqual([]);
    });
  });
});

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const WORD = /\p{L}{2}/u;

function cooked(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function literal(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'JSXExpressionContainer') return literal(value['expression']);
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
  if (value.type === 'TemplateLiteral') {
    const parts: unknown = value['quasis'];
    return Array.isArray(parts)
      ? parts.map((part: unknown) => (isNode(part) ? cooked(part['value']) : '')).join(' ')
      : '';
  }
  return '';
}

/** Words a node says by itself: text of an element, a literal child, or a literal in an attribute that is read aloud. */
function spoken(node: Node): string {
  if (node.type === 'JSXText' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'JSXAttribute') return '';
  const name = isNode(node['name']) ? node['name']['name'] : '';
  return typeof name === 'string' && SPOKEN.has(name) ? literal(node['value']) : '';
}

function childLiterals(node: Node): string[] {
  const children: unknown = node['children'];
  return node.type === 'JSXElement' && Array.isArray(children)
    ? children.filter((child) => isNode(child) && child.type === 'JSXExpressionContainer').map(literal)
    : [];
}

function findLiterals(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findLiterals);
  if (!isNode(value)) return [];
  const own = [spoken(value), ...childLiterals(value)].filter((text) => WORD.test(text));
  return [...own, ...Object.values(value).flatMap(findLiterals)];
}

function literalsOf(source: string): string[] {
  return findLiterals(parseAst(source, { lang: 'tsx' }).body);
}

describe('the components', () => {
  it('are scanned well enough to catch a literal', () => {
    const source = `const a = <p title="Salut">Bonjour {'le monde'} <img alt={\`une \${b} carte\`} /></p>;`;
    expect(literalsOf(source)).toHaveLength(4);
    expect(literalsOf(`const a = <p className="salut">{t('bonjour')} · {1}</p>;`)).toEqual([]);
  });

  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );

  it.each(files)('%s says nothing of its own', (file) => {
    expect(literalsOf(readFileSync(path.join(SOURCES, file), 'utf8'))).toEqual([]);
  });
});
