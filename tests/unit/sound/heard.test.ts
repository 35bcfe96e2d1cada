/**
 * What is heard, against scores in `heard`: how loud and how bright each fortieth of a second is. No law tells a good voice
 * from a bad one: these were chosen by ear, and a change of one is to be heard before it is kept. `npx vitest run
 * tests/unit/sound/heard.test.ts -u` writes them anew.
 */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/maps/life';
import { AMBIENCES, LOOP_SECONDS, loopInParts, type Ambience } from '../../../src/sound/ambience';
import { render } from '../../../src/sound/samples';
import { VOICES } from '../../../src/sound/voices';

const RATE = 22_050;

/** Of each part of a sound, the root of its mean square in hundredths of a full one, and how often it goes through zero. */
function scoreOf(samples: Float32Array, seconds: number, rate: number): string {
  const width = Math.round(seconds * rate);
  const parts: string[] = [];
  for (let from = 0; from < samples.length; from += width) {
    const part = samples.subarray(from, from + width);
    const square = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    const turns = part.reduce(
      (sum, sample, i) => sum + (i > 0 && sample * (part[i - 1] ?? 0) < 0 ? 1 : 0),
      0,
    );
    parts.push(`${(100 * Math.sqrt(square)).toFixed(1)}/${turns}`);
  }
  return parts.join(' ');
}

const kept = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`heard/${name}.txt`);

describe('the voices', () => {
  it.each(FAMILIES)('of what is %s', (family) =>
    kept(
      family,
      VOICES[family].map((sound) => scoreOf(render(sound, RATE), 1 / 40, RATE)),
    ),
  );
});

function loopOf(name: Ambience, rate: number): Float32Array {
  const loop = loopInParts(name, rate);
  for (;;) {
    const { done, value } = loop.next();
    if (done) return value;
  }
}

it.each(AMBIENCES)('a place with %s', (name) =>
  kept(name, [scoreOf(loopOf(name, 4000), LOOP_SECONDS / 48, 4000)]),
);
