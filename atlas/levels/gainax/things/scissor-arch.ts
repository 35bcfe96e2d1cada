/** The school gate: a pair of tailor's scissors, wide open, points in the ground, since the uniform is taken seriously here. */
import { arc, between, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { flat, hazard } from './plates';

export interface ScissorArchOptions {
  readonly lacquer?: string;
  readonly steel?: string;
  readonly thread?: string;
}

export const scissorArch: ThingKind<ScissorArchOptions> = {
  name: 'scissorArch',
  footprint: () => block(660, 90),
  height: 260,
  draw(pen, frame, { lacquer = '#d9303f', steel = '#dfe4ec', thread = '#c8e84a' }) {
    const s = frame.scale;
    const p = flat(frame);
    const base = (u: number) => {
      const walls = box(pen, frame, { u0: u - 74, u1: u + 74, w0: -42, w1: 42, z1: 46 }, '#b8b0c4');
      if (walls.front) hazard(walls.front, 0, 0, 148, 20);
    };
    const blade = (k: number, tone: number) => {
      const at = (u: number, z: number) => p(u * k, z);
      const edge = [at(28, 462), at(-44, 386), at(-290, 20), at(-236, 20), at(-10, 280), at(60, 400)];
      pen.shape(edge, steel, { tone });
      pen.tint([at(28, 454), at(-36, 382), at(-280, 28), at(-40, 340), at(40, 420)], steel, {
        tone: tone + 0.9,
        edge: 'straight',
      });
      pen.line([at(34, 420), at(-262, 24)], 1.2);
      pen.within(edge, () => {
        // ground steel: long strokes of the stone, a nick, and rust where the rain stands
        for (const i of range(9)) {
          const t = 0.12 + i * 0.09;
          pen.line(
            [between(at(14, 400), at(-250, 30), t), between(at(-30, 372), at(-276, 34), t + 0.1)],
            0.7,
            {
              opacity: 0.5,
            },
          );
        }
        pen.tint([at(-250, 66), at(-216, 40), at(-230, 10), at(-300, 10)], '#8a5a48', {
          opacity: 0.45,
          edge: 'straight',
        });
        pen.tint([at(-20, 300), at(30, 420), at(70, 410), at(0, 280)], steel, {
          tone: tone - 0.9,
          opacity: 0.8,
        });
      });
      // the measuring marks every tailor swears by
      for (const i of range(7)) {
        const t = 0.2 + i * 0.1;
        const [x, y] = between(at(10, 408), at(-250, 22), t);
        pen.line(
          [
            [x, y],
            [x + k * 11 * s, y + 9 * s],
          ],
          1,
        );
      }
      // the shank and the ring for the thumb, lacquered
      // it narrows into the ring and its end lies under the ring's own lacquer
      pen.shape(
        [
          at(-34, 392),
          at(30, 466),
          at(136, 586),
          at(162, 634),
          at(196, 628),
          at(216, 600),
          at(190, 566),
          at(60, 396),
          at(0, 360),
        ],
        lacquer,
        { tone },
      );
      pen.tint([at(30, 460), at(150, 604), at(166, 598), at(40, 440)], lacquer, {
        tone: tone + 1,
        edge: 'straight',
      });
      // the lacquer has come off where thumbs the size of houses held it
      for (const [u, z, r] of [
        [96, 512, 13],
        [74, 470, 8],
        [150, 572, 10],
        [128, 560, 6],
      ] as const) {
        const [x, y] = at(u, z);
        pen.shape(
          range(7).map((i): Point => {
            const a = (i / 7) * 6.283 + u;
            return [x + Math.cos(a) * r * s, y + Math.sin(a) * r * 0.7 * s * (i % 2 ? 0.6 : 1)];
          }),
          steel,
          { ink: 0.5, tone: -0.3, contour: false },
        );
      }
      const [cx, cy] = at(238, 668);
      const ring = (rx: number, ry: number): Point[] =>
        arc(0, 0, rx * s, ry * s, 0, 6.2832, 30).map(([x, y]): Point => {
          const a = -0.75 * k;
          return [cx + x * Math.cos(a) - y * Math.sin(a), cy + x * Math.sin(a) + y * Math.cos(a)];
        });
      const inner = ring(52, 82);
      const first = inner.slice(0, 1);
      pen.bars([[...ring(69, 100), ...ring(69, 100).slice(0, 2)]], 34 * s, lacquer, { tone, smooth: true });
      pen.line([...inner, ...first], 1.2, { smooth: true });
      // where shank and ring are one piece no line parts them
      pen.tint(
        [at(134, 574), at(160, 624), at(182, 634), at(206, 616), at(208, 592), at(182, 564)],
        lacquer,
        { tone },
      );
      pen.line(ring(76, 108).slice(16, 26), 2.4, { colour: lacquer, tone: 1.3, smooth: true });
    };
    blade(1, -0.45);
    blade(-1, 0.15);
    pen.shape(arc(...p(0, 408), 38 * s, 38 * s), '#f2b83c', { edge: 'smooth' });
    pen.shape(arc(...p(0, 408), 20 * s, 20 * s), '#f2b83c', { edge: 'smooth', tone: -0.8, contour: false });
    pen.line([p(-14, 398), p(14, 418)], 2.4);
    base(-262);
    base(262);
    // a thread still caught in the blades, and the cloth banner that hangs on it
    pen.bars(
      [range(11).map((i) => p(-150 + i * 30, 214 - Math.sin((i / 10) * Math.PI) * 34))],
      5 * s,
      thread,
      {
        smooth: true,
        edge: 1.6,
      },
    );
    for (const [i, u] of [-92, -30, 32, 94].entries()) {
      const z = 206 - Math.sin(((u + 150) / 300) * Math.PI) * 34;
      pen.shape(
        [p(u - 26, z), p(u + 26, z), p(u + 26, z - 62), p(u, z - 48), p(u - 26, z - 62)],
        i % 2 ? '#fff8ea' : lacquer,
        {
          tone: 0.1,
        },
      );
      pen.shape(arc(...p(u, z - 26), 11 * s, 11 * s), i % 2 ? lacquer : '#fff8ea', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    }
  },
};
