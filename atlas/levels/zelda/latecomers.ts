/** Who comes to level 4 when everybody has a place: two scenes in meadows that the crowd left empty. Nobody moves for them. */
import type { Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import { figure } from '../../stage/figure';
import type { FigureSpec } from '../../stage/figure';

/** Asleep, and larger than anybody: so high above the ground is its back, world units. */
const BEAR = { at: [2168, 2262], size: 2.1, back: 92 } as const;

const bear: FigureSpec = {
  plan: 'beast',
  colour: 'umber',
  second: 'wood',
  ears: 'round',
  snout: 'muzzle',
  tail: 'stub',
  length: 92,
  girth: 54,
  legWidth: 18,
  pose: 'lie',
  mood: 'asleep',
  flip: true,
};

/** Nobody dares to wake it, but for one. */
const lunch: FigureSpec = {
  build: 'toddler',
  hair: 'ahoge',
  hairColour: 'ginger',
  outfit: 'overalls',
  colours: ['cream', 'cobalt', 'gold', 'umber'],
  pose: 'sit',
  hold: 'onigiri',
  mood: 'joy',
  shadow: false,
};

/** Down the mill's hill, one after the other. */
const ROLLING: readonly (readonly [at: Point, spec: FigureSpec])[] = [
  [
    [170, 744],
    {
      build: 'kid',
      hair: 'braids',
      hairColour: 'ginger',
      outfit: 'dress',
      colours: ['cobalt', 'cobalt', 'white', 'umber'],
      pose: 'cheer',
      mood: 'joy',
    },
  ],
  [
    [64, 748],
    {
      build: 'kid',
      hair: 'spiky',
      hairColour: 'navy',
      outfit: 'farmer',
      colours: ['red', 'umber', 'cream', 'umber'],
      pose: 'relaxed',
      tip: 78,
      mood: 'laugh',
      signs: ['dust'],
    },
  ],
  [
    [88, 802],
    {
      build: 'stout',
      hair: 'bowl',
      hairColour: 'sand',
      outfit: 'vest',
      colours: ['gold', 'umber', 'white', 'umber'],
      pose: 'relaxed',
      tip: 84,
      flip: true,
      mood: 'dizzy',
      signs: ['dust'],
    },
  ],
];

export function comeLate(scene: Scene): void {
  // the night is the day's scene by another light, and has them
  if (scene.light.night) return;
  const { at, size, back } = BEAR;
  const mount = scene.add(figure, at, { spec: bear, size });
  scene.add(figure, [at[0] + 14, at[1]], {
    spec: lunch,
    lift: back,
    perched: true,
    sortY: mount.box.y1 + 2,
  });
  scene.add(figure, [1974, 2350], {
    spec: {
      build: 'chibi',
      hair: 'curly',
      hairColour: 'navy',
      outfit: 'vest',
      colours: ['orange', 'umber', 'cream', 'umber'],
      pose: 'sneak',
      facing: 'side',
      mood: 'worried',
      hold: 'basket',
      signs: ['sweat'],
    },
  });
  for (const [feet, spec] of ROLLING) scene.add(figure, feet, { spec });
  scene.sort();
}
