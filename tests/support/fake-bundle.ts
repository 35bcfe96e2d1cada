/** What `atlas/tools/bundle.ts` is tried on: says where it and the project seem to lie. */
import { PROJECT } from '../../atlas/output/project';

interface Said {
  readonly folder: string;
  readonly root: string;
}

const said: Said = { folder: import.meta.dirname, root: PROJECT.root };
process.stdout.write(JSON.stringify(said));
