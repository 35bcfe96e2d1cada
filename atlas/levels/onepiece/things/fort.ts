/** The marine fort: three white tiers, guns on each, and paperwork inside. */
import { arc, range } from '../../../core/geometry';
import { hipRoof } from '../../../core/roofs';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface FortOptions {
  readonly wall?: string;
  readonly roof?: string;
}

const TIERS = [
  [430, 190, 0, 150],
  [310, 140, 150, 300],
  [190, 96, 300, 470],
] as const;

export const fort: ThingKind<FortOptions> = {
  name: 'marineFort',
  footprint: () => block(880, 400),
  height: 520,
  draw(pen, frame, { wall = '#eef0ee', roof = '#2f5f9a' }) {
    const s = frame.scale;
    const gun = (w: Wall, at: number, z: number) => {
      const [x, y] = w.at(at, z);
      pen.shape(arc(x, y, 20 * s, 22 * s, 0, 6.2832, 12), '#8f9ab0', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 13 * s, 14 * s, 0, 6.2832, 12), '#2f2a40', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.bars(
        [
          [
            [x, y],
            [x + 4 * s, y + 26 * s],
          ],
        ],
        17 * s,
        '#4a4a60',
      );
    };
    for (const [half, deep, z0, z1] of TIERS) {
      const walls = box(pen, frame, { u0: -half, u1: half, w0: -deep, w1: deep, z0, z1 }, wall, {
        topMaterial: '#cfd6d8',
      });
      for (const [name, w] of Object.entries(walls)) {
        w.panel(0, 0, w.width, 22, '#8fa0b4', { ink: 0.8 });
        w.panel(0, z1 - z0 - 26, w.width, z1 - z0 - 8, roof, { ink: 0.8 });
        const n = Math.max(2, Math.floor(w.width / 110));
        for (const i of range(n)) {
          const u = (w.width * (i + 0.5)) / n;
          // a wall seen almost edge on has loopholes alone: its guns would hang beside it in the air
          if (name === 'front' && (z0 > 0 || Math.abs(u - w.width / 2) > 90)) gun(w, u, 80);
          w.panel(u + 30, 50, u + 48, 104, '#5f7590', { ink: 0.8 });
        }
        pen.hatch(w.rect(0, 24, w.width, z1 - z0 - 30), {
          angle: 0.05,
          gap: 24,
          cover: 0.1,
          width: 0.6,
          opacity: 0.5,
        });
        for (const i of range(Math.floor(w.width / 44)))
          w.panel(6 + i * 44, z1 - z0, 32 + i * 44, z1 - z0 + 24, wall, { ink: 0.9, contour: true });
      }
    }
    for (const [u, w] of [
      [-430, 190],
      [430, 190],
    ] as const) {
      drum(pen, frame, { u, w, r: 70, r1: 62, z1: 230 }, wall);
      drum(pen, frame, { u, w, r: 74, z0: 170, z1: 192 }, roof, { top: false });
      drum(pen, frame, { u, w, r: 82, r1: 2, z0: 230, z1: 340 }, roof, { top: false });
      for (const k of [-24, 20]) {
        const [x, y] = frame.at(u + k, w + 64, 120);
        pen.shape(
          [
            [x - 7 * s, y],
            [x + 7 * s, y],
            [x + 7 * s, y - 40 * s],
            [x - 7 * s, y - 40 * s],
          ],
          '#3f4a66',
          { contour: false },
        );
      }
    }
    hipRoof(pen, frame, { u0: -170, u1: 170, w0: -84, w1: 84, z: 480, rise: 150, over: 40, curl: 30 }, roof);
    pen.bars([[frame.at(0, 0, 620), frame.at(0, 0, 820)]], 9 * s, '#6a5a4a');
    const flag = upright(frame);
    pen.shape(
      flag([
        [4, 816],
        [90, 826],
        [190, 806],
        [176, 750],
        [190, 700],
        [96, 716],
        [4, 706],
      ]),
      '#fdfaf2',
    );
    pen.bars(
      [
        flag([
          [94, 740],
          [94, 800],
        ]),
        flag([
          [70, 784],
          [118, 784],
        ]),
        flag([
          [58, 764],
          [72, 742],
          [94, 736],
          [116, 742],
          [130, 764],
        ]),
      ],
      7 * s,
      roof,
      { edge: 0.8 },
    );
    const gate = upright(frame, 192);
    pen.shape(
      gate([
        [-86, 0],
        [86, 0],
        [86, 118],
        [50, 150],
        [-50, 150],
        [-86, 118],
      ]),
      roof,
      { ink: 1.2 },
    );
    pen.shape(
      gate([
        [-64, 0],
        [64, 0],
        [64, 104],
        [36, 130],
        [-36, 130],
        [-64, 104],
      ]),
      '#7a5236',
      { contour: false },
    );
    for (const k of range(5))
      pen.line(
        gate([
          [-42 + k * 21, 0],
          [-42 + k * 21, 126],
        ]),
        0.8,
      );
    pen.line(
      gate([
        [-64, 60],
        [64, 60],
      ]),
      1.6,
    );
    const mid = upright(frame, 142);
    for (const u of [-200, 200]) {
      pen.shape(
        mid([
          [u - 34, 276],
          [u + 34, 276],
          [u + 34, 176],
          [u, 156],
          [u - 34, 176],
        ]),
        '#2f5f9a',
        { contour: false },
      );
      pen.bars(
        [
          mid([
            [u, 190],
            [u, 258],
          ]),
          mid([
            [u - 16, 240],
            [u + 16, 240],
          ]),
          mid([
            [u - 22, 208],
            [u, 186],
            [u + 22, 208],
          ]),
        ],
        5 * s,
        '#fdfaf2',
        { edge: 0.6 },
      );
    }
  },
};
