/** Which files of tests can share a worker, and in which order: whoever is next goes on where the one before was. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** A module that is replaced stays so for whoever comes after in the same worker. */
const REPLACES = /\bvi\.(?:do)?[mM]ock\(/;
/** A library keeps what such a file tells it for as long as its worker lives. */
const ALONE = /^\/\/ @alone\b/m;
const PAGE = '// @vitest-environment jsdom';

/** The files of a folder of tests that need a worker of their own, as paths below `root`. */
export function loners(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return REPLACES.test(text) || ALONE.test(text);
    });
}

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith(PAGE);

const shares = ({ project }: TestSpecification): boolean => !project.config.isolate;

/** Files with a worker of their own come first, those that need a page last: a worker is kept as long as the next file needs the same. */
const rank = (file: TestSpecification): number => (shares(file) ? (needsPage(file) ? 2 : 1) : 0);

const bytes = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** By that, and large files first: no long one begins when all others are over. */
export class PagesLast implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || bytes(b) - bytes(a));
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}
