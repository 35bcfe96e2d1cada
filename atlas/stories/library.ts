/** All small scenes by name. */
import { GAMES } from './games';
import { HEARTS } from './hearts';
import { TROUBLES } from './troubles';

export const STORIES = { ...TROUBLES, ...GAMES, ...HEARTS } as const;

export type StoryName = keyof typeof STORIES;
