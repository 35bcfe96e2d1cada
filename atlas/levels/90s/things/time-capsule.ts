/** The time capsule half in its hole: everything the decade could not do without, for whoever digs in fifty years. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { bulbs, discOn, inlay, roundRect } from './panels';

export interface TimeCapsuleOptions {
  readonly metal?: string;
  readonly earth?: string;
}

export const timeCapsule: ThingKind<TimeCapsuleOptions> = {
  name: 'timeCapsule',
  footprint: () => disc(330),
  height: 420,
  draw(pen, frame, { metal = '#d4dae6', earth = '#a8744f' }, random) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 0, 322, 0, Math.PI * 2, 40), earth, { edge: 'smooth' });
    pen.shape(frame.disc(0, 0, 26, 276, 0, Math.PI * 2, 36), earth, { edge: 'smooth', tone: 0.6, ink: 0.8 });
    pen.shape(frame.disc(0, 6, 26, 212, 0, Math.PI * 2, 34), '#5a3a3a', { edge: 'smooth', contour: false });
    pen.tint(frame.disc(0, 34, 26, 176, 0, Math.PI * 2, 30), '#3f2a34', { edge: 'smooth' });
    for (const k of range(16)) {
      const a = random.range(0, 6.28);
      const [x, y] = frame.at(Math.cos(a) * random.range(238, 306), Math.sin(a) * random.range(238, 306), 16);
      pen.shape(arc(x, y, random.range(9, 20) * s, random.range(6, 12) * s, 0, 6.2832, 7), earth, {
        tone: k % 2 ? 0.8 : -0.8,
        ink: 0.7,
        contour: false,
      });
    }
    // two beams and a tackle over the hole
    const legs: readonly (readonly Point[])[] = [
      [frame.at(-250, -30, 20), frame.at(-10, -30, 600)],
      [frame.at(250, -30, 20), frame.at(10, -30, 600)],
      [frame.at(0, -240, 20), frame.at(0, -40, 600)],
    ];
    pen.bars(legs, 15 * s, '#c98a52');
    pen.bars([[frame.at(-34, -30, 592), frame.at(34, -30, 592)]], 26 * s, '#e8447f');
    pen.line([frame.at(0, -30, 586), frame.at(26, 0, 486)], 3.4);
    // the capsule leans: axis from the hole up
    const lean = 0.13;
    const skin: Surface = {
      at: (a, z) => {
        const [x, y] = frame.at(
          a * Math.cos(lean) + z * Math.sin(lean) - 30,
          40,
          z * Math.cos(lean) - a * Math.sin(lean),
        );
        return [x, y];
      },
    };
    const side = (z: number): number =>
      z < 330 ? 116 : 116 * Math.sqrt(Math.max(0, 1 - ((z - 330) / 132) ** 2));
    const heights = [...range(12).map((k) => k * 30), ...range(9).map((k) => 340 + k * 15.2)];
    const outline = [
      ...heights.map((z) => skin.at(-side(z), z)),
      ...[...heights].reverse().map((z) => skin.at(side(z), z)),
    ];
    pen.shape(outline, metal, { wobble: 0 });
    pen.tint(
      [
        ...heights.map((z) => skin.at(side(z) * 0.42, z)),
        ...[...heights].reverse().map((z) => skin.at(side(z), z)),
      ],
      '#9aa3bd',
      { edge: 'straight' },
    );
    pen.tint(
      [
        ...heights.map((z) => skin.at(-side(z) * 0.8, z)),
        ...[...heights].reverse().map((z) => skin.at(-side(z) * 0.58, z)),
      ],
      '#ffffff',
      { edge: 'straight', opacity: 0.8 },
    );
    for (const [z0, z1, colour] of [
      [40, 66, '#2fb5ac'],
      [66, 84, '#e8447f'],
      [318, 342, '#ffd84a'],
    ] as const)
      inlay(
        pen,
        [
          skin.at(-116, z0),
          skin.at(0, z0 - 14),
          skin.at(116, z0),
          skin.at(116, z1),
          skin.at(0, z1 - 14),
          skin.at(-116, z1),
        ],
        colour,
      );
    inlay(pen, discOn(skin, 0, 226, 66, 28), '#8a93ad', { edge: 'smooth', ink: 1.2 });
    inlay(pen, discOn(skin, 0, 226, 52, 26), '#bff0f0', { edge: 'smooth' });
    inlay(pen, [skin.at(-34, 196), skin.at(34, 192), skin.at(30, 228), skin.at(-30, 230)], '#6a4fb0');
    inlay(pen, discOn(skin, -12, 244, 17, 14), '#ffd84a', { edge: 'smooth' });
    inlay(pen, roundRect(skin, 8, 222, 34, 262, 6), '#e8447f');
    bulbs(pen, skin, [-56, 226], [-56, 226], 1, 5, ['#5a6488']);
    for (const a of range(8))
      inlay(pen, discOn(skin, Math.cos(a * 0.785) * 59, 226 + Math.sin(a * 0.785) * 59, 4.4, 7), '#5a6488', {
        edge: 'smooth',
        ink: 0,
      });
    letters(pen, skin, 'OPEN IN 2049', { s: 0, z: 112, height: 26, fit: 176, colour: '#4a3f80', width: 2.6 });
    pen.bars([[skin.at(0, 458), skin.at(0, 500)]], 8 * s, '#8a93ad');
    pen.shape(discOn(skin, 0, 508, 17, 14), '#e8447f', { edge: 'smooth' });
    // the dark of the hole and the near rim hide its foot
    const hole = (depth: number) =>
      range(21).map((k) => {
        const turn = (k / 20) * Math.PI;
        return frame.at(Math.cos(turn) * 208, 6 + Math.sin(turn) * depth, 26);
      });
    inlay(pen, [...hole(208), ...hole(64).reverse()], '#3f2a34', { ink: 0 });
    pen.shape(
      [
        ...frame.disc(0, 6, 26, 212, 0.12, Math.PI - 0.12, 20),
        ...frame.disc(0, 0, 26, 276, 0.12, Math.PI - 0.12, 20).reverse(),
      ],
      earth,
      { tone: 0.6, ink: 0.8, edge: 'straight', wobble: 0 },
    );
    // what goes in: a crate of tapes, a shovel in the heap
    const heap = frame.moved(-236, 150);
    pen.shape(
      [heap.at(-130, 0), heap.at(-84, 0, 62), heap.at(-28, 0, 96), heap.at(34, 0, 60), heap.at(120, 0)],
      earth,
      { edge: 'smooth', tone: 0.3 },
    );
    pen.bars([[heap.at(-10, 0, 70), heap.at(40, 0, 232)]], 9 * s, '#c98a52');
    pen.bars([[heap.at(20, 0, 234), heap.at(62, 0, 226)]], 10 * s, '#3a3448');
    const crate = frame.moved(210, 186);
    const front = box(pen, crate, { u0: -70, u1: 70, w0: -44, w1: 44, z1: 60 }, '#e0a860', {
      topMaterial: '#5f3f36',
    }).front;
    for (const k of range(5)) {
      const u = -52 + k * 26;
      pen.shape(
        [
          crate.at(u - 15, 10, 56),
          crate.at(u + 13, 12, 56),
          crate.at(u + 15, 8, 96 + (k % 2) * 16),
          crate.at(u - 13, 6, 98 + (k % 2) * 16),
        ],
        nth(['#e8447f', '#3a3448', '#ffd84a', '#2fb5ac', '#f7f1e6'], k),
        { ink: 0.8 },
      );
    }
    if (front)
      letters(pen, front, '90-99', { s: 70, z: 18, height: 24, fit: 104, colour: '#7a3f2a', width: 2 });
  },
};
