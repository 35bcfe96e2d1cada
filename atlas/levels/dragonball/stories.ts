/** The small scenes of level 11: some set by hand, the rest told from the library. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { fits, queue } from '../../stage/place';
import type { FigureMaker, Stage } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import type { Theme } from '../../stage/theme';
import { host } from '../../stage/seats';
import { onGround, onSet } from '../../stage/on-set';
import type { PersonSpec } from '../../people/spec';
import { gags } from './gags';
import { OWN_SCENES } from './scenes';
import { TOLD } from './told';
import { RING } from './places';

const CHEERS = ['cheer', 'point', 'wave', 'overhead', 'hug', 'talk', 'shy', 'gazeUp'] as const;
const FEELINGS = ['joy', 'shock', 'star', 'worried', 'laugh', 'stern', 'wince', 'grin'] as const;

/** Everybody on the platform stands in an arc round the final and looks at it: from behind, those who are before it. */
function watchFinal(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork('final');
  const seats = [
    ...range(5).map((i) => -0.1 + i * 0.24),
    ...range(5).map((i) => 2.26 + i * 0.24),
    3.75,
    5.65,
  ];
  for (const [i, a] of seats.entries()) {
    const at: Point = [RING[0] + Math.cos(a) * 410, RING[1] + Math.sin(a) * 128 + 14];
    const behind = Math.sin(a) > 0.55;
    const role: PersonSpec = {
      pose: nth(CHEERS, (i * 3) % CHEERS.length),
      mood: nth(FEELINGS, (i * 5) % FEELINGS.length),
      facing: behind ? 'back' : 'front',
      flip: Math.cos(a) > 0,
      hold: null,
      off: null,
      signs: i % 5 === 1 ? ['bang'] : [],
    };
    const plan = make(at, random, {}, (spec) =>
      'plan' in spec ? { ...spec, flip: Math.cos(a) > 0 } : { ...spec, ...role },
    );
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}

export const stories: Theme['stories'] = (stage, make) => {
  const { scene } = stage;
  for (const [from, to, n] of [
    [[1560, 2350], [1700, 2450], 4],
    [[2160, 2360], [2330, 2420], 4],
    [[1900, 1345], [1690, 1380], 5],
    [[2830, 1000], [3150, 1044], 5],
  ] as const)
    queue(stage, from, to, n, make);
  watchFinal(stage, make);
  gags(stage, make);
  for (const [name, at, parts] of OWN_SCENES) onGround(stage, make, name, at, parts);
  // the hermit's pupil brings the milk, as on every morning
  onSet(stage, make, host(stage, 'shell-hut'), 'milk', [
    {
      at: [-38, 128, 26],
      as: {
        pose: 'carry',
        hold: 'crate',
        mood: 'wince',
        build: 'kid',
        hair: 'spiky',
        hat: null,
        outfit: 'gi',
        colours: ['orange', 'navy', 'white', 'wood'],
        back: [['backpack', 'teal']],
        signs: ['sweat'],
        shadow: true,
      },
    },
  ]);
  // whoever ordered the noodles, over the whole desert
  onSet(stage, make, host(stage, 'heaven-tower'), 'ordered noodles', [
    { at: [-40, 110, 892], as: { pose: 'sit', mood: 'sleepy', signs: ['question'] } },
    { at: [150, 60, 892], as: { pose: 'gazeUp', hold: 'spyglass', mood: 'star', flip: false } },
  ]);
  // a cloud is taken for a ride over the road
  const rider = scene.random.fork('rider');
  scene.put(
    make([2560, 2010], rider, { lift: 150, aloft: true, layer: 2 }, (spec) =>
      'plan' in spec
        ? spec
        : { ...spec, mount: 'cloud', pose: 'ride', mood: 'joy', facing: 'front', hold: null },
    ),
  );
  tellStories(stage, make, {
    count: TOLD.length,
    on: ['waste', 'road', 'oasis', 'sand', 'crater', 'burnt'],
    only: TOLD,
  });
};
