/** A bare bank of earth along the foot of the hill of swords, with the candles of those who mourn: the calm under so many blades. */
import { TAU, arc } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { flame } from './parts';

export interface HillBankOptions {
  readonly soil: string;
  readonly grass: string;
}

interface Shelf {
  /** Its back, from left to right. */
  readonly back: Points;
  /** Where it melts into the plain, from right to left. */
  readonly front: Points;
}

/** On both sides of where the pilgrims' path comes down, picture pixels. */
const SHELVES: readonly Shelf[] = [
  {
    back: [
      [880, 1634],
      [930, 1592],
      [1000, 1570],
      [1080, 1584],
      [1170, 1574],
      [1240, 1602],
      [1310, 1606],
      [1372, 1636],
      [1440, 1694],
    ],
    front: [
      [1390, 1712],
      [1310, 1700],
      [1220, 1718],
      [1120, 1702],
      [1030, 1700],
      [950, 1672],
    ],
  },
  {
    back: [
      [1530, 1696],
      [1560, 1646],
      [1618, 1608],
      [1690, 1580],
      [1750, 1538],
      [1826, 1512],
      [1900, 1514],
      [1962, 1530],
      [2014, 1562],
      [2052, 1604],
    ],
    front: [
      [2030, 1632],
      [1960, 1656],
      [1880, 1682],
      [1790, 1692],
      [1710, 1710],
      [1620, 1718],
    ],
  },
];

/** Where the path runs out on the plain. */
const MOUTH: Points = [
  [1412, 1646],
  [1520, 1646],
  [1556, 1680],
  [1600, 1716],
  [1480, 1732],
  [1370, 1720],
  [1420, 1690],
];

/** Where somebody has stood a candle, and how tall it still is, world units. */
const CANDLES: readonly (readonly [x: number, y: number, tall: number])[] = [
  [986, 1626, 22],
  [1034, 1650, 14],
  [1150, 1626, 26],
  [1196, 1662, 18],
  [1388, 1684, 22],
  [1582, 1676, 16],
  [1744, 1578, 24],
  [1790, 1604, 16],
  [1868, 1562, 26],
  [1906, 1610, 20],
  [1960, 1586, 14],
  [1992, 1622, 24],
];

/** Tufts at the foot, in no row. */
const TUFTS: Points = [
  [926, 1652],
  [1096, 1698],
  [1262, 1698],
  [1640, 1700],
  [1838, 1668],
  [2000, 1640],
];

function candle(pen: Pen, [x, y]: Point, tall: number, s: number): void {
  const [half, top] = [6 * s, y - tall * s];
  pen.tint(arc(x + 9 * s, y + 1 * s, 20 * s, 5 * s, 0, TAU, 10), '#6d5560', { opacity: 0.3 });
  pen.shape(
    [
      [x - half * 1.7, y + 2 * s],
      [x - half, y - 4 * s],
      [x - half, top],
      [x + half, top],
      [x + half, y - 4 * s],
      [x + half * 1.7, y + 2 * s],
    ],
    '#fdf3d8',
    { ink: 0.9 },
  );
  flame(pen, [x, top], 7 * s, 5);
}

export const hillBank: ThingKind<HillBankOptions> = {
  name: 'hillBank',
  footprint: () => disc(30),
  height: 40,
  shadow: false,
  draw(pen, frame, { soil, grass }) {
    const s = frame.scale;
    pen.tint(MOUTH, '#f0e2c4');
    for (const { back, front } of SHELVES) {
      const [first = [0, 0], last = [0, 0]] = [back[0], back.at(-1)];
      pen.tint([...back, ...front], soil, { tone: 0.12 });
      // its foot is turf, as the terraces above it are, and its far end is in the hill's shade
      const sunk = back.map(([x, y], i): Point => [
        x,
        y + (i === 0 || i === back.length - 1 ? 0 : 62 + 10 * Math.sin(i * 2.1)),
      ]);
      pen.tint([...sunk.filter(([, y]) => y < 1720), ...front], grass, { opacity: 0.55 });
      pen.line(back, 1, { smooth: true });
      for (const [t, dy, long] of [
        [0.24, 34, 52],
        [0.52, 50, 70],
        [0.74, 30, 44],
      ] as const) {
        const x = first[0] + (last[0] - first[0]) * t;
        const [, y] = back[Math.round(t * (back.length - 1))] ?? first;
        pen.line(
          [
            [x - long * s, y + dy * s],
            [x, y + (dy + 9) * s],
            [x + long * s, y + (dy + 2) * s],
          ],
          0.8,
          { smooth: true, opacity: 0.6 },
        );
      }
    }
    for (const [x, y] of TUFTS)
      for (const d of [-9, -2, 6])
        pen.stroke(
          [
            [x + d * s, y],
            [x + d * 1.2 * s, y - 12 * s],
            [x + d * 1.9 * s, y - 22 * s],
          ],
          4,
          { from: 0.9, to: 0.1, colour: '#8a8a64' },
        );
    for (const [x, y, tall] of CANDLES) candle(pen, [x, y], tall, s);
  },
};
