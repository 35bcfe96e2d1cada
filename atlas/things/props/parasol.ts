/** A café table under a parasol, with the guests who sit at it. */
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, nth } from '../../core/geometry';
import { drum, stripedCone } from '../../core/solids';
import { disc } from '../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../fair/bust';

const CLOTHS = ['#6f8fb8', '#c98a6a', '#7fa884', '#b87f9a', '#d8b46a', '#8a7fb0'] as const;
const TROUSERS = ['#4a4f6a', '#6b5a4c', '#3f5a58'] as const;

/** Somebody on the stool at `side` of the table, turned toward it: legs, shoulders, and a hand on the table's edge. */
function guest(pen: Pen, frame: Frame, side: -1 | 1, who: number): void {
  const s = frame.scale;
  const u = side * 66;
  const [cloth, skin] = [nth(CLOTHS, who % 6), nth(BUST_SKINS, who % 5)];
  const legs = [-6, 8].map((du) => [
    frame.at(u + du - side * 2, -4, 36),
    frame.at(u + du - side * 14, 2, 30),
    frame.at(u + du - side * 15, 4, 5),
  ]);
  pen.bars(legs, 11 * s, nth(TROUSERS, who % 3), { edge: 1.4 });
  const [x, y] = frame.at(u, -10, 86);
  bust(pen, [x, y], 25 * s, {
    skin,
    hair: nth(BUST_HAIR, (who * 3) % 5),
    cloth,
    kind: who,
    look: -side * 0.7,
  });
  const hand = frame.at(side * 40, 6, 70);
  pen.bars([[frame.at(u - side * 12, 0, 66), hand]], 9 * s, cloth, { edge: 1.4 });
  pen.shape(arc(...hand, 6 * s, 6 * s, 0, 6.2832, 9), skin, { edge: 'smooth', ink: 0.7 });
}

export interface ParasolOptions {
  readonly colours?: readonly string[];
  readonly table?: string;
  /** False where people of the map's own crowd sit at it. */
  readonly guests?: boolean;
}

/** Café table under a parasol; who sits there comes from where it stands. */
export const parasol: ThingKind<ParasolOptions> = {
  name: 'parasol',
  footprint: () => disc(64),
  height: 150,
  draw(pen, frame, { colours = ['#d9574f', '#fbf0dc'], table = '#f0e4cc', guests = true }) {
    const s = frame.scale;
    for (const [u, w] of [
      [-70, 8],
      [70, -4],
      [6, 60],
    ] as const) {
      drum(pen, frame, { u, w: w - 20, r: 20, z0: 26, z1: 32 }, '#b98a52');
      pen.bars([[frame.at(u, w - 20, 0), frame.at(u, w - 20, 26)]], 7 * s, '#6b5a4c');
    }
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 56)]], 9 * s, '#6b5a4c');
    drum(pen, frame, { r: 48, z0: 54, z1: 62 }, table);
    for (const [u, w, c] of [
      [-18, 6, '#d9574f'],
      [20, -6, '#7fb3c9'],
      [4, 18, '#e9b44c'],
    ] as const)
      drum(pen, frame, { u, w, r: 7, z0: 62, z1: 80 }, c, { ink: 0.7 });
    const [x, y] = frame.at(0, 0, 0);
    const who = Math.abs(Math.round(x * 0.37 + y * 0.73));
    if (guests && who % 5 > 0) guest(pen, frame, -1, who);
    if (guests && who % 5 !== 2) guest(pen, frame, 1, who * 7 + 3);
    pen.bars([[frame.at(0, 0, 60), frame.at(0, 0, 200)]], 6 * s, '#e9e2d2');
    stripedCone(pen, frame, { r: 112, z0: 150, z1: 212, bulge: 12, sectors: 12 }, colours);
    pen.shape(arc(...frame.at(0, 0, 216), 6 * s, 6 * s, 0, 6.2832, 8), nth(colours, 0), { edge: 'smooth' });
  },
};
