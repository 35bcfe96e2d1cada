/** What stood on every pavement of the decade: phone boxes, photo booths, gumballs, dead televisions. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { discOn, inlay, roundRect } from './panels';

export { squareCar } from './square-car';

export interface PhoneBoxOptions {
  readonly frameColour?: string;
}

export const phoneBox: ThingKind<PhoneBoxOptions> = {
  name: 'phoneBox',
  footprint: () => block(96, 96),
  height: 220,
  draw(pen, frame, { frameColour = '#2fb5ac' }) {
    const walls = box(pen, frame, { u0: -42, u1: 42, w0: -42, w1: 42, z1: 196 }, frameColour);
    for (const wall of Object.values(walls)) {
      inlay(pen, roundRect(wall, 8, 12, 76, 172, 4), '#d6f2f4', { ink: 1 });
      for (const z of [64, 118]) pen.line([wall.at(8, z), wall.at(76, z)], 2.4, { colour: frameColour });
      pen.line([wall.at(18, 150), wall.at(44, 76)], 2, { colour: '#ffffff', opacity: 0.8 });
    }
    const f = walls.front;
    if (f) {
      inlay(pen, roundRect(f, 26, 86, 60, 140, 5), '#57506a', { ink: 0.8 });
      inlay(pen, roundRect(f, 32, 118, 54, 134, 2), '#bff0e0', { ink: 0.5 });
      // the receiver hangs in its fork on the set, its cord loops below
      pen.line([f.at(30, 92), f.at(24, 70), f.at(40, 62), f.at(46, 84)], 1.6, {
        smooth: true,
        colour: '#2a2438',
      });
      pen.bars([[f.at(26, 96), f.at(26, 138)]], 8 * frame.scale, '#e8447f', { edge: 1.2 });
      for (const z of [96, 138]) inlay(pen, discOn(f, 27, z, 7, 9), '#e8447f', { edge: 'smooth', ink: 0.8 });
      for (const k of range(9))
        inlay(pen, discOn(f, 40 + (k % 3) * 6, 94 + Math.floor(k / 3) * 7, 2, 6), '#f7f1e6', { ink: 0 });
    }
    const cap = box(pen, frame, { u0: -48, u1: 48, w0: -48, w1: 48, z0: 196, z1: 224 }, '#e8447f');
    if (cap.front)
      letters(pen, cap.front, 'PHONE', { s: 48, z: 6, height: 15, colour: '#fff6d0', width: 1.6 });
  },
};

export interface PhotoBoothOptions {
  readonly body?: string;
}

export const photoBooth: ThingKind<PhotoBoothOptions> = {
  name: 'photoBooth',
  footprint: () => block(210, 130),
  height: 230,
  draw(pen, frame, { body = '#ff8fb0' }) {
    const walls = box(pen, frame, { u0: -100, u1: 100, w0: -60, w1: 60, z1: 212 }, body, {
      topMaterial: '#ffc0d0',
    });
    const f = walls.front;
    if (!f) return;
    inlay(pen, roundRect(f, 10, 10, 72, 160, 6), '#fff0c4', { ink: 1 });
    for (const k of range(4)) {
      inlay(
        pen,
        roundRect(f, 20, 20 + k * 34, 62, 48 + k * 34, 2),
        nth(['#5fa8e8', '#ffd84a', '#2fb5ac', '#6a4fb0'], k),
        { ink: 0.7 },
      );
      inlay(pen, discOn(f, 34 + (k % 2) * 6, 32 + k * 34, 8, 9), '#f7d0b0', { edge: 'smooth', ink: 0.6 });
      inlay(pen, discOn(f, 49, 31 + k * 34, 7, 9), '#c98a5a', { edge: 'smooth', ink: 0.6 });
    }
    inlay(pen, roundRect(f, 84, 0, 190, 164, 6), '#4a3a5a', { ink: 1 });
    for (const k of range(5))
      inlay(
        pen,
        [f.at(84 + k * 21, 164), f.at(105 + k * 21, 164), f.at(103 + k * 21, 46), f.at(86 + k * 21, 50)],
        k % 2 ? '#6a4fb0' : '#8f6fd0',
        { ink: 0.7 },
      );
    inlay(pen, roundRect(f, 6, 170, 194, 206, 8), '#e8447f', { ink: 1 });
    letters(pen, f, 'PHOTO', { s: 100, z: 178, height: 20, colour: '#fff6d0', width: 2 });
  },
};

export interface GumballOptions {
  readonly stand?: string;
}

export const gumball: ThingKind<GumballOptions> = {
  name: 'gumball',
  footprint: () => disc(34),
  height: 130,
  draw(pen, frame, { stand = '#e8447f' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 32, z1: 10 }, stand);
    drum(pen, frame, { r: 12, z0: 10, z1: 50 }, '#dfe2e8');
    drum(pen, frame, { r: 30, z0: 50, z1: 82 }, stand);
    const [x, y] = frame.at(0, 0, 116);
    pen.shape(arc(x, y, 38 * s, 38 * s), '#d6f2f4', { edge: 'smooth' });
    for (const k of range(15)) {
      const a = random.range(0.1, 3.04);
      const r = random.range(4, 29);
      pen.shape(
        arc(x + Math.cos(a) * r * s, y + Math.sin(a) * r * s * 0.9, 7 * s, 7 * s, 0, 6.2832, 8),
        nth(['#e8447f', '#ffd84a', '#5fa8e8', '#6ac86a', '#6a4fb0'], k % 5),
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    }
    pen.tint(arc(x - 14 * s, y - 18 * s, 9 * s, 6 * s), '#ffffff', { opacity: 0.8 });
    drum(pen, frame, { r: 16, r1: 8, z0: 148, z1: 162 }, stand);
    inlay(pen, arc(...frame.at(0, 30, 64), 8 * s, 8 * s, 0, 6.2832, 9), '#dfe2e8', { edge: 'smooth' });
  },
};

export interface TubePileOptions {
  readonly count?: number;
}

/** Televisions put out for the dustmen; one of them is still on. */
export const tubePile: ThingKind<TubePileOptions> = {
  name: 'tubePile',
  footprint: ({ count = 3 }) => block(count > 2 ? 190 : 100, 90),
  height: 130,
  draw(pen, frame, { count = 3 }, random) {
    const sets = [
      [-46, 0, 0, 1],
      [48, 4, 0, 0.94],
      [2, -4, 78, 0.9],
    ] as const;
    for (const [i, [u, w, z, k]] of sets.slice(0, count).entries()) {
      const at = frame.moved(count === 1 ? 0 : u, w, z, random.range(-0.14, 0.14));
      const f = box(
        pen,
        at,
        { u0: -44 * k, u1: 44 * k, w0: -36, w1: 36, z1: 78 * k },
        nth(['#6f6078', '#b98a5a', '#dcd6c8'], i),
        {},
      ).front;
      if (!f) continue;
      inlay(pen, roundRect(f, 7, 12, 64 * k, 70 * k, 12), '#2a2438', { ink: 0.9 });
      inlay(pen, roundRect(f, 12, 17, 59 * k, 65 * k, 10), nth(['#7fd0e0', '#57607a', '#a8e0b0'], i), {
        ink: 0.6,
      });
      if (i !== 1)
        for (const j of range(4))
          pen.line([f.at(18, 26 + j * 10), f.at(52 * k, 26 + j * 10)], 1.4, {
            colour: '#f7f1e6',
            opacity: 0.7,
          });
      for (const j of [54, 34])
        inlay(pen, discOn(f, 76 * k, j * k, 6, 8), '#f7f1e6', { edge: 'smooth', ink: 0.6 });
    }
  },
};
