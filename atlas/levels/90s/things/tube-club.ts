/** The video club: a television with a street door, and tapes piled where the cat would sleep. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bulbs, discOn, inlay, roundRect } from './panels';

export interface TubeClubOptions {
  readonly wood?: string;
  readonly tape?: string;
}

const BARS = ['#f7f1e6', '#ffd84a', '#4fd0e0', '#6ac86a', '#e86ac0', '#e8525a', '#4a6ad0'];

export const tubeClub: ThingKind<TubeClubOptions> = {
  name: 'tubeClub',
  footprint: () => block(600, 400),
  height: 640,
  draw(pen, frame, { wood = '#a8683f', tape = '#3a3448' }, random) {
    const s = frame.scale;
    const [h, tall] = [280, 560];
    for (const u of [-220, 220])
      box(pen, frame.moved(u, 60), { u0: -26, u1: 26, w0: -26, w1: 26, z1: 40 }, '#5f3f30');
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -190, w1: 170, z0: 0, z1: tall }, wood, {
      topMaterial: '#c4875a',
    });
    for (const side of Object.values(walls))
      for (const k of range(14)) {
        const [a, z] = [random.range(10, side.width - 90), random.range(20, tall - 20)];
        pen.line([side.at(a, z), side.at(a + 40, z + 3), side.at(a + 84, z)], 0.7, {
          smooth: true,
          opacity: 0.6,
        });
        if (k < 3 && side !== walls.front) {
          inlay(pen, roundRect(side, 40 + k * 100, 320, 100 + k * 100, 420, 8), '#ffe6a8');
          pen.line([side.at(70 + k * 100, 320), side.at(70 + k * 100, 420)], 1.2);
        }
      }
    const f = walls.front;
    if (f) {
      inlay(pen, roundRect(f, 18, 196, 542, 544, 20), '#3a3038', { ink: 1.2 });
      const bulge = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42;
      const tube = arc(0, 0, 1, 1, 0, Math.PI * 2, 44).map(([x, y]) =>
        f.at(222 + bulge(x) * 190, 370 + bulge(y) * 156),
      );
      inlay(pen, tube, '#cfe0d6', { edge: 'smooth', ink: 1.4 });
      BARS.forEach((colour, k) =>
        inlay(
          pen,
          [
            f.at(50 + k * 49, 292),
            f.at(99 + k * 49, 292),
            f.at(99 + k * 49, k === 0 || k === 6 ? 496 : 510),
            f.at(50 + k * 49, k === 0 || k === 6 ? 496 : 510),
          ],
          colour,
          { ink: 0.5 },
        ),
      );
      inlay(pen, [f.at(52, 244), f.at(392, 244), f.at(392, 290), f.at(52, 290)], '#2a2440', { ink: 0.5 });
      letters(pen, f, 'BE KIND-REWIND', {
        s: 222,
        z: 256,
        height: 22,
        fit: 310,
        colour: '#fff6d0',
        width: 1.8,
      });
      inlay(pen, discOn(f, 222, 398, 62, 26), '#2a2440', { edge: 'smooth', ink: 1 });
      inlay(pen, [f.at(204, 364), f.at(204, 432), f.at(262, 398)], '#fff6d0', { ink: 0.8 });
      inlay(pen, [f.at(60, 476), f.at(96, 512), f.at(150, 512), f.at(60, 420)], '#ffffff', {
        ink: 0,
        opacity: 0.35,
      });
      for (const [z, turn] of [
        [486, 0.6],
        [400, 2.3],
      ] as const) {
        inlay(pen, discOn(f, 480, z, 38, 20), '#d9c9a8', { edge: 'smooth' });
        inlay(pen, discOn(f, 480, z, 27, 18), '#8a6a4a', { edge: 'smooth' });
        pen.line([f.at(480, z), f.at(480 + Math.cos(turn) * 26, z + Math.sin(turn) * 26)], 3, {
          colour: '#fff6d0',
        });
      }
      for (const k of range(7))
        pen.line([f.at(442, 226 + k * 19), f.at(518, 226 + k * 19)], 2.6, { colour: '#8a7a80' });
      f.panel(0, 40, f.width, 186, '#efd9b4', { ink: 1 });
      f.panel(0, 0, f.width, 40, '#5f3f30', { ink: 0.8 });
      inlay(pen, roundRect(f, 24, 30, 210, 172, 6), '#fff0c4', { ink: 1.1 });
      inlay(pen, roundRect(f, 350, 30, 536, 172, 6), '#fff0c4', { ink: 1.1 });
      for (const a of [32, 358])
        for (const row of range(3)) {
          for (const k of range(8))
            inlay(
              pen,
              roundRect(f, a + k * 21, 40 + row * 43, a + 18 + k * 21, 74 + row * 43, 2),
              nth(['#3a3448', '#e8525a', '#4a6ad0', '#ffd84a', '#f7f1e6'], random.int(0, 4)),
              { ink: 0.6 },
            );
          pen.line([f.at(a - 4, 38 + row * 43), f.at(a + 172, 38 + row * 43)], 2, { colour: '#8a5a3a' });
        }
      inlay(pen, roundRect(f, 228, 0, 332, 164, 8), '#2f8f86', { ink: 1.2 });
      inlay(pen, roundRect(f, 242, 70, 318, 152, 5), '#bfe8e8');
      inlay(pen, roundRect(f, 246, 34, 314, 50, 4), '#2a2440');
      inlay(pen, roundRect(f, 222, 158, 338, 190, 8), '#c92f4a', { ink: 1.1 });
      letters(pen, f, 'VIDEO', { s: 280, z: 164, height: 20, fit: 96, colour: '#fff6d0', width: 2 });
      bulbs(pen, f, [22, 190], [538, 190], 18, 6, ['#fff6d0', '#ffb04a']);
    }
    // tapes on the set
    const top = frame.moved(-120, -20, tall);
    for (const k of range(2)) {
      const one = top.moved(k % 2 ? 14 : -8, k * 5, k * 56);
      const walls3 = box(
        pen,
        one,
        { u0: -118, u1: 118, w0: -70, w1: 70, z1: 54 },
        k === 1 ? '#5a4a68' : tape,
        { topMaterial: '#57506a' },
      );
      const b = walls3.front;
      if (!b) continue;
      inlay(pen, roundRect(b, 40, 10, 196, 44, 4), nth(['#f7f1e6', '#ffd84a'], k));
      letters(pen, b, nth(['1-15', 'ALIEN'], k), {
        s: 118,
        z: 16,
        height: 20,
        colour: '#3a3448',
        width: 1.8,
      });
    }
    const lid = top.moved(0, 10, 112);
    for (const u of [-50, 50]) {
      pen.shape(lid.disc(u, 0, 2, 34), '#f7f1e6', { edge: 'smooth' });
      pen.shape(lid.disc(u, 0, 3, 14, 0, Math.PI * 2, 6), '#57506a', {
        edge: 'straight',
        ink: 0.8,
        contour: false,
      });
    }
    // rabbit ears
    const foot = frame.moved(150, -40, tall);
    for (const [u, z] of [
      [-80, 150],
      [130, 130],
    ] as const) {
      const [x, y] = foot.at(u, 0, z);
      pen.bars([[foot.at(0, 0, 30), [x, y]]], 7 * s, '#d0d4dc');
      pen.shape(arc(x, y, 13 * s, 13 * s), '#e8525a', { edge: 'smooth' });
    }
    pen.shape(foot.disc(0, 0, 0, 62), '#3a3038', { edge: 'smooth' });
    pen.shape(arc(...foot.at(0, 0, 8), 58 * s, 46 * s, Math.PI, Math.PI * 2, 16), '#4f444c');
  },
};
