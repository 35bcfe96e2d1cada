/** The cage of the white garden: gilt, with its door open, and large enough to have tea in. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';

const GUEST: PersonSpec = {
  pose: 'sit',
  outfit: 'suit',
  colours: ['navy', 'navy', 'rose', 'black'],
  hair: 'curtain',
  hairColour: 'chestnut',
  hold: 'cup',
  mood: 'happy',
};
const HOSTESS: PersonSpec = {
  pose: 'sit',
  flip: true,
  outfit: 'dress',
  colours: ['wine', 'wine', 'white', 'black'],
  hair: 'topBun',
  hairColour: 'grey',
  build: 'elder',
  hold: 'cup',
  mood: 'laugh',
};

const IRON = '#eec565';
/** Height of the cage's dome as a share of its radius: flat enough to hide nobody behind its top. */
const DOME = 0.56;
/** The bars on both sides of the cage's door, radians. */
const DOOR = [0.885, 2.063] as const;

export interface BirdcageOptions {
  readonly r?: number;
  readonly height?: number;
}

export const birdcage: ThingKind<BirdcageOptions> = {
  name: 'birdcage',
  footprint: ({ r = 230 }) => disc(r),
  height: 300,
  draw(pen, frame, { r = 230, height = 300 }) {
    const s = frame.scale;
    drum(pen, frame, { r, z0: 0, z1: 20 }, '#c9a4b4');
    drum(pen, frame, { r: r * 0.92, z0: 20, z1: 38 }, '#f6dfe2');
    const bar = (a: number): Point[] => [
      frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, 38),
      frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, height),
      ...range(6).map((i) => {
        const t = ((i + 1) / 6) * (Math.PI / 2);
        return frame.at(
          Math.cos(a) * r * 0.86 * Math.cos(t),
          Math.sin(a) * r * 0.86 * Math.cos(t),
          height + Math.sin(t) * r * DOME,
        );
      }),
    ];
    const angles = range(16).map((i) => (i / 16) * 6.2832 + 0.1);
    const back = angles.filter((a) => Math.sin(a) < 0);
    const front = angles.filter((a) => Math.sin(a) >= 0 && Math.abs(Math.cos(a)) > 0.3);
    pen.bars(back.map(bar), 6 * s, IRON, { tone: -0.7, smooth: false });
    for (const z of [120, height])
      pen.bars([frame.disc(0, 0, z, r * 0.86, Math.PI, 6.2832, 18)], 7 * s, IRON, { tone: -0.7 });
    drum(pen, frame, { r: 22, r1: 14, z0: 38, z1: 92 }, '#fdf4f6');
    // two at tea on cushions, their backs to the bars and the pot between them
    for (const k of [-1, 1] as const) {
      drum(
        pen,
        frame,
        { u: k < 0 ? -118 : 92, w: -6, r: 46, r1: 42, z0: 38, z1: 72 },
        k < 0 ? '#c4586a' : '#5f6fb0',
      );
      folk(pen, frame.at(k < 0 ? -112 : 86, 2, 58), s * 0.92, k < 0 ? GUEST : HOSTESS);
    }
    drum(pen, frame, { w: 34, r: 78, z0: 92, z1: 102 }, '#fdf4f6');
    for (const [u, w] of [
      [-50, 40],
      [46, 46],
    ] as const)
      drum(pen, frame, { u, w, r: 12, r1: 17, z0: 102, z1: 120 }, '#e8809c');
    drum(pen, frame, { u: 6, w: 22, r: 24, r1: 15, z0: 102, z1: 138 }, '#8f7ac8');
    drum(pen, frame, { u: -14, w: 56, r: 26, z0: 102, z1: 106 }, '#ffffff');
    for (const [u, w] of [
      [-26, 56],
      [-6, 60],
      [-16, 50],
    ] as const)
      drum(pen, frame, { u, w, r: 9, z0: 106, z1: 116 }, u < -20 ? '#f4b6c8' : '#a9c98c');
    pen.bars(front.map(bar), 7 * s, IRON);
    for (const [from, to] of [
      [0, DOOR[0]],
      [DOOR[1], Math.PI],
    ] as const)
      pen.bars([frame.disc(0, 0, 120, r * 0.86, from, to, 10)], 8 * s, IRON);
    pen.bars([frame.disc(0, 0, height, r * 0.86, 0, Math.PI, 18)], 10 * s, IRON);
    // the door: two posts on which the rail ends, and a leaf that stands open on its hinges
    const post = (a: number, z: number): Point => frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, z);
    for (const a of DOOR) {
      pen.bars([[post(a, 30), post(a, height)]], 11 * s, IRON);
      pen.shape(arc(...post(a, 120), 9 * s, 9 * s, 0, 6.2832, 10), '#f6d878', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    }
    const leaf = (k: number, z: number): Point => {
      const [x, y] = post(DOOR[0], z);
      return [x + k * 74 * s, y + k * 30 * s];
    };
    pen.bars(
      [0.25, 0.5, 0.75].map((k) => [leaf(k, 50), leaf(k, 232 + 18 * Math.sin(k * Math.PI))]),
      5 * s,
      IRON,
    );
    pen.bars(
      [
        [leaf(0, 46), leaf(1, 46), leaf(1, 226), leaf(0.5, 250), leaf(0, 226)],
        [leaf(0, 130), leaf(1, 130)],
      ],
      7 * s,
      IRON,
    );
    for (const z of [70, 206])
      pen.shape(arc(...leaf(0, z), 8 * s, 10 * s, 0, 6.2832, 9), '#f6d878', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    for (const i of range(9)) {
      const a = (i / 8) * Math.PI;
      const [x, y] = frame.at(Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86, height - 14);
      pen.shape(arc(x, y, 17 * s, 13 * s, a, a + 6.28, 7), i % 2 ? '#f4b6c8' : '#ffffff', {
        edge: 'scallop',
        ink: 0.8,
      });
    }
    const top = height + r * DOME;
    drum(pen, frame, { r: 20, r1: 8, z0: top - 8, z1: top + 22 }, IRON);
    pen.line(arc(...frame.at(0, 0, top + 38), 17 * s, 17 * s, 0, 6.2832, 20), 3.4, {
      colour: '#eec565',
      smooth: true,
    });
    pen.line(arc(...frame.at(0, 0, top + 38), 17 * s, 17 * s, 0, 6.2832, 20), 1, { smooth: true });
  },
};
