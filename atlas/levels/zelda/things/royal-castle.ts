/** The castle of the kingdom: one great keep between spires of unlike height, behind a gate with suns. */
import { nth, TAU, arc, range, ribbon, spline } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import { gableRoof, hipRoof } from '../../../core/roofs';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { folk } from '../../../stage/folk';
import { bust } from '../../../things/fair/bust';
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
    // the highest ends, flag and all, below the upper edge of the picture
    tower(-330, -150, 54, 600);
    tower(300, -150, 60, 690, true);
    tower(60, -150, 84, 880, true);
    tower(-150, -140, 62, 760, true);
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
    // somebody leaves by the window: sheets in knots, and a case on the back
    const rope = spline(
      [
        frame.at(302, -60, 560),
        frame.at(286, -34, 500),
        frame.at(310, -6, 430),
        frame.at(290, 30, 366),
        frame.at(312, 50, 300),
        frame.at(294, 50, 246),
        frame.at(300, 50, 206),
      ],
      false,
      6,
    );
    const knots = [0, 7, 14, 21, 29, rope.length - 1];
    for (const i of range(knots.length - 1)) {
      const sheet = rope.slice(nth(knots, i), nth(knots, i + 1) + 1);
      const colour = nth(['#f6f0e4', '#e8909c', '#8fbfe0'], i % 3);
      // twisted tight at its ends, loose in the middle
      pen.shape(
        ribbon(sheet, (t) => (4 + 7 * Math.sin(t * Math.PI)) * frame.scale),
        colour,
        { contour: false, wobble: 0, ink: 0.9 },
      );
      pen.line(sheet.slice(1, -1), 0.7, { smooth: true, opacity: 0.7 });
    }
    for (const [i, k] of knots.entries()) {
      const [x, y] = nth(rope, k);
      if (i > 0 && i < knots.length - 1)
        for (const side of [-1, 1])
          pen.shape(
            [
              [x, y],
              [x + side * 20 * frame.scale, y + 4 * frame.scale],
              [x + side * 15 * frame.scale, y + 15 * frame.scale],
            ],
            nth(['#f6f0e4', '#e8909c', '#8fbfe0'], (i + (side > 0 ? 0 : 2)) % 3),
            { contour: false, ink: 0.8 },
          );
      pen.shape(arc(x, y, 10 * frame.scale, 8 * frame.scale, 0, TAU, 8), '#f6f0e4', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
    }
    folk(pen, frame.at(300, 54, 150), frame.scale * 0.92, {
      build: 'kid',
      pose: 'overhead',
      facing: 'back',
      hair: 'bobSwept',
      hairColour: 'blond',
      outfit: 'poncho',
      colours: ['lilac', 'umber', 'cream', 'wood'],
      back: [['backpack', 'sand']],
    });
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
      for (const [k, hair, cloth, kind, look] of [
        [-60, '#5a3a2c', '#b8385f', 1, 0.7],
        [0, '#a8704a', '#3f5f9a', 2, 0],
        [60, '#2f2a38', '#7a4f8a', 0, -0.7],
      ] as const) {
        const at = keep.at(m + k, 268);
        const opening = arched(keep, m + k, 220, k ? 16 : 20, k ? 110 : 134);
        pen.within(opening, () =>
          bust(pen, at, 17 * frame.scale, { skin: '#f6cfa8', hair, cloth, kind, look, contour: false }),
        );
        const [sill, end] = [keep.at(m + k - 26, 222), keep.at(m + k + 26, 214)];
        pen.shape([sill, [end[0], sill[1]], end, [sill[0], end[1]]], trim, { contour: false, ink: 0.7 });
      }
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
    // the king greets whoever comes, and a herald has lost his place
    folk(pen, frame.at(-44, 176, 234), frame.scale, {
      build: 'stout',
      pose: 'wave',
      hair: 'curly',
      hairColour: 'silver',
      face: ['longBeard'],
      outfit: 'warlord',
      colours: ['cobalt', 'wine', 'gold', 'umber'],
      mood: 'joy',
    });
    folk(pen, frame.at(58, 176, 234), frame.scale, {
      build: 'teen',
      pose: 'present',
      flip: true,
      hair: 'bowl',
      hairColour: 'chestnut',
      outfit: 'jester',
      colours: ['red', 'gold', 'cream', 'umber'],
      hold: 'paper',
      mood: 'worried',
      signs: ['sweat'],
    });
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
