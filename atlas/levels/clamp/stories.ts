/** The small scenes of level 21: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { cards } from './stories-cards';
import { feathers } from './stories-feathers';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';
import { together } from './stories-together';
import { white } from './stories-white';

export const stories: Theme['stories'] = holding({ pokerCards: 'orb' }, (stage, make) => {
  for (const [from, to, n] of [
    [[430, 2330], [680, 2440], 5],
    [[560, 1420], [860, 1560], 6],
    [[1470, 2600], [1240, 2650], 4],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'confession',
    [1280, 1640],
    [
      { dx: -40, as: { pose: 'bow', hold: 'letter', mood: 'worried', flip: false, signs: ['sweat'] } },
      { dx: 52, as: { pose: 'shy', mood: 'shock', flip: true, signs: ['heart'] } },
    ],
  );
  // whoever stands on the circle looks at the open book: backs in front, faces behind
  handSet(
    stage,
    make,
    'round the book',
    [1900, 1830],
    [
      { dx: -330, dy: -60, as: { pose: 'point', mood: 'shock', turn: 0.45, flip: false } },
      { dx: 330, dy: -60, as: { pose: 'cheer', mood: 'star', turn: 0.45, flip: true } },
      { dx: -300, dy: 90, as: { facing: 'back', pose: 'cheer', flip: false } },
      { dx: -190, dy: 190, as: { facing: 'back', pose: 'gazeUp', flip: false } },
      { dx: -60, dy: 240, as: { facing: 'back', pose: 'hips', flip: false } },
      { dx: 80, dy: 240, as: { facing: 'back', pose: 'point', flip: true } },
      { dx: 200, dy: 190, as: { facing: 'back', pose: 'relaxed', flip: true } },
      { dx: 300, dy: 90, as: { facing: 'back', pose: 'wave', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'runaway card',
    [1720, 1840],
    [
      { dx: -30, as: { pose: 'jump', mood: 'joy', flip: false } },
      { dx: 70, dy: 20, as: { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] } },
    ],
  );
  handSet(
    stage,
    make,
    'late for school',
    [2780, 1560],
    [
      { dx: 0, as: { pose: 'run', mood: 'shock', hold: 'taiyaki', signs: ['dust'], flip: false } },
      { dx: -90, dy: 10, as: { pose: 'run', mood: 'angry', hold: 'bag', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'window dolls',
    [1560, 2590],
    [
      { dx: -40, as: { facing: 'back', pose: 'stand', mood: 'happy' } },
      { dx: 30, as: { facing: 'back', pose: 'point', mood: 'happy' } },
    ],
  );
  handSet(
    stage,
    make,
    'unpaid wish',
    [760, 2400],
    [
      { dx: -40, as: { pose: 'kneel', mood: 'sad', signs: ['gloom'], flip: false } },
      { dx: 60, as: { pose: 'hips', mood: 'cocky', hold: 'fan', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'petal soup',
    [2060, 2420],
    [
      { dx: -30, as: { pose: 'eat', mood: 'shock', hold: 'ramen', signs: ['bang'], flip: false } },
      { dx: 60, as: { pose: 'stand', mood: 'laugh', flip: true } },
    ],
  );
  cards(stage, make);
  feathers(stage, make);
  white(stage, make);
  together(stage, make);
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['paving', 'yard', 'stone', 'snow', 'road', 'lawn'],
  });
});
