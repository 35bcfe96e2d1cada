/** Where somebody lives again in the near towers: a window of the wall that faces the court, lit from within. */
import { nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';

const SCENES = ['cook', 'reader', 'sleeper', 'tins'] as const;

export interface LitRoomOptions {
  readonly scene: (typeof SCENES)[number];
  /** The wall of its tower, which stands with the very same placement. */
  readonly wall: 'left' | 'right';
  /** Half the tower's front and half its depth, world units. */
  readonly half: number;
  readonly deep: number;
  /** Which of the two windows of a storey, the near one first, and which storey. */
  readonly bay: number;
  readonly floor: number;
  readonly leaf?: string;
}

/** As the flats of the towers are built. */
const FLOOR = 84;
const WIDE = 76;
const TALL = 58;

export const litRoom: ThingKind<LitRoomOptions> = {
  name: 'litRoom',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { scene, wall, half, deep, bay, floor, leaf = '#3f7a4c' }) {
    const s = frame.scale;
    const [side, near, z0] = [wall === 'right' ? 1 : -1, deep - 16 - bay * 92, floor * FLOOR + 14];
    /** From the near jamb inwards and up from the sill. */
    const at = (a: number, z: number): Point => frame.at(side * half, near - a, z0 + z);
    const hole = [at(0, 0), at(WIDE, 0), at(WIDE, TALL), at(WIDE * 0.4, TALL + 5), at(0, TALL - 3)];
    const kind = SCENES.indexOf(scene);
    pen.shape(hole, { emit: '#ffe7a6' }, { ink: 1.2 });
    pen.within(hole, () => {
      pen.tint(
        [at(-4, TALL + 8), at(WIDE, TALL + 8), at(WIDE, 34), at(-4, 44)],
        { emit: '#f0b060' },
        {
          edge: 'straight',
          opacity: 0.7,
        },
      );
      for (const a of [20, 44]) pen.line([at(a, 40), at(a, TALL)], 0.8, { opacity: 0.5 });
      if (scene === 'tins')
        for (const [i, a] of [22, 54].entries())
          tinFace(pen, at(a, 15 + i * 4), 13 * s, nth(['#d8c8a0', '#b9b8a8'], i), { contour: false });
      else
        bust(pen, at(40, scene === 'sleeper' ? 14 : 20), 12.5 * s, {
          skin: nth(BUST_SKINS, kind),
          hair: nth(BUST_HAIR, kind + 1),
          cloth: nth(['#a8433a', '#6f8f86', '#d9b45a'], kind),
          kind: kind * 2,
          look: side * 0.5,
          asleep: scene === 'sleeper',
          contour: false,
        });
      if (scene === 'cook')
        for (const k of range(3))
          pen.line(
            range(5).map((i) => at(10 + k * 7 + (i % 2) * 4, 8 + i * 8)),
            0.9,
            { smooth: true, colour: '#fffbe8' },
          );
      if (scene === 'reader')
        pen.shape([at(8, -8), at(36, -4), at(64, -8), at(64, 3), at(36, 8), at(8, 3)], '#f6efdc', {
          ink: 0.7,
          contour: false,
        });
    });
    // the sill, what grows on it and what hangs out to dry
    pen.shape([at(-6, -9), at(WIDE + 6, -9), at(WIDE + 6, 1), at(-6, 1)], '#9aa79a', { ink: 0.9 });
    for (const [a, r] of [
      [4, 11],
      [22, 8],
    ] as const)
      puff(pen, at(a, -12), r * s, r * 0.8 * s, leaf, 0.2);
    const cloth = nth(['#f4ead2', '#d9534a', '#e8c860', '#8fb0a8'], kind);
    pen.shape([at(34, -8), at(56, -8), at(55, -40), at(45, -46), at(35, -40)], cloth, { ink: 0.8 });
  },
};
