import { describe, expect, it } from 'vitest';
import type { LaidPicture } from '../../../../atlas/layout/picture';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { Placement, Thing, ThingKind } from '../../../../atlas/core/thing';
import { checkPicture } from '../../../../atlas/output/check';
import type { Picture } from '../../../../atlas/fairness/contrast';
import { Ground } from '../../../../atlas/ground/ground';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { block } from '../../../../atlas/core/footprint';

const [WIDTH, HEIGHT] = [2600, 900];
const CAPTAIN: FigureSpec = { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' };
const COOK: FigureSpec = {
  hat: 'chef',
  colours: ['white'],
  hair: 'afro',
  outfit: 'suit',
  hairColour: 'ginger',
};
const GUEST: FigureSpec = { colours: ['blue'], hair: 'pixie', outfit: 'gi', hairColour: 'mint' };

/** Hides what stands behind it up to a height in world units. */
const wall: ThingKind<{ readonly height: number }> = {
  name: 'wall',
  footprint: () => block(200, 10),
  height: 10,
  draw(pen, frame, { height }) {
    const corners = [frame.at(-100), frame.at(100), frame.at(100, 0, height), frame.at(-100, 0, height)];
    pen.shape(corners, '#808080');
  },
};

/** Where each target stands, and how high the wall in front of it is. */
interface Spot {
  readonly quest: string;
  readonly spec: FigureSpec;
  readonly x: number;
  readonly cover?: number;
}

const FAIR: readonly Spot[] = [
  { quest: 'quest1', spec: CAPTAIN, x: 500 },
  { quest: 'quest2', spec: COOK, x: 1400 },
];

interface Extra {
  readonly spec: FigureSpec;
  readonly x: number;
}

/** A picture as the composer would hand it over. The two of `pair` stand in the open. */
function laid(
  spots: readonly Spot[],
  extras: readonly Extra[] = [],
  pair?: readonly [Extra, Extra],
  id = 'main',
): LaidPicture {
  const light = new DayLight();
  const sizes = { width: WIDTH, height: HEIGHT, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light, seed: 'check' });
  const specs = new Map<Placement, FigureSpec>();
  const put = ({ spec, x }: Extra, y: number): Thing => {
    const plan = scene.plan(figure, [x, y], { spec });
    specs.set(plan.options, spec);
    return scene.put(plan);
  };
  const targets = spots.map(({ quest, spec, x, cover = 45 }, index) => {
    const thing = put({ spec, x }, 400);
    scene.add(wall, [x, 420], { height: cover });
    return { quest, index, thing, open: { quest, index, spec, size: 1, within: undefined } };
  });
  for (const extra of extras) put(extra, 700);
  const things = pair && ([put(pair[0], 750), put(pair[1], 750)] as const);
  scene.finish();
  const stage = { scene, ground: new Ground(scene) };
  return { id, stage, overlays: [], targets, specs, pair: things && { quest: 'dquest1', things } };
}

/** Noise: everything stands out from it as little as from anything else, and far enough. */
function picture(): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < data.length; i++) data[i] = Math.imul(i, 2654435761) >>> 24;
  return { data, width: WIDTH, height: HEIGHT };
}

/** Figures painted in another colour than everything around them. */
function striking({ stage }: LaidPicture): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (const { inked, features } of stage.scene.things) {
    if (!features) continue;
    const { x0, y0, x1, y1 } = inked.inkBox;
    for (let y = Math.floor(y0); y < y1; y++)
      for (let x = Math.floor(x0); x < x1; x++) data.set([200, 30, 40], (y * WIDTH + x) * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const faults = (subject: LaidPicture, drawn = striking(subject)) =>
  checkPicture(subject, drawn).map(({ quest, fault }) => `${quest}: ${fault}`);

describe('a fair picture', () => {
  it('has no fault', () => {
    expect(faults(laid(FAIR, [{ spec: GUEST, x: 900 }]))).toEqual([]);
  });

  it('has none with one pair far apart', () => {
    const pair = [
      { spec: GUEST, x: 300 },
      { spec: GUEST, x: 2200 },
    ] as const;
    expect(faults(laid(FAIR, [], pair))).toEqual([]);
  });
});

describe('what breaks a rule is told by the quest', () => {
  const moved = (change: Partial<Spot>): Spot[] =>
    FAIR.map((spot, i) => (i === 0 ? { ...spot, ...change } : spot));

  it('a target behind a wall', () => {
    expect(faults(laid(moved({ cover: 125 }))).join()).toMatch(
      /quest1: only \d+ % of it is visible, 45 % at least/,
    );
  });

  it('a target in the open', () => {
    expect(faults(laid(moved({ cover: 1 }))).join()).toMatch(/quest1: \d+ % of it is visible, 92 % at most/);
  });

  it('a target close to the frame', () => {
    expect(faults(laid(moved({ x: 90 }))).join()).toMatch(/quest1: it is \d+ px from the frame, 70 at least/);
  });

  it('two targets close together', () => {
    expect(faults(laid(moved({ x: 1000 }))).join()).toMatch(
      /quest1: it is 4\d\d px from quest2, 520 at least/,
    );
  });

  it('a target that melts into its surroundings', () => {
    const subject = laid(FAIR);
    const told = faults(subject, picture());
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^quest1: its contrast with what is around it is 0\.\d\d, 0\.4 at least$/);
  });

  it('somebody of the crowd who answers the same description', () => {
    const lookalike: FigureSpec = { ...GUEST, hat: 'straw', colours: ['red'] };
    expect(faults(laid(FAIR, [{ spec: lookalike, x: 900 }]))).toEqual([
      'quest1: thing figure-3 of the crowd answers the same description',
    ]);
  });
});

describe('what breaks a rule of pairs is told', () => {
  const twice = (near: number, far: number) =>
    [
      { spec: GUEST, x: near },
      { spec: GUEST, x: far },
    ] as const;

  it('two that are too close', () => {
    expect(faults(laid(FAIR, [], twice(300, 1500)))).toEqual([
      'dquest1: its two are 1200 px apart, 1300 at least',
    ]);
  });

  it('a second pair', () => {
    const other: FigureSpec = { ...GUEST, hair: 'spiky', outfit: 'tee', colours: ['gold'] };
    const extras = [
      { spec: other, x: 900 },
      { spec: other, x: 1800 },
    ];
    expect(faults(laid(FAIR, extras, twice(300, 2200)))).toEqual([
      'dquest1: figure-3 and figure-4 look alike',
    ]);
  });

  it('a third of the pair', () => {
    expect(faults(laid(FAIR, [{ spec: GUEST, x: 900 }], twice(300, 2200)))).toHaveLength(2);
  });

  it('two that are not alike', () => {
    const pair = [
      { spec: GUEST, x: 300 },
      { spec: { ...GUEST, hair: 'spiky', colours: ['gold'] }, x: 2200 },
    ] as const;
    expect(faults(laid(FAIR, [], pair))).toEqual(['dquest1: its two figures do not look alike']);
  });

  it('one that is half out of the picture', () => {
    expect(faults(laid(FAIR, [], twice(20, 2200))).join()).toMatch(
      /dquest1: .*px from the frame, 20 at least/,
    );
  });

  it('but normal quests are not judged on a duplicate picture', () => {
    const hidden = FAIR.map((spot) => ({ ...spot, cover: 125 }));
    expect(faults(laid(hidden, [], twice(300, 2200), 'dquest2'))).toEqual([]);
  });
});
