/** The auction house's open stage: curtains drawn aside, the lot under its glass, and somebody behind the curtain. */
import type { Frame } from '../../../core/frame';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import { bust } from '../../../things/fair/bust';

/** Height of the boards, and how far towards the viewer they reach; world units. */
export const STAGE = { floor: 78, front: 250 } as const;

/** Height of a step. */
const RISE = STAGE.floor / 4;

/** The room behind the columns, from `-half` to `half`, `high` to its ceiling. */
export function stageRoom(pen: Pen, frame: Frame, half: number, high: number, drape: string): void {
  const s = frame.scale;
  const at = (u: number, z: number): Point => frame.at(u, 112, z);
  const opening = [at(-half, STAGE.floor), at(half, STAGE.floor), at(half, high), at(-half, high)];
  pen.shape(opening, '#5f2440', { contour: false });
  pen.within(opening, () => {
    // the far wall under the chandelier's light: panels, a gilded frieze, boards that run to the back
    pen.tint(
      [at(-150, STAGE.floor), at(150, STAGE.floor), at(90, high - 30), at(-90, high - 30)],
      '#8a3a4c',
      {
        edge: 'straight',
      },
    );
    for (const u of range(5).map((i) => -100 + i * 50))
      pen.line([at(u, 124), at(u, 236), at(u + 34, 236), at(u + 34, 124)], 0.7, {
        colour: '#e8c04a',
        opacity: 0.8,
      });
    pen.tint([at(-half, STAGE.floor), at(half, STAGE.floor), at(126, 116), at(-126, 116)], '#c98a5a', {
      edge: 'straight',
    });
    for (const k of range(9))
      pen.line([at(-half + k * 48, STAGE.floor), at(-120 + k * 30, 116)], 0.6, { opacity: 0.6 });
    pen.tint([at(-34, high), at(34, high), at(96, STAGE.floor), at(-96, STAGE.floor)], '#fff0b0', {
      edge: 'straight',
      opacity: 0.34,
    });
    // a chandelier on its chain
    pen.line([at(0, high), at(0, high - 22)], 1.2);
    pen.shape(arc(...at(0, high - 34), 44 * s, 12 * s, 0, 6.2832, 16), '#e8c04a', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    for (const u of [-34, -12, 12, 34]) {
      pen.shape(
        [at(u - 3, high - 34), at(u + 3, high - 34), at(u + 3, high - 20), at(u - 3, high - 20)],
        '#fff6e2',
        {
          contour: false,
          ink: 0.5,
        },
      );
      pen.shape([at(u - 4, high - 19), at(u, high - 8), at(u + 4, high - 19)], '#ffd25a', {
        contour: false,
        edge: 'smooth',
        ink: 0.5,
      });
    }
  });
  // somebody in a mask looks out between the curtain and the wall, and waits for the lot to be left alone
  bust(pen, at(-126, 178), 19 * s, {
    skin: '#e0a878',
    hair: '#2f2a38',
    cloth: '#3a3346',
    kind: 3,
    look: 0.9,
    contour: false,
  });
  pen.tint(arc(...at(-122, 174), 19 * s, 6 * s, 0, 6.2832, 12), '#1f1a2c', { opacity: 0.5 });
  for (const side of [-1, 1]) {
    const q = (u: number, z: number): Point => at(side * u, z);
    pen.shape(
      [
        q(half, high),
        q(26, high),
        q(44, high - 40),
        q(92, 200),
        q(132, 160),
        q(150, STAGE.floor),
        q(half, STAGE.floor),
      ],
      drape,
      { tone: side < 0 ? 0.2 : -0.4, contour: false, wobble: 0 },
    );
    for (const k of range(5))
      pen.line(
        [q(52 + k * 30, high - 4), q(100 + k * 18, 200), q(146 + k * 8, 152), q(156 + k * 7, 50)],
        0.9,
        {
          smooth: true,
          opacity: 0.8,
        },
      );
    pen.bars([[q(128, 164), q(160, 148), q(half, 150)]], 7 * s, '#e8c04a', { smooth: true });
    pen.shape([q(128, 160), q(120, 128), q(136, 128)], '#e8c04a', { contour: false, ink: 0.7 });
  }
  // the pelmet in swags of unlike width
  const cuts = [-1, -0.66, -0.3, 0.06, 0.36, 0.7, 1];
  for (const i of range(cuts.length - 1)) {
    const [a, b] = [nth(cuts, i) * half, nth(cuts, i + 1) * half];
    const swag = [at(a, high), at(b, high), at(b, high - 12), at((a + b) / 2, high - 34), at(a, high - 12)];
    pen.shape(swag, drape, { tone: i % 2 ? 0.5 : 0.1, contour: false, edge: 'smooth', ink: 0.9 });
  }
}

/** Boards before the columns, the steps up to them, and the lot on its plinth. */
export function stageFront(pen: Pen, frame: Frame, half: number): void {
  const s = frame.scale;
  for (const i of range(4)) {
    const walls = box(
      pen,
      frame,
      { u0: -half, u1: half, w0: 110, w1: STAGE.front + 40 - i * 14, z0: i * RISE, z1: (i + 1) * RISE },
      i === 3 ? '#c99a6a' : '#d9c8a6',
    );
    walls.front?.panel(0, RISE - 4, half * 2, RISE, '#b5343f', { ink: 0.4 });
  }
  // the carpet runs down the steps
  const carpet = [frame.at(-40, 120, 78), frame.at(40, 120, 78), frame.at(52, 290, 0), frame.at(-52, 290, 0)];
  pen.shape(carpet, '#b5343f', { contour: false, ink: 0.8 });
  for (const k of [-1, 1])
    pen.line([frame.at(k * 34, 122, 78), frame.at(k * 45, 288, 0)], 1.4, { colour: '#e8c04a' });
  const lot = frame.moved(0, 196, STAGE.floor);
  drum(pen, lot, { r: 34, r1: 28, z0: 0, z1: 12 }, '#8a6a9a');
  drum(pen, lot, { r: 24, r1: 22, z0: 12, z1: 58 }, '#f0e4cc');
  drum(pen, lot, { r: 32, r1: 32, z0: 58, z1: 66 }, '#e8c04a');
  // a dragon's egg, cracked: something inside has begun to look out
  const egg = (a: number, k = 1): Point =>
    lot.at(Math.cos(a) * 21 * k, 0, 94 + Math.sin(a) * 29 * k * (Math.sin(a) > 0 ? 1.08 : 0.9));
  pen.shape(
    range(20).map((i) => egg((i / 20) * 6.2832)),
    '#4fc0b0',
    { edge: 'smooth', contour: false },
  );
  for (const [u, z, r] of [
    [-9, 108, 5],
    [8, 84, 6],
    [-8, 82, 4],
  ] as const)
    pen.tint(arc(...lot.at(u, 0, z), r * s, r * s * 1.2, 0, 6.2832, 9), '#2f8f8a');
  const crack = [
    lot.at(-6, 0, 98),
    lot.at(2, 0, 104),
    lot.at(14, 0, 98),
    lot.at(16, 0, 90),
    lot.at(4, 0, 92),
  ];
  pen.shape(crack, '#2f1f38', { contour: false, ink: 0.8 });
  for (const u of [5, 12]) pen.tint(arc(...lot.at(u, 0, 97), 2.4 * s, 3 * s, 0, 6.2832, 8), '#ffd25a');
  pen.tint(arc(...lot.at(-9, 0, 110), 5 * s, 8 * s, 0, 6.2832, 9), '#ffffff', { opacity: 0.6 });
  const glass = [
    ...range(11).map((i): Point =>
      lot.at(Math.cos((i / 10) * Math.PI) * 32, 0, 104 + Math.sin((i / 10) * Math.PI) * 36),
    ),
    lot.at(-32, 0, 66),
    lot.at(32, 0, 66),
  ];
  pen.shape(glass, '#e6fbff', { opacity: 0.26, contour: false, ink: 0.8, wobble: 0 });
  pen.line([lot.at(-25, 0, 76), lot.at(-25, 0, 108), lot.at(-18, 0, 124)], 1.6, {
    colour: '#ffffff',
    smooth: true,
  });
  pen.shape(arc(...lot.at(0, 0, 143), 5 * s, 5 * s, 0, 6.2832, 9), '#e8c04a', { contour: false, ink: 0.7 });
}

/** The gavel on its block: the hall's sign, on the tip of the gable before the dome. */
export function gavel(pen: Pen, frame: Frame, w: number, z: number): void {
  const s = frame.scale;
  const foot = frame.moved(0, w, z);
  drum(pen, foot, { r: 46, r1: 40, z0: -8, z1: 16 }, '#c99a5a');
  drum(pen, foot, { r: 36, r1: 34, z0: 16, z1: 26 }, '#e8c04a');
  const g = (u: number, h: number): Point => foot.at(u, 0, 26 + h);
  pen.bars([[g(12, 58), g(92, 86)]], 14 * s, '#a8683a');
  pen.shape(arc(...g(94, 87), 10 * s, 9 * s, 0, 6.2832, 12), '#8a4f30', { edge: 'smooth' });
  const head = [g(-44, 46), g(-2, -2), g(46, 38), g(4, 88)];
  pen.shape(head, '#8a4f30', { tone: 0.25 });
  pen.tint([g(-2, -2), g(46, 38), g(26, 62), g(-22, 22)], '#8a4f30', { tone: -0.7, edge: 'straight' });
  for (const t of [0.16, 0.84]) {
    const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    pen.bars([[mix(nth(head, 0), nth(head, 1)), mix(nth(head, 3), nth(head, 2))]], 7 * s, '#e8c04a', {
      edge: 1.4,
    });
  }
  for (const k of [-1, 1])
    for (const [a, b, h] of [
      [50, 70, 4],
      [48, 64, 20],
      [40, 52, 34],
    ] as const)
      pen.line([g(k * a, h - 18), g(k * b, h - 12)], 1.6);
}
