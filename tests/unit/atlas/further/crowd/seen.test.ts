import { expect, it } from 'vitest';
import { DayLight } from '../../../../../atlas/core/light';
import { Scene } from '../../../../../atlas/core/scene';
import { IdBuffer } from '../../../../../atlas/fairness/id-buffer';
import { cieLab } from '../../../../../atlas/further/crowd/colours';
import { seenOf } from '../../../../../atlas/further/crowd/seen';
import type { PersonSpec } from '../../../../../atlas/people/spec';
import { figure } from '../../../../../atlas/stage/figure';

const SPEC: PersonSpec = { hat: 'topHat', hatColours: ['#1040c0', '#ffffff'], hold: 'umbrella', seed: 3 };

it('counts what is seen of somebody in pixels of the picture, by parts and their colours', () => {
  const light = new DayLight();
  const scene = new Scene({ width: 600, height: 500, horizon: 100, light, seed: 'seen', hazy: false });
  const thing = scene.add(figure, [300, 420], { spec: SPEC });
  const buffer = new IdBuffer(scene, [], { scale: 1 });
  const seen = seenOf(thing, SPEC, buffer);
  const shown = buffer.seen(thing)?.count ?? NaN;
  expect((seen?.all ?? 0) / shown).toBeCloseTo(1, 1);
  expect((seen?.seen ?? 0) / shown).toBeCloseTo(1, 1);
  expect(seen?.parts.hat?.colour).toEqual(cieLab(0x10, 0x40, 0xc0));
  expect(seen?.parts.item?.seen).toBeGreaterThan(500);
});
