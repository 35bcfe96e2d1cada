/** The inn where every tale begins: crooked beams, a bed on the sign, and breakfast until the world ends. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { gableRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { casement, flowerBox, gableFront, ivy, pane, shingles } from '../../../things/town/cottage';
import { hangingSign, timber } from './parts';
import { bust } from '../../../things/fair/bust';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade } from '../../../things/town/window-kit';

export interface InnOptions {
  readonly plaster?: string;
  readonly roof?: string;
  readonly beam?: string;
}

export const inn: ThingKind<InnOptions> = {
  name: 'inn',
  footprint: () => block(620, 300),
  height: 520,
  lamps: () => [
    { u: -40, w: 200, reach: 340 },
    { u: 220, w: 200, reach: 300 },
  ],
  draw(pen, frame, { plaster = '#fbeccb', roof = '#d9603f', beam = '#6a4434' }) {
    const s = frame.scale;
    // the chimney stands behind and never goes out
    const stack = box(pen, frame, { u0: 110, u1: 172, w0: -90, w1: -30, z0: 300, z1: 620 }, '#b07a64', {
      topMaterial: '#4a3a40',
    });
    if (stack.front)
      for (const i of range(11))
        pen.line(
          [stack.front.at(6 + (i % 3) * 14, 14 + i * 26), stack.front.at(26 + (i % 3) * 14, 14 + i * 26)],
          0.7,
        );
    // by night the hearth lights the smoke from below
    const night = pen.light.night;
    for (const i of range(4).toReversed()) {
      const k = (i + 1) / 5;
      const [x, y] = frame.moved(140, -60).at(24 * k * k * 1.6 + nth([4, -6, 5, -3, 2], i), 0, 634 + i * 34);
      const r = (16 + 34 * k) * s;
      const puff = arc(x, y, r, r * 0.9, i, i + TAU, 9);
      pen.shape(puff, night ? nth(['#c4b0c8', '#b0a4cc', '#a09ccc', '#929acb', '#8a94c8'], i) : '#f7f2e6', {
        edge: 'scallop',
        ink: 0.8,
        tone: -0.1,
      });
      pen.within(puff, () => {
        if (night)
          pen.tint(arc(x, y + r * 0.6, r * 0.9, r * 0.6), { emit: '#e8955a' }, { opacity: 0.55 - i * 0.1 });
        else {
          pen.tint(arc(x + r * 0.2, y + r * 0.7, r, r * 0.5), '#cfd4dc', { opacity: 0.8 });
          pen.tint(arc(x - r * 0.25, y - r * 0.3, r * 0.55, r * 0.4), '#ffffff', { edge: 'scallop' });
        }
      });
    }
    // the long house
    const low = box(pen, frame, { u0: -60, u1: 300, w0: -120, w1: 110, z1: 150 }, '#c9b8a4', { top: false });
    if (low.front) {
      for (const _ of range(22)) {
        const [a, z] = [pen.random.range(6, 320), pen.random.range(8, 136)];
        pen.line([low.front.at(a, z), low.front.at(a + 26, z), low.front.at(a + 26, z + 12)], 0.7);
      }
      casement(pen, low.front, 210, 56, 34, 60);
      casement(pen, low.front, 310, 56, 28, 60);
      flowerBox(pen, low.front, 210, 52, 40);
      low.front.panel(104, 0, 160, 104, '#6a4434', { ink: 1.1 });
    }
    const upper = box(pen, frame, { u0: -70, u1: 316, w0: -130, w1: 128, z0: 150, z1: 290 }, plaster, {
      top: false,
    });
    if (upper.front) {
      timber(pen, upper.front, 4, [62]);
      for (const i of range(3)) {
        casement(pen, upper.front, 146 + i * 90, 62, 24, 52);
        if (i !== 1) flowerBox(pen, upper.front, 146 + i * 90, 58, 28);
      }
      // guests at their windows; by night they sleep, but for one who watches the stars
      for (const [i, skin, hair, cloth, look] of [
        [0, '#f6cfa8', '#7a4a3a', '#59a0a8', 0.6],
        [2, '#a86e4a', '#2f2a38', '#e8c05a', -0.5],
      ] as const)
        bust(pen, upper.front.at(146 + i * 90, 82), 13 * s, {
          skin,
          hair,
          cloth,
          look,
          kind: i,
          asleep: night && i === 0,
          contour: false,
        });
      // a quilt airs over a sill
      const cloth = ['#59b8c8', '#f7c4cc', '#f2c94f'];
      for (const i of range(3))
        upper.front.panel(206 + i * 20, 4, 226 + i * 20, 62, nth(cloth, i), { ink: 0.8 });
    }
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -70, u1: 316, w0: -130, w1: 128, z: 290, rise: 190, over: 24, drop: 16 },
      roof,
      plaster,
    );
    const slope = slopes.at(-1);
    if (slope) shingles(pen, slope, 9);
    eaveShade(upper, 32);
    dressRoof(pen, slopes, { roof, wall: plaster, unit: s, pieces: ['patch', 'patch', 'pipe'] });
    for (const u of [60, 200]) {
      const dormer = gableFront(pen, frame, {
        u,
        w: 60,
        z: 330,
        width: 88,
        depth: 90,
        height: 56,
        wall: plaster,
        roof,
        over: 12,
      });
      if (dormer.front) casement(pen, dormer.front, 44, 14, 18, 36);
    }
    // the tall house with the door
    const tall = gableFront(pen, frame, {
      u: -180,
      w: 0,
      width: 240,
      depth: 280,
      height: 170,
      rise: 1,
      wall: '#c9b8a4',
      roof: '#c9b8a4',
      over: 0,
    });
    if (tall.front) {
      const { front } = tall;
      for (const _ of range(20)) {
        const [a, z] = [pen.random.range(6, 200), pen.random.range(8, 150)];
        pen.line([front.at(a, z), front.at(a + 26, z), front.at(a + 26, z + 12)], 0.7);
      }
      const arch = (half: number, top: number) => [
        front.at(120 - half, 0),
        front.at(120 + half, 0),
        ...arc(0, 0, 1, 1, 0, Math.PI, 10).map(([c, q]) => front.at(120 + c * half, top + q * half)),
      ];
      pen.shape(arch(56, 84), '#8a7a70', { contour: false });
      pen.shape(arch(44, 82), '#7a4a34', { contour: false });
      pen.line([front.at(120, 0), front.at(120, 124)], 1.2);
      pen.shape(arc(...front.at(120, 92), 17 * s, 17 * s), pane(pen, '#ffd98a'), {
        edge: 'smooth',
        contour: false,
      });
      for (const k of [-1, 1]) {
        const [x, y] = front.at(120 + k * 84, 112);
        pen.shape(
          [
            [x - 12 * s, y - 18 * s],
            [x + 12 * s, y - 18 * s],
            [x + 9 * s, y + 18 * s],
            [x - 9 * s, y + 18 * s],
          ],
          { emit: '#ffd27a' },
          { contour: false },
        );
        pen.line(
          [
            [x, y - 18 * s],
            [x, y - 34 * s],
          ],
          2,
        );
        pen.glow(x, y, 90 * s, 'amber', 1);
      }
    }
    const head = gableFront(pen, frame, {
      u: -180,
      w: 6,
      z: 172,
      width: 276,
      depth: 300,
      height: 150,
      rise: 250,
      wall: plaster,
      roof,
      over: 26,
    });
    if (head.front) {
      const { front } = head;
      timber(pen, front, 4, [54, 118]);
      for (const k of [62, 214]) {
        casement(pen, front, k, 58, 24, 52);
        flowerBox(pen, front, k, 54, 28);
      }
      pen.line([front.at(30, 158), front.at(138, 372)], 4, { colour: beam });
      pen.line([front.at(246, 158), front.at(138, 372)], 4, { colour: beam });
      pen.line([front.at(58, 206), front.at(218, 206)], 4, { colour: beam });
      const [x, y] = front.at(138, 256);
      pen.shape(arc(x, y, 34 * s, 34 * s), beam, { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 26 * s, 26 * s), pane(pen), { edge: 'smooth', contour: false });
      pen.line(
        [
          [x - 26 * s, y],
          [x + 26 * s, y],
        ],
        1.6,
        { colour: beam },
      );
      pen.line(
        [
          [x, y - 26 * s],
          [x, y + 26 * s],
        ],
        1.6,
        { colour: beam },
      );
      front.panel(66, 124, 210, 178, '#6a4434', { ink: 1.2 });
      front.panel(74, 131, 202, 171, '#ffe9b8', { ink: 0.8 });
      letters(pen, front, 'INN', { s: 138, z: 137, height: 28, colour: '#b8383f', width: 2.4 });
    }
    ivy(pen, (t) => frame.at(-300 + Math.sin(t * 5) * 10, 156, 20 + t * 250), 9, 20 * s, '#5f9f4a');
    const sign = hangingSign(pen, frame, [-372, 130, 96], 50, 86, '#3f4f96');
    pen.shape([sign(-0.62, 0.24), sign(0.62, 0.24), sign(0.62, 0.42), sign(-0.62, 0.42)], '#f6efe0', {
      contour: false,
      ink: 0.8,
    });
    pen.shape([sign(-0.62, 0.42), sign(-0.24, 0.42), sign(-0.24, 0.54), sign(-0.62, 0.54)], '#ffffff', {
      contour: false,
      ink: 0.8,
    });
    for (const k of [-0.66, 0.66])
      pen.line([sign(k, 0.16), sign(k, k < 0 ? 0.66 : 0.46)], 2.6, { colour: '#c98a52' });
    pen.shape(
      [
        ...arc(...sign(0.34, 0.7), 15 * s, 15 * s, 0.6, TAU - 0.9, 12),
        ...arc(...sign(0.42, 0.72), 9 * s, 11 * s, TAU - 1.2, 0.9, 8),
      ],
      '#f2c94f',
      { contour: false, ink: 0.7, edge: 'smooth' },
    );
    for (const [u, w] of [
      [30, 160],
      [270, 165],
    ] as const) {
      box(pen, frame, { u0: u - 60, u1: u + 60, w0: w - 14, w1: w + 14, z0: 34, z1: 42 }, '#b98a52');
      for (const k of [-48, 48])
        pen.bars([[frame.at(u + k, w, 0), frame.at(u + k, w, 34)]], 8 * s, '#8a5a3a');
    }
  },
};
