/** What the diggers have found so far: one steel hand, reaching up. The rest is said to be asleep. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { flat, plate } from './plates';

export interface BuriedHandOptions {
  readonly main?: string;
  readonly second?: string;
  readonly glow?: string;
  /** Do its fingers end in plates as the rest of them, each with a pad? */
  readonly tipped?: boolean;
}

/** Fingers: foot, knuckle and tip, [u, z] each. */
const FINGERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-104, 300],
    [-150, 400],
    [-128, 486],
  ],
  [
    [-44, 330],
    [-60, 452],
    [-26, 548],
  ],
  [
    [20, 334],
    [30, 460],
    [66, 546],
  ],
  [
    [84, 316],
    [118, 420],
    [148, 488],
  ],
];

export const buriedHand: ThingKind<BuriedHandOptions> = {
  name: 'buriedHand',
  footprint: () => block(360, 130),
  height: 200,
  draw(pen, frame, { main = '#8f9ab8', second = '#4a4a78', glow = '#c8f25a', tipped = false }) {
    const p = flat(frame);
    const s = frame.scale;
    pen.shape([p(-100, 120), p(-84, -10), p(96, -10), p(110, 120)], second);
    for (const z of [30, 62, 94]) pen.line([p(-92, z), p(102, z)], 1.8);
    const finger = (joints: readonly (readonly [number, number])[], width: number) => {
      pen.bars([joints.map(([u, z]) => p(u, z))], width * 0.62 * s, second);
      joints.slice(1).forEach(([u, z], i) => {
        const [u0, z0] = joints[i] ?? [u, z];
        const [dx, dz] = [(u - u0) * 0.5, (z - z0) * 0.5];
        const [cx, cz] = [(u + u0) / 2, (z + z0) / 2];
        const long = Math.hypot(dx, dz) || 1;
        const [nx, nz] = [(-dz / long) * width * 0.52, (dx / long) * width * 0.52];
        const at = (k: number, side: number) => p(cx + dx * k + nx * side, cz + dz * k + nz * side);
        plate(pen, [at(-0.8, 1), at(0.78, 0.86), at(0.78, -0.86), at(-0.8, -1)], main, i ? 0.2 : 0);
      });
      const [u, z] = joints.at(-1) ?? [0, 0];
      if (!tipped)
        return pen.shape(arc(...p(u, z), width * 0.34 * s, width * 0.34 * s), main, {
          edge: 'smooth',
          tone: 0.3,
        });
      const [bu, bz] = joints.at(-2) ?? [u, z];
      const long = Math.hypot(u - bu, z - bz) || 1;
      const [du, dz] = [(u - bu) / long, (z - bz) / long];
      const tip = (along: number, side: number) =>
        p(u + du * along * width - dz * side * width, z + dz * along * width + du * side * width);
      const cap = [
        tip(-0.2, 0.46),
        tip(0.22, 0.44),
        tip(0.5, 0.27),
        tip(0.58, 0),
        tip(0.5, -0.27),
        tip(0.22, -0.44),
        tip(-0.2, -0.46),
      ];
      pen.shape(cap, main, { tone: 0.1 });
      pen.tint(
        [tip(-0.2, -0.46), tip(0.22, -0.44), tip(0.5, -0.27), tip(0.34, -0.1), tip(-0.2, -0.12)],
        main,
        {
          tone: -0.9,
          edge: 'straight',
        },
      );
      pen.line([tip(0.06, 0.42), tip(0.12, 0), tip(0.06, -0.42)], 1.1);
      pen.shape([tip(0.2, 0.24), tip(0.4, 0.12), tip(0.4, -0.12), tip(0.2, -0.24)], second, {
        contour: false,
        ink: 0.8,
      });
      return undefined;
    };
    for (const joints of FINGERS) finger(joints, 62);
    plate(
      pen,
      [
        p(-140, 320),
        p(-60, 350),
        p(60, 350),
        p(122, 322),
        p(132, 196),
        p(96, 106),
        p(-96, 106),
        p(-140, 200),
      ],
      main,
    );
    finger(
      [
        [-120, 210],
        [-216, 262],
        [-226, 352],
      ],
      64,
    );
    // the spiral in its palm still turns
    pen.shape(arc(...p(0, 226), 66 * s, 66 * s), second, { edge: 'smooth', contour: false });
    pen.shape(arc(...p(0, 226), 52 * s, 52 * s), { emit: glow }, { edge: 'smooth', contour: false });
    const coil = range(30).map((i): Point => {
      const r = (1 - i / 30) * 50;
      return p(Math.cos(i * 0.56) * r, 226 + Math.sin(i * 0.56) * r);
    });
    pen.line(coil, 2.6, { smooth: true });
    for (const [u, z] of [
      [-110, 300],
      [104, 300],
      [-100, 140],
      [96, 140],
    ] as const)
      pen.shape(arc(...p(u, z), 8 * s, 8 * s), '#f2c33c', { edge: 'smooth', ink: 0.7, contour: false });
    // the heap it stands in
    for (const [u, z, r] of [
      [-150, 6, 60],
      [-60, -8, 66],
      [60, -6, 70],
      [160, 4, 54],
    ] as const)
      pen.shape(arc(...p(u, z), r * s, r * 0.6 * s, u, u + 6.28, 9), '#c98450', {
        edge: 'straight',
        tone: u < 0 ? 0.2 : -0.5,
      });
  },
};
