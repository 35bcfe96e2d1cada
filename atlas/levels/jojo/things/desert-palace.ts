/** The desert city's palace: domes like onions, minarets like pencils, arches striped like a beach. */
import { arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface DesertPalaceOptions {
  readonly wall?: string;
  readonly dome?: string;
  readonly stripe?: string;
  /** The great dome is round at its foot and sits on its drum, and the drum on the roof. */
  readonly seated?: boolean;
}

/** An onion dome on a drum of radius r, its foot at z. */
export function onion(
  pen: Pen,
  frame: Frame,
  u: number,
  w: number,
  r: number,
  z: number,
  colour: string,
  foot?: number,
): void {
  const profile = [foot ?? 1, 1.16, 1.14, 0.94, 0.62, 0.32, 0.12, 0.03];
  const at = (k: number, i: number) => {
    // seen from above, the near side of a round foot lies lower than its ends
    const near = foot === undefined || i > 0 ? 0 : r * foot * Math.sqrt(1 - k * k);
    return frame.at(u + k * r * nth(profile, i), w + near, z + r * (0.12 + i * 0.3));
  };
  const steps = range(profile.length);
  const brim = foot === undefined ? [] : range(9).map((i) => at(Math.cos(((i + 1) / 10) * Math.PI), 0));
  pen.shape([...steps.map((i) => at(-1, i)), ...[...steps].reverse().map((i) => at(1, i)), ...brim], colour, {
    edge: 'smooth',
  });
  pen.tint([...steps.map((i) => at(0.35, i)), ...[...steps].reverse().map((i) => at(0.98, i))], colour, {
    tone: -1,
  });
  pen.tint(
    [
      ...steps.slice(1, 5).map((i) => at(-0.8, i)),
      ...steps
        .slice(1, 5)
        .reverse()
        .map((i) => at(-0.5, i)),
    ],
    colour,
    { tone: 0.9 },
  );
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    pen.line(
      steps.map((i) => at(k, i)),
      0.8,
      { smooth: true },
    );
  const [x, y] = at(0, 7);
  const s = frame.scale;
  pen.bars(
    [
      [
        [x, y + 4],
        [x, y - r * 0.5 * s],
      ],
    ],
    4 * s,
    '#e6b83f',
    { edge: 1.4 },
  );
  pen.shape(arc(x, y - r * 0.2 * s, r * 0.09 * s, r * 0.09 * s, 0, 6.2832, 9), '#e6b83f', { edge: 'smooth' });
}

function horseshoe(
  wall: Wall,
  s: number,
  z: number,
  half: number,
  high: number,
  stripe: string,
  what: number,
): void {
  const { pen } = wall;
  const points = (k: number) => [
    wall.at(s - half * k, z),
    wall.at(s - half * k * 1.12, z + high * 0.62),
    wall.at(s - half * k * 0.7, z + high * 0.9 * (0.9 + k * 0.1)),
    wall.at(s, z + high * (0.9 + k * 0.1) * 1.08),
    wall.at(s + half * k * 0.7, z + high * 0.9 * (0.9 + k * 0.1)),
    wall.at(s + half * k * 1.12, z + high * 0.62),
    wall.at(s + half * k, z),
  ];
  const [outer, inner] = [points(1.34), points(1)];
  pen.shape(outer, '#fbeed2', { ink: 0.8, contour: false });
  for (const i of range(6)) {
    const [a, b, c, d] = [nth(outer, i), nth(outer, i + 1), nth(inner, i + 1), nth(inner, i)];
    const mid = (p: readonly [number, number], q: readonly [number, number]) =>
      [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
    pen.shape([a, mid(a, b), mid(d, c), d], stripe, { ink: 0.5, contour: false });
  }
  pen.shape(inner, '#5a2f5a', { ink: 0.9, contour: false });
  pen.within(inner, () => beyond(wall, s, z, half, high, what));
}

/** What an arch lets one see: a screen, a lamp, drawn curtains; in the gate a carpet and a lit hall. */
function beyond(wall: Wall, s: number, z: number, half: number, high: number, what: number): void {
  const { pen } = wall;
  const at = (k: number, t: number) => wall.at(s + k * half, z + t * high);
  const flat = { ink: 0.6, contour: false } as const;
  if (what === 0)
    for (const side of [-1, 1])
      pen.shape(
        [
          at(side * 1.3, 0),
          at(side * 0.5, 0),
          at(side * 0.86, 0.4),
          at(side * 0.2, 1.1),
          at(side * 1.3, 1.1),
        ],
        '#e86fa0',
        { ...flat, tone: side < 0 ? 0.3 : -0.4 },
      );
  if (what === 1)
    for (const k of range(7))
      for (const turn of [-1, 1])
        pen.line([at(-1.6 + k * 0.5, 0), at(-1.6 + k * 0.5 + turn * 1.2, 1.1)], 1, { colour: '#e6b83f' });
  if (what === 2) {
    pen.tint([at(-1.2, 0), at(1.2, 0), at(1.2, 1.1), at(-1.2, 1.1)], '#f6b04a', {
      edge: 'straight',
      opacity: 0.5,
    });
    pen.line([at(0, 1.1), at(0, 0.7)], 1.2);
    pen.shape([at(-0.3, 0.7), at(0.3, 0.7), at(0.2, 0.46), at(-0.2, 0.46)], '#ffe08a', flat);
  }
  if (what === 3) {
    pen.shape([at(-0.5, 0.2), at(0.5, 0.2), at(0.5, 0.62), at(0, 0.84), at(-0.5, 0.62)], '#f6c04a', flat);
    pen.shape([at(-0.16, 0.2), at(0.16, 0.2), at(0.16, 0.5), at(0, 0.6), at(-0.16, 0.5)], '#8a3f5a', flat);
    pen.shape([at(-0.9, 0), at(0.9, 0), at(0.34, 0.2), at(-0.34, 0.2)], '#d8404f', flat);
    for (const k of [-0.5, 0.5]) pen.line([at(k, 0.01), at(k * 0.42, 0.19)], 1.2, { colour: '#f6d24a' });
    for (const side of [-1, 1]) {
      pen.shape(
        [
          at(side * 1.3, 0),
          at(side * 0.74, 0),
          at(side * 0.98, 0.36),
          at(side * 0.5, 1.1),
          at(side * 1.3, 1.1),
        ],
        '#2fa8a0',
        {
          ...flat,
          tone: side < 0 ? 0.3 : -0.5,
        },
      );
      pen.line([at(side * 1.3, 0.36), at(side * 0.96, 0.36)], 2.4, { colour: '#f6d24a' });
    }
  }
}

export const desertPalace: ThingKind<DesertPalaceOptions> = {
  name: 'desertPalace',
  footprint: () => block(720, 400),
  height: 460,
  draw(pen, frame, { wall = '#f0c486', dome = '#2fa8a0', stripe = '#d8583f', seated = false }, random) {
    const tower = (u: number, w: number, tall: number) => {
      drum(pen, frame, { u, w, r: 46, r1: 38, z1: tall }, wall, { top: false });
      for (const t of [0.3, 0.55, 0.8])
        drum(pen, frame, { u, w, r: 46 - t * 8, z0: tall * t, z1: tall * t + 22 }, stripe, { top: false });
      drum(pen, frame, { u, w, r: 40, r1: 62, z0: tall - 20, z1: tall + 14 }, wall);
      drum(pen, frame, { u, w, r: 30, z0: tall + 14, z1: tall + 84 }, wall, { top: false });
      for (const a of [0.8, 1.57, 2.3]) {
        const q = (d: number, z: number) =>
          frame.at(u + Math.cos(a + d) * 30, w + Math.sin(a + d) * 30, tall + z);
        pen.shape([q(-0.24, 20), q(0.24, 20), q(0.24, 56), q(0, 70), q(-0.24, 56)], '#5a2f5a', {
          ink: 0.7,
          contour: false,
        });
      }
      onion(pen, frame, u, w, 36, tall + 78, dome);
    };
    tower(-320, -150, 560);
    tower(320, -150, 620);
    const hall = box(pen, frame, { u0: -230, u1: 230, w0: -170, w1: 40, z1: 360 }, wall, {
      topMaterial: '#d9a868',
    });
    const drumR = seated ? 104 : 140;
    drum(pen, frame, { w: -70, r: drumR, z0: 360, z1: 420 }, '#fbeed2', { top: false });
    for (const i of range(7)) {
      const a = 0.3 + i * 0.42;
      const q = (d: number, z: number) => frame.at(Math.cos(a + d) * drumR, -70 + Math.sin(a + d) * drumR, z);
      pen.shape([q(-0.1, 372), q(0.1, 372), q(0.1, 398), q(0, 412), q(-0.1, 398)], '#5a2f5a', {
        ink: 0.7,
        contour: false,
      });
    }
    onion(pen, frame, 0, -70, 150, 412, dome, seated ? 0.74 : undefined);
    const low = box(pen, frame, { u0: -340, u1: 340, w0: 20, w1: 150, z1: 230 }, wall, {
      topMaterial: '#e6b878',
    });
    for (const wallFace of [hall.front, low.front, low.right, low.left, hall.left, hall.right]) {
      if (!wallFace) continue;
      wallFace.panel(0, wallFace.height - 26, wallFace.width, wallFace.height - 8, dome, { ink: 0.7 });
      for (const k of range(Math.round(wallFace.width / 26)))
        pen.shape(
          [
            wallFace.at(k * 26 + 3, wallFace.height - 2),
            wallFace.at(k * 26 + 21, wallFace.height - 2),
            wallFace.at(k * 26 + 21, wallFace.height + 14),
            wallFace.at(k * 26 + 12, wallFace.height + 26),
            wallFace.at(k * 26 + 3, wallFace.height + 14),
          ],
          wall,
          { ink: 0.8 },
        );
      for (const k of range(Math.round(wallFace.width / 18))) {
        const [p, z] = [random.range(4, wallFace.width - 26), random.range(10, wallFace.height - 40)];
        if (k % 3 === 0) pen.line([wallFace.at(p, z), wallFace.at(p + 20, z)], 0.6, { opacity: 0.6 });
      }
    }
    if (hall.front)
      for (const [i, k] of [-150, -50, 50, 150].entries())
        horseshoe(hall.front, 230 + k, 244, 26, 66, stripe, nth([2, 0, 1, 2], i));
    if (low.front) {
      for (const [i, k] of [-270, -170, 170, 270].entries())
        horseshoe(low.front, 340 + k, 40, 32, 104, stripe, i % 2);
      horseshoe(low.front, 340, 0, 62, 176, stripe, 3);
    }
    tower(-350, 120, 330);
    tower(350, 120, 360);
    for (const side of [-1, 1]) {
      const at = (k: number, w: number, z: number) => frame.at(side * (110 + k), 152 + w, z);
      pen.shape(
        [at(0, 0, 150), at(150, 0, 150), at(160, 90, 104), at(-8, 90, 104)],
        side < 0 ? '#e86fa0' : '#8f5fc0',
        { tone: 0.2 },
      );
      for (const k of [30, 75, 120])
        pen.shape(
          [at(k - 12, 0, 150), at(k + 12, 0, 150), at(k + 13, 90, 104), at(k - 14, 90, 104)],
          '#fbeed2',
          { ink: 0.6, contour: false },
        );
      pen.bars(
        [
          [at(-4, 88, 0), at(-4, 88, 106)],
          [at(156, 88, 0), at(156, 88, 106)],
        ],
        5 * frame.scale,
        '#8a5a3a',
      );
      for (const k of range(5))
        pen.shape(
          arc(...at(14 + k * 30, 60, 20), 17 * frame.scale, 20 * frame.scale, 0, 6.2832, 10),
          nth(['#d8583f', '#2fa8a0', '#e6b83f'], k % 3),
          { edge: 'smooth' },
        );
    }
  },
};
