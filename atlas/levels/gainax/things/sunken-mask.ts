/** A porcelain mask larger than a house, mended with gold, that the red sea washed ashore asleep. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface SunkenMaskOptions {
  readonly white?: string;
  readonly gold?: string;
}

/** How far the face leans as it sinks, radians. */
const LEAN = 0.2;
/** How much of it the sea leaves dry, world units. */
const AFLOAT = 56;

export const sunkenMask: ThingKind<SunkenMaskOptions> = {
  name: 'sunkenMask',
  footprint: () => block(560, 150),
  height: 160,
  shadow: false,
  draw(pen, frame, { white = '#f6f0ea', gold = '#f2b83c' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point =>
      frame.at(u * Math.cos(LEAN) + z * Math.sin(LEAN), 0, AFLOAT + z * Math.cos(LEAN) - u * Math.sin(LEAN));
    // the crown of rays behind the brow, two of them broken
    for (const i of range(9)) {
      const a = Math.PI * (0.08 + (i / 8) * 0.84);
      const long = i === 2 || i === 5 ? 330 : 440 + (i % 2) * 50;
      const at = (k: number, r: number) => p(Math.cos(a + k) * r * 0.86, 110 + Math.sin(a + k) * r * 0.92);
      pen.shape([at(-0.1, 270), at(0, long), at(0.1, 270)], gold, { tone: i < 4 ? -0.7 : 0.2 });
    }
    const edge = [
      ...range(9).map((i): Point => frame.at(250 - i * 62, 0, 4 + (i % 2) * 5)),
      p(-274, 90),
      p(-236, 240),
      p(-140, 346),
      p(0, 384),
      p(140, 346),
      p(236, 240),
      p(274, 90),
    ];
    pen.shape(edge, white, { edge: 'smooth' });
    pen.tint(
      [
        p(150, 338),
        p(234, 236),
        p(270, 90),
        frame.at(246, 0, 8),
        frame.at(170, 0, 8),
        p(206, 90),
        p(176, 230),
      ],
      white,
      {
        tone: -1,
      },
    );
    pen.tint([p(-250, 60), p(-226, 222), p(-132, 326), p(-20, 360), p(-150, 280), p(-206, 160)], white, {
      tone: 1,
    });
    // cheeks, and lids that have been shut for a thousand years
    for (const k of [-1, 1]) {
      pen.tint(arc(...p(k * 150, 60), 54 * s, 40 * s), '#f08a78', { opacity: 0.55 });
      const lid = (z: number) =>
        range(9).map((i) => p(k * 116 - 76 + i * 19, z - Math.sin((i / 8) * Math.PI) * 44));
      pen.stroke(lid(158), 12);
      for (const i of [1, 3, 5, 7]) {
        const [u, z] = [k * 116 - 76 + i * 19, 158 - Math.sin((i / 8) * Math.PI) * 44];
        pen.stroke([p(u, z), p(u + (i - 4) * 5, z - 32)], 6);
      }
      pen.line(
        range(7).map((i) => p(k * 116 - 66 + i * 22, 196 + Math.sin((i / 6) * Math.PI) * 18)),
        1.4,
        { smooth: true },
      );
      pen.stroke(
        range(7).map((i) => p(k * 112 - 80 + i * 27, 250 + Math.sin((i / 6) * Math.PI) * 26)),
        11,
        { colour: gold },
      );
    }
    pen.shape([p(0, 326), p(34, 282), p(0, 238), p(-34, 282)], '#3f6fb8', { contour: false });
    pen.tint([p(-6, 314), p(-24, 284), p(-4, 268)], '#bfe0f4', { edge: 'straight' });
    pen.stroke([p(-8, 184), p(-26, 74), p(14, 66)], 7);
    pen.shape([p(-52, 12), p(-18, 26), p(0, 20), p(18, 26), p(52, 12), p(0, -12)], '#d9463c', {
      contour: false,
    });
    pen.line([p(-52, 12), p(0, 10), p(52, 12)], 1.2);
    // where it broke and was mended
    for (const crack of [
      [p(-196, 296), p(-150, 236), p(-176, 196), p(-150, 150)],
      [p(-150, 236), p(-112, 224)],
      [p(208, 272), p(186, 216), p(214, 170), p(190, 96), p(224, 40)],
      [p(190, 96), p(150, 90)],
    ])
      pen.bars([crack], 6 * s, gold, { edge: 0.8 });
    // the sea that holds it
    for (const r of [286, 326])
      pen.line(frame.disc(0, 14, 0, r, 0.15, 3, 20), 4, { colour: '#ffd9d0', smooth: true });
  },
};
