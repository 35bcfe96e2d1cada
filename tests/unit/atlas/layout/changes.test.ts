import { describe, expect, it } from 'vitest';
import { composeSvg } from '../../../../atlas/core/compose';
import { block, disc } from '../../../../atlas/core/footprint';
import { overlap } from '../../../../atlas/core/geometry';
import { DayLight, NightLight } from '../../../../atlas/core/light';
import type { Light } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { changedBoxes } from '../../../../atlas/layout/changes';
import { paint, patched } from '../../../../atlas/output/pictures';
import { figure } from '../../../../atlas/stage/figure';

const wall: ThingKind<object> = {
  name: 'wall',
  footprint: () => block(160, 12),
  height: 60,
  draw: (pen, frame) =>
    pen.shape([frame.at(-80), frame.at(80), frame.at(80, 0, 60), frame.at(-80, 0, 60)], '#8a7060'),
};

const lantern: ThingKind<object> = {
  name: 'lantern',
  footprint: () => disc(8),
  height: 90,
  draw(pen, frame) {
    const [x, y] = frame.at(0, 0, 90);
    pen.bars([[frame.at(0), [x, y]]], 6, '#405060');
    pen.glow(x, y, 120);
  },
};

/** A yard with walls, lanterns and people in a row. */
function yard(light: Light): Scene {
  const scene = new Scene({ width: 2400, height: 700, horizon: 100, light, seed: 'yard' });
  for (let i = 0; i < 12; i++) {
    scene.add(wall, [80 + (i % 4) * 700, 250 + Math.floor(i / 4) * 170], {});
    scene.add(lantern, [150 + (i % 4) * 700, 280 + Math.floor(i / 4) * 160], {});
    scene.add(figure, [110 + (i % 4) * 690, 300 + Math.floor(i / 4) * 150], { spec: {} });
  }
  return scene.finish();
}

const layers = {
  backdrop: [],
  ground: { nodes: [{ d: 'M0 0H2400V700H0Z', fill: '#c8b890' }], defs: [] },
  overlays: [],
  finish: {
    vignette: '#201040',
    washes: { colour: '#8060a0', opacity: 0.4, at: [[300, 300, 260, 200]] },
  },
} as const;

const svg = (scene: Scene, within?: Parameters<typeof composeSvg>[2]) => composeSvg(scene, layers, within);

describe.each([
  ['by day', () => new DayLight()],
  ['by night', () => new NightLight()],
])('what changed in a picture, %s', (_when, light) => {
  it('painted alone into the picture before gives the new picture, to the byte', () => {
    const scene = yard(light());
    const [one, other] = scene.things.filter(({ features }) => features);
    if (!one || !other) throw new Error('nobody in the yard');
    const first = scene.put(one.replan([430, 420], { seed: one.seed }));
    scene.sort();
    const before = { painted: paint(svg(scene)), things: [...scene.things] };
    scene.remove([first]);
    scene.put(other.replan([620, 560], { seed: other.seed }));
    scene.sort();
    const boxes = changedBoxes(before.things, scene.things);
    const part = paint(svg(scene, boxes));
    const whole = paint(svg(scene));
    expect(whole.data.equals(before.painted.data)).toBe(false);
    expect(svg(scene, boxes).length).toBeLessThan(svg(scene).length);
    expect(patched(before.painted, part, boxes).data.equals(whole.data)).toBe(true);
  });

  it('is nothing while nobody comes or goes', () => {
    const { things } = yard(light());
    expect(changedBoxes(things, [...things])).toEqual([]);
  });

  it('is where two that touch change places in front of each other', () => {
    const { things } = yard(light());
    const pairs = things.flatMap((a, i) => things.slice(i + 1).map((b) => [a, b] as const));
    const [a, b] = pairs.find(([one, other]) => overlap(one.inked.inkBox, other.inked.inkBox) > 0) ?? [];
    if (!a || !b) throw new Error('nobody touches anybody');
    const swapped = things.map((thing) => (thing === a ? b : thing === b ? a : thing));
    const boxes = changedBoxes(things, swapped);
    expect(boxes.some((box) => overlap(box, b.inked.inkBox) > 0)).toBe(true);
  });
});
