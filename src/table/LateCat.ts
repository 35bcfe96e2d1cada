/** Brings the guide cat's answer to a map once it is sharp; where its code cannot be had the cat is a part of the picture. */
import { lateOnMap } from './late-on-map';

export const LateCat = lateOnMap(async () => (await import('./GuideCat')).GuideCat);
