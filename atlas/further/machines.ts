/** Makes `machines.json`: the machines of a map whose parts move, by day. A map that has none has no such file. */
import type { Machines } from '../../src/maps/machines';
import { machinesOf } from './life/turning';
import type { Surveyed } from './surveyed';

export const machines = (surveyed: Surveyed): Promise<Machines | null> => machinesOf(surveyed, surveyed.main);
