/** What keeps the giant over the wall from being a bald balloon: hair, folds, scars, and the steam he gives off. */
import { between, lerp, nth, range } from '../../../core/geometry';
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';

type Flat = (u: number, z: number) => Point;

const HAIR = '#4a3436';
export const HIDE = '#d2654c';
/** Folds are darker skin, never ink: heavier than the outline they would be slashes. */
export const FOLD = '#8c3c3c';

/** A scruffy crop from ear to ear: ragged outside, a fringe in clumps, locks that follow the skull. */
export function hair(pen: Pen, p: Flat): void {
  const crown = range(25).map((i): Point => {
    const a = lerp(Math.PI * 1.02, -0.02 * Math.PI, i / 24);
    const k = i % 2 ? 1.02 : 1.12 + 0.03 * Math.sin(i * 2.3);
    return p(Math.cos(a) * 302 * k, 1010 + Math.sin(a) * 346 * k);
  });
  const fringe: readonly (readonly [number, number])[] = [
    [286, 1096],
    [262, 1058],
    [250, 1150],
    [214, 1120],
    [196, 1212],
    [140, 1176],
    [118, 1246],
    [62, 1204],
    [34, 1262],
    [-26, 1200],
    [-52, 1256],
    [-110, 1188],
    [-136, 1240],
    [-196, 1140],
    [-214, 1188],
    [-256, 1066],
    [-280, 1104],
  ];
  pen.shape([...crown, ...fringe.map(([u, z]) => p(u, z))], HAIR, { tone: -0.2 });
  pen.tint(
    [
      [-250, 1180],
      [-200, 1262],
      [-110, 1322],
      [-10, 1344],
      [60, 1338],
      [-30, 1296],
      [-130, 1262],
      [-210, 1206],
    ].map(([u = 0, z = 0]) => p(u, z)),
    HAIR,
    { tone: 0.9, opacity: 0.7 },
  );
  const locks = range(30).map((i): Point[] => {
    const a = lerp(Math.PI * 0.95, Math.PI * 0.05, i / 29);
    const inner = 0.8 - 0.06 * (i % 3);
    return [inner, (inner + 1) / 2 + 0.03, 1.01].map((k, j) =>
      p(Math.cos(a + 0.03 * j) * 302 * k, 1010 + Math.sin(a + 0.03 * j) * 346 * k),
    );
  });
  pen.scratches(locks, { width: 1.2, opacity: 0.75 });
}

/** Folds over the brows, bags, cheekbones, pores, a scar with its stitches, veins at the temples. */
export function skin(pen: Pen, p: Flat): void {
  for (const k of [-1, 1]) {
    pen.tint([p(k * 150, 950), p(k * 240, 980), p(k * 286, 930), p(k * 250, 880), p(k * 170, 900)], HIDE, {
      tone: k > 0 ? -0.5 : 0.7,
      opacity: 0.6,
    });
    pen.stroke([p(k * 110, 900), p(k * 180, 880), p(k * 236, 900), p(k * 276, 950)], 5, { colour: FOLD });
    for (const [u, z] of [
      [224, 1140],
      [246, 1104],
    ] as const)
      pen.stroke([p(k * u, z), p(k * (u + 18), z - 30), p(k * (u + 12), z - 62)], 5, {
        colour: FOLD,
        opacity: 0.7,
      });
    const cords = range(9).map((i): Point[] => {
      const u = 226 + i * 58;
      return [p(k * u, 812 - i * 14), p(k * (u + 20), 760 - i * 12), p(k * (u + 26), 690 - i * 10)];
    });
    pen.scratches(cords, { width: 1.3, opacity: 0.5 });
    for (const i of range(4))
      pen.tint(
        [
          p(k * (300 + i * 96), 806 - i * 30),
          p(k * (352 + i * 96), 790 - i * 32),
          p(k * (366 + i * 96), 700 - i * 20),
          p(k * (330 + i * 96), 640),
          p(k * (318 + i * 96), 700 - i * 16),
        ],
        HIDE,
        { tone: i % 2 ? -0.9 : 0.6, opacity: 0.5 },
      );
    pen.line([p(k * 20, 1118), p(k * 12, 1080), p(k * 24, 1050)], 1.4, { smooth: true });
  }
  // an old cut down the cheek, sewn by somebody with a ladder
  const cut: readonly (readonly [number, number])[] = [
    [206, 1010],
    [228, 960],
    [232, 905],
    [252, 850],
  ];
  pen.stroke(
    cut.map(([u, z]) => p(u, z)),
    6,
    { colour: FOLD },
  );
  for (const i of range(5)) {
    const t = (i + 0.5) / 5;
    const [a, b] = [nth(cut, Math.floor(t * 3)), nth(cut, Math.floor(t * 3) + 1)];
    const [u, z] = [lerp(a[0], b[0], (t * 3) % 1), lerp(a[1], b[1], (t * 3) % 1)];
    pen.line([p(u - 16, z - 6), p(u + 16, z + 8)], 1.2);
  }
  const pores = range(26).map((i): Point[] => {
    const [u, z] = [-250 + ((i * 157) % 500), 880 + ((i * 89) % 300)];
    return Math.abs(u) < 60 ? [] : [p(u, z), p(u + 7, z + 4)];
  });
  pen.scratches(
    pores.filter((line) => line.length > 0),
    { width: 1.1, opacity: 0.45 },
  );
  for (const [z, w] of [
    [1192, 96],
    [1170, 130],
    [1148, 104],
  ] as const)
    pen.stroke([p(-w, z), p(-w * 0.3, z + 12), p(w * 0.4, z + 10), p(w, z - 4)], 4, {
      colour: FOLD,
      opacity: 0.7,
    });
}

/** Steam that grows as it rises: one joined cloud with its shade below, never single flakes. */
export function plume(
  pen: Pen,
  from: Point,
  to: Point,
  {
    count,
    from: small,
    to: large,
    random,
  }: { readonly count: number; readonly from: number; readonly to: number; readonly random: Random },
): void {
  const puffs = range(count).map((i) => {
    const t = i / (count - 1);
    const [x, y] = between(from, to, t);
    const r = lerp(small, large, t) * random.range(0.82, 1.12);
    return { x: x + random.jitter(r * 0.5), y, r, turn: random.range(0, 6.28) };
  });
  const ring = ({ x, y, r, turn }: (typeof puffs)[number], k: number, dx = 0, dy = 0) =>
    arc(x + dx * r, y + dy * r, r * k, r * 0.82 * k, turn, turn + Math.PI * 2, 9);
  for (const puff of puffs)
    pen.shape(ring(puff, 1), '#e9d6c6', { edge: 'scallop', ink: 0.7, contour: false });
  for (const puff of puffs) pen.tint(ring(puff, 0.97), '#e9d6c6', { edge: 'scallop' });
  for (const puff of puffs) pen.tint(ring(puff, 0.8, -0.12, -0.16), '#fdf6e6', { edge: 'scallop' });
  for (const { x, y, r } of puffs.filter((_, i) => i % 2 === 1))
    pen.line(arc(x, y, r * 0.4, r * 0.3, 3.4, 5.6, 7), 0.8, { smooth: true, opacity: 0.5 });
}
