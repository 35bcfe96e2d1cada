/** Scenes that come to a level when everybody has a place. */
import { describe, expect, it } from 'vitest';
import { NightLight } from '../../../../atlas/core/light';
import { Scene } from '../../../../atlas/core/scene';
import { theme } from '../../../../atlas/levels/zelda';
import { comeLate } from '../../../../atlas/levels/zelda/latecomers';
import { figure } from '../../../../atlas/stage/figure';
import { HEIGHT, WIDTH } from '../../../../atlas/stage/theme';

const { horizon, light, seed } = theme;

describe('comeLate', () => {
  it('moves nobody, and seats the child before the bear it sits on', () => {
    const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed });
    const first = scene.add(figure, [900, 1400], { spec: { outfit: 'tee' } });
    comeLate(scene);
    expect(scene.things.find(({ id }) => id === first.id)?.at).toEqual([900, 1400]);
    const order = scene.things.filter(({ options }) => options.perched ?? (options.size ?? 1) > 2);
    expect(order.map(({ options }) => options.perched ?? false)).toEqual([false, true]);
  });

  it('come once: by night they are here already', () => {
    const night = new Scene({ width: WIDTH, height: HEIGHT, horizon, light: new NightLight({}), seed });
    comeLate(night);
    expect(night.things).toEqual([]);
  });
});
