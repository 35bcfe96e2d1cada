/** A haystack, and the end of a flying lesson: two boots, and a broom that went on without its rider. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

const HAY = '#e6c05a';

export const haystack: ThingKind<object> = {
  name: 'haystack',
  footprint: () => disc(96),
  height: 120,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const dome = range(19).map((i): Point => {
      const a = Math.PI - (i / 18) * Math.PI;
      return at(
        Math.cos(a) * (112 + random.jitter(6)),
        Math.max(0, Math.sin(a)) * (150 + random.jitter(9)) - 8,
      );
    });
    const foot = range(9).map((i) => at(112 - i * 28, -18 - Math.sin((i / 8) * Math.PI) * 22 + (i % 2) * 7));
    const form = [...dome, ...foot];
    pen.shape(form, HAY, { wobble: 2 });
    pen.within(form, () => {
      pen.tint([at(30, -40), at(64, 40), at(40, 150), at(130, 130), at(130, -40)], HAY, { tone: -1 });
      pen.tint([at(-96, 20), at(-70, 100), at(-20, 140), at(-40, 70)], HAY, { tone: 1.2 });
      pen.scratches(
        range(60).map(() => {
          const [u, z] = [random.range(-104, 104), random.range(-20, 140)];
          return [at(u, z), at(u + u * 0.16 + random.jitter(8), z - random.range(16, 34))];
        }),
        { width: 0.9, opacity: 0.5 },
      );
    });
    for (const i of range(11)) {
      const u = -100 + i * 20;
      const z = 146 * Math.sqrt(Math.max(0, 1 - (u / 114) ** 2)) - 6;
      pen.stroke([at(u, z - 8), at(u + u * 0.1, z + 10), at(u * 1.18 + random.jitter(8), z + 20)], 5, {
        colour: '#b88c34',
      });
    }
    // striped stockings, boots in the air
    for (const [u, lean] of [
      [-30, -22],
      [22, 26],
    ] as const) {
      const leg: Point[] = [at(u, 84), at(u + lean * 0.4, 130), at(u + lean, 168)];
      pen.bars([leg], 22 * s, '#fdf3dc', { smooth: true });
      for (const t of [0.2, 0.45, 0.7])
        pen.bars([[at(u + lean * t - 9, 88 + 80 * t), at(u + lean * t + 9, 92 + 80 * t)]], 7 * s, '#d9503f', {
          edge: 0,
        });
      pen.shape(
        [
          at(u + lean - 15, 160),
          at(u + lean + 15, 164),
          at(u + lean + 18, 196),
          at(u + lean + (lean > 0 ? 44 : -38), 208),
          at(u + lean + (lean > 0 ? 36 : -44), 186),
          at(u + lean - 14, 182),
        ],
        '#6a4034',
        { edge: 'smooth' },
      );
    }
    pen.shape([at(-44, 92), at(-8, 70), at(34, 92), at(12, 66), at(-24, 62)], HAY, {
      tone: -0.5,
      ink: 0.8,
      contour: false,
    });
    // the broom flew on
    pen.bars([[at(96, 60), at(186, 148)]], 8 * s, '#8a623e');
    pen.shape([at(84, 72), at(104, 50), at(70, 6), at(44, 10), at(36, 34)], '#c9955a', { edge: 'smooth' });
    for (const k of [0, 10, 20]) pen.line([at(92 - k * 0.4, 58 - k * 0.2), at(48 + k, 14 + k * 0.2)], 0.9);
  },
};
