/** Cannons of the wall and the wooden giants that recruits practise on. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { wheel } from '../../../things/props/wagon';

export interface CannonOptions {
  readonly face?: 1 | -1;
  readonly aim?: number;
}

export const cannon: ThingKind<CannonOptions> = {
  name: 'cannon',
  footprint: () => block(170, 80),
  height: 60,
  draw(pen, frame, { face = 1, aim = 0.34 }) {
    const p = (u: number, w: number, z: number) => frame.at(u * face, w, z);
    box(pen, frame, { u0: -50, u1: 50, w0: -26, w1: 26, z0: 26, z1: 48 }, '#8a5f42');
    wheel(pen, frame, -18 * face, -34, 30);
    const along = (t: number, off: number): Point =>
      p(-56 + Math.cos(aim) * t - Math.sin(aim) * off, 0, 58 + Math.sin(aim) * t + Math.cos(aim) * off);
    pen.shape(
      [
        along(0, -22),
        along(60, -21),
        along(140, -15),
        along(158, -20),
        along(164, -20),
        along(164, 20),
        along(158, 20),
        along(140, 15),
        along(60, 21),
        along(0, 22),
        along(-12, 12),
        along(-20, 0),
        along(-12, -12),
      ],
      '#5a5866',
    );
    pen.tint(
      [along(0, 18), along(60, 17), along(140, 11), along(140, 4), along(60, 7), along(0, 8)],
      '#5a5866',
      { tone: 1.3, edge: 'straight' },
    );
    for (const t of [6, 60, 138]) pen.line([along(t, -20), along(t, 20)], 2.2, { colour: '#c9a04a' });
    pen.shape(
      range(12).map((i) => along(164 + Math.cos((i / 12) * 6.28) * 4, Math.sin((i / 12) * 6.28) * 12)),
      '#2a2430',
      { edge: 'smooth', ink: 0.6, contour: false },
    );
    wheel(pen, frame, -18 * face, 34, 30);
  },
};

/** A giant cut out of planks, with a straw nape to slash at. */
export const dummy: ThingKind<object> = {
  name: 'dummy',
  footprint: () => block(150, 70),
  height: 220,
  draw(pen, frame, _options, random) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.bars(
      [
        [p(-90, 0), p(0, 260)],
        [p(90, 0), p(0, 260)],
        [frame.at(0, -60, 0), p(0, 250)],
      ],
      14 * frame.scale,
      '#7a5238',
    );
    const body: Point[] = [
      p(-78, 60),
      p(-84, 220),
      p(-150, 250),
      p(-160, 290),
      p(-70, 300),
      p(-52, 322),
      p(-66, 360),
      p(-58, 420),
      p(0, 448),
      p(58, 420),
      p(66, 360),
      p(52, 322),
      p(70, 300),
      p(160, 300),
      p(152, 256),
      p(84, 220),
      p(78, 60),
    ];
    pen.shape(body, '#c49a66');
    pen.tint(
      [
        p(24, 64),
        p(28, 300),
        p(60, 440),
        p(66, 360),
        p(52, 322),
        p(70, 300),
        p(156, 298),
        p(150, 258),
        p(84, 220),
        p(76, 64),
      ],
      '#c49a66',
      { tone: -0.7, edge: 'straight' },
    );
    for (const u of [-48, -14, 20, 50]) pen.line([p(u, 66), p(u, 300 + random.jitter(10))], 0.9);
    for (const k of [-1, 1]) {
      pen.shape(arc(...p(k * 24, 384), 13 * frame.scale, 15 * frame.scale), '#fbf3dc', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      pen.shape(arc(...p(k * 24 + 2, 382), 5 * frame.scale, 5 * frame.scale), '#2a1b2e', {
        edge: 'smooth',
        ink: 0,
        contour: false,
      });
    }
    pen.shape([p(-36, 352), p(0, 340), p(36, 352), p(26, 332), p(-26, 332)], '#8a3f3a', {
      ink: 1,
      contour: false,
    });
    for (const u of [-22, -8, 8, 22]) pen.line([p(u, 348), p(u, 334)], 1, { colour: '#fbf3dc' });
    pen.shape(arc(...p(0, 312), 54 * frame.scale, 20 * frame.scale, 0, 6.28, 10), '#dcb65a', {
      edge: 'scallop',
      contour: false,
    });
    for (let i = 0; i < 5; i++) {
      const [u, z] = [random.range(-60, 40), random.range(120, 300)];
      pen.stroke([p(u, z), p(u + 40, z + 26)], 5);
    }
  },
};
