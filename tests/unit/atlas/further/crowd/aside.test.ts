import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../../atlas/core/light';
import { Scene } from '../../../../../atlas/core/scene';
import { IdBuffer } from '../../../../../atlas/fairness/id-buffer';
import { mayBeSaid } from '../../../../../atlas/further/crowd/alike';
import { describePerson } from '../../../../../atlas/further/crowd/describe';
import { seenOf } from '../../../../../atlas/further/crowd/seen';
import type { Described, Saying } from '../../../../../atlas/further/crowd/tell';
import type { Facing, PersonSpec } from '../../../../../atlas/people/spec';
import { figure } from '../../../../../atlas/stage/figure';

/** What is told of somebody who stands alone on a picture. */
function told(spec: PersonSpec): Described {
  const light = new DayLight();
  const scene = new Scene({ width: 600, height: 500, horizon: 100, light, seed: 'aside', hazy: false });
  const thing = scene.add(figure, [300, 420], { spec });
  const seen = seenOf(thing, spec, new IdBuffer(scene, [], { scale: 1 }));
  if (!seen) throw new Error('nobody is seen');
  return describePerson(seen);
}

const codes = ({ sayings }: Described) => sayings.map(({ trait, code }) => `${trait}.${code}`);
const saying = (trait: Saying['trait'], code: string, looks: readonly string[]): Saying => ({
  trait,
  code,
  looks,
  seen: 1000,
});

describe('what is told of who looks aside', () => {
  it('is the way they face, but of nobody who looks at us', () => {
    const facing = (way: Facing) => codes(told({ facing: way })).filter((code) => code.startsWith('back.'));
    expect(facing('front')).toEqual([]);
    expect(facing('side')).toEqual(['back.side']);
    expect(facing('away')).toEqual(['back.back']);
    expect(facing('back')).toEqual(['back.back']);
  });

  it('is two bunches only where two are seen, which from the side may be one ponytail', () => {
    const bunches = (facing: Facing) => told({ hair: 'twinTails', hairColour: 'pink', facing });
    expect(codes(bunches('front'))).toContain('hair.twinTails');
    expect(codes(bunches('side'))).not.toContain('hair.twinTails');
    expect(mayBeSaid(saying('hair', 'ponytail', ['pony']), bunches('side'))).toBe(true);
    expect(mayBeSaid(saying('hair', 'ponytail', ['pony']), bunches('front'))).toBe(false);
    expect(mayBeSaid(saying('hair', 'twinTails', ['tails']), bunches('side'))).toBe(true);
  });

  it('is no suit and no goggles from behind, though somebody may guess them', () => {
    const dressed = (facing: Facing) => told({ outfit: 'suit', hat: 'goggles', facing });
    expect(codes(dressed('front'))).toEqual(expect.arrayContaining(['outfit.suit', 'hat.goggles']));
    expect(codes(dressed('away'))).not.toContain('outfit.suit');
    expect(codes(dressed('away'))).not.toContain('hat.goggles');
    expect(mayBeSaid(saying('outfit', 'suit', ['suit']), dressed('away'))).toBe(true);
    expect(mayBeSaid(saying('hat', 'goggles', ['goggles']), dressed('away'))).toBe(true);
  });
});
