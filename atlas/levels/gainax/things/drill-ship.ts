/** The captain's ship: a submarine by birth, an airship by stubbornness, with a drill where others have a bow. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { drillCone, flat, plate } from './plates';

export interface DrillShipOptions {
  readonly hull?: string;
  readonly trim?: string;
  readonly belly?: string;
}

export const drillShip: ThingKind<DrillShipOptions> = {
  name: 'drillShip',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { hull = '#3f6f9a', trim = '#f2b83c', belly = '#f3e6cc' }) {
    const p = flat(frame);
    const s = frame.scale;
    // propellers first: they turn behind the fins
    for (const [u, z, r] of [
      [-560, 60, 92],
      [-500, -50, 70],
    ] as const) {
      pen.bars([[p(u, z), p(u + 130, z - 6)]], 20 * s, '#5a5478');
      for (const i of range(3)) {
        const a = i * 2.09 + 0.5;
        const blade = (k: number, q: number): Point =>
          p(u + Math.cos(a + k) * q * 0.34, z + Math.sin(a + k) * q);
        pen.shape([p(u, z), blade(-0.3, r * 0.7), blade(0, r), blade(0.36, r * 0.72)], trim, {
          edge: 'smooth',
        });
      }
      pen.shape(arc(...p(u, z), 15 * s, 18 * s), '#5a5478', { edge: 'smooth' });
      pen.tint(arc(...p(u, z), 36 * s, r * s), '#ffffff', { opacity: 0.25 });
    }
    plate(pen, [p(-470, 110), p(-560, 270), p(-420, 250), p(-300, 130)], '#d9463c');
    plate(pen, [p(-480, 0), p(-590, -130), p(-440, -120), p(-330, -20)], '#d9463c', -0.5);
    drillCone(pen, p(420, 36), p(690, 14), 116 * s, '#d0d8e0', 6);
    const body: readonly (readonly [number, number])[] = [
      [-490, 40],
      [-430, 110],
      [-250, 150],
      [60, 168],
      [300, 156],
      [430, 120],
      [440, -46],
      [300, -96],
      [40, -120],
      [-250, -92],
      [-430, -20],
    ];
    pen.shape(
      body.map(([u, z]) => p(u, z)),
      hull,
      { edge: 'smooth' },
    );
    pen.tint(
      [
        p(-470, 20),
        p(-240, 10),
        p(100, -4),
        p(430, 6),
        p(434, -40),
        p(296, -90),
        p(40, -114),
        p(-246, -86),
        p(-420, -18),
      ],
      belly,
    );
    pen.tint(
      [p(-420, -20), p(-100, -66), p(200, -76), p(430, -30), p(296, -92), p(40, -116), p(-246, -88)],
      belly,
      {
        tone: -1,
      },
    );
    pen.tint([p(-400, 104), p(-240, 140), p(60, 158), p(290, 148), p(60, 132), p(-230, 116)], hull, {
      tone: 1.1,
    });
    pen.stroke([p(-480, 24), p(-200, 14), p(120, 0), p(434, 8)], 5, { from: 0.8, to: 0.8 });
    plate(pen, [p(400, 150), p(446, 142), p(452, -64), p(404, -74)], trim);
    for (const z of [110, 40, -30])
      pen.shape(arc(...p(427, z), 7 * s, 7 * s), '#fff0c0', { edge: 'smooth', ink: 0.6, contour: false });
    for (const i of range(7)) {
      const [x, y] = p(-330 + i * 96, 62 + Math.sin(i) * 4);
      pen.shape(arc(x, y, 30 * s, 30 * s), trim, { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 20 * s, 20 * s), '#ffe9a8', { edge: 'smooth', ink: 0.8, contour: false });
      pen.tint(
        [
          [x - 12 * s, y + 4 * s],
          [x + 2 * s, y - 14 * s],
          [x + 10 * s, y - 8 * s],
          [x - 4 * s, y + 12 * s],
        ],
        '#ffffff',
        {
          edge: 'straight',
          opacity: 0.7,
        },
      );
    }
    // seams and rivets of the belly
    for (const u of [-260, -60, 150, 320]) pen.line([p(u, 4), p(u + 16, -88)], 1.2);
    // the bridge: two decks, a railing, a mast with all its flags
    plate(pen, [p(-190, 236), p(120, 244), p(170, 160), p(-230, 150)], belly);
    for (const i of range(5)) {
      const u = -150 + i * 56;
      pen.shape([p(u, 218), p(u + 38, 220), p(u + 40, 184), p(u, 182)], '#46506e', {
        ink: 0.9,
        contour: false,
      });
      pen.tint([p(u + 4, 188), p(u + 18, 216), p(u + 6, 216)], '#dff0f6', { edge: 'straight' });
    }
    plate(pen, [p(-120, 312), p(50, 316), p(70, 244), p(-140, 240)], hull);
    pen.shape([p(-100, 300), p(30, 302), p(36, 268), p(-104, 266)], '#ffe9a8', { ink: 1, contour: false });
    for (const u of [-60, -20, 10]) pen.line([p(u, 300), p(u, 268)], 1.2);
    pen.bars([[p(-230, 178), p(-230, 196), p(180, 206), p(180, 186)]], 4 * s, trim, { edge: 1.2 });
    pen.bars(
      [
        [p(-30, 314), p(-30, 470)],
        [p(-66, 430), p(6, 430)],
      ],
      8 * s,
      '#5a5478',
    );
    pen.shape([p(-26, 468), p(-26, 420), p(-120, 430), p(-100, 446), p(-124, 462)], '#d9463c');
    pen.shape(arc(...p(-68, 444), 10 * s, 10 * s), '#fff8ea', { edge: 'smooth', ink: 0.6, contour: false });
    // it ends at the tip of the tail's upper fin
    pen.line([p(-30, 460), p(-417, 245)], 1.2);
    for (const i of range(6)) {
      const t = (i + 0.5) / 7;
      const [u, z] = [-30 - 450 * t, 460 - 250 * t];
      pen.shape(
        [p(u, z), p(u - 34, z - 19), p(u - 10, z - 44)],
        ['#d9463c', '#fff8ea', '#c8e84a'][i % 3] ?? trim,
        {
          ink: 0.8,
        },
      );
    }
    // an anchor nobody took in
    pen.line([p(96, -112), p(104, -184), p(90, -244)], 2, { smooth: true });
    pen.bars(
      [
        [p(90, -238), p(90, -304)],
        [p(52, -276), p(64, -302), p(90, -312), p(116, -302), p(128, -276)],
      ],
      9 * s,
      '#5a5478',
      {
        smooth: true,
      },
    );
  },
};
