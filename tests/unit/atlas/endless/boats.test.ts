import { describe, expect, it } from 'vitest';
import { overlap } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { launch } from '../../../../atlas/endless/boats';
import { designOf } from '../../../../atlas/endless/design';
import { Furnisher } from '../../../../atlas/endless/furnisher';
import { waters } from '../../../../atlas/endless/ground';
import { lightWays } from '../../../../atlas/endless/lights';
import { MOODS } from '../../../../atlas/endless/moods';
import { PLANS } from '../../../../atlas/endless/plans';
import type { PlanName } from '../../../../atlas/endless/plans';
import { WORLDS } from '../../../../atlas/endless/worlds';
import { festivalLamp } from '../../../../atlas/endless/things/lamps';
import { riverBoat } from '../../../../atlas/things/town/canal';
import { Ground } from '../../../../atlas/ground/ground';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

function furnisherOf(planName: PlanName, moodName: keyof typeof MOODS) {
  const scene = new Scene({
    width: WIDTH,
    height: HEIGHT,
    horizon: 660,
    light: new DayLight(),
    seed: planName,
  });
  const ground = new Ground(scene);
  const whole = [
    [-60, 600],
    [WIDTH + 60, 600],
    [WIDTH + 60, HEIGHT + 60],
    [-60, HEIGHT + 60],
  ] as const;
  ground.lay('meadow', whole, { material: '#a0b080' });
  const design = {
    ...designOf(codeOfWord('afloat') ?? expect.fail('no seed'), 0),
    plan: PLANS[planName],
    worlds: WORLDS.slice(0, PLANS[planName].quarters.length),
    mood: MOODS[moodName],
  };
  for (const points of waters(design)) ground.lay('water', points, { material: '#4080c0' });
  return { scene, ground, furnisher: new Furnisher({ scene, ground }, design, [], []) };
}

describe('what floats', () => {
  it.each(['lake', 'bay', 'ponds'] as const)(
    'on the water of a %s lies apart, in the water and in the picture',
    (name) => {
      const { scene, ground, furnisher } = furnisherOf(name, 'summer');
      launch(furnisher);
      const count = (kind: string) => scene.things.filter((thing) => thing.name === kind).length;
      expect(count('riverBoat')).toBeGreaterThan(0);
      expect(count('lilyPads')).toBeGreaterThan(2);
      expect(count('swanBoat')).toBeLessThanOrEqual(2);
      const afloat = scene.things.filter((thing) => thing.name !== 'boatCrew');
      for (const [i, { at, inked }] of afloat.entries()) {
        expect(ground.kindAt(at)).toBe('water');
        expect(inked.inkBox.x0).toBeGreaterThan(40);
        expect(inked.inkBox.y1).toBeLessThan(HEIGHT - 40);
        for (const other of afloat.slice(i + 1)) expect(overlap(inked.inkBox, other.inked.inkBox)).toBe(0);
      }
    },
  );

  it('has a crew, or a cabin for one', () => {
    const { scene, furnisher } = furnisherOf('bay', 'summer');
    launch(furnisher);
    const open = scene.things.filter(
      ({ name, options }) => name === 'riverBoat' && 'cabin' in options && options.cabin === false,
    );
    expect(open.length).toBeGreaterThan(0);
    const crews = scene.things.filter(({ name }) => name === 'boatCrew').map(({ at }) => at);
    expect(crews).toEqual(open.map(({ at }) => at));
  });
});

describe('lamps', () => {
  it('light no water, on which a pool without a post is a stain', () => {
    const { scene, ground, furnisher } = furnisherOf('lake', 'night');
    scene.add(riverBoat, [1950, 2000], {});
    scene.add(festivalLamp, [600, 2000], {});
    const lit = () => scene.lamps.map(({ x, y }) => ground.kindAt([x, y]));
    expect(new Set(lit())).toEqual(new Set(['meadow', 'water']));
    launch(furnisher);
    expect(lit()).toEqual(['meadow']);
  });

  it('stand along ways, two of one make far apart', () => {
    const { scene, furnisher } = furnisherOf('crossing', 'night');
    lightWays(furnisher);
    const lamps = scene.things;
    expect(lamps.length).toBeGreaterThan(6);
    for (const [i, a] of lamps.entries())
      for (const b of lamps.slice(i + 1)) {
        const far = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
        expect(far).toBeGreaterThanOrEqual(a.name === b.name ? 560 : 240);
      }
  });
});
