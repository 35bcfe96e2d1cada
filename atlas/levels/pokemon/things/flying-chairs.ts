/** The flying chairs: a mast and a canopy, and eight chairs that swing out on chains over a fenced ring. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame, Point3 } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface FlyingChairsOptions {
  readonly colours?: readonly string[];
  readonly accent?: string;
}

const RIM = { r: 190, z: 560 };
const OUT = 262;
/** The fenced ring below, and how far behind it nobody stands. */
const RING = 282;
const BEHIND = 760;
/** Half of a chair's width, world units. */
const HALF = 26;

/** Where around the mast the chairs hang, radians; those of the far side first. */
const TURNS = [3.55, 4.35, 5.07, 5.87, 0.36, 1.12, 2.02, 2.78] as const;

/** The seat of each chair, in the ride's own space; the chairs of one side hang lower than those of the other. */
export const SEATS: readonly Point3[] = TURNS.map((a, i) => [
  Math.cos(a) * OUT,
  Math.sin(a) * OUT,
  // the near ones swing low, the far ones high: no chain crosses another chair
  (Math.sin(a) < 0 ? 330 : 210) + (i % 3) * 16,
]);

/** Is a seat on the far side of the mast? Whoever sits there is drawn before the ride. */
export const isFar = ([, w]: Point3): boolean => w < 0;

function chair(pen: Pen, frame: Frame, i: number, seat: Point3, colour: string): void {
  const s = frame.scale;
  const [x, y] = frame.at(...seat);
  const turn = TURNS[i] ?? 0;
  const p = (u: number, z: number): Point => [x + u * s, y - z * s];
  for (const k of [-1, 1]) {
    const hook = frame.at(Math.cos(turn + k * 0.13) * RIM.r, Math.sin(turn + k * 0.13) * RIM.r, RIM.z);
    pen.bars([[hook, p(k * HALF, 34)]], 2.6 * s, '#8a8296', { edge: 0.9 });
    pen.bars([[p(k * HALF, 36), p(k * HALF, -4)]], 5 * s, '#c9a05a', { edge: 1.1 });
    pen.shape(arc(...hook, 5 * s, 5 * s, 0, 6.2832, 8), '#c9a05a', { edge: 'smooth', contour: false });
  }
  if (isFar(seat)) {
    // the bar over the lap of whoever sits behind it
    pen.bars([[p(-HALF, 14), p(HALF, 14)]], 5 * s, '#c9a05a', { edge: 1.1 });
    return;
  }
  pen.shape([p(-HALF, 6), p(-HALF + 2, 46), p(HALF - 2, 46), p(HALF, 6)], colour, { tone: -0.6 });
  pen.shape([p(-HALF - 3, 6), p(HALF + 3, 6), p(HALF, -8), p(-HALF, -8)], colour);
}

