import { describe, expect, it } from 'vitest';
import { DayLight, NightLight } from '../../../../atlas/core/light';
import type { Light } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { flatSvg, nodeSvg } from '../../../../atlas/core/svg';
import type { ThingKind } from '../../../../atlas/core/thing';
import { figure } from '../../../../atlas/stage/figure';
import { disc } from '../../../../atlas/core/footprint';

const lamp: ThingKind<{ readonly tall?: number }> = {
  name: 'lamp',
  footprint: () => disc(10),
  height: 100,
  lamps: () => [{ reach: 200 }],
  draw(pen, frame, { tall = 100 }) {
    const [x, y] = frame.at(0, 0, tall);
    pen.bars([[frame.at(0, 0, 0), [x, y]]], 6, '#405060');
    pen.glow(x, y, 60);
  },
};

const scene = (light: Light = new DayLight(), seed = 'scene') =>
  new Scene({ width: 1000, height: 1000, horizon: 200, light, seed, farScale: 0.5, nearScale: 1 });

describe('a scene', () => {
  it('shows things smaller and hazier toward the horizon', () => {
    const s = scene();
    expect([s.scaleAt(200), s.scaleAt(600), s.scaleAt(1000)]).toEqual([0.5, 0.75, 1]);
    expect(s.hazeAt(200)).toBe(1);
    expect(s.hazeAt(500)).toBeLessThan(s.hazeAt(300));
    expect(s.hazeAt(1000)).toBe(0);
  });

  it('is warm by a lamp and cold out of its reach', () => {
    const s = scene(new NightLight());
    s.add(lamp, [500, 600], {});
    expect(s.warmthAt([500, 600])).toBe(1);
    expect(s.warmthAt([560, 600])).toBeLessThan(1);
    expect(s.warmthAt([900, 600])).toBe(0);
  });

  it('draws everybody again by night, when all lamps are known', () => {
    const s = scene(new NightLight());
    const person = s.add(figure, [500, 600], { spec: {} });
    expect(person.inked.warmth).toBe(0);
    s.add(lamp, [520, 600], {});
    s.finish();
    expect(person.inked.warmth).toBeGreaterThan(0.5);
  });

  it('lets lamps glow by night only', () => {
    const glows = (light: Light) => scene(light).add(lamp, [500, 600], {}).inked.glows;
    expect(glows(new DayLight())).toHaveLength(0);
    expect(glows(new NightLight())).toHaveLength(1);
  });

  it('puts what is perched at a spot of its host, in front of it', () => {
    const s = scene();
    const host = s.add(lamp, [500, 600], {});
    const rider = s.perch(host, [0, 0, 100], lamp, { tall: 10 });
    expect(rider.frame.at(0, 0, 0)[1]).toBeCloseTo(host.frame.at(0, 0, 100)[1]);
    s.finish();
    expect(s.things.map(({ id }) => id)).toEqual([host.id, rider.id]);
  });

  it('measures a copy elsewhere that is drawn the same, pixel for pixel', () => {
    const s = scene(new NightLight());
    s.add(lamp, [300, 500], {});
    const person = s.add(figure, [320, 500], { spec: { hat: 'straw', pose: 'wave' } });
    s.finish();
    const { warmth } = person.inked;
    const twin = s.put(person.replan([720, 800], { seed: person.seed, depthY: person.at[1], warmth }));
    s.finish();
    const drawn = ({ inked }: typeof twin) =>
      inked.nodes.map((node) => nodeSvg(node, 'i').replace(/translate\([^)]*\)/, ''));
    expect(drawn(twin)).toEqual(drawn(person));
    expect(twin.scale).toBe(person.scale);
  });
});

describe('the flat view of a node', () => {
  it('is one colour, and nothing of what is translucent or a gradient', () => {
    const square = { d: 'M0 0H9V9Z', fill: '#112233', stroke: '#445566', width: 2 };
    expect(flatSvg(square, '#00000a', 'i')).toBe(
      '<path d="M0 0H9V9Z" fill="#00000a" stroke="#00000a" stroke-width="2"/>',
    );
    expect(flatSvg({ ...square, opacity: 0.4 }, '#00000a', 'i')).toBe('');
    expect(flatSvg({ ...square, fill: 'url(#glow)' }, '#00000a', 'i')).toBe('');
  });

  it('of a figure holds no other colour', () => {
    const person = scene().add(figure, [500, 600], { spec: { hat: 'straw', face: ['freckles'] } });
    const flat = person.inked.nodes.map((node) => flatSvg(node, '#00000a', 'i')).join('');
    expect(new Set(flat.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#00000a']));
    expect(flat).not.toMatch(/opacity|url\(/);
  });
});
