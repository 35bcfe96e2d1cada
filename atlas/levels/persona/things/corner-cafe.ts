/** The café at the back of the lane: four stools, one curry, a cat on the sill. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_SKINS, bust } from '../../../things/fair/bust';

export interface CornerCafeOptions {
  readonly wood?: string;
  readonly awning?: string;
}

/** The night before the exam, seen through a window of the upper floor: books, and who reads or sleeps on them. */
function cram(pen: Pen, wall: Wall, at: number, k: number): void {
  pen.within(wall.rect(at - 30, 274, at + 30, 360), () => {
    wall.panel(at - 30, 330, at + 30, 334, '#8a5236', { ink: 0.5 });
    for (const i of range(6))
      wall.panel(
        at - 26 + i * 9,
        334,
        at - 19 + i * 9,
        346 + ((i * 5 + k * 3) % 9),
        nth(['#8f2030', '#3f6fb0', '#5a8a5a'], (i + k) % 3),
        { ink: 0.4 },
      );
    bust(pen, wall.at(at + (k % 2 ? 6 : -5), k % 3 === 1 ? 298 : 306), 15 * wall.frame.scale, {
      skin: nth(BUST_SKINS, k + 1),
      hair: nth(['#241d28', '#9a6a3a', '#5a3a2c'], k % 3),
      cloth: nth(['#3a323e', '#f4efea', '#8f2030'], k % 3),
      kind: k * 2 + 1,
      look: k % 2 ? -0.5 : 0.6,
      asleep: k % 3 === 1,
      contour: false,
    });
    wall.panel(at - 30, 274, at + 30, 284, '#8a5236', { ink: 0.5 });
    for (const i of range(3 + (k % 2)))
      wall.panel(
        at + (k % 2 ? -27 : 8),
        284 + i * 5,
        at + (k % 2 ? -9 : 28),
        289 + i * 5,
        nth(['#fbf6f0', '#d8202f', '#3f6fb0'], i % 3),
        { ink: 0.4 },
      );
  });
}

