import { describe, expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { partOf, proveShapes, provenOn, Unfair, type Proof } from '../../../../atlas/device/proof';
import type { Picture } from '../../../../atlas/fairness/contrast';
import { Ground } from '../../../../atlas/ground/ground';
import { measure } from '../../../../atlas/layout/measure';
import type { LaidPicture } from '../../../../atlas/layout/picture';
import { checkPicture } from '../../../../atlas/output/check';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import { targetBox } from '../../../../src/game/quest';

const [WIDTH, HEIGHT] = [1200, 700];
const CAPTAIN: FigureSpec = { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' };

/** Hides a figure up to the knees, or to the chin. */
const wall: ThingKind<{ readonly height: number }> = {
  name: 'wall',
  footprint: () => block(200, 10),
  height: 45,
  draw: (pen, frame, { height }) =>
    pen.shape(
      [frame.at(-100), frame.at(100), frame.at(100, 0, height), frame.at(-100, 0, height)],
      '#808080',
    ),
};

/** A captain behind a wall. */
function laid(height = 45): LaidPicture {
  const sizes = { width: WIDTH, height: HEIGHT, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed: 'proof' });
  const thing = scene.add(figure, [120, 400], { spec: CAPTAIN });
  scene.add(wall, [120, 420], { height });
  scene.finish();
  const open = { quest: 'quest1', index: 0, spec: CAPTAIN, size: 1, within: undefined };
  return {
    id: 'main',
    stage: { scene, ground: new Ground(scene) },
    overlays: [],
    targets: [{ quest: 'quest1', index: 0, thing, open }],
    specs: new Map(),
    pair: undefined,
  };
}

/** Green all over, but for the captain, `share` of whose rows are red. */
function picture(place: LaidPicture, share: number): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const { buffer } = measure(place);
  const [target] = place.targets;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isRed = target && buffer.shows(target.thing, x, y) && y % 20 < share * 20;
    data.set(isRed ? [200, 40, 30] : [60, 160, 70], i * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** Ten more whose colours nobody asks for. */
const others = Array.from({ length: 10 }, (_, i) => ({
  quest: `other${i}`,
  positions: [targetBox(i * 20, 8, i * 20 + 10, 60)],
}));
const amongOthers = (proof: Proof): Proof => ({ ...proof, sought: [...proof.sought, ...others] });
const provenIn = (proof: Proof, painted: Picture) =>
  provenOn(amongOthers(proof), (part) => partOf(painted, part)).map(({ quest }) => quest);

describe('the proof of a map from a seed', () => {
  it('by parts of the picture says what the whole picture says', () => {
    const place = laid();
    const proof = proveShapes(place);
    const said = new Set<boolean>();
    for (const share of [0.2, 0.4, 0.7]) {
      const painted = picture(place, share);
      const isQuiet = checkPicture(place, painted).some(({ quest }) => quest === 'quest1');
      expect(provenIn(proof, painted).includes('quest1')).toBe(!isQuiet);
      said.add(isQuiet);
    }
    expect(said.size).toBe(2);
  });

  it('leaves out whose shape is unfair before anything is painted', () => {
    const { sought, faults } = proveShapes(laid(120));
    expect(sought).toEqual([]);
    expect(faults.join()).toContain('quest1: ');
  });

  it('reads a part row by row', () => {
    const { data, width, height } = partOf(
      { data: Uint8Array.from({ length: 4 * 4 * 4 }, (_, i) => i), width: 4, height: 4 },
      { left: 1, top: 2, width: 2, height: 2 },
    );
    expect({ width, height }).toEqual({ width: 2, height: 2 });
    expect([0, 4, 8, 12].map((at) => data[at])).toEqual([36, 40, 52, 56]);
  });

  it('refuses a map on which too few are left, with every reason', () => {
    const place = laid();
    const proof = proveShapes(place);
    const prove = () => provenOn(proof, (part) => partOf(picture(place, 0), part));
    expect(prove).toThrow(Unfair);
    expect(prove).toThrow(/quest1: its contrast is 0\.\d\d/);
  });
});
