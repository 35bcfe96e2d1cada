/** The castle of the kingdom: one great keep between spires of unlike height, behind a gate with suns. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import { gableRoof, hipRoof } from '../../../core/roofs';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { arched, bricks, lancet, pane, spire, sunBanner } from './masonry';

export interface RoyalCastleOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly trim?: string;
  readonly cloth?: string;
}

function battlements(pen: Pen, frame: Frame, u0: number, u1: number, w: number, z: number, wall: string) {
  const count = Math.round((u1 - u0) / 30);
  for (const i of range(count)) {
    if (i % 2) continue;
    const [a, b] = [u0 + ((u1 - u0) * i) / count, u0 + ((u1 - u0) * (i + 1)) / count];
    pen.shape(
      [frame.at(a, w, z - 2), frame.at(b, w, z - 2), frame.at(b, w, z + 26), frame.at(a, w, z + 26)],
      wall,
      { ink: 0.8, tone: 0.2 },
    );
  }
}

export const royalCastle: ThingKind<RoyalCastleOptions> = {
  name: 'royalCastle',
  footprint: () => block(1240, 360),
  height: 620,
  lamps: () => [
    { u: -160, w: 200, reach: 260 },
    { u: 160, w: 200, reach: 260 },
  ],
  draw(pen, frame, { wall = '#f0e6cf', roof = '#2f8f86', trim = '#e9b93f', cloth = '#b8383f' }) {
    const tower = (u: number, w: number, r: number, height: number, flagged = false) =>
      spire(pen, frame, { u, w, r, height, wall, roof, trim, ...(flagged ? { cloth } : {}) });
    tower(-330, -150, 54, 640);
    tower(300, -150, 60, 760, true);
    tower(60, -150, 84, 1010, true);
    tower(-150, -140, 62, 840, true);
    const wing = (u0: number, u1: number, z1: number) => {
      const walls = box(pen, frame, { u0, u1, w0: -130, w1: 30, z1 }, wall, { top: false });
      if (walls.front) {
        bricks(pen, walls.front, 16);
        for (const i of range(4))
          lancet(pen, walls.front, (walls.front.width * (i + 0.5)) / 4, z1 * 0.52, 13, 78);
      }
      hipRoof(pen, frame, { u0, u1, w0: -130, w1: 30, z: z1, rise: 150, over: 16, inset: 0.5 }, roof);
    };
    wing(-500, -150, 300);
    wing(150, 500, 340);
    const keep = box(pen, frame, { u0: -190, u1: 190, w0: -120, w1: 60, z1: 520 }, wall, {
      top: false,
    }).front;
    gableRoof(pen, frame, { u0: -190, u1: 190, w0: -120, w1: 60, z: 520, rise: 60, over: 10 }, roof, wall);
    if (keep) {
      const m = keep.width / 2;
      bricks(pen, keep, 30);
      pen.shape([keep.at(-14, 520), keep.at(keep.width + 14, 520), keep.at(m, 800)], roof, { tone: 0.2 });
      pen.shape([keep.at(26, 520), keep.at(keep.width - 26, 520), keep.at(m, 745)], wall, {
        tone: 0.3,
        contour: false,
      });
      for (const [k, material] of [
        [92, trim],
        [80, pane(pen, '#4f6ea8', '#ffe09a')],
        [30, trim],
        [20, '#c8524a'],
      ] as const)
        pen.shape(
          range(28).map((i) => keep.at(m + Math.cos((i / 28) * TAU) * k, 470 + Math.sin((i / 28) * TAU) * k)),
          material,
          { contour: false, edge: 'smooth', ink: 0.8 },
        );
      for (const i of range(8)) {
        const a = (i / 8) * TAU + 0.2;
        pen.line(
          [
            keep.at(m + Math.cos(a) * 30, 470 + Math.sin(a) * 30),
            keep.at(m + Math.cos(a) * 80, 470 + Math.sin(a) * 80),
          ],
          1.3,
        );
      }
      for (const k of [-1, 1]) {
        sunBanner(pen, keep, m + k * 138, 500, 28, 230, cloth, trim);
        lancet(pen, keep, m + k * 60, 220, 16, 110);
      }
      lancet(pen, keep, m, 220, 20, 134);
    }
    tower(-500, -20, 56, 430);
    tower(500, -20, 60, 480);
    const front = box(pen, frame, { u0: -620, u1: 620, w0: 130, w1: 180, z1: 150 }, wall, {
      topMaterial: '#d8cbb0',
    });
    battlements(pen, frame, -620, 620, 180, 150, wall);
    if (front.front) {
      bricks(pen, front.front, 46);
      for (const k of [-470, -340, 340, 470]) sunBanner(pen, front.front, 620 + k, 138, 24, 104, cloth, trim);
    }
    const gate = box(pen, frame, { u0: -130, u1: 130, w0: 130, w1: 205, z1: 240 }, wall, {
      topMaterial: '#d8cbb0',
    }).front;
    battlements(pen, frame, -130, 130, 205, 240, wall);
    if (gate) {
      bricks(pen, gate, 12);
      pen.shape(arched(gate, 130, 0, 72, 170), '#cfc0a2', { contour: false });
      pen.shape(arched(gate, 130, 0, 58, 154), '#3a2f44', { contour: false });
      for (const i of range(5))
        pen.line([gate.at(86 + i * 22, 58), gate.at(86 + i * 22, 142)], 1.5, { colour: '#b98a4a' });
      for (const z of [78, 106, 132]) pen.line([gate.at(76, z), gate.at(184, z)], 1.2, { colour: '#b98a4a' });
      const [x, y] = gate.at(130, 204);
      pen.shape(arc(x, y, 24 * frame.scale, 24 * frame.scale, 0, TAU, 14), trim, {
        edge: 'scallop',
        contour: false,
      });
      pen.shape(arc(x, y, 13 * frame.scale, 13 * frame.scale, 0, TAU, 10), '#fff4c8', {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
    }
    for (const [u, h] of [
      [-168, 230],
      [168, 230],
      [-620, 260],
      [620, 260],
    ] as const)
      tower(u, 170, 46, h, Math.abs(u) > 300);
    for (const u of [-168, 168]) {
      const [x, y] = frame.at(u, 216, 90);
      pen.shape(arc(x, y, 8, 11, 0, TAU, 8), { emit: '#ffcf6a' }, { edge: 'smooth', contour: false });
      pen.glow(x, y, 90 * frame.scale, 'amber', 1);
    }
    for (const u of range(7))
      pen.glow(...frame.at(-400 + u * 133, 40, 250 + (u % 3) * 110), 110 * frame.scale, 'amber', 0.7);
  },
};
