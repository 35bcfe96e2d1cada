/** A colonists' house: a drum of riveted sheet with a dome, pipes, and whatever hung out to dry this morning. */
import { arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { MARKS, dressDome } from './colony-marks';
import type { MarkName } from './colony-marks';
import { hangWashing } from './wash-line';

export interface ColonyHouseOptions {
  readonly r?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly cloth?: readonly string[];
  readonly chimney?: boolean;
  /** A mast with a pennant on the dome. */
  readonly mast?: boolean;
  /** What is welded on the sheet: a patch, a gauge, a round hatch, a painted band. */
  readonly mark?: MarkName;
  /** The arms that carry the washing are screwed to the wall, with a strut each. */
  readonly braced?: boolean;
  /** No washing where the frame would cut the line. */
  readonly washing?: boolean;
}

const STOREY = 170;

export const colonyHouse: ThingKind<ColonyHouseOptions> = {
  name: 'colonyHouse',
  footprint: ({ r = 170 }) => disc(r),
  height: ({ floors = 2 }) => floors * STOREY + 120,
  lamps: ({ r = 170 }) => [{ w: r, reach: 260 }],
  draw(
    pen,
    frame,
    {
      r = 170,
      floors = 2,
      wall = '#e0cfb0',
      roof = '#4f8f92',
      cloth = ['#e2543c', '#f3e2c0', '#5f8fb8'],
      chimney = true,
      braced = false,
      washing = true,
      mast = true,
      mark = 'patch',
    },
    random,
  ) {
    const s = frame.scale;
    const on = (a: number, z: number, k = r): Point => frame.at(Math.cos(a) * k, Math.sin(a) * k, z);
    drum(pen, frame, { r: r * 1.06, z0: 0, z1: 22 }, '#8a8290', { top: false });
    const top = floors * STOREY;
    for (const floor of range(floors)) {
      const z = floor * STOREY + 20;
      const k = r * (1 - floor * 0.08);
      drum(pen, frame, { r: k, r1: k * 0.95, z0: z, z1: z + STOREY - 18 }, wall, { top: false });
      drum(pen, frame, { r: k * 1.05, z0: z + STOREY - 26, z1: z + STOREY - 6 }, roof);
      for (const a of [0.45, 0.95, 1.75, 2.4])
        pen.line([on(a, z + 4, k), on(a, z + STOREY - 30, k * 0.95)], 0.7);
      for (const i of range(13))
        pen.tint(
          arc(...on(0.16 + i * 0.235, z + STOREY - 16, k * 1.05), 3.4 * s, 3.4 * s, 0, 6.3, 6),
          '#3d3a4a',
        );
      for (const a of floor ? [0.7, 1.57, 2.4] : [0.55, 2.5]) {
        const [x, y] = on(a, z + 78, k * 0.97);
        const w = 30 * s * Math.max(0.5, Math.sin(a));
        pen.shape(arc(x, y, w, 32 * s, 0, 6.2832, 14), '#6b5a50', { edge: 'smooth', contour: false });
        pen.shape(arc(x, y, w * 0.74, 24 * s, 0, 6.2832, 14), '#ffe2a0', {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
        });
        const isHome = floor > 0 && a === 1.57;
        if (isHome)
          pen.within(arc(x, y, w * 0.74, 24 * s, 0, 6.2832, 14), () =>
            bust(pen, [x - 2 * s, y + 2 * s], 14 * s, {
              skin: nth(BUST_SKINS, Math.round(r) % 5),
              hair: nth(BUST_HAIR, (Math.round(r) + floor) % 5),
              cloth: nth(cloth, floor % cloth.length),
              kind: Math.round(r) + floor * 3,
              look: 0.4,
              contour: false,
            }),
          );
        if (isHome) continue;
        pen.line(
          [
            [x, y - 24 * s],
            [x, y + 24 * s],
          ],
          0.9,
        );
        pen.line(
          [
            [x - w * 0.74, y],
            [x + w * 0.74, y],
          ],
          0.9,
        );
      }
    }
    // door under a little hood
    const door = [on(1.38, 4), on(1.8, 4), on(1.8, 96), on(1.59, 122), on(1.38, 96)];
    pen.shape(door, roof, { tone: -0.6, contour: false });
    pen.shape([on(1.28, 116, r * 1.2), on(1.9, 116, r * 1.2), on(1.84, 146), on(1.34, 146)], '#e2543c', {
      ink: 0.9,
    });
    pen.tint(arc(...on(1.46, 48), 4 * s, 4 * s, 0, 6.3, 6), '#f6cf5c');
    MARKS[mark](pen, (a, z) => on(a, z + (floors > 1 ? STOREY : 0), r * (floors > 1 ? 0.89 : 0.97)), s);
    // dome with a porthole and a mast
    const k = r * (1 - (floors - 1) * 0.08) * 1.02;
    const rim = range(17).map((i): Point => {
      const a = Math.PI + (i / 16) * Math.PI;
      const [x, y] = frame.at(0, 0, top);
      return [x + Math.cos(a) * k * s, y + Math.sin(a) * k * 0.82 * s];
    });
    const low = frame.disc(0, 0, top, k, 0, Math.PI, 13);
    pen.shape([...rim, ...low], roof, { wobble: 0, edge: 'smooth' });
    const [cx, cy] = frame.at(0, 0, top);
    pen.tint(
      spline(
        [
          [cx + k * 0.3 * s, cy - k * 0.74 * s],
          [cx + k * 0.94 * s, cy - k * 0.2 * s],
          [cx + k * 0.8 * s, cy + k * 0.3 * s],
          [cx + k * 0.4 * s, cy + k * 0.4 * s],
        ],
        true,
        5,
      ),
      roof,
      { tone: -1 },
    );
    pen.tint(
      spline(
        [
          [cx - k * 0.6 * s, cy - k * 0.5 * s],
          [cx - k * 0.2 * s, cy - k * 0.74 * s],
          [cx - k * 0.4 * s, cy - k * 0.2 * s],
        ],
        true,
        5,
      ),
      roof,
      { tone: 1 },
    );
    for (const side of [-0.5, 0, 0.5])
      pen.line(
        spline(
          [
            [cx, cy - k * 0.82 * s],
            [cx + side * k * 0.9 * s, cy - k * 0.4 * s],
            [cx + side * k * 1.5 * s, cy + k * 0.42 * s * (1 - side * side)],
          ],
          false,
          6,
        ),
        0.9,
      );
    dressDome(pen, [cx, cy], k * s, roof);
    if (mast) {
      pen.bars(
        [
          [
            [cx, cy - k * 0.8 * s],
            [cx, cy - (k * 0.8 + 110) * s],
          ],
        ],
        6 * s,
        '#5b5560',
      );
      pen.shape(
        [
          [cx, cy - (k * 0.8 + 108) * s],
          [cx + 58 * s, cy - (k * 0.8 + 92) * s],
          [cx, cy - (k * 0.8 + 70) * s],
        ],
        nth(cloth, 0),
      );
    }
    if (chimney) {
      const pipe = [on(2.75, 40, r * 1.12), on(2.75, top + 60, r * 1.12), on(2.75, top + 110, r * 1.26)];
      pen.bars([pipe], 16 * s, '#9a7f62');
    }
    if (washing) hangWashing(pen, { on, top: STOREY, r, s, braced, cloth }, random);
    pen.glow(...frame.at(0, r, 90), 130 * s, 'amber', 0.8);
  },
};
