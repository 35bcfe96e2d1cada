/** Plays a large scene in the room that was found for it: small things go, its own come, and the crowd's people take the parts. */
import type { Point } from '../../core/geometry';
import type { Random } from '../../core/random';
import type { Placement } from '../../core/thing';
import { clearing } from '../../stage/act';
import { isCreature } from '../../stage/figure';
import type { FigureMaker, Stage, Wear } from '../../stage/place';
import type { Side } from '../../stories/story';
import { withHead } from '../backs';
import type { Mood } from '../moods/mood';
import { lightGroup } from '../night-lights';
import { ripple } from '../things/ripple';
import { spotOf } from './room';
import type { Room } from './room';
import type { Player, Spectacle } from './spectacle';

const PLAIN = { facing: 'front', hold: null, off: null, signs: [], tip: null, turn: 0.35 } as const;
/** Share of a scene's half width that the crowd keeps off, around its middle. */
const KEPT = 0.8;
/** How deep somebody is in the water, and how far before them it closes, world units. */
const [DEEP, CLOSES] = [44, 3];
/** Light around a scene by night, world units. */
const GLOW = 230;

export function wearing({ as, animal, anyone }: Player, side: Side, random: Random): Wear {
  const flip = (as.flip ?? false) !== side < 0;
  return (spec) => {
    if (animal) return { ...animal(random), flip };
    if (isCreature(spec)) return anyone ? { ...spec, flip } : undefined;
    const worn = { ...spec, ...PLAIN, ...as, flip };
    return withHead(worn);
  };
}

export function play(
  stage: Stage,
  make: FigureMaker,
  { players, props, glow = GLOW }: Spectacle,
  { at, side, yields }: Room,
  random: Random,
  { water, foam }: Mood,
): void {
  const { scene } = stage;
  scene.remove(yields);
  for (const { dx, dy, plan } of props) scene.put(plan(scene, spotOf(stage, at, dx, dy, side), side));
  for (const player of players) {
    const there: Point = spotOf(stage, at, player.dx, player.dy, side);
    const { swims, lift = swims ? -DEEP : undefined, before = 0 } = player;
    const sortY = there[1] + before * scene.scaleAt(there[1]);
    const stand: Placement = lift === undefined ? {} : { lift, sortY, perched: true };
    const role = lift === undefined ? player : { ...player, as: { ...player.as, shadow: false } };
    scene.put(make(there, random, stand, wearing(role, side, random)));
    if (swims) scene.add(ripple, there, { water, foam, sortY: sortY + CLOSES });
  }
  const half = Math.max(...players.map(({ dx }) => Math.abs(dx)));
  scene.add(clearing, at, { r: half * KEPT });
  lightGroup(scene, at, glow);
}
