/** A script for the test of `atlas/tools/bundle.ts`: prints where it finds itself and the project. */
import { PROJECT } from '../../atlas/output/project';

interface Said {
  readonly folder: string;
  readonly root: string;
}

const said: Said = { folder: import.meta.dirname, root: PROJECT.root };
process.stdout.write(JSON.stringify(said));
