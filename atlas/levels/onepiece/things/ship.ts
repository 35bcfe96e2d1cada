/** Ships under sail: the crew's own, the navy's, and the black ones that mean trouble. */
import { arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { hoops, hullWork, jibWork, sailWork } from './ship-work';
import { shipFlag } from './ship-flag';
import { FIGUREHEADS, SAIL_MARKS } from './ship-marks';

export interface ShipOptions {
  readonly hull?: string;
  readonly trim?: string;
  readonly sail?: string;
  readonly stripe?: string | undefined;
  readonly mark?: keyof typeof SAIL_MARKS;
  readonly markColour?: string;
  readonly figurehead?: keyof typeof FIGUREHEADS;
  readonly flag?: string;
  readonly masts?: readonly number[];
  readonly roof?: string;
}

const HALF = 350;

/** A line along the hull: `side` 1 is the viewer's, lifted by the sheer toward both ends. */
function rail(frame: Frame, side: number, z: number, tuck = 1): Point[] {
  return range(19).map((i) => {
    const t = i / 18;
    const u = lerp(-HALF, HALF, t) * tuck;
    const beam = 104 * Math.sin(Math.PI * (0.12 + 0.85 * t)) ** 0.55 * tuck;
    return frame.at(u, side * beam, z + (z > 20 ? 74 * (2 * t - 1) ** 2 * (t > 0.5 ? 1.3 : 1) : 0));
  });
}

function sailOn(
  pen: Pen,
  frame: Frame,
  {
    sail,
    stripe,
    mark,
    markColour,
  }: Required<Pick<ShipOptions, 'sail' | 'mark' | 'markColour'>> & Pick<ShipOptions, 'stripe'>,
  [u, low, high, half]: readonly [number, number, number, number],
  marked: boolean,
): void {
  const at = (s: number, t: number): Point => {
    const belly = Math.sin(t * Math.PI) * 44 + 16 * t;
    const wide = half * (1.06 - 0.2 * t);
    return frame.at(
      u + s * wide + belly * 0.7,
      -s * 40 + belly * 0.4,
      lerp(low, high, t) - (1 - t) * (1 - s * s) * -26,
    );
  };
  const edge = (s0: number, s1: number): Point[] => [
    ...range(7).map((i) => at(lerp(s0, s1, i / 6), 0)),
    ...range(7).map((i) => at(s1, i / 6)),
    ...range(7).map((i) => at(lerp(s1, s0, i / 6), 1)),
    ...range(7).map((i) => at(s0, 1 - i / 6)),
  ];
  pen.shape(edge(-1, 1), sail, { tone: 0.2, wobble: 0 });
  if (stripe)
    for (const k of range(4))
      pen.shape(edge(-0.86 + k * 0.5, -0.62 + k * 0.5), stripe, {
        ink: 0.5,
        contour: false,
        wobble: 0,
        tone: 0.1,
      });
  pen.tint(edge(0.5, 1), stripe ?? sail, { tone: -1, edge: 'straight', opacity: 0.35 });
  for (const s of [-0.45, 0.2, 0.7])
    pen.line(
      range(6).map((i) => at(s, i / 5)),
      0.6,
      { smooth: true, opacity: 0.6 },
    );
  pen.bars([[at(-1.08, 1), at(1.08, 1)]], 9 * frame.scale, '#7a4f30');
  sailWork(pen, at, stripe === undefined ? sail : undefined);
  if (marked) SAIL_MARKS[mark](pen, at, markColour);
}

/** The point at the share `t` of a line. */
function between(line: readonly Point[], t: number): Point {
  const at = Math.min(line.length - 1.001, Math.max(0, t * (line.length - 1)));
  const [a, b] = [nth(line, Math.floor(at)), nth(line, Math.floor(at) + 1)];
  const k = at - Math.floor(at);
  return [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
}

export const ship: ThingKind<ShipOptions> = {
  name: 'pirateShip',
  footprint: () => block(760, 210),
  height: 420,
  shadow: false,
  draw(pen, frame, options, random) {
    const {
      hull = '#a8623a',
      trim = '#f0c65a',
      sail = '#fbf3df',
      stripe,
      mark = 'bones',
      markColour = '#3a2a3c',
    } = options;
    const { figurehead = 'rooster', flag = '#2f2a38', masts = [-150, 60], roof = '#c9483f' } = options;
    const s = frame.scale;
    for (const k of range(10))
      pen.tint(
        arc(...frame.at(-HALF + 20 + k * 76, 88 + 18 * Math.sin(k * 0.9), -8), 70 * s, 15 * s, 0, 6.2832, 10),
        '#ffffff',
        { opacity: 0.55 },
      );
    pen.bars([[frame.at(HALF - 30, 0, 190), frame.at(HALF + 190, 0, 300)]], 13 * s, '#8a5a36');
    pen.shape([...rail(frame, -1, 128), ...rail(frame, 1, 128).reverse()], '#cf9c62', {
      tone: 0.2,
      wobble: 0,
    });
    for (const k of range(6)) {
      const t = (k + 1) / 7;
      pen.line(
        range(10).map((i) => {
          const [a, b] = [
            nth(rail(frame, -1, 120), 2 + Math.round(i * 1.5)),
            nth(rail(frame, 1, 120), 2 + Math.round(i * 1.5)),
          ];
          return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)] as const;
        }),
        0.6,
        { opacity: 0.6 },
      );
    }
    const side = [...rail(frame, 1, 128), ...rail(frame, 1, -10, 0.9).reverse()];
    pen.shape(side, hull, { wobble: 0 });
    pen.tint([...rail(frame, 1, 44, 0.94), ...rail(frame, 1, -10, 0.9).reverse()], hull, {
      tone: -1.2,
      edge: 'straight',
    });
    for (const z of [24, 52, 80])
      pen.line(rail(frame, 1, z, 0.9 + z / 1280).slice(1, -1), 0.7, { smooth: true });
    pen.hatch(side, { angle: 0.05, gap: 13, cover: 0.12, width: 0.7 });
    hullWork(pen, (t, z) => between(rail(frame, 1, z, 0.9 + (0.1 * (z + 10)) / 138), t), s, hull);
    pen.shape([...rail(frame, 1, 136), ...rail(frame, 1, 112, 0.985).reverse()], trim, {
      ink: 0.9,
      contour: false,
      wobble: 0,
    });
    for (const i of range(6)) {
      const [x, y] = nth(rail(frame, 1, 74, 0.96), 4 + i * 2);
      pen.shape(
        [
          [x - 17 * s, y + 14 * s],
          [x + 17 * s, y + 15 * s],
          [x + 17 * s, y - 17 * s],
          [x - 17 * s, y - 18 * s],
        ],
        trim,
        { contour: false },
      );
      pen.shape(arc(x, y - 1, 11 * s, 12 * s, 0, 6.2832, 10), '#2f2138', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.shape(arc(x + 4 * s, y + 5 * s, 9 * s, 8 * s, 0, 6.2832, 10), '#565064', {
        edge: 'smooth',
        ink: 0.8,
      });
    }
    const cabin = box(pen, frame, { u0: -HALF + 20, u1: -200, w0: -62, w1: 66, z0: 150, z1: 262 }, hull, {
      topMaterial: '#cf9c62',
    });
    for (const wall of Object.values(cabin))
      for (const i of range(Math.max(1, Math.floor(wall.width / 52)))) {
        wall.panel(12 + i * 52, 34, 46 + i * 52, 92, trim, { ink: 0.8 });
        wall.panel(18 + i * 52, 40, 40 + i * 52, 86, '#ffe7a0', { ink: 0.7 });
        pen.line([wall.at(29 + i * 52, 40), wall.at(29 + i * 52, 86)], 0.7);
      }
    box(pen, frame, { u0: -HALF + 8, u1: -190, w0: -72, w1: 76, z0: 262, z1: 276 }, roof);
    pen.bars(
      range(8).map((i) => [frame.at(-HALF + 14 + i * 21, 74, 276), frame.at(-HALF + 14 + i * 21, 74, 312)]),
      4 * s,
      trim,
      { edge: 1.5 },
    );
    pen.bars([[frame.at(-HALF + 8, 74, 314), frame.at(-190, 74, 314)]], 6 * s, trim);
    const [lx, ly] = frame.at(-HALF + 6, 0, 330);
    pen.shape(arc(lx, ly, 18 * s, 24 * s, 0, 6.2832, 8), '#ffd86a', { ink: 1 });
    FIGUREHEADS[figurehead](pen, frame.moved(HALF + 6, 0, 214));
    for (const [i, u] of masts.entries()) {
      const top = i === masts.length - 1 ? 800 : 690;
      pen.bars([[frame.at(u, 0, 130), frame.at(u, 0, top)]], 17 * s, '#8a5a36');
      // iron bands, wear, a rope made fast at its foot
      for (const z of [150, 206, 270])
        pen.bars([[frame.at(u - 10, 0, z), frame.at(u + 10, 0, z)]], 7 * s, '#5a5468', { edge: 1.2 });
      for (const [du, z] of [
        [-4, 176],
        [3, 228],
        [-2, 250],
      ] as const)
        pen.line([frame.at(u + du, 0, z), frame.at(u + du, 0, z + 16)], 0.7, { opacity: 0.7 });
      for (const r of [20, 14, 8])
        pen.bars(
          [arc(...frame.at(u + 34, 18, 128 + (20 - r) * 0.5), r * s, r * 0.5 * s, 0, 6.28, 14)],
          4 * s,
          '#e6cf9a',
          {
            edge: 1.2,
            smooth: true,
          },
        );
      // those of the first mast end on the cabin's roof, not before its windows
      for (const [a, z] of i === 0
        ? ([
            [-56, 276],
            [170, 150],
            [110, 140],
          ] as const)
        : ([
            [-170, 150],
            [170, 150],
            [-110, 140],
            [110, 140],
          ] as const))
        pen.line([frame.at(u, 0, top - 130), frame.at(u + a, a > 0 ? 60 : 80, z)], 0.7);
      const kit = { sail, stripe, mark, markColour };
      sailOn(pen, frame, kit, [u, 300, top - 240, 176], true);
      sailOn(pen, frame, kit, [u, top - 214, top - 70, 122], false);
      const nest = frame.moved(u, 0, top - 66);
      pen.shape([nest.at(-36, 0, 34), nest.at(36, 0, 34), nest.at(26, 0, -2), nest.at(-26, 0, -2)], trim);
      pen.line([nest.at(-32, 0, 18), nest.at(32, 0, 18)], 0.8);
      shipFlag(pen, frame.moved(u, 0, top), flag, mark);
    }
    const jib = frame.at(HALF + 180, 0, 296);
    const head = frame.at(nth(masts, -1), 0, 640);
    pen.line([jib, head], 0.9);
    pen.shape(
      [jib, frame.at(HALF - 60, 14, 300), [lerp(jib[0], head[0], 0.75), lerp(jib[1], head[1], 0.75)]],
      sail,
      { tone: 0.3 },
    );
    jibWork(pen, jib, frame.at(HALF - 60, 14, 300), head);
    for (const k of range(3)) {
      const [x, y] = frame.at(-120 + k * 150 + random.jitter(16), 30, 142);
      pen.shape(
        [
          [x - 18 * s, y],
          [x + 18 * s, y],
          [x + 20 * s, y - 18 * s],
          [x + 16 * s, y - 38 * s],
          [x - 16 * s, y - 38 * s],
          [x - 20 * s, y - 18 * s],
        ],
        '#8a5a36',
        { ink: 0.9 },
      );
      hoops(pen, x, y, s);
    }
  },
};
