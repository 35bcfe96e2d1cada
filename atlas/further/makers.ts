/** Who makes each further file. The module of a file is named like it: its imports are what the file's hash covers. */
import type { FurtherName } from '../../src/maps/further';
import { crowd } from './crowd';
import { life } from './life';
import type { Maker } from './surveyed';

export const MAKERS: Readonly<Record<FurtherName, Maker>> = { life, crowd };
