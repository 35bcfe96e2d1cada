/** The command block: three steps of concrete, slits for windows, a blast door, a forest of aerials on top. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { LAMPLIGHT, SNOW, beacon, drift, hazard, ladder, pane, snowOn } from './parts';

export interface CommandBlockOptions {
  readonly stone?: string;
  readonly flag?: string;
}

export const commandBlock: ThingKind<CommandBlockOptions> = {
  name: 'commandBlock',
  footprint: () => block(680, 300),
  height: 420,
  draw(pen, frame, { stone = '#aab5c2', flag = '#e8702c' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const edge = (u0: number, u1: number, w: number, z: number, thick = 18) =>
      snowOn(pen, [frame.at(u0 - 8, w, z), frame.at(u1 + 8, w, z)], thick * s, random);
    // the tower at the back
    const tower = box(pen, frame, { u0: -190, u1: 130, w0: -140, w1: -20, z1: 470 }, stone, {
      topMaterial: SNOW,
    });
    if (tower.front) {
      for (const i of range(5)) pane(tower.front, 24 + i * 60, 396, 62 + i * 60, 424, random);
      hazard(tower.front, 0, 446, tower.front.width, 462, 10);
    }
    edge(-190, 130, -20, 470);
    for (const [u, z, r] of [
      [-160, 700, 8],
      [-110, 610, 6],
      [-50, 660, 7],
      [90, 640, 7],
    ] as const) {
      pen.bars([[p(u, 470, -80), p(u, z, -80)]], r * s, '#6b7688');
      for (const k of [0.5, 0.7, 0.9])
        pen.bars(
          [
            [
              p(u - 26 * (1.2 - k), 470 + (z - 470) * k, -80),
              p(u + 26 * (1.2 - k), 470 + (z - 470) * k, -80),
            ],
          ],
          4 * s,
          '#6b7688',
          { edge: 1.4 },
        );
      beacon(pen, p(u, z + 6, -80), 8 * s);
    }
    drum(pen, frame, { u: 20, w: -80, r: 52, z0: 470, z1: 500 }, '#8794a6');
    pen.shape(arc(...p(20, 540, -80), 62 * s, 58 * s, Math.PI * 0.9, Math.PI * 2.1, 18), '#eef2f6', {
      edge: 'smooth',
      ink: 1.2,
    });
    for (const k of [-0.5, 0, 0.5])
      pen.line(
        range(7).map((i) =>
          p(20 + k * 110 * Math.cos((i / 6) * 1.5), 520 + Math.sin((i / 6) * 1.57) * 76, -80),
        ),
        0.8,
        { smooth: true, opacity: 0.6 },
      );
    // middle step
    const mid = box(pen, frame, { u0: -280, u1: 230, w0: -120, w1: 60, z1: 300 }, stone, {
      topMaterial: SNOW,
    });
    if (mid.front) {
      for (const i of range(6)) {
        mid.front.panel(30 + i * 80, 224, 88 + i * 80, 244, '#5f6b7e', { ink: 0.9 });
        pen.shape(mid.front.rect(34 + i * 80, 227, 84 + i * 80, 241), i === 3 ? '#3a4558' : LAMPLIGHT, {
          ink: 0.6,
          contour: false,
        });
      }
      mid.front.panel(0, 276, mid.front.width, 288, flag, { ink: 0.8 });
      // the emblem: a snow crystal that keeps an eye on you
      const [x, y] = mid.front.at(mid.front.width - 74, 176);
      pen.shape(arc(x, y, 46 * s, 46 * s, 0, TAU, 6), flag, { ink: 1.1, contour: false });
      for (const i of range(6)) {
        const a = (i / 6) * TAU + 0.52;
        pen.line(
          [
            [x, y],
            [x + Math.cos(a) * 36 * s, y + Math.sin(a) * 36 * s],
          ],
          1.8,
          { colour: '#fff8ec' },
        );
      }
      pen.shape(arc(x, y, 19 * s, 12 * s, 0, TAU, 12), '#fff8ec', {
        edge: 'smooth',
        ink: 0.9,
        contour: false,
      });
      pen.tint(arc(x, y, 8 * s, 8 * s, 0, TAU, 10), '#2f3a50');
    }
    edge(-280, 230, 60, 300);
    // lower step with the blast door
    const low = box(pen, frame, { u0: -340, u1: 290, w0: -100, w1: 150, z1: 150 }, stone, {
      topMaterial: SNOW,
      ink: 1.2,
    });
    const { front } = low;
    if (front) {
      for (const i of range(5))
        pen.line([front.at(20 + i * 140, 4), front.at(20 + i * 140, 144)], 0.7, { opacity: 0.4 });
      for (const at of [40, 130, 500]) pane(front, at, 66, at + 56, 108, random);
      hazard(front, 232, 0, 430, 128, 9);
      front.panel(248, 0, 414, 116, '#5f7488', { ink: 1.2 });
      pen.line([front.at(331, 0), front.at(331, 116)], 1.6);
      for (const c of [290, 372]) {
        pen.shape(arc(...front.at(c, 60), 24 * s, 24 * s, 0, TAU, 16), '#8fa3b5', {
          edge: 'smooth',
          contour: false,
        });
        for (const i of range(3))
          pen.line(
            [
              front.at(c + Math.cos(i * 1.05) * 20, 60 + Math.sin(i * 1.05) * 20),
              front.at(c - Math.cos(i * 1.05) * 20, 60 - Math.sin(i * 1.05) * 20),
            ],
            1.4,
          );
      }
      front.panel(450, 76, 486, 122, '#f7f4ea', { ink: 0.9 });
      letters(pen, front, '!', { s: 468, z: 82, height: 34, colour: '#d8442c', width: 2.6 });
      // a camera that looks the other way
      pen.bars([[front.at(214, 132), front.at(196, 116)]], 7 * s, '#5b6474');
      pen.shape([front.at(170, 128), front.at(212, 120), front.at(208, 98), front.at(166, 106)], '#e9eef2', {
        ink: 1,
      });
      pen.shape(arc(...front.at(168, 117), 10 * s, 12 * s, 0, TAU, 12), '#2c3244', {
        edge: 'smooth',
        ink: 0.8,
      });
    }
    edge(-340, 290, 150, 150, 20);
    ladder(pen, p(196, 150, 64), p(196, 300, 60), 15 * s);
    pen.bars([[p(-310, 150, 100), p(-310, 400, 100)]], 8 * s, '#6b7688');
    pen.shape(
      [p(-306, 396, 100), p(-196, 384, 100), p(-214, 352, 100), p(-190, 320, 100), p(-306, 328, 100)],
      flag,
      { ink: 1.1 },
    );
    pen.shape(arc(...p(-258, 360, 100), 19 * s, 19 * s, 0, TAU, 6), '#fff8ec', { ink: 0.8, contour: false });
    for (const [u, half] of [
      [-300, 70],
      [-200, 46],
      [140, 60],
      [260, 74],
    ] as const)
      drift(pen, p(u, -2, 160), half * s, half * 0.55 * s);
  },
};
