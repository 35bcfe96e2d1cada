/** The pier's gate: where a number is pinned on everybody, under a licence as large as a sail. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface LicenceGateOptions {
  readonly wood?: string;
  readonly card?: string;
}

export const licenceGate: ThingKind<LicenceGateOptions> = {
  name: 'licenceGate',
  footprint: () => block(660, 130),
  height: 380,
  draw(pen, frame, { wood = '#a86f42', card = '#d8503a' }, random) {
    const s = frame.scale;
    for (const side of [-1, 1]) {
      const u = side * 250;
      const hut = box(pen, frame, { u0: u - 70, u1: u + 70, w0: -60, w1: 60, z1: 210 }, '#e6d5b2', {
        top: false,
      });
      for (const wall of Object.values(hut)) {
        wall.panel(0, 0, wall.width, 46, '#8f8a80', { ink: 0.8 });
        for (const k of range(5))
          wall.panel(6 + (k * (wall.width - 12)) / 5, 46, 8 + (k * (wall.width - 12)) / 5, 206, '#c9b284', {
            ink: 0.5,
          });
      }
      if (hut.front) {
        hut.front.panel(34, 76, 106, 140, '#3d3450', { ink: 1.2 });
        hut.front.panel(24, 62, 116, 76, wood, { ink: 1 });
        const { front } = hut;
        pen.within(front.rect(34, 76, 106, 140), () => {
          // the examiner at the counter, a lamp over the files
          pen.tint(front.rect(34, 76, 106, 140), '#7a5a5a', { edge: 'straight' });
          for (const k of range(5))
            front.panel(36 + k * 14, 112, 48 + k * 14, 138, nth(['#c9a06a', '#8fb0a0', '#b5605a'], k % 3), {
              ink: 0.5,
            });
          bust(pen, front.at(side < 0 ? 62 : 76, 98), 18 * s, {
            skin: nth(BUST_SKINS, side < 0 ? 1 : 3),
            hair: nth(BUST_HAIR, side < 0 ? 1 : 3),
            cloth: side < 0 ? '#3f6f78' : '#8a4a5a',
            kind: side < 0 ? 3 : 2,
            look: side < 0 ? -0.5 : 0.5,
            asleep: side > 0,
            contour: false,
          });
        });
        hut.front.panel(24, 62, 116, 76, wood, { ink: 1 });
        // numbers that wait on their hooks, and a stack of forms
        for (const k of range(4)) {
          const [x, y] = front.at(24 + k * 30, 40 + (k % 2) * 3);
          pen.shape(arc(x, y, 11 * s, 11 * s, 0, 6.2832, 16), card, {
            edge: 'smooth',
            ink: 0.8,
            contour: false,
          });
          pen.shape(arc(x, y, 8.4 * s, 8.4 * s, 0, 6.2832, 16), '#fffaf0', {
            edge: 'smooth',
            ink: 0.4,
            contour: false,
          });
          letters(pen, { at: (q, z) => [x + q * s, y - z * s] }, String(side < 0 ? 288 + k : 45 + k), {
            s: 0,
            z: -4,
            height: 8,
            fit: 13,
            colour: '#3a2a4a',
            width: 1,
          });
        }
        for (const k of range(3))
          front.panel(90 - k, 76 + k * 3, 112 + k, 79 + k * 3, '#fbf3df', { ink: 0.5 });
        letters(pen, hut.front, side < 0 ? '287' : '44', {
          s: 70,
          z: 156,
          height: 24,
          colour: '#7a2f3a',
          width: 1.8,
        });
      }
      const roof = (a: number, z: number, w: number) => frame.at(u + a, w, z);
      pen.shape([roof(-92, 200, 82), roof(92, 200, 82), roof(0, 320, 0)], '#3f8f7a', { tone: 0.2 });
      pen.shape([roof(92, 200, 82), roof(92, 200, -82), roof(0, 320, 0)], '#3f8f7a', { tone: -0.9 });
      for (const t of [0.3, 0.6])
        pen.line(
          [roof(-92 * (1 - t), 200 + 120 * t, 82 * (1 - t)), roof(92 * (1 - t), 200 + 120 * t, 82 * (1 - t))],
          0.8,
        );
      drum(pen, frame, { u, r: 9, r1: 3, z0: 314, z1: 372 }, '#e0b04a');
    }
    pen.bars(
      [
        [frame.at(-180, 0, 0), frame.at(-180, 0, 470)],
        [frame.at(180, 0, 0), frame.at(180, 0, 470)],
      ],
      24 * s,
      wood,
    );
    pen.bars(
      [
        [frame.at(-214, 0, 190), frame.at(214, 0, 190)],
        [frame.at(-214, 0, 440), frame.at(214, 0, 440)],
      ],
      18 * s,
      wood,
    );
    const face = { at: (p: number, z: number) => frame.at(p, 8, z) };
    const sheet = (m: number, colour: string, tone = 0) =>
      pen.shape(
        [
          face.at(-168 + m, 206 + m),
          face.at(168 - m, 206 + m),
          face.at(168 - m, 424 - m),
          face.at(-168 + m, 424 - m),
        ],
        colour,
        { tone, ink: 1.1 },
      );
    sheet(0, '#fbf3df', 0.2);
    sheet(14, card);
    sheet(24, '#fbf3df', 0.3);
    // the licence's sign: two crossed needles on a sun
    const [cx, cy] = face.at(-92, 318);
    pen.shape(
      range(16).map(
        (i) =>
          [
            cx + Math.cos(i * 0.3927) * (i % 2 ? 34 : 52) * s,
            cy + Math.sin(i * 0.3927) * (i % 2 ? 34 : 52) * s,
          ] as const,
      ),
      '#e8b93a',
      { contour: false },
    );
    pen.shape(arc(cx, cy, 27 * s, 27 * s, 0, 6.2832, 14), card, { edge: 'smooth', contour: false });
    for (const k of [-1, 1])
      pen.line(
        [
          [cx - 22 * s, cy + k * 22 * s],
          [cx + 22 * s, cy - k * 22 * s],
        ],
        2.4,
        { colour: '#fff6e2' },
      );
    letters(pen, face, 'EXAM', { s: 56, z: 332, height: 42, fit: 150, colour: '#7a2f3a', width: 2.8 });
    for (const z of [300, 276, 252])
      pen.line([face.at(-2, z), face.at(random.range(90, 130), z)], 1.8, { colour: '#b59a7a' });
    for (const [u, h] of [
      [-214, 0],
      [214, 1],
    ] as const) {
      const p = (a: number, z: number) => frame.at(u + (h ? a : -a), 0, 440 + z);
      pen.bars([[p(0, 0), p(0, 120)]], 6 * s, '#e0b04a');
      pen.shape([p(0, 118), p(70, 104), p(48, 86), p(76, 62), p(0, 58)], h ? '#3f8f7a' : card);
    }
  },
};
