/** The great toad somebody called up by mistake and nobody dares to send back. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface GreatToadOptions {
  readonly skin?: string;
  readonly belly?: string;
  readonly coat?: string;
}

export const greatToad: ThingKind<GreatToadOptions> = {
  name: 'greatToad',
  footprint: () => block(520, 260),
  height: 360,
  draw(pen, frame, { skin = '#8f6fb0', belly = '#f3e2b8', coat = '#e3b65a' }, random) {
    const s = frame.scale;
    const at = upright(frame, 60);
    const one = (u: number, z: number): Point => frame.at(u, 60, z);
    for (const k of [-1, 1]) {
      pen.shape(
        at([
          [k * 150, 0],
          [k * 300, -14],
          [k * 330, 60],
          [k * 290, 190],
          [k * 190, 230],
          [k * 120, 120],
        ]),
        skin,
        { edge: 'smooth', tone: k > 0 ? -0.6 : -0.1 },
      );
      pen.shape(
        at([
          [k * 190, -20],
          [k * 350, -34],
          [k * 372, -8],
          [k * 300, 22],
          [k * 200, 18],
        ]),
        skin,
        { edge: 'smooth', tone: k > 0 ? -0.3 : 0.2 },
      );
    }
    pen.shape(
      at([
        [-200, 10],
        [-250, 150],
        [-216, 280],
        [-120, 350],
        [0, 366],
        [120, 350],
        [216, 280],
        [250, 150],
        [200, 10],
        [0, -22],
      ]),
      skin,
      { edge: 'smooth' },
    );
    pen.tint(
      at([
        [70, 350],
        [130, 200],
        [110, 20],
        [200, 10],
        [248, 150],
        [214, 278],
        [130, 346],
      ]),
      skin,
      { tone: -0.8 },
    );
    pen.shape(
      at([
        [-130, 0],
        [-160, 110],
        [-110, 210],
        [0, 240],
        [110, 210],
        [160, 110],
        [130, 0],
        [0, -14],
      ]),
      belly,
      { edge: 'smooth', contour: false },
    );
    for (const z of [40, 86, 132])
      pen.line([one(-120, z), one(0, z - 12), one(120, z)], 1, { smooth: true, colour: belly, tone: -0.9 });
    // a straw raincoat over both shoulders
    for (const k of [-1, 1])
      for (const row of range(3))
        for (const i of range(6)) {
          const u = k * (66 + i * 32 + row * 14);
          const z = 300 - i * 22 - row * 48;
          pen.shape(
            [
              one(u - 20, z + 18),
              one(u + 20, z + 12),
              one(u + 14 + k * 8, z - 46),
              one(u - 8 + k * 8, z - 50),
            ],
            coat,
            { ink: 0.7, tone: k > 0 ? -0.5 : 0.1, contour: row === 2 },
          );
        }
    // the head: a mouth from ear to ear, if it had ears
    pen.shape(
      at([
        [-236, 330],
        [-214, 410],
        [-120, 456],
        [0, 462],
        [120, 456],
        [214, 410],
        [236, 330],
        [150, 276],
        [0, 262],
        [-150, 276],
      ]),
      skin,
      { edge: 'smooth', tone: 0.15 },
    );
    pen.tint(
      at([
        [90, 458],
        [150, 360],
        [120, 284],
        [236, 330],
        [212, 408],
        [130, 452],
      ]),
      skin,
      { tone: -0.7 },
    );
    pen.shape(
      at([
        [-190, 312],
        [0, 272],
        [190, 312],
        [150, 280],
        [0, 258],
        [-150, 280],
      ]),
      belly,
      { edge: 'smooth', ink: 0.8, contour: false },
    );
    pen.stroke([one(-232, 336), one(-120, 312), one(0, 304), one(120, 312), one(232, 336)], 9, {
      from: 0.4,
      to: 0.4,
    });
    for (const k of [-1, 1]) {
      pen.shape(arc(...one(k * 130, 462), 66 * s, 62 * s, 0, Math.PI * 2, 16), skin, {
        edge: 'smooth',
        tone: k > 0 ? -0.2 : 0.2,
      });
      pen.shape(arc(...one(k * 130, 462), 46 * s, 42 * s, 0, Math.PI * 2, 16), '#fbe9a8', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...one(k * 130 + 8, 458), 31 * s, 13 * s, 0, Math.PI * 2, 14), '#2b1a2e', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
      pen.shape(
        [one(k * 200, 474), one(k * 170, 512), one(k * 100, 522), one(k * 62, 484), one(k * 130, 490)],
        skin,
        { edge: 'smooth', tone: -0.2 },
      );
      pen.stroke([one(k * 30, 372), one(k * 44, 378)], 7);
    }
    for (const i of range(22)) {
      const a = random.range(0.25, Math.PI - 0.25);
      const r = random.range(120, 196);
      const [x, y] = one(Math.cos(a) * r, 330 + Math.sin(a) * r * 0.5);
      pen.shape(arc(x, y, (6 + (i % 4) * 3) * s, (5 + (i % 4) * 2) * s, 0, Math.PI * 2, 8), '#e87a5a', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
    }
    // a sedge hat, far too small
    pen.shape([one(-96, 470), one(0, 566), one(96, 470), one(0, 450)], coat, { tone: 0.2 });
    pen.tint([one(10, 556), one(96, 470), one(20, 454)], coat, { tone: -0.8, edge: 'straight' });
    for (const k of range(7))
      pen.line([one(-80 + k * 27, 466 - (3 - Math.abs(k - 3)) * 4), one(0, 564)], 0.8);
    // the scroll it will not give back
    pen.bars([[one(-150, 298), one(150, 304)]], 34 * s, '#f3ead2');
    pen.bars(
      [
        [one(-176, 297), one(-146, 298)],
        [one(146, 304), one(176, 305)],
      ],
      24 * s,
      '#b5482f',
    );
    pen.bars([[one(-14, 300), one(14, 301)]], 36 * s, '#3f8a5a', { edge: 1.4 });
    for (const k of [-1, 1]) {
      pen.shape(
        at([
          [k * 90, -34],
          [k * 120, 130],
          [k * 180, 150],
          [k * 206, 90],
          [k * 180, -20],
          [k * 214, -40],
          [k * 70, -46],
        ]),
        skin,
        { edge: 'smooth', tone: k > 0 ? -0.25 : 0.25 },
      );
      for (const t of [100, 140, 180]) pen.line([one(k * t, -40), one(k * t + k * 4, -22)], 1.2);
    }
  },
};
