import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { hideMore, hideSome } from '../../../../atlas/endless/hiding';
import type { Place } from '../../../../atlas/endless/hiding';
import { apart, judgeAll, TARGET_LIMITS, TARGETS_APART } from '../../../../atlas/fairness/judge';
import type { HiddenTarget } from '../../../../atlas/fairness/hide';
import { Ground } from '../../../../atlas/ground/ground';
import { one } from '../../../../atlas/stage/cast';
import type { Stage } from '../../../../atlas/stage/place';

const wall: ThingKind<object> = {
  name: 'wall',
  footprint: () => block(160, 10),
  height: 45,
  draw: (pen, frame) =>
    pen.shape([frame.at(-80), frame.at(80), frame.at(80, 0, 45), frame.at(-80, 0, 45)], '#808080'),
};

const [WIDTH, HEIGHT] = [2400, 1200];
/** Where meadow ends and sand begins. */
const SHORE = 1600;

/** Low walls all over, on a meadow and on sand. */
function stage(seed = 'hiding'): Stage {
  const sizes = { width: WIDTH, height: HEIGHT, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed });
  const ground = new Ground(scene);
  const lay = (kind: string, x0: number, x1: number) =>
    ground.lay(
      kind,
      [
        [x0, -50],
        [x1, -50],
        [x1, HEIGHT + 50],
        [x0, HEIGHT + 50],
      ],
      { material: '#90b060' },
    );
  lay('meadow', -50, SHORE);
  lay('sand', SHORE, WIDTH + 50);
  for (let y = 240; y < HEIGHT; y += 150) for (let x = 150; x < WIDTH; x += 200) scene.add(wall, [x, y], {});
  scene.finish();
  return { scene, ground };
}

const CANDIDATES = Array.from({ length: 12 }, (_, i) =>
  one(i + 1, undefined, { hair: 'bob', outfit: 'tee', seed: i + 1 }),
);

const meadowOf = (at: Stage): Place => ({ stage: at, on: ['meadow'], overlays: [] });
const hide = (at: Stage, least: number) => hideSome(meadowOf(at), CANDIDATES, least);
/** A place in which whoever found room is hidden, and how many things stood there before. */
function hiddenOnce() {
  const at = stage();
  const before = at.scene.things.length;
  return { at, before, hidden: hide(at, 1) };
}
const spots = (hidden: readonly HiddenTarget[]) => hidden.map(({ quest, thing }) => [quest, ...thing.at]);

describe('the targets of a map from a seed', () => {
  const { at, before, hidden } = hiddenOnce();

  it('are fair when all are hidden, far from each other, and on the ground they may stand on', () => {
    expect(hidden.length).toBeGreaterThan(2);
    const things = hidden.map(({ thing }) => thing);
    const judged = [...judgeAll(at.scene, things, [], TARGET_LIMITS, 1).values()];
    expect(judged.flatMap(({ faults }) => faults)).toEqual([]);
    for (const [i, { box }] of judged.entries())
      for (const other of judged.slice(i + 1)) expect(apart(box, other.box)).toBeGreaterThan(TARGETS_APART);
    for (const { at: foot } of things) expect(at.ground.kindAt(foot)).toBe('meadow');
  });

  it('are those who found room, in their order: nobody else stays in the place', () => {
    expect(hidden.length).toBeLessThan(CANDIDATES.length);
    expect(at.scene.things.length).toBe(before + hidden.length);
    const order = CANDIDATES.map(({ quest }) => quest);
    const places = hidden.map(({ quest }) => order.indexOf(quest));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are hidden anew, closer together, where fewer found room than are needed', () => {
    const again = stage();
    const anew = hide(again, CANDIDATES.length);
    expect(again.scene.things.length).toBe(before + anew.length);
    expect(anew.length).toBeGreaterThanOrEqual(hidden.length);
    expect(spots(anew)).not.toEqual(spots(hidden));
  });

  it('stand in the same spots whenever the place is the same', () => {
    expect(spots(hide(stage(), 1))).toEqual(spots(hidden));
    expect(spots(hide(stage('another'), 1))).not.toEqual(spots(hidden));
  });

  it('are joined by others who find room beside them, and none of them moves', () => {
    const there = stage();
    const [first, last] = [CANDIDATES.slice(0, 2), CANDIDATES.slice(2)];
    const already = hideSome(meadowOf(there), first, 1);
    const before = spots(already);
    const more = hideMore(meadowOf(there), last, already);
    expect(spots(already)).toEqual(before);
    expect(more.length).toBeGreaterThan(0);
    expect(more.map(({ quest }) => quest)).not.toContain('quest1');
    const things = [...already, ...more].map(({ thing }) => thing);
    const judged = [...judgeAll(there.scene, things, [], TARGET_LIMITS, 1).values()];
    expect(judged.flatMap(({ faults }) => faults)).toEqual([]);
    for (const [i, { box }] of judged.entries())
      for (const other of judged.slice(i + 1)) expect(apart(box, other.box)).toBeGreaterThan(TARGETS_APART);
  });

  it('are more where room is short than where each takes the first spot', () => {
    const seeds = Array.from({ length: 4 }, (_, i) => `short-${i}`);
    const count = (least: number) => seeds.reduce((all, seed) => all + hide(stage(seed), least).length, 0);
    const [free, tight] = [count(1), count(CANDIDATES.length)];
    expect(tight).toBeGreaterThanOrEqual(free + seeds.length);
  });

  it('are nobody where nobody may stand', () => {
    expect(hideSome({ ...meadowOf(stage()), on: ['water'] }, CANDIDATES, 1)).toEqual([]);
  });
});