export const cornerCafe: ThingKind<CornerCafeOptions> = {
  name: 'cornerCafe',
  footprint: () => block(500, 320),
  height: 420,
  draw(pen, frame, { wood = '#6f3a2c', awning = '#8f1522' }, random) {
    const s = frame.scale;
    const walls = box(pen, frame, { u0: -230, u1: 230, w0: -140, w1: 140, z1: 430 }, '#e9d8be', {
      topMaterial: '#7f6a62',
    });
    for (const wall of Object.values(walls)) {
      wall.panel(0, 0, wall.width, 176, wood, { ink: 1 });
      for (const k of range(Math.round(wall.width / 24)))
        pen.line([wall.at(k * 24, 4), wall.at(k * 24, 40)], 0.6, { opacity: 0.7 });
      wall.panel(0, 226, wall.width, 238, wood, { ink: 0.8 });
      for (const k of range(Math.round(wall.width / 120))) {
        const at = 60 + k * 120;
        wall.panel(at - 36, 268, at + 36, 366, '#f7efe2', { ink: 0.8 });
        wall.panel(at - 30, 274, at + 30, 360, k % 2 ? '#ffd98a' : '#e0b878', { ink: 1 });
        cram(pen, wall, at, k);
        pen.line([wall.at(at, 274), wall.at(at, 360)], 1.6, { colour: '#f7efe2' });
        pen.line([wall.at(at - 30, 322), wall.at(at + 30, 322)], 1.6, { colour: '#f7efe2' });
        wall.panel(at - 44, 250, at + 44, 262, wood, { ink: 0.8 });
        for (const j of range(5))
          pen.shape(
            arc(...wall.at(at - 32 + j * 16, 268), 10 * s, 9 * s, 0, 6.2832, 7),
            nth(['#4f8a4c', '#d8202f'], j % 2),
            { edge: 'scallop', ink: 0.6, contour: false },
          );
      }
    }
    const f = walls.front;
    if (f) {
      f.panel(34, 46, 270, 160, '#2a1c20', { ink: 1 });
      f.panel(42, 52, 262, 154, '#ffcf70', { ink: 0.8 });
      f.panel(42, 52, 262, 66, '#8a5236', { ink: 0.7 });
      for (const k of range(4)) {
        const at = 70 + k * 52;
        pen.line([f.at(at, 154), f.at(at, 134)], 1);
        pen.shape([f.at(at - 13, 134), f.at(at + 13, 134), f.at(at + 6, 144), f.at(at - 6, 144)], awning, {
          ink: 0.8,
          contour: false,
        });
        bust(pen, f.at(at, 94), 15 * frame.scale, {
          skin: nth(BUST_SKINS, k),
          hair: nth(['#241d28', '#9a6a3a', '#5a5262'], k % 3),
          cloth: nth(['#3a323e', '#8f2030', '#f4efea'], k % 3),
          kind: k,
          look: k % 2 ? -0.7 : 0.7,
          contour: false,
        });
      }
      f.panel(306, 0, 400, 164, '#3a2420', { ink: 1.2 });
      f.panel(318, 60, 388, 152, '#ffdf9a', { ink: 0.9 });
      f.panel(330, 92, 376, 112, '#fbf6f0', { ink: 0.8 });
      letters(pen, f, 'OPEN', { s: 353, z: 97, height: 10, colour: awning, width: 0.9 });
      for (const k of range(9)) {
        const out = (p: number, z: number, w: number) => frame.at(-230 + p, 140 + w, z);
        const [a, b] = [16 + k * 49, 16 + (k + 1) * 49];
        pen.shape(
          [out(a, 216, 0), out(b, 216, 0), out(b, 172, 70), out(a, 172, 70)],
          k % 2 ? '#fbf6f0' : awning,
          { ink: 0.8, tone: 0.2 },
        );
        pen.shape([out(a, 172, 70), out(b, 172, 70), out((a + b) / 2, 156, 70)], k % 2 ? '#fbf6f0' : awning, {
          ink: 0.7,
        });
      }
      f.panel(90, 378, 370, 424, '#241d28', { ink: 1.1, contour: true });
      letters(pen, f, 'CAFE', { s: 230, z: 386, height: 28, colour: '#ffdf9a', width: 2.6 });
    }
    // a cup of neon on a bracket
    const p = (u: number, z: number) => frame.at(230 + u * 0.8, 130, 250 + z);
    pen.bars([[p(0, 70), p(86, 70)]], 6 * s, '#241d28');
    pen.shape([p(24, 0), p(76, 0), p(86, 56), p(14, 56)], '#fbf6f0', { edge: 'straight' });
    pen.bars([[p(84, 44), p(106, 40), p(102, 16), p(80, 12)]], 6 * s, '#d8202f', { smooth: true });
    for (const k of range(3))
      pen.line([p(34 + k * 16, 66), p(40 + k * 16, 84), p(30 + k * 16, 98), p(38 + k * 16, 116)], 1.8, {
        smooth: true,
        colour: '#fff6ea',
      });
    // the cat keeps the sill
    const [x, y] = frame.at(150, 142, 262);
    pen.shape(
      [
        [x - 22 * s, y],
        [x - 20 * s, y - 30 * s],
        [x - 24 * s, y - 62 * s],
        [x - 10 * s, y - 52 * s],
        [x + 4 * s, y - 62 * s],
        [x + 4 * s, y - 32 * s],
        [x + 24 * s, y - 14 * s],
        [x + 26 * s, y],
      ],
      '#241d28',
      { edge: 'straight' },
    );
    for (const k of [-15, -3])
      pen.shape(arc(x + k * s, y - 42 * s, 3.6 * s, 4.4 * s, 0, 6.2832, 7), '#ffd84a', {
        edge: 'smooth',
        ink: 0.4,
        contour: false,
      });
    pen.stroke(
      [
        [x + 24 * s, y - 4],
        [x + 40 * s, y - 16 * s],
        [x + 34 * s, y - 36 * s],
      ],
      7 * s,
      { colour: '#241d28' },
    );
    for (const k of range(3)) {
      const [bx, by] = frame.at(-200 + k * 44, 190, 0);
      pen.shape(
        [
          [bx - 16 * s, by],
          [bx + 16 * s, by],
          [bx + 12 * s, by - 26 * s],
          [bx - 12 * s, by - 26 * s],
        ],
        '#b5603f',
      );
      pen.shape(arc(bx, by - 40 * s, 24 * s, 22 * s, random.next(), random.next() + 6.2832, 8), '#4f8a4c', {
        edge: 'scallop',
        ink: 0.9,
      });
    }
  },
};
