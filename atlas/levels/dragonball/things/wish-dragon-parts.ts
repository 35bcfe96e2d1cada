/** The head and the legs of the dragon that answers wishes. */
import { arc } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

export function head(
  pen: Pen,
  at: (x: number, y: number) => Point,
  unit: number,
  hide: string,
  belly: string,
  mane: string,
) {
  const local = (points: Points) => points.map(([x, y]) => at(x, y));
  for (const [x, y, dx, dy] of [
    [60, 70, 250, 60],
    [70, 30, 270, -20],
    [50, -10, 230, -90],
    [30, 90, 190, 150],
    [40, -50, 150, -150],
  ] as const)
    pen.shape(
      local([
        [x - 50, y + 36],
        [x + dx * 0.5, y + dy * 0.6 + 34],
        [x + dx, y + dy],
        [x + dx * 0.45, y + dy * 0.4 - 26],
        [x - 40, y - 36],
      ]),
      mane,
      { tone: dy > 0 ? 0.4 : -0.5 },
    );
  pen.bars(
    [
      local([
        [20, 110],
        [70, 190],
        [60, 250],
      ]),
      local([
        [58, 170],
        [120, 214],
      ]),
      local([
        [-40, 110],
        [-20, 200],
        [-50, 262],
      ]),
      local([
        [-26, 180],
        [30, 236],
      ]),
    ],
    20 * unit,
    '#f0dca8',
  );
  pen.shape(
    local([
      [-20, -10],
      [-150, -30],
      [-250, -60],
      [-252, -82],
      [-150, -96],
      [-40, -86],
      [40, -40],
    ]),
    hide,
    { tone: -0.7 },
  );
  pen.shape(
    local([
      [-30, -6],
      [-150, -26],
      [-240, -54],
      [-150, -62],
      [-30, -44],
    ]),
    '#8f2f3f',
    { contour: false, tone: -0.3 },
  );
  for (let i = 0; i < 6; i++) {
    const x = -222 + i * 34;
    pen.shape(
      local([
        [x, -40 + i * 6],
        [x + 22, -34 + i * 6],
        [x + 10, -64 + i * 4],
      ]),
      '#fff6dc',
      { contour: false, ink: 0.7, tone: 0.6 },
    );
  }
  pen.shape(
    local([
      [80, 20],
      [40, 100],
      [-40, 124],
      [-110, 84],
      [-200, 64],
      [-270, 44],
      [-286, 6],
      [-270, -26],
      [-210, -34],
      [-110, -20],
      [-20, -10],
      [40, -40],
    ]),
    hide,
    { tone: 0.15 },
  );
  pen.tint(
    local([
      [60, 30],
      [30, 92],
      [-40, 116],
      [-110, 76],
      [-200, 58],
      [-262, 38],
      [-200, 30],
      [-100, 40],
      [-20, 60],
    ]),
    hide,
    { tone: 0.9, edge: 'straight' },
  );
  pen.shape(
    local([
      [-276, 20],
      [-262, 46],
      [-220, 48],
      [-214, 22],
    ]),
    hide,
    { tone: -0.3, edge: 'smooth' },
  );
  pen.shape(arc(...at(-250, 26), 9 * unit, 6 * unit), '#5a2f3a', { edge: 'smooth', contour: false });
  pen.shape(
    local([
      [-30, 60],
      [-104, 40],
      [-110, 62],
      [-60, 88],
    ]),
    { emit: '#fff3a8' },
    { contour: false },
  );
  pen.shape(arc(...at(-82, 56), 11 * unit, 15 * unit), '#b02f2f', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  pen.stroke(
    local([
      [-14, 84],
      [-60, 102],
      [-122, 74],
    ]),
    20,
    { colour: mane },
  );
  pen.shape(
    local([
      [70, 0],
      [10, 6],
      [-10, -30],
      [40, -60],
      [90, -50],
    ]),
    belly,
    { contour: false, tone: -0.2 },
  );
  for (const k of [1, -1])
    pen.stroke(
      local([
        [-262, 14 + k * 6],
        [-330, 60 + k * 40],
        [-400, 20 + k * 70],
        [-440, 70 + k * 100],
        [-520, 40 + k * 120],
      ]),
      15,
      { colour: '#f7e7b0', to: 0.05 },
    );
}

export function leg(pen: Pen, at: (x: number, y: number) => Point, unit: number, hide: string) {
  pen.bars([[at(0, 0), at(-60, -70), at(-30, -130)]], 46 * unit, hide, { tone: -0.1 });
  for (const dx of [-60, -26, 10, 36])
    pen.shape([at(-48 + dx * 0.4, -120), at(-40 + dx, -196), at(-14 + dx * 0.4, -124)], '#fff6dc', {
      tone: 0.4,
    });
}
