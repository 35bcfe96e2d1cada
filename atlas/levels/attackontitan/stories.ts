/** The small scenes of level 20: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import type { StoryName } from '../../stories/library';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { alone } from './quiet';
import { plaza } from './plaza';
import { sendHelp } from './rescue';
import type { Theme } from '../../stage/theme';

/** Of the library's scenes those that a garrison town has: no playground, no birthday. */
const TOLD: readonly StoryName[] = [
  'theft',
  'pickpocket',
  'lostShoe',
  'sausageDog',
  'lostChild',
  'windyPapers',
  'spiltApples',
  'nowhereQueue',
  'lateRunner',
  'escapedHen',
  'sneeze',
  'napInTheWay',
  'sleepingGuard',
  'rescuedCat',
  'lostBet',
  'laundryRope',
  'armWrestling',
  'fetchDog',
  'streetBand',
  'badSinger',
  'proposal',
  'loveLetter',
  'embrace',
  'painterAndModel',
  'countingMoney',
  'lookUp',
  'mapQuarrel',
  'gossip',
  'quarrel',
  'storyteller',
  'farewell',
  'reunion',
  'greedyFeast',
  'spotters',
];

export const stories: Theme['stories'] = holding(
  { onigiri: 'dango', cup: 'basket', book: 'letter', map: 'paper' },
  (stage, make) => {
    for (const [from, to, n] of [
      [[2060, 2560], [1800, 2680], 6],
      [[1010, 1800], [1300, 1810], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'drill',
      [300, 2560],
      [
        { dx: -90, as: { pose: 'point', mood: 'angry', flip: false, signs: ['anger'] } },
        { dx: 10, as: { pose: 'cheer', mood: 'worried', flip: true } },
        { dx: 80, as: { pose: 'cheer', mood: 'stern', flip: true } },
        { dx: 150, as: { pose: 'hold', hold: 'meat', mood: 'cheeky', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'kitchen thief',
      [1640, 2400],
      [
        { dx: 40, as: { pose: 'run', hold: 'meat', mood: 'joy', flip: false, signs: ['dust'] } },
        { dx: -60, as: { pose: 'run', hold: 'broom', mood: 'angry', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'sleeping sentry',
      [2090, 1120],
      [{ as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } }],
    );
    handSet(
      stage,
      make,
      'portrait',
      [3080, 1990],
      [
        { dx: -30, as: { pose: 'hold', hold: 'brush', mood: 'serene', flip: false } },
        { dx: 60, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'evacuees',
      [640, 1290],
      [
        { dx: -60, as: { pose: 'run', hold: 'suitcase', mood: 'shock', flip: false, signs: ['sweat'] } },
        { dx: 20, dy: 16, as: { pose: 'run', hold: 'cat', mood: 'worried', flip: false } },
        { dx: 90, as: { pose: 'run', hold: 'plush', mood: 'sad', flip: false, build: 'kid' } },
      ],
    );
    handSet(
      stage,
      make,
      'first cut',
      [900, 2560],
      [
        { dx: -40, as: { pose: 'lunge', hold: 'sword', mood: 'angry', flip: true } },
        { dx: 60, as: { pose: 'cheer', mood: 'joy', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'souvenir',
      [1960, 1950],
      [
        { dx: -40, as: { pose: 'hold', hold: 'camera', mood: 'happy', flip: false } },
        { dx: 50, as: { pose: 'cheer', mood: 'wink', flip: true } },
      ],
    );
    plaza(stage, make);
    sendHelp(stage, make);
    alone(stage, make);
    tellStories(stage, make, {
      count: 19,
      on: ['street', 'earth', 'ash', 'yard', 'quay', 'path', 'moss'],
      only: TOLD,
    });
  },
);
