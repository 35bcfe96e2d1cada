/** Who makes each further file. The module of a file is named like it: its imports are what the file's hash covers. */
import type { BesideName } from './beside';
import { cat } from './cat';
import { crowd } from './crowd';
import { life } from './life';
import { machines } from './machines';
import { nightmachines } from './nightmachines';
import type { Maker } from './surveyed';
import { truth } from './truth';

export const MAKERS: Readonly<Record<BesideName, Maker>> = {
  life,
  machines,
  nightmachines,
  crowd,
  cat,
  truth,
};
