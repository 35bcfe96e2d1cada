/** The record shop: an album as large as its roof, half out of the sleeve. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { Surface, Wall } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { turnOf, type Turned } from '../../../things/turned';
import { bulbs, discOn, inlay, roundRect } from './panels';
import { noteSign } from './note-sign';

export interface RecordShopOptions extends Turned {
  readonly brick?: string;
  readonly awning?: string;
}

/** Album covers: stripes, suns, hills, faces without a name. */
function cover(pen: Pen, on: Surface, s: number, z: number, size: number, k: number): void {
  const base = nth(['#e8447f', '#ffd84a', '#2fb5ac', '#6a4fb0', '#ff8f5a', '#f7f1e6'], k % 6);
  const mark = nth(['#ffd84a', '#6a4fb0', '#f7f1e6', '#ff8f5a', '#2a2058', '#e8447f'], k % 6);
  inlay(pen, roundRect(on, s, z, s + size, z + size, 2), base, { ink: 0.9 });
  const m = size / 2;
  if (k % 4 === 0) inlay(pen, discOn(on, s + m, z + m, m * 0.6, 14), mark, { edge: 'smooth', ink: 0.6 });
  if (k % 4 === 1)
    for (const i of range(3))
      inlay(
        pen,
        roundRect(on, s + 4, z + size * (0.14 + i * 0.28), s + size - 4, z + size * (0.28 + i * 0.28), 1),
        mark,
        { ink: 0 },
      );
  if (k % 4 === 2)
    inlay(pen, [on.at(s + 4, z + 4), on.at(s + size - 4, z + 4), on.at(s + m, z + size - 6)], mark, {
      ink: 0.6,
    });
  if (k % 4 === 3)
    pen.line(
      range(6).map((i) => on.at(s + 5 + (i * (size - 10)) / 5, z + m + (i % 2 ? 1 : -1) * size * 0.22)),
      2.4,
      { colour: mark },
    );
}

/** Rooms over the shop: a listener with headphones, the store of crates, a rehearsal, a sleeper under posters. */
function upstairs(pen: Pen, on: Wall, a: number, k: number, s: number): void {
  const glass = roundRect(on, a + 4, 258, a + 82, 366, 4);
  inlay(pen, glass, nth(['#ffe6a8', '#5f6aa0', '#ffd0a0', '#6f8fb8'], k));
  const at = (u: number, z: number) => on.at(a + u, 258 + z);
  const slab = (u0: number, z0: number, u1: number, z1: number, colour: string, ink = 0.6) =>
    inlay(pen, [at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)], colour, { ink });
  pen.within(glass, () => {
    if (k === 0) {
      slab(8, 62, 34, 96, '#e8447f');
      inlay(pen, arc(...at(21, 79), 8 * s, 8 * s), '#ffd84a', { edge: 'smooth' });
      bust(pen, at(56, 40), 19 * s, {
        skin: '#e0a878',
        hair: '#4a3f4a',
        cloth: '#2fb5ac',
        kind: 5,
        look: -0.6,
        asleep: true,
        contour: false,
      });
      pen.line(
        range(9).map((i) => at(56 + Math.cos((i / 8) * 3.14) * 22, 44 + Math.sin((i / 8) * 3.14) * 24)),
        2.6,
        { colour: '#3a3348' },
      );
      for (const d of [-21, 21])
        inlay(pen, arc(...at(56 + d, 40), 6 * s, 9 * s), '#e8447f', { edge: 'smooth' });
    } else if (k === 1) {
      for (const [row, z] of [4, 36, 68].entries()) {
        slab(6, z, 80, z + 4, '#a9744a');
        for (const i of range(9))
          slab(
            10 + i * 7.4,
            z + 4,
            15 + i * 7.4,
            z + 24 - ((i + row) % 3) * 3,
            nth(['#e8447f', '#ffd84a', '#2fb5ac', '#f7f1e6', '#ff8f5a'], (i + row * 2) % 5),
            0.4,
          );
      }
    } else if (k === 2) {
      bust(pen, at(28, 42), 18 * s, {
        skin: '#a86e4a',
        hair: '#2f2a38',
        cloth: '#6a4fb0',
        kind: 3,
        look: 0.6,
        contour: false,
      });
      for (const [u, z] of [
        [54, 14],
        [72, 20],
      ] as const) {
        slab(u - 10, 0, u + 10, z + 6, '#f7f1e6');
        slab(u - 10, z - 2, u + 10, z + 6, '#e8447f');
      }
      inlay(pen, arc(...at(66, 44), 15 * s, 5 * s), '#ffd84a', { edge: 'smooth' });
      pen.line([at(66, 20), at(66, 44)], 1.4);
    } else {
      slab(8, 58, 36, 98, '#ffd84a');
      slab(44, 66, 68, 100, '#e8447f');
      slab(4, 6, 82, 24, '#f7f1e6');
      bust(pen, at(24, 30), 15 * s, {
        skin: '#f6cfa8',
        hair: '#7a4a3a',
        kind: 0,
        look: 0.4,
        asleep: true,
        contour: false,
      });
      slab(36, 6, 82, 34, '#2fb5ac');
    }
    inlay(pen, [at(4, 108), at(82, 108), at(82, 98), at(4, 98)], '#2a2440', { ink: 0, opacity: 0.35 });
  });
}

