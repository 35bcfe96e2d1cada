/** How the office blocks of the blossom city end at the top: no two alike from afar. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';
import { billboard, pool, shrine } from './roof-life';
import type { Roof } from './roof-life';

const STARGAZER: PersonSpec = {
  pose: 'gazeUp',
  facing: 'side',
  outfit: 'hoodie',
  colours: ['cobalt', 'navy', 'white', 'white'],
  hair: 'choppy',
  hairColour: 'chestnut',
};
/** A dome that stands open, the glass in it pointed at nothing in particular. */
function observatory({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  const r = Math.min(h, d) * 0.84;
  drum(pen, top, { u: -h * 0.12, w: -d * 0.1, r, z1: 46 }, '#e4d8ea', { top: false });
  const [x, y] = top.at(-h * 0.12, -d * 0.1, 46);
  const dome = [
    ...arc(x, y, r * s, r * s * 1.02, Math.PI, TAU, 18),
    ...arc(x, y, r * s, r * s * 0.5, 0, Math.PI, 12),
  ];
  pen.shape(dome, '#7f93c8', { wobble: 0 });
  pen.tint([...arc(x, y, r * s, r * s, -1.1, 0, 8), ...arc(x, y, r * s, r * s * 0.5, 0, 1, 6)], '#7f93c8', {
    tone: -1,
    edge: 'straight',
  });
  pen.shape(
    [
      [x - r * 0.26 * s, y + r * 0.44 * s],
      [x - r * 0.2 * s, y - r * 0.97 * s],
      [x + r * 0.14 * s, y - r * 0.99 * s],
      [x + r * 0.2 * s, y + r * 0.44 * s],
    ],
    '#43406e',
    { contour: false },
  );
  pen.bars(
    [
      [
        [x, y - r * 0.2 * s],
        [x + r * 0.5 * s, y - r * 1.2 * s],
      ],
    ],
    20 * s,
    '#f4e6c8',
  );
  pen.bars(
    [
      [
        [x + r * 0.42 * s, y - r * 1.02 * s],
        [x + r * 0.53 * s, y - r * 1.26 * s],
      ],
    ],
    27 * s,
    '#e0b04a',
  );
  folk(pen, top.at(h * 0.74, d * 0.5), s * 0.72, STARGAZER);
}

/** A glass house for one large tree that found it too small. */
function greenhouse({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  const [a, b] = [h * 0.84, d * 0.7];
  pen.shape(arc(...top.at(h * 0.1, 0, 176), 66 * s, 52 * s, 0, TAU, 11), '#f4b6c8', { edge: 'scallop' });
  pen.shape(arc(...top.at(-h * 0.3, 0, 150), 48 * s, 38 * s, 0, TAU, 9), '#efa4bb', { edge: 'scallop' });
  const walls = box(pen, top, { u0: -a, u1: a, w0: -b, w1: b, z1: 70 }, '#bfe4e0', { top: false });
  const { front } = walls;
  pen.shape([top.at(-a, b, 70), top.at(a, b, 70), top.at(a, 0, 132), top.at(-a, 0, 132)], '#d4f0ec');
  if (front) {
    pen.tint(
      [
        front.at(front.width * 0.5, 0),
        front.at(front.width * 0.56, 0),
        front.at(front.width * 0.58, 66),
        front.at(front.width * 0.48, 66),
      ],
      '#7a5a56',
      { edge: 'straight' },
    );
    pen.tint(arc(...front.at(front.width * 0.52, 56), 62 * s, 22 * s, 0, TAU, 10), '#f0b0c4', {
      edge: 'scallop',
      opacity: 0.8,
    });
    for (const i of range(6))
      pen.line([front.at((front.width * i) / 5, 0), front.at((front.width * i) / 5, 70)], 1.1);
    pen.line([front.at(0, 36), front.at(front.width, 36)], 0.9);
  }
  for (const i of range(6))
    pen.line([top.at(-a + (a * 2 * i) / 5, b, 70), top.at(-a + (a * 2 * i) / 5, 0, 132)], 1.1);
  pen.tint(
    [top.at(-a * 0.8, b, 74), top.at(-a * 0.6, b, 74), top.at(-a * 0.3, 0, 128), top.at(-a * 0.5, 0, 128)],
    '#ffffff',
    { edge: 'straight', opacity: 0.7 },
  );
  pen.shape(arc(...top.at(h * 0.24, b * 0.3, 140), 40 * s, 26 * s, 0, TAU, 8), '#f7c4d2', {
    edge: 'scallop',
  });
}

/** Setbacks and a spire, for the one that wants to be the tower's little brother. */
function spire({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  let z = 0;
  for (const [k, tall] of [
    [0.74, 60],
    [0.5, 52],
    [0.28, 44],
  ] as const) {
    const step = box(
      pen,
      top,
      { u0: -h * k, u1: h * k, w0: -d * k, w1: d * k, z0: z, z1: z + tall },
      '#e0cfc0',
      { topMaterial: '#c98a7a' },
    );
    if (step.front)
      for (const i of range(3))
        step.front.panel(
          step.front.width * (0.12 + i * 0.3),
          12,
          step.front.width * (0.28 + i * 0.3),
          tall - 12,
          '#7a9ac4',
          { ink: 0.7 },
        );
    z += tall;
  }
  drum(pen, top, { r: 17, r1: 5, z0: z, z1: z + 110 }, '#e8583f', { top: false });
  pen.bars([[top.at(0, 0, z + 110), top.at(0, 0, z + 150)]], 4 * s, '#fbf3ea');
  for (const k of [-1, 1])
    pen.shape(
      arc(...top.at(k * h * 0.88, d * 0.7, 12), 26 * s, 22 * s, 0, TAU, 8),
      k < 0 ? '#7fa86a' : '#f4b6c8',
      { edge: 'scallop' },
    );
}

const ROOFS = { observatory, pool, shrine, billboard, greenhouse, spire } as const;

export type RoofName = keyof typeof ROOFS;

/** Draws what stands on a roof. `top` is the frame on the roof, `h` and `d` half its width and depth. */
export function officeRoof(pen: Pen, name: RoofName, top: Frame, h: number, d: number): void {
  ROOFS[name]({ pen, top, h, d });
}
