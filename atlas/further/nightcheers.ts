/** Makes `nightcheers.json`: the same figures cheering in the light of the night, on maps that have one. */
import type { Cheers } from '../../src/maps/cheers';
import { atNight } from './at-night';
import { cheersOf } from './cheers/cheering';
import type { Paired } from './paired';

export const nightcheers = (paired: Paired): Promise<Cheers> | null =>
  paired.theme.night ? cheersOf(paired, atNight(paired)) : null;
