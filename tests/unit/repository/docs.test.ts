import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import project from '../../../package.json' with { type: 'json' };

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownOf('docs'),
  ...markdownOf('docs/adr'),
];
const COMMANDS = 'tests/emulators/node_modules/firebase-tools/lib/commands';

function markdownOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

function found(page: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, first = '']) => first);
}

describe.each(PAGES)('%s', (page) => {
  it('names commands that package.json has', () => {
    for (const command of found(page, /npm run ([\w:-]+)/g))
      expect(Object.keys(project.scripts)).toContain(command);
  });

  it('links to pages and files that are there', () => {
    const missing = found(page, /\]\(([^)#:]+)(?:#[^)]*)?\)/g).filter(
      (link) => !existsSync(path.join(path.dirname(page), link)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the way to a live site', () => {
  const page = readFileSync('docs/deploy.md', 'utf8');

  it('has the rules before the first profile, which they have to let in', () => {
    const rules = page.indexOf('deploy --only firestore ');
    expect(rules).toBeGreaterThan(0);
    expect(page.indexOf('create your profile')).toBeGreaterThan(rules);
  });

  it.skipIf(!existsSync(COMMANDS))('names commands that firebase-tools has', () => {
    const named = found('docs/deploy.md', /firebase-tools ([\w:]+)/g);
    expect(named.length).toBeGreaterThan(5);
    const known = readdirSync(COMMANDS);
    for (const command of named) expect(known).toContain(`${command.replaceAll(':', '-')}.js`);
  });
});
