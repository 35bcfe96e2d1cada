/** Crates and barrels. */
import type { Pen } from '../../core/pen';
import type { Wall } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { range } from '../../core/geometry';
import { box, drum } from '../../core/solids';
import { block, disc } from '../../core/footprint';

export interface CrateOptions {
  readonly material?: string;
  readonly stack?: number;
}

/** How a crate is nailed together, and what is stamped on it. */
const FACES: readonly ((pen: Pen, wall: Wall) => void)[] = [
  (pen, wall) => {
    for (const k of [14, 28]) pen.line([wall.at(0, k), wall.at(wall.width, k)], 0.8);
    pen.line([wall.at(3, 3), wall.at(wall.width - 3, 39)], 0.9);
  },
  (pen, wall) => {
    pen.line(
      [wall.at(6, 5), wall.at(wall.width - 6, 5), wall.at(wall.width - 6, 37), wall.at(6, 37), wall.at(6, 5)],
      0.8,
    );
    for (const k of [0.36, 0.64]) pen.line([wall.at(wall.width * k, 5), wall.at(wall.width * k, 37)], 0.7);
  },
  (pen, wall) => {
    for (const k of [10, 32]) pen.line([wall.at(0, k), wall.at(wall.width, k)], 0.9);
    const m = wall.width / 2;
    pen.line([wall.at(m - 9, 16), wall.at(m, 27), wall.at(m + 9, 16)], 1.3);
  },
];

export const crate: ThingKind<CrateOptions> = {
  name: 'crate',
  footprint: () => block(56, 50),
  height: 46,
  draw(pen, frame, { material = '#b98a52', stack = 1 }, random) {
    for (const i of range(stack)) {
      // no two lie quite alike, and none over the edge of the one below
      const walls = box(
        pen,
        frame.moved(i > 0 ? random.jitter(3) : 0, 0, i * 44, i > 0 ? random.jitter(0.09) : 0),
        { u0: -26, u1: 26, w0: -24, w1: 24, z1: 42 },
        material,
      );
      const face = random.pick(FACES);
      for (const wall of Object.values(walls)) face(pen, wall);
    }
  },
};

export interface BarrelOptions {
  readonly material?: string;
  readonly hoop?: string;
  readonly lid?: string;
}

export const barrel: ThingKind<BarrelOptions> = {
  name: 'barrel',
  footprint: () => disc(26),
  height: 56,
  draw(pen, frame, { material = '#a8703f', hoop = '#5b5560', lid = material }) {
    drum(pen, frame, { r: 22, r1: 25, z0: 0, z1: 30 }, material, { top: false });
    drum(pen, frame, { r: 25, r1: 21, z0: 30, z1: 60 }, material, { topMaterial: lid });
    for (const z of [12, 46])
      pen.line(frame.disc(0, 0, z, 24, 0, Math.PI, 9), 2.4, { smooth: true, colour: hoop });
    for (const u of [-12, -2, 9]) pen.line([frame.at(u, 22, 2), frame.at(u * 1.1, 22, 56)], 0.6);
  },
};
