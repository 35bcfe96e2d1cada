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
    // a straw raincoat over both shoulders: rows of straw on cords, the upper over the lower, ragged at their ends
    for (const k of [-1, 1])
      for (const row of [3, 2, 1, 0]) {
        const cord = range(9).map((i): Point => {
          const t = i / 8;
          return [
            k * (54 + t * (150 + row * 22)),
            318 - row * 44 - t * (70 + row * 16) - Math.sin(t * Math.PI) * -14,
          ];
        });
        const ends = range(25).map((i): Point => {
          const t = i / 24;
          const [u, z] = [k * (54 + t * (154 + row * 22)), 318 - row * 44 - t * (70 + row * 16)];
          return [u + k * 12 * t, z - 58 - (i % 2 ? random.range(4, 22) : random.range(-12, 0))];
        });
        const straw = at([...cord, ...ends.toReversed()]);
        pen.shape(straw, coat, {
          ink: 0.8,
          tone: (k > 0 ? -0.5 : 0.15) - (row % 2) * 0.2,
          contour: row === 3,
        });
        pen.within(straw, () => {
          for (const [i, [u, z]] of ends.entries())
            pen.line([one(u, z), one(u - k * 8 + random.jitter(5), z + 46 + (i % 3) * 8)], 0.7, {
              opacity: 0.6,
            });
          pen.tint(at([...cord, ...cord.map(([u, z]): Point => [u, z - 15]).toReversed()]), coat, {
            tone: 1,
            edge: 'straight',
            opacity: 0.6,
          });
        });
        pen.line(at(cord), 2, { smooth: true, colour: '#8a5a30' });
      }
    pen.bars([[one(-62, 308), one(0, 282), one(62, 308)]], 9 * s, '#b5482f', { smooth: true, edge: 1.6 });
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
      const [rx, ry] = [(6 + (i % 4) * 3) * s, (5 + (i % 4) * 2) * s];
      pen.tint(arc(x + rx * 0.4, y + ry * 0.7, rx * 1.15, ry, 0, Math.PI * 2, 10), '#4a2f70', {
        opacity: 0.5,
      });
      pen.shape(arc(x, y, rx, ry, 0, Math.PI * 2, 10), '#e87a5a', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
      pen.tint(arc(x - rx * 0.3, y - ry * 0.35, rx * 0.4, ry * 0.32, 0, Math.PI * 2, 7), '#ffd0b0');
    }
    // bumps of the hide, on brow, cheeks and flanks
    for (const [u, z, r] of [
      [-196, 392, 12],
      [-170, 430, 8],
      [190, 396, 12],
      [166, 432, 9],
      [-60, 440, 8],
      [62, 442, 8],
      [-286, 40, 9],
      [292, 46, 9],
    ] as const) {
      const [x, y] = one(u, z);
      pen.line(arc(x, y, r * s, r * 0.8 * s, 0.2, 2.8, 8), 1, { smooth: true, opacity: 0.7 });
      pen.tint(arc(x - 2 * s, y - 3 * s, r * 0.6 * s, r * 0.4 * s, 0, Math.PI * 2, 8), skin, { tone: 1 });
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
      // four toes with round tips, then the water's rings about the foot
      for (const [i, u] of [78, 116, 158, 200].entries()) {
        const tip = one(k * u, -44 - (i === 1 || i === 2 ? 7 : 0));
        pen.shape(
          [
            one(k * (u - 15), -12),
            one(k * (u + 13), -12),
            [tip[0] + 13 * k * s, tip[1]],
            [tip[0] - 13 * k * s, tip[1]],
          ],
          skin,
          {
            edge: 'smooth',
            ink: 0.8,
            tone: k > 0 ? -0.2 : 0.25,
          },
        );
        pen.shape(arc(...tip, 19 * s, 12 * s, 0, Math.PI * 2, 12), skin, {
          edge: 'smooth',
          ink: 0.9,
          tone: k > 0 ? 0 : 0.45,
        });
        pen.tint(arc(tip[0] - 5 * s, tip[1] - 4 * s, 6 * s, 3 * s, 0, Math.PI * 2, 8), '#e6d4f4', {
          opacity: 0.7,
        });
      }
      const [wx, wy] = one(k * 140, -50);
      for (const [r, o] of [
        [92, 0.95],
        [118, 0.6],
      ] as const)
        pen.line(arc(wx, wy, r * s, r * 0.22 * s, 0.15, Math.PI - 0.15, 18), 2, {
          smooth: true,
          colour: '#f2fbff',
          opacity: o,
        });
    }
  },
};
