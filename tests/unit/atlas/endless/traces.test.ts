import { describe, expect, it } from 'vitest';
import { DayLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { designOf } from '../../../../atlas/endless/design';
import { MOODS } from '../../../../atlas/endless/moods';
import type { MoodName } from '../../../../atlas/endless/moods';
import { leaveTraces } from '../../../../atlas/endless/traces';
import { Ground } from '../../../../atlas/ground/ground';
import type { Stage } from '../../../../atlas/stage/place';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

const design = designOf(codeOfWord('traces') ?? expect.fail('no seed'), 0);

/** The colours of what is left on ground of one kind, in a season. */
function leftOn(kind: string, moodName: MoodName): readonly (string | undefined)[] {
  const scene = new Scene({
    width: WIDTH,
    height: HEIGHT,
    horizon: 660,
    light: new DayLight(),
    seed: 'traces',
  });
  const stage: Stage = { scene, ground: new Ground(scene) };
  // as far as anything may be blown
  const whole = [
    [-500, 500],
    [WIDTH + 500, 500],
    [WIDTH + 500, HEIGHT + 500],
    [-500, HEIGHT + 500],
  ] as const;
  stage.ground.lay(kind, whole, { material: '#a0b080' });
  const before = stage.ground.nodes.length;
  leaveTraces(stage, { ...design, moodName, mood: MOODS[moodName] });
  return stage.ground.nodes.slice(before).map((node) => ('fill' in node ? node.fill : undefined));
}

describe('what is left on the ground', () => {
  it('is ruts on the ways alone', () => {
    expect(leftOn('road', 'summer').length).toBeGreaterThan(0);
    expect(leftOn('meadow', 'summer')).toEqual([]);
  });

  it('is leaves in autumn, petals in spring and steps in the snow', () => {
    const found = (['autumn', 'spring', 'winter'] as const).map((mood) => new Set(leftOn('meadow', mood)));
    for (const colours of found) expect(colours.size).toBeGreaterThan(0);
    expect(new Set(found.flatMap((colours) => [...colours])).size).toBe(
      found.reduce((sum, { size }) => sum + size, 0),
    );
  });

  it('never lies on water', () => {
    for (const mood of ['autumn', 'spring', 'winter'] as const) expect(leftOn('water', mood)).toEqual([]);
  });
});
