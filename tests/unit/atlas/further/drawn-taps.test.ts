/** What a tap on a drawn map meets, on the map itself and on the pictures of pairs. */
import { describe, expect, it } from 'vitest';
import { TAP_SLACK_CSS } from '../../../../src/game/slack';
import { mapPoint, type MapSize } from '../../../../src/game/space';
import { Clear } from '../../../../src/living/air/clear';
import { scattered } from '../../../../src/living/air/scattered';
import { castOfPair, pairOn } from '../../../../src/living/pair';
import { surfaceAt } from '../../../../src/living/surface';
import { thingAt } from '../../../../src/living/thing-at';
import type { LivingThing } from '../../../../src/living/things';
import type { Life } from '../../../../src/maps/life';
import { VOICES } from '../../../../src/sound/voices';
import { drawn, levelOf } from '../../../support/drawn-life';
import { isSeenToMove, SMALLEST } from '../../../support/seen-to-move';
import { spread } from '../../../support/spread';

/** Of 200 taps all over a picture those that nothing answers that is heard and seen. */
function unanswered(things: readonly LivingThing[], file: Life, map: MapSize) {
  const figures = things.filter(({ figure }) => figure);
  const clear = new Clear(map, figures);
  return spread(200, map.width, map.height).filter(({ x, y }) => {
    const point = mapPoint(x, y);
    const thing = thingAt(things, point, TAP_SLACK_CSS / SMALLEST);
    if (thing) return VOICES[thing.voice].length === 0 || !isSeenToMove(thing, point, figures);
    const pieces = scattered(surfaceAt(file.under, point), point, 0.3, SMALLEST);
    return !pieces.some((dot) => dot.opacity > 0.2 && clear.isClearAround(dot.x, dot.y, dot.reach));
  });
}

describe.skipIf(drawn.length === 0)('taps on the drawn maps', () => {
  const levels = drawn.map(levelOf);

  it('of 200 taps on each map 190 at least are answered by a voice and by what is seen to move, on a phone too', () => {
    for (const { name, things, file, map } of levels) {
      const unseen = unanswered(things, file, map);
      expect(unseen.length, `${name}: ${JSON.stringify(unseen)}`).toBeLessThanOrEqual(10);
    }
  });

  it('so are they on the pictures of pairs, where one of the two stands elsewhere', () => {
    const pictures = levels.flatMap(({ name, raw, things, file, pairs }) =>
      pairs.map((map) => ({
        name: `${name}, ${map.id}`,
        things,
        cast: castOfPair(things, pairOn(raw, map.id)),
        file,
        map,
      })),
    );
    expect(pictures.length).toBeGreaterThan(5);
    for (const { name, things, cast, file, map } of pictures) {
      expect(cast.movers.length, name).toBeGreaterThanOrEqual(things.length);
      const unseen = unanswered(cast.movers, file, map);
      expect(unseen.length, `${name}: ${JSON.stringify(unseen)}`).toBeLessThanOrEqual(10);
    }
  });
});
