/** Puts small things where somebody would put them: bushes at walls, goods beside stalls, benches along ways. Strewn over the land they were dots. */
import { nth, resample, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import type { Thing } from '../core/thing';
import { fits } from '../stage/place';
import { WIDTH } from '../stage/theme';
import { bush } from '../things/nature/tree';
import { barrel, crate } from '../things/props/containers';
import { pot } from '../things/props/pot';
import { bench } from '../things/props/furniture';
import type { Furnisher } from './furnisher';
import type { Landmark } from './landmarks';

const LAND = ['meadow', 'plaza'];
/** Beside these stand crates: what lies on a cloth, or goes round, has none. */
const BOXED = new Set(['stall', 'gableTent', 'cart', 'flowerBarrow']);
/** A hedge at a wall: bushes of one leaf, world units apart. */
const HEDGE = 74;
/** Between these, picture pixels, benches stand. */
const [BEHIND, BEFORE] = [1040, 2420];
/** World units from a way's edge to a bench, and picture pixels between two benches and two looks. */
const BESIDE = 46;
const [APART, LOOK] = [520, 60];
const BENCHES = 9;

/** Bushes in a row at one foot of a building, or at both. */
function hedge(
  furnisher: Furnisher,
  { box, at: [, y] }: Thing,
  leaf: string,
  flower: string,
  random: Random,
) {
  const { stage } = furnisher;
  const s = stage.scene.scaleAt(y);
  for (const side of random.chance(0.25) ? [-1, 1] : [random.pick([-1, 1])]) {
    const from = side < 0 ? box.x0 : box.x1;
    const count = random.int(2, 3);
    for (let i = 0; i < count; i++) {
      const at: Point = [from + side * (52 + i * HEDGE) * s, y + (i % 2 ? 12 : 2) * s + random.jitter(4)];
      const width = (i === 0 ? 112 : 92 - i * 10) + random.jitter(8);
      const plan = stage.scene.plan(bush, at, { width, leaf, ...(i % 2 ? {} : { flower }) });
      if (!fits(stage, plan, { on: LAND, apart: -8 }) || !furnisher.put(plan, 0.16)) break;
    }
  }
}

/** Bushes at the feet of what is built. */
export function hedges(
  furnisher: Furnisher,
  landmarks: readonly Landmark[],
  berries: readonly string[],
): void {
  const random = furnisher.random('hedges');
  const { mood } = furnisher.design;
  for (const { role, thing } of landmarks) {
    if (['aloft', 'water', 'prop'].includes(role)) continue;
    hedge(furnisher, thing, random.pick(mood.leaf), random.pick(berries), random);
  }
}

/** Crates, a barrel or pots beside whatever sells: what is sold comes in something. */
export function goods(furnisher: Furnisher): void {
  const { stage } = furnisher;
  const { scene } = stage;
  const random = furnisher.random('goods');
  for (const { name, box, at } of scene.things.filter(({ name: kind }) => BOXED.has(kind))) {
    const s = scene.scaleAt(at[1]);
    const side = random.pick([-1, 1]);
    const foot: Point = [side < 0 ? box.x0 - 44 * s : box.x1 + 44 * s, at[1] + random.range(0, 16) * s];
    const plan =
      name === 'flowerBarrow'
        ? scene.plan(pot, foot, {})
        : random.chance(0.6)
          ? scene.plan(crate, foot, { yaw: random.range(-0.4, 0.4), stack: random.int(1, 2) })
          : scene.plan(barrel, foot, { material: '#c97a4a' });
    if (fits(stage, plan, { on: LAND, apart: -6 })) furnisher.put(plan, 0.12);
  }
}

/** Benches on the far side of ways, so that whoever sits there looks at who walks by. */
export function benches(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { scene } = stage;
  const random = furnisher.random('benches');
  const spots = design.plan.roads.flatMap(([width, through]) =>
    resample(spline(through, false, 12), LOOK).map(([x, y]): Point => [
      x,
      y - (width * 0.32 + BESIDE) * scene.scaleAt(y),
    ]),
  );
  const placed: Point[] = [];
  for (const at of random.shuffled(spots)) {
    const [x, y] = at;
    if (placed.length === BENCHES) return;
    if (x < 160 || x > WIDTH - 160 || y < BEHIND || y > BEFORE) continue;
    if (placed.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.6) < APART)) continue;
    const plan = scene.plan(bench, at, { yaw: random.range(-0.12, 0.12) });
    if (fits(stage, plan, { on: LAND, apart: 10 }) && furnisher.put(plan, 0.08)) placed.push(at);
  }
}

/** Who sits on benches, in turns: where along the seat, and how. */
export const SEATED = [
  [
    { u: -36, as: { pose: 'sit', mood: 'happy', turn: 0.45 } },
    { u: 36, as: { pose: 'sit', mood: 'laugh', turn: 0.45, flip: true } },
  ],
  [{ u: -28, as: { pose: 'sit', mood: 'asleep', signs: ['zzz'] } }],
  [
    { u: -38, as: { pose: 'sit', mood: 'cool', turn: -0.45 } },
    { u: 38, as: { pose: 'sit', mood: 'angry', turn: -0.45, flip: true } },
  ],
  [{ u: 20, as: { pose: 'eat', mood: 'joy', hold: 'dango' } }],
  [
    { u: -34, as: { pose: 'sit', mood: 'cute', turn: 0.45, signs: ['heart'] } },
    { u: 34, as: { pose: 'sit', mood: 'smile', turn: 0.45, flip: true } },
  ],
] as const;

/** One of the turns above. */
export const seatedAt = (i: number): (typeof SEATED)[number] => nth(SEATED, i % SEATED.length);
