/** A round cell of blue velvet that fell into the street out of somebody's dream. */
import { arc, range } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { armchair } from './armchair';
import { desk } from './velvet-desk';

export interface VelvetCellOptions {
  readonly r?: number;
  readonly blue?: string;
}

/** The angle from bar to bar; every second bar goes on as a rib of the dome. */
const STEP = Math.PI / 12;

export const velvetCell: ThingKind<VelvetCellOptions> = {
  name: 'velvetCell',
  footprint: ({ r = 300 }) => disc(r * 1.08),
  height: 420,
  draw(pen, frame, { r = 300, blue = '#2f4fb8' }) {
    const s = frame.scale;
    const gold = '#e3bf5a';
    const at = (a: number, k: number, z: number) => frame.at(Math.cos(a) * r * k, Math.sin(a) * r * k, z);
    drum(pen, frame, { r: r * 1.08, z1: 24 }, '#1f2f7a', { topMaterial: '#3a5cc4' });
    drum(pen, frame, { r, z0: 24, z1: 44 }, gold, { topMaterial: '#4468d0' });
    for (const k of [0.8, 0.55, 0.3])
      pen.line([...frame.disc(0, 0, 44, r * k), at(0, k, 44)], 0.8, { smooth: true, opacity: 0.6 });
    for (const i of range(12))
      pen.line([at(i * 0.5236, 0.3, 44), at(i * 0.5236, 0.98, 44)], 0.7, { opacity: 0.6 });
    // a carpet with a border and a star
    pen.shape(frame.disc(0, 40, 44, r * 0.62), '#7a1f3a', { edge: 'smooth', ink: 0.8, contour: false });
    for (const k of [0.56, 0.5])
      pen.line([...frame.disc(0, 40, 44, r * k), frame.at(r * k, 40, 44)], 1.2, {
        smooth: true,
        colour: gold,
      });
    pen.shape(
      range(16).map((i) => {
        const a = (i / 16) * Math.PI * 2;
        const k = r * (i % 2 ? 0.16 : 0.42);
        return frame.at(Math.cos(a) * k, 40 + Math.sin(a) * k, 44);
      }),
      gold,
      { ink: 0.6, contour: false },
    );
    // the back half: velvet in folds, cut by arched bars
    const folds = 17;
    for (const i of range(folds)) {
      const [a, b] = [Math.PI + (i * Math.PI) / folds, Math.PI + ((i + 1) * Math.PI) / folds];
      pen.shape(
        [at(a, 0.97, 44), at((a + b) / 2, 0.93, 40), at(b, 0.97, 44), at(b, 0.97, 400), at(a, 0.97, 400)],
        blue,
        { tone: i % 2 ? -0.9 : 0.2 + (i < folds / 2 ? 0.3 : -0.3), ink: 0.8, wobble: 0 },
      );
    }
    for (const i of range(8)) {
      const [a, b] = [Math.PI + (i * Math.PI) / 8, Math.PI + ((i + 1) * Math.PI) / 8];
      const swag = range(7).map((k) =>
        at(a + ((b - a) * k) / 6, 0.98, 392 - Math.sin((k / 6) * Math.PI) * 52),
      );
      pen.shape([at(a, 0.98, 412), ...swag, at(b, 0.98, 412)], '#5a7fe0', {
        edge: 'straight',
        ink: 0.9,
        wobble: 0,
      });
      pen.line(swag, 2, { smooth: true, colour: gold });
    }
    // the ring that carries the dome: every bar and every rib ends on it; here its far half, from inside
    const top = 420;
    const hoop = (from: number, to: number) => {
      const turn = range(41).map((i) => from + ((to - from) * i) / 40);
      pen.shape(
        [...turn.map((a) => at(a, 1, top - 8)), ...turn.toReversed().map((a) => at(a, 1, top + 24))],
        '#1f2f7a',
        { wobble: 0, contour: false },
      );
      for (const a of turn.filter((_, i) => i % 4 === 2))
        pen.shape(arc(...at(a, 1, top + 8), 7 * s, 7 * s, 0, 6.2832, 8), gold, {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
    };
    const bar = (a: number) => [at(a, 1, 44), at(a, 1, top)];
    const rib = (a: number) =>
      range(13).map((i) => {
        const bow = (i / 12) * (Math.PI / 2);
        return at(a, Math.cos(bow), top + 16 + Math.sin(bow) * 200);
      });
    const ribs = (of: readonly number[], tone: number) =>
      pen.bars(of.map(rib), 8 * s, '#3a5cc4', { smooth: true, tone });
    pen.bars(
      range(11).map((i) => bar(Math.PI + (i + 1) * STEP)),
      7 * s,
      '#1a2456',
      { edge: 1.6 },
    );
    const ring = (from: number, to: number, z: number) =>
      range(33).map((i) => at(from + ((to - from) * i) / 32, 1, z));
    pen.bars(
      [70, 190, top - 50].map((z) => ring(Math.PI, Math.PI * 2, z)),
      6 * s,
      '#a8863c',
      { edge: 1.4 },
    );
    hoop(Math.PI, Math.PI * 2);
    ribs(
      range(5).map((i) => Math.PI + (i + 1) * STEP * 2),
      -0.5,
    );
    // a lift's dial on the velvet, its hand between two floors
    const dial = (a: number, k: number) => {
      const [dx, dy] = at(Math.PI * 1.5, 0.93, 300);
      return [dx + Math.cos(a) * k * s, dy + 26 * s + Math.sin(a) * k * s] as const;
    };
    const fan = (k: number) => range(15).map((i) => dial(Math.PI + (i / 14) * Math.PI, k));
    pen.shape([...fan(70), dial(0, 70)], gold, { ink: 0.9, contour: false });
    pen.shape([...fan(60), dial(0, 60)], '#fff6dc', { ink: 0.7, contour: false });
    for (const i of range(7)) {
      const a = Math.PI * (1.08 + i * 0.14);
      pen.line([dial(a, 46), dial(a, 57)], 1.2);
    }
    pen.stroke([dial(Math.PI * 1.62, 0), dial(Math.PI * 1.62, 48)], 6, { from: 1, colour: '#d8202f' });
    pen.shape(arc(...dial(0, 0), 9 * s, 9 * s, 0, 6.2832, 8), gold, {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    desk(pen, frame, blue, gold);
    for (const u of [-158, 158]) armchair(pen, frame.moved(u, 10, 44), blue, gold);
    // the bars in front leave a gate, its chains undone
    const front = range(13).filter((i) => i < 4 || i > 8);
    pen.bars(
      front.map((i) => bar(i * STEP)),
      10 * s,
      '#24367f',
    );
    const [right, left] = [STEP * 4, STEP * 8];
    for (const a of [right, left])
      drum(pen, frame.moved(Math.cos(a) * r, Math.sin(a) * r, 0), { r: 17, z0: 24, z1: top }, '#3a5cc4', {
        top: false,
      });
    // hoops follow the ring: the upper ones go on over the gate, the lower ends on its posts
    pen.bars([ring(0, Math.PI, top - 50), ring(0, Math.PI, top - 26)], 8 * s, gold);
    for (const z of [70, 190])
      pen.bars(
        [
          range(13).map((i) => at((right * i) / 12, 1, z)),
          range(13).map((i) => at(left + ((Math.PI - left) * i) / 12, 1, z)),
        ],
        9 * s,
        gold,
      );
    for (const a of [...front.map((i) => i * STEP), right, left])
      for (const z of [70, 190, top - 50])
        pen.shape(arc(...at(a, 1, z), 7 * s, 7 * s, 0, 6.2832, 8), '#f6dc86', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
    const leaf = (k: number, z: number) => {
      const from = at(right, 1, z);
      return [from[0] + k * 66 * s, from[1] + k * 48 * s] as const;
    };
    // the open leaf: frame, bars, two rails and a middle one that end on it, hinges on the post
    pen.bars(
      [0.2, 0.4, 0.6, 0.8].map((k) => [leaf(k, 62), leaf(k, 318 + 22 * Math.sin(k * Math.PI))]),
      6 * s,
      '#24367f',
    );
    pen.bars(
      [
        [
          leaf(0, 48),
          leaf(1, 48),
          leaf(1, 316),
          leaf(0.75, 334),
          leaf(0.5, 340),
          leaf(0.25, 334),
          leaf(0, 316),
          leaf(0, 48),
        ],
      ],
      9 * s,
      '#24367f',
    );
    pen.bars(
      [
        [leaf(0, 74), leaf(1, 74)],
        [leaf(0, 190), leaf(1, 190)],
        [leaf(0, 304), leaf(1, 304)],
      ],
      6 * s,
      gold,
    );
    for (const z of [74, 304])
      pen.shape(arc(...leaf(0, z), 9 * s, 9 * s, 0, 6.2832, 8), gold, {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    // the chain: links on edge and links face on by turns, and the open lock that ends it
    const [cx, cy] = leaf(1, 236);
    for (const k of range(7)) {
      const link = arc(cx, cy + k * 13 * s, (k % 2 ? 2 : 7) * s, 10 * s, 0, 6.2832, 13);
      pen.bars([[...link, ...link.slice(0, 2)]], 3.6 * s, '#c9ced8', { edge: 1.4, smooth: true });
    }
    const lock = (u: number, z: number): readonly [number, number] => [cx + u * s, cy + (96 - z) * s];
    pen.bars([[lock(-9, -2), lock(-9, 12), lock(0, 19), lock(9, 12), lock(10, 8)]], 4.6 * s, '#c9ced8', {
      edge: 1.4,
      smooth: true,
    });
    pen.shape([lock(-15, 0), lock(15, 0), lock(13, -26), lock(-13, -26)], gold, { ink: 1 });
    pen.shape(arc(...lock(0, -11), 4 * s, 4 * s, 0, 6.2832, 9), '#241d28', {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
    pen.bars([[lock(0, -12), lock(0, -19)]], 3 * s, '#241d28', { edge: 0 });
    hoop(0, Math.PI);
    // ribs of an open dome meet under a butterfly
    ribs(
      range(7).map((i) => i * STEP * 2),
      0.2,
    );
    const [x, y] = frame.at(0, 0, top + 236);
    for (const o of [-1, 1]) {
      pen.shape(
        [
          [x, y],
          [x + o * 30 * s, y - 62 * s],
          [x + o * 86 * s, y - 66 * s],
          [x + o * 78 * s, y - 18 * s],
          [x + o * 30 * s, y + 2],
        ],
        '#8fd0ff',
        { edge: 'smooth' },
      );
      pen.shape(
        [
          [x, y],
          [x + o * 54 * s, y + 2 * s],
          [x + o * 52 * s, y + 40 * s],
          [x + o * 20 * s, y + 36 * s],
        ],
        '#5a9af0',
        { edge: 'smooth' },
      );
      pen.line(
        [
          [x + o * 12 * s, y - 12 * s],
          [x + o * 64 * s, y - 46 * s],
        ],
        1,
      );
    }
    pen.bars(
      [
        [
          [x, y - 26 * s],
          [x, y + 34 * s],
        ],
      ],
      8 * s,
      '#1a2456',
    );
    for (const o of [-1, 1])
      pen.line(
        [
          [x, y - 26 * s],
          [x + o * 16 * s, y - 50 * s],
        ],
        1.2,
      );
  },
};
