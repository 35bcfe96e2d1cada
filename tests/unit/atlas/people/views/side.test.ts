import { describe, expect, it } from 'vitest';
import { dayPaint } from '../../../../../atlas/core/swatches';
import { person } from '../../../../../atlas/people/person';
import { POSES } from '../../../../../atlas/people/poses';
import type { PersonSpec } from '../../../../../atlas/people/spec';
import { sidePose } from '../../../../../atlas/people/views/side-poses';
import { MARK, marked } from '../../../../support/marked';

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table);
}

const drawn = (spec: PersonSpec): string => person({ facing: 'side', ...spec }, dayPaint).svg({ ids: 'a' });

describe('somebody in profile', () => {
  it.each(keysOf(POSES))('stretches no two empty arms straight ahead: %s', (pose) => {
    const { near, far } = sidePose(pose, false);
    const isAhead = ([upper, lower]: readonly [number, number, number?]) =>
      Math.abs(upper - lower) < 26 && (upper + lower) / 2 > 55 && (upper + lower) / 2 < 118;
    expect([near, far].filter(isAhead).length).toBeLessThan(2);
  });

  it('shows no empty hand held out as if it carried something', () => {
    for (const pose of ['carry', 'hold', 'present'] as const)
      expect(sidePose(pose, false).near).not.toEqual(sidePose(pose, true).near);
  });

  it('has a small ear behind the middle of the head', () => {
    const looks = (ears: 'round' | 'none') => marked({ facing: 'side', hair: 'bald', skin: MARK, ears });
    const skin = new Set(looks('round').map(String));
    const ear = looks('none').filter((point) => !skin.has(String(point)));
    const [xs, ys] = [ear.map(([x]) => x), ear.map(([, y]) => y)];
    expect(ear.length).toBeGreaterThan(20);
    expect(Math.max(...xs)).toBeLessThan(-1);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(16);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(21);
  });

  it('clenches its teeth behind its lips', () => {
    const white = (mouth: 'gritted' | 'grin') =>
      drawn({ mood: { eyes: 'dot', mouth, brows: 'none' } }).split('#ffffff').length - 1;
    expect(white('gritted')).toBe(0);
    expect(white('grin')).toBeGreaterThan(0);
    expect(person({ mood: { eyes: 'dot', mouth: 'gritted' } }, dayPaint).svg({ ids: 'a' })).toContain(
      '#ffffff',
    );
  });
});

describe('a closed eye', () => {
  const strokes = (spec: PersonSpec) =>
    person({ mood: 'serene', hair: 'bald', ...spec }, dayPaint)
      .svg({ ids: 'a' })
      .split('fill="').length;
  const inked = (spec: PersonSpec) =>
    person({ mood: 'serene', hair: 'bald', ...spec }, dayPaint)
      .svg({ ids: 'a' })
      .split(`fill="${dayPaint.ink}"`).length;

  it.each(['front', 'side'] as const)('is no ink line on the darkest skin: %s', (facing) => {
    for (const mood of ['serene', 'happy', 'wince', 'dizzy'] as const) {
      const [deep, fair] = (['deep', 'fair'] as const).map((skin) => ({ skin, facing, mood }));
      expect(strokes({ ...deep })).toBe(strokes({ ...fair }));
      expect(inked({ ...deep })).toBeLessThan(inked({ ...fair }));
    }
  });
});
