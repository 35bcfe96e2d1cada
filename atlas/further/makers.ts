/** Who makes each further file. The module of a file is named like it: its imports are what the file's hash covers. */
import type { BesideName } from './beside';
import { cat } from './cat';
import { cheers } from './cheers';
import { crowd } from './crowd';
import { life } from './life';
import { machines } from './machines';
import { nightcheers } from './nightcheers';
import { nightmachines } from './nightmachines';
import type { Paired } from './paired';
import { truth } from './truth';

export const MAKERS: Readonly<Record<BesideName, (paired: Paired) => unknown>> = {
  life,
  machines,
  nightmachines,
  cheers,
  nightcheers,
  crowd,
  cat,
  truth,
};
