/** Brings to a game or a stroll what answers on its map, once that is sharp; where the code cannot be had nothing does. */
import { lateOnMap } from './late-on-map';

export const LateAnswers = lateOnMap(async () => (await import('./MapAnswers')).MapAnswers);