export const recordShop: ThingKind<RecordShopOptions> = {
  name: 'recordShop',
  footprint: () => block(540, 330),
  height: 560,
  draw(pen, frame, { brick = '#c9705a', awning = '#2fb5ac', ...turned }) {
    const s = frame.scale;
    const [tall, half] = [420, 260];
    // the record leans on the roof behind its sleeve
    const roof = frame.moved(0, 0, tall);
    const [cos, sin] = [Math.cos(turnOf(turned, 'record')), Math.sin(turnOf(turned, 'record'))];
    const vinyl: Surface = {
      at: (a, z) =>
        roof.at((cos * a + sin * (z - 214)) * 0.78 + 90, -60, 170 + (cos * (z - 214) - sin * a) * 0.78),
    };
    pen.shape(discOn(vinyl, 0, 214, 214, 40), '#3a3348', { edge: 'smooth' });
    for (const r of [196, 176, 156, 134, 114, 96])
      pen.line([...discOn(vinyl, 0, 214, r, 40), nth(discOn(vinyl, 0, 214, r, 40), 0)], 0.8, {
        colour: '#8f86a8',
        opacity: 0.8,
      });
    for (const a of [0.6, 3.74])
      inlay(
        pen,
        [vinyl.at(0, 214), ...arc(0, 0, 205, 205, a, a + 0.42, 6).map(([x, z]) => vinyl.at(x, 214 + z))],
        '#ffffff',
        { ink: 0, opacity: 0.16 },
      );
    inlay(pen, discOn(vinyl, 0, 214, 78, 28), '#ffd84a', { edge: 'smooth', ink: 1.2 });
    inlay(pen, discOn(vinyl, 0, 214, 60, 24), '#e8447f', { edge: 'smooth', ink: 0.7 });
    letters(pen, vinyl, '33', { s: 0, z: 232, height: 26, colour: '#fff6d0', width: 2.2 });
    inlay(pen, discOn(vinyl, 0, 214, 11, 10), '#fff6d0', { edge: 'smooth' });
    const walls = box(pen, frame, { u0: -half, u1: half, w0: -150, w1: 150, z1: tall }, brick, {
      topMaterial: '#b9a39a',
    });
    // the roof: felt in strips, a hatch with its ladder, and puddles that never dry
    for (const w of [-104, -56, -8, 40, 88])
      pen.line([frame.at(-half + 6, w, tall), frame.at(half - 6, w, tall)], 0.8, { opacity: 0.6 });
    pen.tint(
      [
        frame.at(-half, 150, tall),
        frame.at(half, 150, tall),
        frame.at(half, 132, tall),
        frame.at(-half, 132, tall),
      ],
      '#8f7a86',
      { edge: 'straight', opacity: 0.7 },
    );
    pen.tint(arc(...frame.at(176, 96, tall), 46 * s, 12 * s), '#a9c4d8');
    pen.tint(arc(...frame.at(168, 92, tall), 22 * s, 5 * s), '#dcecf2');
    box(pen, frame.moved(212, 10, tall), { u0: -26, u1: 26, w0: -20, w1: 20, z1: 26 }, '#8a9aa8', {
      topMaterial: '#b6c4cc',
    });
    for (const wall of Object.values(walls)) {
      for (const k of range(26)) {
        const [a, z] = [pen.random.range(6, wall.width - 40), pen.random.range(190, tall - 40)];
        inlay(pen, [wall.at(a, z), wall.at(a + 30, z), wall.at(a + 30, z + 12), wall.at(a, z + 12)], brick, {
          tone: k % 2 ? 0.7 : -0.9,
          ink: 0.4,
        });
      }
      wall.panel(0, tall - 30, wall.width, tall, '#f0dcc4', { ink: 1, contour: true });
      wall.panel(0, 0, wall.width, 26, '#6a4a4a', { ink: 0.8 });
    }
    const f = walls.front;
    if (f) {
      for (const k of range(4)) {
        const a = 34 + k * 122;
        inlay(pen, roundRect(f, a - 6, 250, a + 92, 376, 8), '#f0dcc4');
        upstairs(pen, f, a, k, s);
        pen.line([f.at(a + 43, 258), f.at(a + 43, 366)], 2, { colour: '#f0dcc4' });
        for (const j of range(4))
          inlay(
            pen,
            discOn(f, a + 6 + j * 24, 252, 13, 8),
            nth(['#4f9a5a', '#6ab06a', '#e8447f'], (j + k) % 3),
            { edge: 'scallop' },
          );
      }
      inlay(pen, roundRect(f, 20, 22, 330, 168, 6), '#fff0c4', { ink: 1.2 });
      for (const row of range(2))
        for (const k of range(6)) cover(pen, f, 32 + k * 49, 94 - row * 62, 42, k + row * 5);
      pen.line([f.at(24, 88), f.at(328, 88)], 2.6, { colour: '#8a5a44' });
      inlay(pen, roundRect(f, 356, 0, 476, 172, 6), '#4a3a6a', { ink: 1.2 });
      inlay(pen, roundRect(f, 370, 40, 462, 160, 4), '#bfe8e8');
      // the door's window is a cassette
      inlay(pen, roundRect(f, 378, 74, 454, 126, 8), '#f7f1e6');
      inlay(pen, roundRect(f, 388, 96, 444, 116, 4), '#3a3348', { ink: 0.6 });
      for (const k of [402, 430])
        inlay(pen, discOn(f, k, 106, 8, 10), '#ffd84a', { edge: 'smooth', ink: 0.6 });
      inlay(pen, discOn(f, 364, 78, 5, 8), '#ffd84a', { edge: 'smooth' });
      for (const k of range(10)) {
        const out = (p: number, z: number, w: number) => frame.at(-half + p, 150 + w, z);
        const [a, b] = [10 + k * 50, 60 + k * 50];
        const cloth = k % 2 ? '#fbf3e2' : awning;
        pen.shape([out(a, 224, 0), out(b, 224, 0), out(b, 178, 64), out(a, 178, 64)], cloth, {
          ink: 0.8,
          tone: 0.2,
        });
        pen.shape([out(a, 178, 64), out(b, 178, 64), out((a + b) / 2, 158, 64)], cloth, {
          ink: 0.7,
          tone: -0.4,
        });
      }
      letters(pen, f, 'RECORDS', { s: 260, z: 395, height: 19, colour: '#a83f4a', width: 2.4 });
    }
    // the sleeve stands before the record
    const sleeve: Surface = { at: (a, z) => roof.at(a - 232, 70 - a * 0.06, z * 0.78) };
    pen.shape([sleeve.at(0, 4), sleeve.at(330, -14), sleeve.at(344, 396), sleeve.at(14, 414)], '#2fb5ac');
    inlay(pen, [sleeve.at(14, 20), sleeve.at(320, 4), sleeve.at(332, 382), sleeve.at(26, 398)], '#ff8fb0', {
      ink: 0.8,
    });
    inlay(pen, discOn(sleeve, 176, 220, 116, 30), '#ffd84a', { edge: 'smooth', ink: 0.8 });
    for (const k of range(4))
      inlay(
        pen,
        [
          sleeve.at(48, 150 + k * 30),
          sleeve.at(306, 142 + k * 30),
          sleeve.at(306, 150 + k * 30 + k * 3),
          sleeve.at(48, 158 + k * 30 + k * 3),
        ],
        '#ff8fb0',
        { ink: 0 },
      );
    inlay(
      pen,
      [
        sleeve.at(18, 22),
        sleeve.at(322, 8),
        sleeve.at(324, 96),
        sleeve.at(240, 150),
        sleeve.at(190, 92),
        sleeve.at(110, 172),
        sleeve.at(22, 96),
      ],
      '#6a4fb0',
      { ink: 1 },
    );
    letters(pen, sleeve, 'VOL.9', { s: 106, z: 344, height: 25, colour: '#fff6d0', width: 2.6 });
    bulbs(pen, sleeve, [40, 34], [300, 22], 9, 7, ['#fff6d0', '#ffd84a']);
    // bins of bargains
    for (const [k, u] of [-190, -60].entries()) {
      const bin = box(pen, frame.moved(u, 216), { u0: -56, u1: 56, w0: -28, w1: 28, z1: 44 }, '#a9744a', {
        topMaterial: '#5f3f36',
      });
      for (const i of range(7))
        pen.shape(
          [
            frame.at(u - 48 + i * 15, 222, 40),
            frame.at(u - 36 + i * 15, 222, 40),
            frame.at(u - 36 + i * 15, 206, 66),
            frame.at(u - 48 + i * 15, 206, 66),
          ],
          nth(['#e8447f', '#ffd84a', '#5fa8e8', '#f7f1e6', '#6a4fb0'], (i + k) % 5),
          { ink: 0.7 },
        );
      if (bin.front)
        letters(pen, bin.front, k ? '1.99' : '2.99', {
          s: 56,
          z: 12,
          height: 22,
          colour: '#fff6d0',
          width: 2,
        });
    }
    noteSign(pen, frame.moved(half, 150));
  },
};
