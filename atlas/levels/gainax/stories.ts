/** The small scenes of level 19: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';
import { CHAINS } from './chains';
import { livelier } from './livelier';
import { act } from '../../stage/act';
import { atTheGate, elbowRoom } from './stories-gate';
import { together } from './stories-together';

/** Small things that give way to a chain. */
const YIELDING = new Set(['pot', 'barrel', 'crate', 'bench', 'bush', 'rock', 'parasol', 'signpost']);

export const stories: Theme['stories'] = holding({ guitar: 'drum', book: 'paper' }, (stage, make) => {
  for (const [from, to, n] of [
    [[420, 1610], [760, 1750], 7],
    [[1560, 1500], [1820, 1500], 5],
    [[1040, 2180], [1280, 2320], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'congratulations',
    [1820, 1660],
    [
      { dx: 0, as: { pose: 'shy', mood: 'shock', flip: false, signs: ['question'] } },
      { dx: -196, dy: -80, as: { pose: 'cheer', mood: 'joy', flip: false } },
      { dx: 196, dy: -80, as: { pose: 'dance', mood: 'laugh', flip: true } },
      { dx: -236, dy: 120, as: { pose: 'present', mood: 'happy', flip: false } },
      { dx: 220, dy: 130, as: { pose: 'jump', mood: 'smile', flip: true } },
      { dx: 76, dy: -190, as: { pose: 'cheer', mood: 'star', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'hit by a scooter',
    [1960, 2640],
    [
      { dx: -80, as: { pose: 'sleep', mood: 'dizzy', flip: false } },
      { dx: 60, as: { pose: 'run', mood: 'shock', flip: true, signs: ['bang'] } },
    ],
  );
  handSet(
    stage,
    make,
    'a hole to the other side',
    [1060, 2430],
    [
      { dx: -50, as: { pose: 'kneel', mood: 'star', hold: 'lantern', flip: false } },
      { dx: 60, as: { pose: 'haul', mood: 'grin', flip: true } },
      { dx: 170, dy: 20, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'who hung the flags',
    [2250, 2230],
    [
      { dx: -126, as: { pose: 'carry', facing: 'side', mood: 'wince', build: 'stout', flip: false } },
      { dx: 126, as: { pose: 'carry', facing: 'side', mood: 'worried', build: 'tall', flip: true } },
      { dx: 214, dy: 60, as: { pose: 'point', facing: 'side', mood: 'laugh', build: 'kid', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'meeting with folded hands',
    [900, 1480],
    [
      { dx: -90, as: { pose: 'think', mood: 'stern', flip: false } },
      { dx: 0, dy: -20, as: { pose: 'think', mood: 'cool', flip: false } },
      { dx: 90, as: { pose: 'think', mood: 'stern', flip: true } },
    ],
  );
  for (const chain of CHAINS) act(stage, make, YIELDING, chain);
  tellStories(stage, livelier(make), {
    count: TOLD.length,
    only: TOLD,
    on: ['plaza', 'street', 'quay', 'roof', 'pit', 'sand'],
  });
  together(stage, make);
  atTheGate(stage, make);
  elbowRoom(stage);
});
