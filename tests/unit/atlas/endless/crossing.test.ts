import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { layBridges, sendAcross } from '../../../../atlas/endless/crossing';
import { designOf } from '../../../../atlas/endless/design';
import { PLANS } from '../../../../atlas/endless/plans';
import { deckAt } from '../../../../atlas/endless/things/arch-bridge';
import { Ground } from '../../../../atlas/ground/ground';
import { figure } from '../../../../atlas/stage/figure';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

describe('bridges', () => {
  it('rise in the middle and lie on their banks', () => {
    expect(deckAt(0)).toBe(0);
    expect(deckAt(0.5)).toBeGreaterThan(60);
    expect(deckAt(1)).toBeCloseTo(0);
  });

  it.each(['canal', 'river', 'isle', 'weir'] as const)(
    'of a %s are crossed by people on their decks',
    (name) => {
      const scene = new Scene({
        width: WIDTH,
        height: HEIGHT,
        horizon: 660,
        light: new DayLight(),
        seed: name,
      });
      const design = { ...designOf(codeOfWord('bridges') ?? expect.fail('no seed'), 0), plan: PLANS[name] };
      const stage = { scene, ground: new Ground(scene) };
      layBridges(stage, design);
      sendAcross(stage, (at, _, stand) => scene.plan(figure, at, { spec: {}, ...stand }));
      const decks = scene.things.filter((thing) => thing.name === 'archBridge');
      expect(decks.length).toBe(PLANS[name].bridges.length);
      for (const { box, inked } of decks) {
        const people = scene.things.filter(
          ({ features, at }) => features && at[0] > inked.inkBox.x0 && at[0] < inked.inkBox.x1,
        );
        expect(people.length).toBeGreaterThanOrEqual(3);
        for (const { at, options } of people) {
          expect(at[1]).toBeGreaterThan(box.y0);
          expect(at[1]).toBeLessThan(box.y1);
          expect(options.lift).toBeGreaterThan(0);
          // on the deck, before the wall in front
          expect(options.sortY).toBeGreaterThanOrEqual(box.y1);
          expect(options.sortY).toBeLessThan(box.y1 + 1);
        }
      }
    },
  );
});
