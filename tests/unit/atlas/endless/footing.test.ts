import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Placement, Thing, ThingKind } from '../../../../atlas/core/thing';
import { headsNear } from '../../../../atlas/endless/crowd';
import { isMisplaced, misplaced, treads } from '../../../../atlas/endless/footing';
import { coversSeller } from '../../../../atlas/endless/sellers';
import { clearSigns, signBox } from '../../../../atlas/endless/signs';
import { booth } from '../../../../atlas/endless/things/booth';
import type { PersonSpec } from '../../../../atlas/people/spec';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';

/** A wall with its foot at a point, so high and so deep before it. */
const slab = (tall: number, deep = 0): ThingKind<object> => ({
  name: 'slab',
  footprint: () => block(240, 40),
  height: tall,
  draw: (pen, frame) =>
    pen.shape(
      [
        frame.at(-120, deep, 0),
        frame.at(120, deep, 0),
        frame.at(120, deep, tall),
        frame.at(-120, deep, tall),
      ],
      '#808080',
    ),
});
const [TALL, LOW] = [slab(200), slab(60)];
const SPEC: PersonSpec = { hair: 'neat', outfit: 'tee' };

const place = (): Scene =>
  new Scene({
    width: 2000,
    height: 1400,
    horizon: 0,
    light: new DayLight(),
    seed: 'footing',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });
const body = (x: number, y: number) => ({ x0: x - 32, x1: x + 32, y0: y - 148, y1: y });
const stand = (scene: Scene, at: readonly [number, number], placement: Placement = {}): Thing =>
  scene.add(figure, at, { ...placement, spec: SPEC });

describe('feet', () => {
  it('lie on no roof: what is before somebody hides more than the legs, or nothing', () => {
    const scene = place();
    scene.add(TALL, [1000, 900], {});
    // its top lies at 700
    expect(treads(scene, body(1000, 710), [1000, 710])).toBe(true);
    expect(treads(scene, body(1000, 690), [1000, 690])).toBe(false);
    expect(treads(scene, body(1000, 800), [1000, 800])).toBe(false);
    expect(treads(scene, body(1300, 710), [1300, 710])).toBe(false);
    const [roof] = scene.things;
    expect(treads(scene, body(1000, 710), [1000, 710], new Set(roof ? [roof] : []))).toBe(false);
  });

  it('may have a crate before them, but nobody’s head', () => {
    const scene = place();
    scene.add(LOW, [1000, 900], {});
    expect(treads(scene, body(1000, 850), [1000, 850])).toBe(false);
    const below = stand(scene, [1500, 1000]);
    const { head } = below.inked;
    const y = head ? (head.y0 + head.y1) / 2 : expect.fail('no head');
    expect(treads(scene, body(1500, y), [1500, y])).toBe(true);
  });

  it('are looked at where they really stand: on a roof, on a wall behind them, or on the ground', () => {
    const scene = place();
    const onRoof = stand(scene, [400, 706]);
    scene.add(TALL, [400, 900], {});
    scene.add(slab(300, 60), [1000, 860], {});
    const onWall = stand(scene, [1000, 870]);
    const onGround = stand(scene, [1400, 900]);
    const onBridge = stand(scene, [440, 706], { perched: true });
    scene.finish();
    const gone = misplaced(scene);
    expect([onRoof, onWall, onGround, onBridge].map((who) => gone.includes(who))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([onRoof, onWall, onGround].map((who) => isMisplaced(scene, who))).toEqual([true, true, false]);
  });
});

describe('small things', () => {
  it('stand on no roof, and may have something low before them', () => {
    const scene = place();
    const onRoof = scene.add(LOW, [400, 706], {});
    scene.add(TALL, [400, 900], {});
    const behind = scene.add(TALL, [1000, 880], {});
    scene.add(LOW, [1000, 900], {});
    const afloat = scene.add({ ...LOW, name: 'riverBoat' }, [1500, 706], {});
    scene.add(TALL, [1500, 900], {});
    scene.finish();
    expect(misplaced(scene).includes(onRoof)).toBe(true);
    // its crew would sit on the water
    expect(misplaced(scene).includes(afloat)).toBe(false);
    expect(misplaced(scene).includes(behind)).toBe(false);
    // who sits on it would sit on air
    stand(scene, [400, 690], { perched: true });
    expect(misplaced(scene).includes(onRoof)).toBe(false);
  });
});

describe('a stall', () => {
  it('is not hidden: nobody stands before its board or whoever sells', () => {
    const scene = place();
    scene.add(booth, [1000, 900], { sign: 'BEARS' });
    expect(coversSeller(scene, body(1000, 930), 930)).toBe(true);
    expect(coversSeller(scene, body(1180, 930), 930)).toBe(false);
    expect(coversSeller(scene, body(1000, 880), 880)).toBe(false);
  });
});

describe('a knot', () => {
  it('is counted by the heads within three hundred pixels', () => {
    const scene = place();
    for (const x of [690, 900, 1100, 1310]) stand(scene, [x, 900]);
    expect(headsNear(scene, [1000, 900])).toBe(2);
  });
});

describe('signs of feeling', () => {
  const ANGRY: PersonSpec = { ...SPEC, signs: ['anger', 'sweat'] };
  const signsOf = (neighbourAt?: readonly [number, number]) => {
    const scene = place();
    const specs = new Map<Placement, FigureSpec>();
    const add = (at: readonly [number, number], spec: PersonSpec): Thing => {
      const thing = scene.add(figure, at, { spec });
      specs.set(thing.options, spec);
      return thing;
    };
    const { id } = add([1000, 900], ANGRY);
    if (neighbourAt) add(neighbourAt, SPEC);
    clearSigns(scene, specs);
    const owner = scene.things.find((thing) => thing.id === id) ?? expect.fail('gone');
    const spec = specs.get(owner.options) ?? expect.fail('undressed');
    return 'signs' in spec ? spec.signs : [];
  };

  it('stay over their owner’s head, and go where they would lie on somebody else', () => {
    expect(signsOf()).toEqual(['anger', 'sweat']);
    expect(signsOf([1060, 860])).toEqual(['sweat']);
    expect(signsOf([800, 860])).toEqual(['anger', 'sweat']);
  });

  it('rise on the side that their owner looks to', () => {
    const head = { x0: 100, x1: 160, y0: 200, y1: 260 };
    expect(signBox(head, false).x0).toBeGreaterThan(130);
    expect(signBox(head, true).x1).toBeLessThan(130);
    expect(signBox(head, true).y1).toBeLessThan(230);
  });
});
