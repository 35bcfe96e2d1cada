/** The titan's knee above the snow line: a dome of ice-bound plate, with a cave for those who came too far. */
import { arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { kneeWear, runes } from './knee-wear';
import { shard } from '../../../things/nature/crag';

export interface FrozenKneeOptions {
  readonly iron?: string;
  readonly ice?: string;
  readonly snow?: string;
}

export const frozenKnee: ThingKind<FrozenKneeOptions> = {
  name: 'frozenKnee',
  footprint: () => block(900, 240),
  height: 300,
  draw(pen, frame, { iron = '#8c9cc0', ice = '#bfe4f2', snow = '#fbfdff' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    // shin going down to the left, thigh to the right: plates under snow
    for (const i of range(4))
      shard(pen, frame, {
        u: -430 + i * 60,
        w: -60 + i * 12,
        half: 90,
        height: 330 - i * 50,
        material: ice,
        cap: snow,
        tone: -0.2,
      });
    for (const i of range(4))
      shard(pen, frame, {
        u: 440 - i * 56,
        w: -60 + i * 12,
        half: 84,
        height: 420 - i * 70,
        material: ice,
        cap: snow,
        tone: -0.5,
      });
    const dome = spline(
      [p(-330, 0), p(-350, 260), p(-250, 490), p(-40, 590), p(190, 520), p(320, 290), p(320, 0)],
      true,
      7,
    );
    pen.shape(dome, iron, { wobble: 0, ink: 1.5 });
    pen.tint(
      spline([p(60, 560), p(190, 510), p(312, 290), p(312, 10), p(180, 10), p(190, 260)], true, 6),
      iron,
      { tone: -1 },
    );
    pen.tint(
      spline([p(-300, 100), p(-310, 260), p(-230, 440), p(-120, 520), p(-230, 320), p(-240, 110)], true, 6),
      iron,
      { tone: 0.8 },
    );
    kneeWear(pen, (u, z) => p(u, z), dome, iron, s);
    // the kneecap: nested plates with rivets
    for (const [k, tone] of [
      [1, 0.3],
      [0.72, -0.2],
      [0.44, 0.4],
    ] as const) {
      const ring = [0, 1, 2, 3, 4, 5].map((i) =>
        p(-20 + Math.cos(i * 1.047) * 200 * k, 300 + Math.sin(i * 1.047) * 190 * k),
      );
      pen.shape(ring, iron, { tone, ink: 1.2, contour: false });
    }
    for (const i of range(12)) {
      const a = (i / 12) * 6.2832;
      pen.tint(
        arc(...p(-20 + Math.cos(a) * 164, 300 + Math.sin(a) * 156), 6 * s, 6 * s, 0, 6.3, 7),
        '#4a5278',
      );
    }
    runes(pen, (u, z) => p(u, z));
    pen.shape(arc(...p(-20, 300), 44 * s, 44 * s, 0, 6.2832, 16), '#7fd6e6', {
      edge: 'smooth',
      contour: false,
    });
    pen.tint(arc(...p(-32, 314), 16 * s, 14 * s, 0, 6.2832, 10), '#ffffff');
    // snow lies on top and drips
    const drip = range(15).map((i): Point => {
      const t = i / 14;
      const a = Math.PI * (0.9 - t * 0.8);
      return p(-15 + Math.cos(a) * 320, 250 + Math.sin(a) * 300 - (i % 2 ? 20 : 92) - random.range(0, 26));
    });
    const rim = range(15).map((i): Point => {
      const a = Math.PI * (0.1 + (i / 14) * 0.8);
      return p(-15 + Math.cos(a) * 338, 262 + Math.sin(a) * 344);
    });
    pen.shape([...drip, ...rim], snow, { edge: 'smooth', ink: 1.2 });
    // a cave with icicles, and a fire inside
    const mouth = spline(
      [p(-150, 0, 110), p(-140, 110, 110), p(-70, 168, 110), p(10, 120, 110), p(30, 0, 110)],
      true,
      5,
    );
    pen.shape(mouth, '#39406a', { contour: false });
    pen.tint(
      spline([p(-110, 4, 110), p(-90, 60, 110), p(-60, 84, 110), p(-24, 60, 110), p(-10, 4, 110)], true, 5),
      '#f0a04a',
    );
    pen.tint(spline([p(-84, 4, 110), p(-66, 48, 110), p(-44, 4, 110)], true, 4), '#ffe08a');
    for (const [u, z, l] of [
      [-128, 120, 50],
      [-98, 150, 36],
      [-62, 162, 60],
      [-26, 146, 34],
      [2, 120, 48],
    ] as const)
      pen.shape([p(u - 11, z + 8, 110), p(u + 11, z + 8, 110), p(u, z - l, 110)], ice, {
        tone: 0.5,
        ink: 0.8,
        contour: false,
      });
    for (const [u, r, h] of [
      [-310, 90, 60],
      [-220, 60, 40],
      [140, 80, 54],
      [250, 110, 66],
      [70, 46, 30],
    ] as const)
      pen.shape(
        spline(
          [p(u - r, -6, 110), p(u - r * 0.5, h * 0.8, 110), p(u + r * 0.2, h, 110), p(u + r, -6, 110)],
          true,
          5,
        ),
        snow,
        { wobble: 0 },
      );
    const tip = nth(rim, 7);
    pen.line(
      [
        [tip[0] - 40 * s, tip[1] + 30 * s],
        [tip[0] + 60 * s, tip[1] + 22 * s],
      ],
      0.9,
      { smooth: true },
    );
  },
};
