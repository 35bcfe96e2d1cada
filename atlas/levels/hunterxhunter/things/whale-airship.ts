/** The examiners' airship, which somebody built in the shape of a whale and nobody dared to ask why. */
import { arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';

export interface WhaleAirshipOptions extends Turned {
  readonly skin?: string;
  readonly belly?: string;
}

export const whaleAirship: ThingKind<WhaleAirshipOptions> = {
  name: 'whaleAirship',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame, { skin = '#5f9aa0', belly = '#f4e8cc', ...turned }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.shape([p(250, 20), p(360, 110), p(420, 100), p(372, 44), p(430, 6), p(376, -14), p(300, -20)], skin, {
      edge: 'smooth',
      tone: -0.4,
    });
    const body = spline(
      [
        p(-320, 10),
        p(-250, 110),
        p(-60, 150),
        p(140, 110),
        p(290, 24),
        p(200, -60),
        p(20, -110),
        p(-200, -96),
        p(-300, -50),
      ],
      true,
      6,
    );
    pen.shape(body, skin, { wobble: 0 });
    pen.shape(
      spline(
        [
          p(-318, -6),
          p(-180, -30),
          p(20, -34),
          p(210, 0),
          p(284, 18),
          p(200, -60),
          p(20, -110),
          p(-200, -96),
          p(-300, -50),
        ],
        true,
        6,
      ),
      belly,
      { ink: 0.9, wobble: 0, contour: false },
    );
    pen.tint(spline([p(-230, 100), p(-60, 138), p(120, 104), p(0, 100), p(-140, 84)], true, 6), skin, {
      tone: 0.9,
    });
    for (const k of range(6))
      pen.line(
        [p(-290 + k * 16, -40 - k * 6), p(-120 + k * 30, -52 - k * 9), p(60 + k * 24, -46 - k * 9)],
        0.9,
        { smooth: true },
      );
    for (const k of range(5))
      pen.line(
        range(7).map((i) => p(-150 + k * 84 - Math.abs(i - 3) * 4, 140 - Math.abs(k - 1) * 14 - i * 26)),
        0.6,
        { smooth: true, opacity: 0.6 },
      );
    pen.shape(arc(...p(-230, 22), 17 * s, 19 * s, 0, 6.2832, 14), '#fffaf0', {
      edge: 'smooth',
      ink: 1.1,
      contour: false,
    });
    pen.shape(arc(...p(-234, 20), 9 * s, 11 * s, 0, 6.2832, 12), '#2d2138', {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
    pen.line([p(-310, -14), p(-270, -26), p(-210, -22)], 1.4, { smooth: true });
    pen.shape([p(-40, -30), p(-110, -150), p(-30, -130), p(50, -56)], skin, { edge: 'smooth', tone: -0.6 });
    const car = (u: number, z: number) => p(u + 10, z - 150);
    // a net of ropes from a belt on the belly to the rail
    for (const [u, z, to] of [
      [-150, -98, -106],
      [-90, -106, -106],
      [-90, -106, -54],
      [-20, -110, -54],
      [-20, -110, 0],
      [50, -104, 0],
      [50, -104, 54],
      [110, -94, 54],
      [110, -94, 104],
      [160, -78, 104],
    ] as const)
      pen.line([p(u, z + 6), car(to, 0)], 1);
    pen.line([p(-158, -92), p(-90, -102), p(-20, -106), p(50, -100), p(110, -90), p(168, -72)], 2.2, {
      smooth: true,
    });
    pen.shape([car(-110, 0), car(110, 0), car(92, -58), car(-84, -58)], '#a86f42');
    for (const k of range(5))
      pen.shape(arc(...car(-72 + k * 36, -24), 12 * s, 12 * s, 0, 6.2832, 10), '#ffe3a0', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
    pen.line([car(-104, -44), car(100, -44)], 1.2);
    const [x, y] = car(132, -28);
    const spun = turnOf(turned, 'propeller');
    for (const a of range(4))
      pen.shape(
        [
          [x, y],
          [x + Math.cos(a * 1.57 + 0.4 + spun) * 34 * s, y + Math.sin(a * 1.57 + 0.4 + spun) * 34 * s],
          [x + Math.cos(a * 1.57 + 0.9 + spun) * 26 * s, y + Math.sin(a * 1.57 + 0.9 + spun) * 26 * s],
        ],
        '#e0b04a',
        { ink: 0.8 },
      );
  },
};
