/** Makes `cheers.json`: everybody who is looked for, cheering, as small pictures cut out of the map's own light. */
import type { Cheers } from '../../src/maps/cheers';
import { cheersOf } from './cheers/cheering';
import type { Paired } from './paired';

export const cheers = (paired: Paired): Promise<Cheers> => cheersOf(paired, paired.main);
