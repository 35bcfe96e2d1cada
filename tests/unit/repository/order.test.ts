import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { expect, it } from 'vitest';
import { loners, PagesLast } from '../../support/order';
import { tempFolder } from '../../support/temp-folder';

const PAGE = '// @vitest-environment jsdom\n';

function written(files: Readonly<Record<string, string>>): string {
  const root = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

it('who replaces a module, or says that a library keeps its state, has a worker alone, and nobody else', () => {
  // in two parts, or this file would be one of them
  const mock = (way: string) => `vi.${way}('./other');`;
  const root = written({
    'unit/a/plain.test.ts': 'vi.fn();',
    'unit/a/mocks.test.tsx': PAGE + mock('mock'),
    'unit/later.test.ts': mock('doMock'),
    'unit/helper.ts': mock('mock'),
    'unit/marked.test.ts': `${PAGE}// @alone: a library never forgets\n`,
  });
  const alone = ['unit/a/mocks.test.tsx', 'unit/later.test.ts', 'unit/marked.test.ts'];
  expect(loners(root, 'unit').toSorted()).toEqual(alone);
});

it('files with a worker of their own come first, those with a page last, and of each the largest first', async () => {
  const root = written({ page: PAGE, small: 'a', large: 'aaa', alone: PAGE });
  const file = (name: string, isolate: boolean) =>
    ({ moduleId: path.join(root, name), project: { config: { isolate } } }) as TestSpecification;
  const files = [file('page', false), file('small', false), file('large', false), file('alone', true)];
  const sorted = await new PagesLast().sort(files);
  expect(sorted.map(({ moduleId }) => path.basename(moduleId))).toEqual(['alone', 'large', 'small', 'page']);
});
