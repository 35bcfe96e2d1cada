import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../../atlas/core/geometry';
import { HAIR } from '../../../../../atlas/people/hair/styles';
import type { HairName } from '../../../../../atlas/people/hair/styles';
import type { HatName } from '../../../../../atlas/people/hats/hats';
import { POSES } from '../../../../../atlas/people/poses';
import type { PoseName } from '../../../../../atlas/people/poses';
import { skeleton } from '../../../../../atlas/people/rig';
import { DEFAULT_PERSON } from '../../../../../atlas/people/spec';
import type { PersonSpec } from '../../../../../atlas/people/spec';
import { skeletonFromBehind } from '../../../../../atlas/people/views/behind';
import { feetFromBehind } from '../../../../../atlas/people/views/behind-poses';
import { MARK, marked } from '../../../../support/marked';

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table);
}

const BEHIND = ['away', 'back'] as const;
const lowest = (points: readonly Point[]): number => Math.max(...points.map(([, y]) => y));

describe('hair seen from behind', () => {
  const hips = -52;
  /** Bunches beside the head hang before the shoulders. */
  const overTheBack = (points: readonly Point[]) => points.filter(([x]) => Math.abs(x) < 34);
  const hanging = keysOf(HAIR).filter((hair) => hair !== 'bald' && hair !== 'oldTufts');

  it.each(BEHIND.flatMap((facing) => hanging.map((hair) => [hair, facing] as const)))(
    'ends above the hips: %s, %s',
    (hair, facing) => {
      const seen = overTheBack(marked({ facing, hair, hairColour: MARK }));
      expect(seen.length).toBeGreaterThan(300);
      expect(lowest(seen)).toBeLessThan(hips);
    },
  );

  it.each(['neat', 'spiky', 'ponytail', 'topBun', 'twinTails', 'bowl'] satisfies readonly HairName[])(
    'leaves the nape free: %s',
    (hair) => {
      const bald = marked({ facing: 'back', hair: 'bald', skin: MARK, ears: 'none' });
      const nape = ({ length }: readonly Point[]) => length;
      const below = (points: readonly Point[]) =>
        points.filter(([x, y]) => Math.abs(x) < 16 && y > -118 && y < -94);
      const seen = marked({ facing: 'back', hair, skin: MARK, ears: 'none' });
      expect(nape(below(seen))).toBeGreaterThan(nape(below(bald)) * 0.15);
    },
  );

  it('is parted into locks that end apart', () => {
    const seen = marked({ facing: 'back', hair: 'long', hairColour: MARK });
    const ends = seen.filter(([, y]) => y === -72).map(([x]) => x);
    const gaps = ends.filter((x, i) => i > 0 && x - (ends[i - 1] ?? x) > 2).length;
    expect(gaps).toBeGreaterThanOrEqual(2);
  });
});

describe('headgear seen from behind', () => {
  it.each(['headband', 'hachimaki', 'goggles', 'aviator', 'nurse', 'catEars'] satisfies readonly HatName[])(
    'shows nothing of what marks the front of a %s',
    (hat) => {
      for (const facing of BEHIND) expect(marked({ facing, hat, hatColours: ['navy', MARK] })).toEqual([]);
      expect(marked({ hat, hatColours: ['navy', MARK] }).length).toBeGreaterThan(20);
    },
  );

  it('shows the strap or the band, and its knot', () => {
    for (const facing of BEHIND)
      for (const hat of ['goggles', 'headband'] satisfies readonly HatName[])
        expect(marked({ facing, hat, hatColours: [MARK, 'navy'] }).length).toBeGreaterThan(100);
  });
});

describe('legs seen from behind', () => {
  const at = (pose: PoseName) => skeletonFromBehind({ ...DEFAULT_PERSON, facing: 'back', pose });

  it('shows the sole of one foot of who runs or walks, and the heel of the other', () => {
    for (const pose of ['run', 'walk', 'carry'] satisfies readonly PoseName[]) {
      expect(feetFromBehind(pose)).toEqual(['heel', 'sole']);
      const { L, R } = at(pose).limbs;
      expect(R.ankle[1]).toBeLessThan(L.ankle[1] - 6);
    }
  });

  it('hides the shins of who sits, down on a seat', () => {
    const sole = marked({
      facing: 'back',
      pose: 'sit',
      outfit: 'tee',
      colours: ['white', 'navy', 'red', MARK],
    });
    expect(sole).toEqual([]);
    const seat = marked({
      facing: 'back',
      pose: 'sit',
      outfit: 'tee',
      colours: ['white', MARK, 'red', 'white'],
    });
    expect(lowest(seat)).toBeGreaterThan(-4);
  });

  it('stands on the ground where it stands from the front', () => {
    for (const pose of keysOf(POSES)) {
      const [front, behind] = [skeleton('chibi', pose, { seed: 1, turn: 0 }), at(pose)];
      const soles = Math.max(behind.limbs.L.ankle[1], behind.limbs.R.ankle[1]) + 8;
      if (!front.pose.seat) expect(soles).toBeCloseTo(-(front.pose.air ?? 0), 6);
      expect(behind.pose.seat).toBe(front.pose.seat);
    }
  });
});

describe('robes and cloaks seen from behind', () => {
  it('show the feet below the hem', () => {
    const shod = (spec: PersonSpec) => marked({ facing: 'back', ...spec }).filter(([, y]) => y > -12).length;
    expect(shod({ outfit: 'mage', colours: ['purple', 'purple', 'gold', MARK] })).toBeGreaterThan(60);
    expect(shod({ outfit: 'tee', colours: ['white', 'navy', 'red', MARK], back: ['cloak'] })).toBeGreaterThan(
      60,
    );
  });

  it('have a hem that is not one curve', () => {
    const hem = (spec: PersonSpec) => {
      const seen = marked({ facing: 'back', ...spec });
      const lows = [-24, -18, -12, -6, 0, 6, 12, 18, 24].map((x) =>
        lowest(seen.filter(([u]) => Math.abs(u - x) < 2)),
      );
      return lows.filter(
        (y, i) => i > 0 && i < lows.length - 1 && y > (lows[i - 1] ?? y) && y > (lows[i + 1] ?? y),
      ).length;
    };
    expect(hem({ back: [['cloak', MARK]] })).toBeGreaterThanOrEqual(2);
  });
});
