// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../../../../atlas/endless/own-maths';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Scene } from '../../../../atlas/core/scene';
import { compose } from '../../../../atlas/endless/compose';
import { Ground } from '../../../../atlas/ground/ground';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';
import { codeOfWord } from '../../../../src/endless/code';

/** What stands where on a composed place, before its small things and its people, in sixteen hex digits. */
function placeOf(word: string): string {
  const code = codeOfWord(word) ?? expect.fail(`"${word}" is no seed`);
  const { theme } = compose(code);
  const { horizon, light, seed, scale } = theme;
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const stage = { scene, ground: new Ground(scene) };
  theme.ground(stage);
  theme.landmarks(stage, () => expect.fail('no landmark brings somebody along'));
  const hash = createHash('sha256');
  for (const { name, at, inked } of scene.things) {
    const { x0, y0, x1, y1 } = inked.inkBox;
    // to the last bit: engines agree on it
    hash.update(`${name} ${[...at, x0, y0, x1, y1].join(' ')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

describe('a composed place', () => {
  // an edition is a promise from its release on: whoever changes one of these then raises EDITION in src/endless/code.ts;
  // the first edition is not released, and follows the drawing until it is
  it.each([
    ['KYOTO', 'ad66b4325a81fe56'],
    ['2026-12-24', '173aec5e0350bd40'],
    ['ATLAS', 'c02dbe095415f09b'],
  ])('of %s is the one of its edition', { timeout: 60_000 }, (word, place) => {
    expect(placeOf(word)).toBe(place);
  });
});