export const flyingChairs: ThingKind<FlyingChairsOptions> = {
  name: 'flyingChairs',
  // nobody walks where feet fly, nor behind the chains, which would cross a face
  footprint: () => [...arc(0, 0, RING + 10, RING + 10, 0, Math.PI, 11), [-OUT, -BEHIND], [OUT, -BEHIND]],
  height: 380,
  // the canopy's is drawn on the ring, round: the footprint's would be that of a box
  shadow: false,
  draw(pen, frame, { colours = ['#8f7fb8', '#f6e7c8'], accent = '#e3b04b' }) {
    const s = frame.scale;
    const [main = accent, pale = accent] = colours;
    // the ring that is kept clear, with a low fence whose far half stands behind the mast
    const ring = frame.disc(0, 0, 0, RING, 0, 6.2832, 44);
    pen.shape(ring, '#d9c4e4', { edge: 'smooth', contour: false, ink: 0.7, wobble: 0 });
    // boards laid in a wheel, every second one darker, worn pale where people get on
    for (const i of range(24)) {
      const [a, b] = [(i / 24) * 6.2832, ((i + 1) / 24) * 6.2832];
      if (i % 2 === 0)
        pen.tint(
          [...frame.disc(0, 0, 0, RING - 10, a, b, 4), ...frame.disc(0, 0, 0, 112, a, b, 4).reverse()],
          '#b7a0d0',
          { edge: 'straight' },
        );
      pen.line(
        [
          frame.at(Math.cos(a) * 112, Math.sin(a) * 112, 0),
          frame.at(Math.cos(a) * (RING - 4), Math.sin(a) * (RING - 4), 0),
        ],
        0.6,
        { opacity: 0.5 },
      );
    }
    pen.line(frame.disc(0, 0, 0, 200, 0, 6.2832, 36), 0.6, { smooth: true, opacity: 0.5 });
    pen.tint(frame.disc(-20, 236, 0, 84, 0, 6.2832, 18), '#f3e6f4', { opacity: 0.6 });
    pen.within(ring, () =>
      pen.tint(frame.disc(30, 30, 0, RIM.r, 0, 6.2832, 30), pen.light.shadow, { opacity: 0.2 }),
    );
    // each chair's own shade on the boards
    for (const [u, w] of SEATS)
      pen.within(ring, () =>
        pen.tint(frame.disc(u * 0.9 + 34, w * 0.9 + 22, 0, 26, 0, 6.2832, 12), pen.light.shadow, {
          opacity: 0.24,
        }),
      );
    const fence = (from: number, to: number) => {
      const at = (a: number, z: number) => frame.at(Math.cos(a) * (RING - 8), Math.sin(a) * (RING - 8), z);
      const posts = range(9).map((i) => from + ((to - from) * i) / 8);
      pen.bars(
        posts.map((a) => [at(a, 0), at(a, 40)]),
        7 * s,
        pale,
        { edge: 1.2 },
      );
      for (const z of [16, 34])
        pen.bars([range(19).map((i) => at(from + ((to - from) * i) / 18, z))], 4 * s, main, { edge: 1.1 });
    };
    fence(Math.PI, 2 * Math.PI);
    drum(pen, frame, { r: 104, z0: 0, z1: 24 }, '#b8706a', { topMaterial: '#d9b98a' });
    pen.line(frame.disc(0, 0, 24, 84, 0, Math.PI, 16), 0.8, { smooth: true });
    const paint = ['#d9574f', '#5f9ea8', '#7a9a5a', '#e08a5a'];
    const hang = (far: boolean) => {
      for (const [i, seat] of SEATS.entries())
        if (isFar(seat) === far) chair(pen, frame, i, seat, paint[i % paint.length] ?? accent);
    };
    hang(true);
    for (const i of range(5))
      drum(
        pen,
        frame,
        { r: 40 - i * 2, r1: 38 - i * 2, z0: 24 + i * 106, z1: 130 + i * 106 },
        i % 2 ? accent : main,
        { top: false },
      );
    // a mirror on the mast, and the lamps under the canopy
    for (const i of [1, 3])
      pen.shape(arc(...frame.at(0, 30, 76 + i * 106), 15 * s, 25 * s), '#cfe9ee', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
    pen.shape(frame.disc(0, 0, RIM.z, RIM.r), main, { edge: 'smooth', tone: -1 });
    stripedCone(pen, frame, { r: RIM.r + 4, r1: RIM.r + 4, z0: RIM.z, z1: RIM.z + 40, sectors: 28 }, [
      accent,
      pale,
    ]);
    stripedCone(
      pen,
      frame,
      { r: RIM.r + 4, r1: 10, z0: RIM.z + 40, z1: RIM.z + 134, bulge: -8, sectors: 20 },
      colours,
    );
    for (const i of range(9)) {
      const a = 0.16 + (i / 8) * (Math.PI - 0.32);
      pen.shape(
        arc(
          ...frame.at(Math.cos(a) * (RIM.r + 4), Math.sin(a) * (RIM.r + 4), RIM.z + 20),
          7 * s * (0.6 + 0.4 * Math.sin(a)),
          7 * s,
        ),
        '#fff4c8',
        { edge: 'smooth', contour: false, ink: 0.7 },
      );
    }
    pen.shape(arc(...frame.at(0, 0, RIM.z + 146), 15 * s, 15 * s, 0, 6.2832, 10), accent, { edge: 'smooth' });
    fence(0.5, Math.PI - 0.5);
    hang(false);
  },
};
