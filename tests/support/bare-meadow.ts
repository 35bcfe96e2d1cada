/** A place with nothing on it, for tests of what is laid out: grass as wide as the picture, and no word of its own. */
import { DayLight } from '../../atlas/core/light';
import type { Theme } from '../../atlas/stage/theme';

export const BARE_MEADOW = {
  horizon: 600,
  finish: {},
  backdrop: () => [],
  ground: ({ ground }) =>
    ground.lay(
      'grass',
      [
        [-100, 500],
        [4000, 500],
        [4000, 2900],
        [-100, 2900],
      ],
      { material: '#a0c080' },
    ),
  landmarks: () => undefined,
  props: () => undefined,
  stories: () => undefined,
  light: new DayLight(),
} as const satisfies Omit<Theme, 'seed' | 'crowd' | 'cast'>;
