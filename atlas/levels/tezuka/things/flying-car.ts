/** The car everybody was promised: fins, a bubble, two jets, and no wheels at all. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface FlyingCarOptions {
  readonly body?: string;
  readonly trim?: string;
  readonly face?: number;
  /** Which of the pilots sits in it; each has a skin, a cut and a colour of their own. */
  readonly pilot?: number;
  /** It flies, and leaves a trail. */
  readonly trail?: boolean;
  /** What it carries on its back, or what is wrong with it. */
  readonly load?: 'cases' | 'taxi' | 'sofa' | 'smoke';
  /** How far ahead, world units, it is pulled from by a rope; 0: it flies by itself. */
  readonly tow?: number;
}

type On = (u: number, z: number, w?: number) => Point;

const crate = (
  pen: Pen,
  at: On,
  [u0, z0, u1, z1]: readonly [number, number, number, number],
  colour: string,
) => pen.shape([at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)], colour, { ink: 0.9 });

/** Holidays, a fare, a move or a breakdown: no two cars fly for the same reason. */
const LOADS: Readonly<Record<NonNullable<FlyingCarOptions['load']>, (pen: Pen, at: On, s: number) => void>> =
  {
    cases(pen, at, s) {
      crate(pen, at, [-146, 84, -78, 122], '#a5672f');
      crate(pen, at, [-136, 122, -90, 148], '#5f9a8a');
      pen.bars([[at(-112, 84), at(-112, 150)]], 5 * s, '#f4e2b8', { edge: 1 });
      pen.shape(arc(...at(-112, 158), 18 * s, 11 * s, 0, TAU, 12), '#f6d264', { edge: 'smooth', ink: 0.9 });
    },
    taxi(pen, at, s) {
      crate(pen, at, [-42, 136, 34, 168], '#fff4dc');
      for (const i of range(4))
        pen.tint(
          [at(-42 + i * 19, 136), at(-32 + i * 19, 136), at(-32 + i * 19, 152), at(-42 + i * 19, 152)],
          '#3a2c44',
          {
            edge: 'straight',
          },
        );
      pen.line([at(-42, 152), at(34, 152)], 0.8);
      pen.bars([[at(-4, 168), at(-4, 178)]], 5 * s, '#8f94a6', { edge: 1 });
    },
    sofa(pen, at, s) {
      crate(pen, at, [-160, 100, -72, 148], '#8f6ab8');
      crate(pen, at, [-160, 86, -72, 112], '#a98ad0');
      for (const u of [-166, -78]) crate(pen, at, [u, 86, u + 16, 126], '#7a56a4');
      pen.bars([[at(-150, 84), at(-116, 152), at(-84, 84)]], 4 * s, '#f4e2b8', { edge: 1 });
    },
    smoke(pen, at, s) {
      for (const [u, z, r] of [
        [-150, 120, 26],
        [-190, 158, 34],
        [-160, 206, 30],
        [-214, 236, 40],
      ] as const)
        pen.shape(arc(...at(u, z), r * s, r * 0.86 * s, 0, TAU, 9), '#7a7488', { edge: 'scallop', ink: 0.8 });
    },
  };

export const flyingCar: ThingKind<FlyingCarOptions> = {
  name: 'flying-car',
  footprint: () => block(300, 110),
  height: 70,
  draw(
    pen,
    frame,
    { body = '#e2604a', trim = '#fff4dc', face = 1, pilot = 0, trail = false, load, tow = 0 },
  ) {
    const s = frame.scale;
    const at: On = (u, z, w = 30) => frame.at(u * face, w, z);
    if (trail)
      for (const [z, long] of [
        [42, 330],
        [58, 250],
        [74, 300],
      ] as const)
        pen.stroke([at(-150, z), at(-150 - long * 0.5, z + 6), at(-150 - long, z + 2)], 14, {
          colour: '#ffffff',
          opacity: 0.85,
          from: 0.8,
          to: 0.1,
        });
    if (tow > 0)
      pen.bars([[at(168, 54), at(168 + tow * 0.5, 34), at(168 + tow, 60)]], 5 * s, '#f4e2b8', {
        edge: 1.4,
        smooth: true,
      });
    const [x, y] = at(-6, 88, 0);
    pen.shape(arc(x, y, 74 * s, 54 * s, Math.PI, TAU, 16), '#bfe9ea', { tone: 0.3 });
    bust(pen, [x + 6 * face * s, y - 20 * s], 20 * s, {
      skin: nth(BUST_SKINS, (pilot * 2) % BUST_SKINS.length),
      hair: nth(BUST_HAIR, pilot % BUST_HAIR.length),
      cloth: nth(['#e2604a', '#4f8f9a', '#f0c04a', '#8f6ab8'], pilot % 4),
      kind: pilot,
      look: face * 0.8,
      contour: false,
    });
    pen.tint(arc(x - 34 * s, y - 26 * s, 18 * s, 12 * s), '#ffffff', { opacity: 0.85 });
    pen.line(arc(x, y, 74 * s, 54 * s, Math.PI, TAU, 16), 0.8, { smooth: true });
    pen.shape([at(-150, 78), at(-196, 148), at(-150, 138), at(-84, 88)], body, { tone: 0.4 });
    pen.shape(
      [
        at(-160, 46),
        at(-150, 84),
        at(-70, 94),
        at(70, 92),
        at(140, 78),
        at(172, 54),
        at(140, 32),
        at(20, 24),
        at(-110, 28),
      ],
      body,
      { edge: 'smooth' },
    );
    pen.tint([at(-140, 80), at(-60, 90), at(70, 88), at(120, 80), at(60, 76), at(-70, 76)], body, {
      tone: 1,
    });
    pen.tint([at(-130, 40), at(140, 40), at(120, 30), at(10, 26), at(-100, 30)], body, { tone: -1.1 });
    pen.shape([at(-156, 62), at(150, 66), at(158, 56), at(-158, 50)], trim, { contour: false, ink: 0.8 });
    pen.shape(
      arc(...at(146, 70), 12 * s, 14 * s, 0, TAU, 12),
      { emit: '#fff3b0' },
      { edge: 'smooth', contour: false },
    );
    pen.shape(arc(...at(-160, 62), 16 * s, 22 * s, 0, TAU, 12), '#8f94a6', { edge: 'smooth' });
    pen.shape(
      arc(...at(-164, 62), 8 * s, 13 * s, 0, TAU, 10),
      { emit: '#ffb45a' },
      { edge: 'smooth', contour: false, ink: 0.7 },
    );
    pen.line([at(10, 34), at(6, 84)], 0.8);
    if (load) LOADS[load](pen, at, s);
    for (const u of [-80, 80])
      pen.shape(arc(...at(u, 26), 32 * s, 10 * s, 0, Math.PI, 10), '#8f94a6', { contour: false });
  },
};
