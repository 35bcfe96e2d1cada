/** The open-air opera of the machines: a red curtain, a heart of bulbs, and a front row that rusted while it waited. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';

export interface TinTheatreOptions {
  readonly curtain?: string;
  readonly gilt?: string;
  readonly stone?: string;
}

export const tinTheatre: ThingKind<TinTheatreOptions> = {
  name: 'tinTheatre',
  footprint: () => block(700, 300),
  height: 360,
  lamps: () => [{ w: 170, reach: 420 }],
  draw(pen, frame, { curtain = '#c23a3f', gilt = '#e0b95a', stone = '#ddd2b8' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = -70): Point => frame.at(u, w, z);
    box(pen, frame, { u0: -310, u1: 310, w0: -150, w1: -80, z1: 400 }, stone, { topMaterial: '#a9b884' });
    const arch = (r: number, lift: number) => [
      p(-r, 60),
      ...range(17).map((i) =>
        p(-Math.cos((i / 16) * Math.PI) * r, lift + Math.sin((i / 16) * Math.PI) * r * 0.62),
      ),
      p(r, 60),
    ];
    pen.shape(arch(300, 300), gilt, { ink: 1.3 });
    pen.shape(arch(262, 284), '#5f2a38', { contour: false, ink: 1.2 });
    for (const i of range(21)) {
      const a = (i / 20) * Math.PI;
      pen.shape(
        arc(...p(-Math.cos(a) * 281, 292 + Math.sin(a) * 174), 9 * s, 9 * s, 0, TAU, 8),
        { emit: i % 2 ? '#fff2c4' : '#ffb86a' },
        {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
        },
      );
    }
    // a paper moon and stars behind the singer who is out for lunch
    pen.shape(arc(...p(20, 330), 72 * s, 74 * s, 0, TAU, 20), '#f0dca0', { edge: 'smooth', contour: false });
    pen.tint(arc(...p(44, 344), 52 * s, 54 * s, 0, TAU, 16), '#5f2a38');
    for (const [u, z] of [
      [-120, 360],
      [-60, 400],
      [140, 380],
      [110, 280],
      [-150, 260],
    ] as const)
      pen.shape(
        range(10).map((i): Point => {
          const [x, y] = p(u, z);
          const r = (i % 2 ? 7 : 17) * s;
          return [x + Math.sin(i * 0.628) * r, y - Math.cos(i * 0.628) * r];
        }),
        '#f0dca0',
        { ink: 0.7, contour: false },
      );
    for (const k of [-1, 1]) {
      const fold = (i: number, z: number) => p(k * (262 - i * 26 * (z > 200 ? 1.25 : 0.8)), z, -60 + i * 6);
      for (const i of range(5)) {
        pen.shape(
          [
            fold(i, 62),
            fold(i + 1, 62),
            p(k * (262 - (i + 1) * 18), 190, -56),
            fold(i + 1, 380),
            fold(i, 400 - i * 2),
          ],
          curtain,
          { tone: i % 2 ? -0.6 : 0.2, contour: false, ink: 0.9 },
        );
      }
      pen.shape([p(k * 262, 196), p(k * 150, 206, -40), p(k * 150, 188, -40), p(k * 262, 176)], gilt, {
        contour: false,
      });
    }
    const swags = 7;
    for (const i of range(swags)) {
      const [a, b] = [-250 + (500 * i) / swags, -250 + (500 * (i + 1)) / swags];
      const lift = (u: number) => 300 + 150 * Math.sqrt(Math.max(0, 1 - (u / 270) ** 2));
      pen.shape(
        [
          p(a, lift(a), -50),
          p((a + b) / 2, lift((a + b) / 2) + 8, -50),
          p(b, lift(b), -50),
          p((a + b) / 2, lift((a + b) / 2) - 66, -50),
        ],
        curtain,
        { tone: i % 2 ? 0.4 : 0, edge: 'smooth', contour: false, ink: 0.9 },
      );
    }
    const stage = box(pen, frame, { u0: -330, u1: 330, w0: -80, w1: 100, z1: 62 }, '#a8744c', {
      topMaterial: '#c99a68',
    });
    for (const i of range(15))
      pen.line([frame.at(-310 + i * 44, -76, 62), frame.at(-310 + i * 44, 98, 62)], 0.6, { opacity: 0.6 });
    if (stage.front)
      for (const i of range(8)) {
        stage.front.panel(10 + i * 81, 8, 74 + i * 81, 50, i % 2 ? curtain : '#8a3a40', { ink: 0.9 });
        pen.shape(arc(...stage.front.at(42 + i * 81, 66), 20 * s, 17 * s, Math.PI, TAU, 9), gilt, {
          edge: 'straight',
        });
        pen.tint(arc(...stage.front.at(42 + i * 81, 70), 11 * s, 6 * s, Math.PI, TAU, 8), {
          emit: '#fff2c4',
        });
      }
    for (const k of [-1, 1]) {
      drum(pen, frame, { u: k * 330, w: -60, r: 44, z0: 0, z1: 24 }, stone);
      drum(pen, frame, { u: k * 330, w: -60, r: 32, r1: 28, z0: 22, z1: k > 0 ? 300 : 420 }, stone);
      for (const z of [90, 170, 250])
        pen.line(frame.disc(k * 330, -60, z, 31, 0.1, 3, 9), 0.7, { smooth: true });
    }
    drum(pen, frame, { u: -330, w: -60, r: 44, z0: 416, z1: 444 }, stone);
    // heart on top
    const [hx, hy] = p(0, 548);
    pen.shape(
      range(26).map((i): Point => {
        const a = (i / 26) * TAU;
        const z = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
        return [hx + 16 * Math.sin(a) ** 3 * 4.6 * s, hy - z * 4.6 * s];
      }),
      '#e0433a',
      { edge: 'smooth', ink: 1.3 },
    );
    pen.tint(arc(hx - 30 * s, hy - 26 * s, 17 * s, 12 * s, 0, TAU, 9), '#ffb0a0');
    for (const [i, u] of [-230, -130, -20, 90, 200].entries())
      tinFace(
        pen,
        frame.at(u, 140, 20),
        30 * s,
        nth(['#c9b48a', '#b9b8a8', '#d8c8a0', '#a8a898', '#c99a78'], i),
        {
          look: random.range(-0.2, 0.2),
        },
      );
    for (const [u, w, r] of [
      [-370, 40, 46],
      [370, 30, 52],
      [300, 120, 30],
      [-300, 126, 34],
    ] as const)
      puff(pen, frame.at(u, w, 20), r * s, r * 0.74 * s, '#7f9f56', 0.2);
    puff(pen, frame.at(330, -60, 310), 40 * s, 28 * s, '#7f9f56', 0.3);
  },
};
