import { describe, expect, it, vi } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import type { Box } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import * as atlas from '../../../../atlas/fairness/id-buffer';
import type { BufferRule } from '../../../../atlas/fairness/id-buffer';
import * as instead from '../../../../atlas/device/instead-of-id-buffer';
import { figure } from '../../../../atlas/stage/figure';
import type { FigureSpec } from '../../../../atlas/stage/figure';

// both fill as devices do, so that they must agree to the pixel
vi.mock('@resvg/resvg-js', () => import('../../../../atlas/render/instead-of-resvg'));

const [WIDTH, HEIGHT] = [300, 220];
const SPECS: readonly FigureSpec[] = [
  { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' },
  { hat: 'topHat', hatColours: ['#1040c0', '#ffffff'], hold: 'umbrella', seed: 3 },
];

const wall: ThingKind<{ readonly height: number }> = {
  name: 'wall',
  footprint: () => block(60, 10),
  height: 30,
  draw: (pen, frame, { height }) =>
    pen.shape([frame.at(-30), frame.at(30), frame.at(30, 0, height), frame.at(-30, 0, height)], '#808080'),
};

/** Two people behind walls, one at the edge, and something above all; their numbers begin at `from`. */
function picture(from: number) {
  const sizes = { width: WIDTH, height: HEIGHT, horizon: 0, farScale: 1, nearScale: 1, hazy: false };
  const scene = new Scene({ ...sizes, light: new DayLight(), seed: 'ids' });
  for (const [i, spec] of SPECS.entries()) {
    scene.add(figure, [70 + 150 * i, 180], { spec });
    scene.add(wall, [80 + 150 * i, 190], { height: 30 });
  }
  scene.add(figure, [8, 200], { spec: { hair: 'bob', outfit: 'sailor' } });
  scene.finish();
  for (const [i, thing] of scene.things.entries()) Object.assign(thing, { id: from + i });
  const cloud = { nodes: [{ ellipse: [215, 120, 30, 12], fill: '#ffffff' } as const], defs: [] };
  return { scene, overlays: [cloud] };
}

const BOXES: readonly Box[] = [
  { x0: -20, y0: -20, x1: WIDTH + 20, y1: HEIGHT + 20 },
  { x0: 60.5, y0: 90.2, x1: 130, y1: 175 },
];

interface Drawing extends Pick<typeof atlas, 'aloneCount'> {
  readonly IdBuffer: new (
    ...of: ConstructorParameters<typeof atlas.IdBuffer>
  ) => Pick<atlas.IdBuffer, keyof atlas.IdBuffer>;
}

/** Everything a buffer answers about a picture. */
function answers({ IdBuffer, aloneCount }: Drawing, from: number, rule: (scene: Scene) => BufferRule) {
  const { scene, overlays } = picture(from);
  const buffer = new IdBuffer(scene, overlays, rule(scene));
  const shown: number[] = [];
  for (let y = -3; y < HEIGHT + 3; y++) for (let x = -3; x < WIDTH + 3; x++) shown.push(buffer.idAt(x, y));
  const of = scene.things.map((thing) => ({
    seen: buffer.seen(thing),
    counts: BOXES.map((box) => buffer.countIn(thing, box)),
    shows: buffer.shows(thing, 70, 150),
    alone: [1, 0.33].map((scale) => aloneCount(thing, scale)),
  }));
  return { shown: shown.join(' '), of };
}

const people = ({ things }: Scene) => things.filter(({ features }) => features);
const RULES: readonly (readonly [string, (scene: Scene) => BufferRule])[] = [
  ['the whole picture', () => ({ scale: 1 })],
  ['a quick guess of its people', (scene) => ({ scale: 0.33, of: people(scene) })],
  ['a part of it', (scene) => ({ scale: 1, view: { x0: 30, y0: 60, x1: 140, y1: 200 }, of: people(scene) })],
  ['one, and who is beside', (scene) => ({ scale: 1, of: people(scene).slice(0, 1), around: 40 })],
];

describe('what stands in for id buffers on a device', () => {
  // longer numbers than sixteen bits hold come last
  it.each(RULES.flatMap(([name, rule]) => [0, 70_000].map((from) => ({ name, rule, from }))))(
    'answers as they do, asked for $name, with numbers from $from',
    ({ rule, from }) => {
      const theirs = answers(atlas, from, rule);
      expect(theirs.of.some(({ seen }) => (seen?.count ?? 0) > 500)).toBe(true);
      expect(theirs.shown).toContain('-1');
      expect(answers(instead, from, rule)).toEqual(theirs);
    },
  );
});
