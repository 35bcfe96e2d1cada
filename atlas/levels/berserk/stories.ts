/** The small scenes of level 13: some set by hand, the rest told from the library. */
import type { Point } from '../../core/geometry';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = (stage, make) => {
  queue(stage, [1240, 2360], [1560, 2560], 6, make);
  queue(stage, [3340, 1860], [3060, 1990], 6, make);
  queue(stage, [2800, 1450], [2520, 1640], 6, make);
  const set = (name: string, at: Point, parts: Parameters<typeof handSet>[4]) =>
    handSet(stage, make, name, at, parts);
  set(
    'the one nobody can lift',
    [1180, 1760],
    [
      { dx: -40, as: { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: false } },
      { dx: 44, dy: 8, as: { pose: 'hips', mood: 'laugh', flip: true } },
      { dx: 104, as: { pose: 'eat', hold: 'meat', mood: 'calm', flip: true } },
    ],
  );
  set(
    'siege negotiations',
    [2700, 1420],
    [
      { dx: -44, as: { pose: 'bow', hold: 'scroll', mood: 'stern', flip: false } },
      { dx: 50, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  set(
    'what to throw next',
    [1980, 2660],
    [
      { dx: -46, as: { pose: 'hug', hold: 'cat', mood: 'shock', signs: ['bang'], flip: false } },
      { dx: 40, as: { pose: 'point', mood: 'stern', flip: true } },
      { dx: 96, dy: 10, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
    ],
  );
  set(
    'soup inspection',
    [460, 2520],
    [
      { dx: -60, as: { pose: 'sneak', hold: 'meat', mood: 'cheeky', flip: true } },
      { dx: 40, as: { pose: 'hips', hold: 'teapot', mood: 'angry', signs: ['anger'], flip: true } },
    ],
  );
  set(
    'proposal on the pier',
    [2800, 2430],
    [
      { dx: -40, as: { pose: 'propose', hold: 'fish', mood: 'worried', signs: ['sweat'], flip: false } },
      { dx: 50, as: { pose: 'shy', mood: 'joy', signs: ['heart'], flip: true } },
    ],
  );
  set(
    'lost on the way to the war',
    [1560, 1880],
    [
      { dx: -40, as: { pose: 'hold', hold: 'map', mood: 'worried', flip: false } },
      { dx: 40, as: { pose: 'point', mood: 'angry', flip: true } },
      { dx: 96, dy: 8, as: { pose: 'point', mood: 'angry', flip: false } },
    ],
  );
  set(
    'guard of the gate',
    [2900, 1430],
    [
      { dx: 44, as: { pose: 'sleep', hold: 'spear', mood: 'asleep', signs: ['zzz'], flip: true } },
      { dx: -56, dy: 8, as: { pose: 'sneak', hold: 'bag', mood: 'cheeky', flip: false } },
    ],
  );
  set(
    'satisfied customer of the witch',
    [480, 1560],
    [
      { dx: -40, as: { pose: 'stumble', hold: 'potion', mood: 'dizzy', signs: ['question'], flip: false } },
      { dx: 56, as: { pose: 'present', mood: 'smile', hold: 'broom', flip: true } },
    ],
  );
  set(
    'duel of fishmongers',
    [3160, 2030],
    [
      { dx: -46, as: { pose: 'lunge', hold: 'fish', mood: 'angry', flip: false } },
      { dx: 52, as: { pose: 'lunge', hold: 'broom', mood: 'angry', flip: true } },
    ],
  );
  set(
    'which one was mine',
    [1880, 1660],
    [
      { dx: -30, as: { pose: 'think', mood: 'worried', signs: ['question'], flip: true } },
      { dx: 50, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
    ],
  );
  tellStories(stage, make, { count: 26, on: ['road', 'camp', 'ash', 'quay', 'scorched', 'moss'] });
};
