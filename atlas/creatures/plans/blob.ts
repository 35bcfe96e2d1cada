/** One round body that is also the head: slimes, ghosts, spirits, chicks, jellyfish, octopuses. */
import type { Point } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, stretch } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import { drawTail, drawWings } from '../body';
import type { Ground, TailSpec, WingsSpec } from '../body';
import { holdItem, wearHead } from '../worn';
import type { Held, WornSpec } from '../worn';
import { BLOB_BODIES } from './blob-bodies';
import type { BlobBody, BlobBodyName } from './blob-bodies';
import { BLOB_ARMS, BLOB_LIMBS } from './blob-limbs';
import type { BlobArm, BlobArmsName, BlobLimbs, BlobLimbsName } from './blob-limbs';
import { drawRobotBall, ROBOT_LEGS } from './robot-ball';

export interface BlobSpec extends WornSpec, TailSpec, WingsSpec {
  readonly plan: 'blob';
  readonly body?: BlobBodyName;
  readonly limbs?: BlobLimbsName;
  readonly limbColour?: Swatch;
  readonly arms?: BlobArmsName;
  readonly hold?: Held;
  /** Where it holds it, in head space; the tip of its right arm when absent. */
  readonly holdAt?: Point;
  /** A wet highlight. */
  readonly gloss?: boolean;
  readonly tilt?: number;
  /** A robot: plates, a lens and jointed limbs in place of a face, arms and feet. */
  readonly machine?: boolean;
  /** How the held item is turned further, degrees, and its size beside the usual one. */
  readonly holdTurn?: number;
  readonly holdSize?: number;
}

/** Throws on a part that does not exist. */
export function blob(s: Sketch, p: BlobSpec): Ground {
  if (p.machine) {
    s.at({ y: -36 - ROBOT_LEGS, rot: p.tilt ?? 0 }, () => drawRobotBall(s, p));
    return { width: 38 };
  }
  const body = named<BlobBody>(BLOB_BODIES, p.body ?? 'ball', 'body');
  const limbs = named<BlobLimbs>(BLOB_LIMBS, p.limbs ?? 'none', 'limbs');
  const arm = named<BlobArm | null>(BLOB_ARMS, p.arms ?? 'none', 'arms');
  s.at({ y: -body.y - limbs.raise, rot: p.tilt ?? 0 }, () => {
    const tip = p.accent ?? p.second ?? 'cream';
    drawTail(s, { x: -26, y: body.y - 14 }, p, { colour: p.colour, second: tip, scale: 0.8 });
    drawWings(s, { y: -6 }, p, { colour: p.accent ?? 'white', second: p.second ?? 'cream', scale: 0.9 });
    limbs.draw(s, p, body.y);
    if (arm) both((o) => s.shape(arm(o), p.limbColour ?? p.colour, { light: [-2, -2.4] }));
    hold(s, p, p.holdAt ?? [48, 10], 'behind');
    if (p.body === 'carton') drawFlaps(s, p);
    wearHead(s, {}, p, body.shape);
    if (p.body === 'carton') drawTape(s, p);
    if (p.gloss) s.tint(knots`-26 -14, -20 -24, -10 -28, -14 -20, -21 -9`, s.lit('#ffffff'), 0.85);
    hold(s, p, p.holdAt ?? [44, 12], 'front');
  });
  return { width: p.limbs === 'tentacles' ? 52 : 38 };
}

function hold(s: Sketch, p: BlobSpec, [x, y]: Point, layer: 'behind' | 'front'): void {
  s.at({ x, y, rot: p.holdTurn ?? 0, scale: p.holdSize ?? 1 }, () => holdItem(s, p.hold, [0, 0], 1, layer));
}

/** The four flaps of an open carton, behind its front. */
function drawFlaps(s: Sketch, { colour, second = 'wood' }: BlobSpec): void {
  s.shape(knots`-42 -34!, -30 -52!, 32 -52!, 42 -34!`, second);
  both((o) => s.shape(stretch(knots`42 -34!, 32 -52!, 58 -64!, 68 -46!`, o), colour));
  s.shape(knots`-30 -52!, -24 -70!, 26 -70!, 32 -52!`, colour);
}

/** What tells a carton from a crate: tape down its front, and the two arrows that say which way is up. */
function drawTape(s: Sketch, { second = 'wood' }: BlobSpec): void {
  s.tint(knots`-8 -34!, 8 -34!, 8 -14!, 4 -17!, 0 -13!, -4 -17!, -8 -14!`, s.lit('cream'));
  s.stroke(knots`-41 -33, 0 -34, 41 -33`, 2.4);
  for (const x of [20, 32])
    s.tint(
      knots`${x} 20!, ${x + 5} 27!, ${x + 1.6} 27!, ${x + 1.6} 36!, ${x - 1.6} 36!, ${x - 1.6} 27!, ${x - 5} 27!`,
      s.dim(second),
    );
}
