/** Animals that are drawn as another kind once everybody has a place. */
import { describe, expect, it } from 'vitest';
import { Scene } from '../../../../atlas/core/scene';
import { theme } from '../../../../atlas/levels/dragonball';
import { CARAVAN } from '../../../../atlas/levels/dragonball/cast/caravan';
import { drawKinds } from '../../../../atlas/levels/dragonball/cast/draw-kinds';
import { KINDS } from '../../../../atlas/levels/dragonball/cast/kinds';
import { figure } from '../../../../atlas/stage/figure';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const { horizon, light, seed } = theme;
const scene = () => new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed });

describe('drawKinds', () => {
  it('draws each in its place or where it is sent, and lets the caravan come last', () => {
    const place = scene();
    const ids = KINDS.map(([feet]) => place.add(figure, feet, { spec: { outfit: 'tee' } }).id);
    drawKinds(place);
    const now = new Map(place.things.map(({ id, at, options }) => [id, { at, options }]));
    expect(ids.map((id) => now.get(id)?.at)).toEqual(KINDS.map(([feet, , to]) => to ?? feet));
    expect(ids.map((id) => now.get(id)?.options)).toEqual(
      KINDS.map(([, spec]) => expect.objectContaining({ spec })),
    );
    const came = place.things.filter(({ id }) => !ids.includes(id));
    expect(came.map(({ at }) => at)).toEqual([CARAVAN.at, CARAVAN.at]);
  });

  it('says which spot is left from an older layout', () => {
    expect(() => drawKinds(scene())).toThrow(/no animal stands at/u);
  });

  it('has no more than two of one colour', () => {
    const coats = KINDS.map(([, spec]) => ('colour' in spec ? spec.colour : ''));
    const most = Math.max(...coats.map((coat) => coats.filter((other) => other === coat).length));
    expect(most).toBeLessThanOrEqual(2);
  });
});
