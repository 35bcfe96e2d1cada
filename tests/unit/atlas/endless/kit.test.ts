import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import type { ThingKind } from '../../../../atlas/core/thing';
import { moonBox } from '../../../../atlas/endless/backdrop';
import { boardsFor } from '../../../../atlas/endless/booths';
import { MOODS } from '../../../../atlas/endless/moods';
import { FairNight } from '../../../../atlas/endless/moods/fair-night';
import { LAMPS } from '../../../../atlas/endless/things/lamps';
import { booth } from '../../../../atlas/endless/things/booth';
import { ducks } from '../../../../atlas/endless/things/ducks';
import { flowerBarrow, gableTent, groundCloth } from '../../../../atlas/endless/things/selling';
import { railed } from '../../../../atlas/endless/things/railed';
import { snowFigure, snowHeap, snowHouse } from '../../../../atlas/endless/things/snow';
import { toLab } from '../../../../atlas/core/colour';
import { Random } from '../../../../atlas/core/random';

const sceneBy = (light: DayLight | FairNight) =>
  new Scene({
    width: 800,
    height: 600,
    horizon: 0,
    light,
    seed: 'kit',
    farScale: 1,
    nearScale: 1,
    hazy: false,
  });
const drawn = (kind: ThingKind<object>, light: DayLight | FairNight = new DayLight()) =>
  sceneBy(light).add(kind, [400, 500], {});
/** A face of somebody on foot, world units above the ground. */
const FACE = { z: 100, tall: 40 };

describe('what stands about on a map from a seed', () => {
  it.each(['green', 'snow'] as const)(
    'sells what its board says: no two boards have the same wares, %s',
    (climate) => {
      const boards = boardsFor(climate);
      expect(new Set(boards).size).toBe(boards.length);
      const stalls = boards.map((sign) =>
        JSON.stringify(
          sceneBy(new DayLight()).add(booth, [400, 500], { sign, seed: 'booth' }).inked.nodes.slice(0, 60),
        ),
      );
      expect(new Set(stalls).size).toBe(boards.length);
    },
  );

  it('runs on rails that reach beyond it at both ends', () => {
    const coach: ThingKind<object> = {
      name: 'coach',
      footprint: () => [],
      height: 40,
      draw: (pen, frame) =>
        pen.shape(
          [frame.at(-60, 0, 0), frame.at(60, 0, 0), frame.at(60, 0, 40), frame.at(-60, 0, 40)],
          '#804040',
        ),
    };
    const { x0, x1 } = drawn(coach).inked.inkBox;
    const { inkBox } = drawn(railed(coach, 300)).inked;
    expect(inkBox.x0).toBeLessThan(x0 - 60);
    expect(inkBox.x1).toBeGreaterThan(x1 + 60);
    expect(drawn(railed(coach, 300)).footprint).not.toEqual([]);
  });

  it('has more on a wider stall, the same for the same seed, and no limes in the snow', () => {
    const of = (width: number) => sceneBy(new DayLight()).add(booth, [400, 500], { sign: 'BEARS', width });
    expect(of(300).inked.nodes.length).toBeGreaterThan(of(210).inked.nodes.length);
    expect(of(250).inked.nodes).toEqual(of(250).inked.nodes);
    expect(boardsFor('snow')).not.toContain('LIMES');
  });

  it.each(
    [...LAMPS, gableTent, flowerBarrow, groundCloth, snowFigure, snowHouse, ducks].map(
      (kind) => [kind.name, kind] as const,
    ),
  )('%s stands on its footprint and is the same for the same seed', (_, kind) => {
    const { inked, at } = drawn(kind);
    expect(inked.nodes.length).toBeGreaterThan(6);
    expect(inked.inkBox.x0).toBeLessThan(at[0]);
    expect(inked.inkBox.x1).toBeGreaterThan(at[0]);
    expect(inked.inkBox.y1 - at[1]).toBeLessThan(80);
    expect(drawn(kind).inked.nodes).toEqual(inked.nodes);
  });

  it('heaps snow low, and no wider than it says', () => {
    const { inked, at } = drawn(snowHeap);
    expect(inked.inkBox.x1 - inked.inkBox.x0).toBeLessThan(190);
    expect(at[1] - inked.inkBox.y0).toBeLessThan(60);
    expect(drawn(snowHeap).inked.nodes).toEqual(inked.nodes);
  });

  it.each(LAMPS.map((kind) => [kind.name, kind] as const))(
    'the light of a %s is in the air by night alone, small, and above or below faces',
    (_, kind) => {
      expect(drawn(kind).inked.glows).toEqual([]);
      const { inked, at } = drawn(kind, new FairNight());
      expect(inked.glows.length).toBeGreaterThan(0);
      for (const { y, radius, strength } of inked.glows) {
        expect(radius).toBeLessThan(100);
        expect(strength).toBeLessThan(0.7);
        expect(Math.abs(at[1] - y - FACE.z)).toBeGreaterThan(FACE.tall / 3);
      }
    },
  );
});

describe('the night of a fair', () => {
  const light = new FairNight();
  const CLOTHES = ['#c83a3a', '#3a7ac8', '#e8c23a', '#4fa05a'];
  const chroma = (colour: string) => Math.hypot(...toLab(colour).slice(1));

  it('leaves clothes their colours, which moonlit land loses', () => {
    for (const colour of CLOTHES) {
      expect(chroma(light.gradeFigure(colour, 0))).toBeGreaterThan(0.8 * chroma(colour));
      expect(toLab(light.gradeFigure(colour, 0))[0]).toBeGreaterThan(toLab(light.grade(colour, 0))[0] + 0.05);
    }
  });

  it('washes no face out: a lamp makes skin warmer, hardly lighter', () => {
    for (const skin of ['#f6cfa8', '#a86e4a']) {
      const [away, near] = [light.gradeFigure(skin, 0), light.gradeFigure(skin, 1)].map(toLab);
      expect((near?.[0] ?? 0) - (away?.[0] ?? 0)).toBeLessThan(0.06);
      expect(near?.[2] ?? 0).toBeGreaterThan(away?.[2] ?? 1);
      expect(near?.[0] ?? 1).toBeLessThanOrEqual(toLab(skin)[0]);
    }
  });

  it('has a moon before which nothing flies, and days have none', () => {
    const random = new Random('moon');
    const box = moonBox({ random }, MOODS.night);
    expect(box && box.x1 - box.x0).toBe(240);
    expect(moonBox({ random }, MOODS.summer)).toBeUndefined();
  });
});
