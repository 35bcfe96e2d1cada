import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the other tests: it wants the desktop build to be there. */
export default defineConfig({
  test: { root: path.resolve(import.meta.dirname, '../..'), include: ['tests/package/**/*.test.ts'] },
});
