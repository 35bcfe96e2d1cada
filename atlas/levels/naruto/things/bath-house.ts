/** The bathhouse: a long teal roof, a chimney that steams like the tea, and a bamboo wall nobody looks over. */
import { arc, range } from '../../../core/geometry';
import { kanji } from '../../../core/lettering';
import { hipRoof } from '../../../core/roofs';
import { Wall, box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { paperLantern } from '../../../things/aloft/aloft';
import { block } from '../../../core/footprint';
import { lattice, noren, ridge, tiles } from '../../../things/town/facade';

export interface BathHouseOptions {
  readonly width?: number;
  readonly wood?: string;
  readonly plaster?: string;
  readonly roof?: string;
}

export const bathHouse: ThingKind<BathHouseOptions> = {
  name: 'bathHouse',
  footprint: ({ width = 560 }) => block(width + 40, 340),
  height: 420,
  lamps: () => [{ w: 200, reach: 520 }],
  draw(pen, frame, { width = 560, wood = '#8f5c3c', plaster = '#f6ead0', roof = '#3f8f94' }) {
    const s = frame.scale;
    const h = width / 2;
    drum(pen, frame, { u: h - 90, w: -90, r: 30, r1: 23, z0: 120, z1: 560 }, '#a86a52');
    for (const z of [300, 420, 520])
      pen.line(frame.disc(h - 90, -90, z, 27, 0, Math.PI, 8), 2, { smooth: true });
    for (const [dx, z, r] of [
      [6, 590, 26],
      [34, 634, 36],
      [-2, 676, 42],
      [40, 722, 34],
    ] as const) {
      const [x, y] = frame.at(h - 90 + dx, -90, z);
      pen.shape(arc(x, y, r * s, r * 0.82 * s, 0, Math.PI * 2, 9), '#ffffff', {
        edge: 'scallop',
        ink: 0.8,
        tone: dx > 20 ? -0.2 : 0.2,
      });
    }
    box(pen, frame, { u0: -h - 20, u1: h + 20, w0: -150, w1: 190, z1: 22 }, '#b98a5c');
    const low = box(pen, frame, { u0: -h, u1: h, w0: -140, w1: 110, z0: 20, z1: 180 }, plaster, {
      top: false,
    });
    for (const side of [low.left, low.right].flatMap((wall) => wall ?? [])) {
      lattice(side, side.width * 0.2, 50, side.width * 0.8, 120, {
        lit: pen.light.night ? '#ffd486' : undefined,
        frameColour: wood,
        bars: 9,
      });
      side.panel(0, 0, side.width, 26, wood, { ink: 0.8 });
    }
    if (low.front) {
      const f = low.front;
      f.panel(0, 0, width, 30, wood, { ink: 0.8 });
      for (const k of range(8))
        f.panel((width - 12) * (k / 7), 0, (width - 12) * (k / 7) + 12, 160, wood, { ink: 0.8 });
      for (const k of [0, 1, 5, 6])
        lattice(f, 20 + (width / 7) * k, 44, (width / 7) * (k + 1) - 8, 126, {
          lit: pen.light.night ? '#ffd486' : '#f6e4ba',
          frameColour: wood,
          bars: 5,
        });
      const m = width / 2;
      f.panel(m - 110, 0, m + 110, 134, '#5a3a2e', { ink: 1.1 });
      noren(pen, f, m - 112, m - 6, 76, 140, '#2f6fb0', undefined);
      noren(pen, f, m + 6, m + 112, 76, 140, '#d8485a', undefined);
      for (const k of [-1, 1])
        kanji(pen, f, '湯', { s: m + k * 59, z: 136, size: 48, colour: '#fffaf0', width: 2.4 });
    }
    hipRoof(
      pen,
      frame,
      { u0: -h, u1: h, w0: -140, w1: 120, z: 176, rise: 66, over: 44, drop: 16, inset: 0.35, curl: 14 },
      roof,
      (slope) => {
        tiles(pen, slope, { material: roof });
      },
    );
    const up = box(pen, frame, { u0: -h + 120, u1: h - 120, w0: -96, w1: 50, z0: 214, z1: 316 }, wood, {
      top: false,
    });
    if (up.front) {
      const f = up.front;
      const bays = 5;
      for (const k of range(bays))
        lattice(f, 12 + ((f.width - 24) * k) / bays, 22, ((f.width - 24) * (k + 1)) / bays, 86, {
          lit: pen.light.night ? '#ffd486' : '#f6e4ba',
          frameColour: wood,
          bars: 5,
        });
    }
    hipRoof(
      pen,
      frame,
      {
        u0: -h + 120,
        u1: h - 120,
        w0: -96,
        w1: 60,
        z: 312,
        rise: 96,
        over: 54,
        drop: 18,
        inset: 0.5,
        curl: 24,
      },
      roof,
      (slope) => {
        tiles(pen, slope, { material: roof });
        pen.line(slope.slice(0, 7), 2.6, { smooth: true });
      },
    );
    ridge(pen, frame, { u0: -h + 196, u1: h - 196, w: -18, z: 408, material: '#e8b84a' });
    // the mark of hot water: a tub and three curls of steam
    const sign = new Wall(pen, frame, [-62, 128], [62, 128], 224, 330, 0.2);
    sign.panel(0, 0, 124, 106, '#d8485a', { contour: true });
    sign.panel(6, 6, 118, 100, '#fffaf0', { ink: 0.8 });
    pen.stroke(arc(...sign.at(62, 38), 38 * s, 20 * s, -0.2, Math.PI + 0.2, 14), 9, {
      colour: '#d8485a',
      from: 0.6,
      to: 0.6,
    });
    for (const k of [-20, 0, 20])
      pen.stroke([sign.at(62 + k, 36), sign.at(56 + k, 54), sign.at(68 + k, 72), sign.at(62 + k, 88)], 8, {
        colour: '#d8485a',
        from: 0.5,
        to: 0.3,
      });
    for (const k of range(7))
      paperLantern(
        pen,
        frame.at(-h + 20 + ((width - 40) * k) / 6, 160, 134),
        s,
        k % 2 ? '#fff0c8' : '#f0563f',
      );
  },
};
