/** A tub of the baths, its near side and its foam: who sits in it is set behind. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const soakTub: ThingKind<object> = {
  name: 'soakTub',
  footprint: () => disc(92),
  height: 70,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const front = (z: number, r: number) => frame.disc(0, 0, z, r, 0, Math.PI, 19);
    const wall = [...front(0, 88), ...front(74, 102).toReversed()];
    pen.shape(wall, '#b98a58', { wobble: 0 });
    pen.tint([...front(0, 88).slice(0, 8), ...front(74, 102).slice(0, 8).toReversed()], '#b98a58', {
      tone: -1,
      edge: 'straight',
    });
    for (const i of range(12)) {
      const a = (Math.PI * (i + 0.5)) / 12;
      const [x, y] = at(0, 0);
      pen.line(
        [
          [x + Math.cos(a) * 88 * s, y + Math.sin(a) * 44 * s],
          [x + Math.cos(a) * 102 * s, y - 74 * s + Math.sin(a) * 51 * s],
        ],
        0.8,
      );
    }
    for (const z of [18, 54])
      pen.bars([front(z, 91 + z * 0.18)], 7 * s, '#d9b45f', { smooth: true, edge: 1.6 });
    // foam over the rim
    for (const i of range(11)) {
      const a = Math.PI * ((i + 0.3) / 11);
      const r = random.range(15, 25) * s;
      const [x, y] = at(0, 76);
      pen.shape(arc(x + Math.cos(a) * 92 * s, y + Math.sin(a) * 42 * s, r, r * 0.74, 0, TAU, 9), '#fdfdf8', {
        edge: 'scallop',
        ink: 0.8,
        tone: i < 4 ? -0.5 : 0.2,
      });
    }
    for (const [u, z, r] of [
      [-128, 120, 12],
      [-96, 168, 8],
      [126, 140, 13],
      [104, 190, 8],
      [148, 96, 7],
    ] as const) {
      pen.shape(arc(...at(u, z), r * s, r * s, 0, TAU, 12), '#d8f0f6', {
        edge: 'smooth',
        opacity: 0.8,
        ink: 0.7,
      });
      pen.tint(arc(...at(u - r * 0.3, z + r * 0.3), r * 0.25 * s, r * 0.25 * s, 0, TAU, 6), '#ffffff');
    }
  },
};
