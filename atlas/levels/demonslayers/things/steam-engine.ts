/** The night express, under steam: an engine with a lamp like a moon, and its own cloud. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { kanji } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BRASS, RED, wheel } from './rolling';
import { bust } from '../../../things/fair/bust';

const IRON = '#3f4560';

function steam(pen: Pen, [x, y]: Point, s: number) {
  const { random } = pen;
  // it rises over the roof of the platform, and the wind takes it apart: no two clouds of a size
  for (const i of range(9)) {
    const [dx, dy] = [-i * i * 1.5 - i * 4 + random.jitter(30), -i * 25 - 18 + random.jitter(16)];
    const r = (15 + i * 5.4) * random.range(0.62, 1.3) * s;
    const [cx, cy] = [x + dx * s, y + dy * s];
    const turn = random.next();
    pen.shape(arc(cx, cy, r * 1.25, r * 0.84, turn, turn + TAU, 9), '#cfc8e4', {
      edge: 'scallop',
      tone: -0.3 + i * 0.05,
      ink: 1.1,
    });
    pen.tint(arc(cx - r * 0.25, cy - r * 0.25, r * 0.7, r * 0.46, 0, TAU, 8), '#f6f2fb', {
      edge: 'scallop',
      opacity: 0.8,
    });
    pen.line(arc(cx, cy, r * 0.92, r * 0.6, 2.6, 5.2, 9), 0.8, { smooth: true, opacity: 0.6 });
    // what the wind tears off
    if (i > 5)
      pen.shape(arc(cx + r * 1.5, cy - r * 0.7, r * 0.3, r * 0.2, 0, TAU, 7), '#e2dcf0', {
        edge: 'scallop',
        ink: 0.9,
      });
  }
}

/** Heads to the right. */
export const steamEngine: ThingKind<{ readonly plate?: string }> = {
  name: 'steamEngine',
  footprint: () => block(580, 120),
  height: 210,
  lamps: () => [
    { u: 340, w: 20, reach: 460, colour: 'white' },
    { u: -60, w: 90, reach: 260, colour: 'red' },
  ],
  draw(pen, frame, { plate = '千' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 52): Point => frame.at(u, w, z);
    for (const u of [-30, 60, 150]) wheel(pen, p(u, 46, -46), 46, s, 8);
    // tender
    const tender = box(pen, frame, { u0: -290, u1: -158, w0: -52, w1: 52, z0: 44, z1: 140 }, IRON, {
      topMaterial: '#2a2632',
    });
    if (tender.front) {
      tender.front.panel(8, 10, 124, 84, '#5a6078', { ink: 0.9 });
      tender.front.panel(0, 88, 132, 94, BRASS, { ink: 0.7 });
      kanji(pen, tender.front, plate, { s: 66, z: 72, size: 46, colour: '#f0d890', width: 2.2 });
    }
    for (const i of range(9)) {
      const [x, y] = p(-276 + i * 14, 144 + (i % 3) * 8, random.range(-30, 30));
      pen.shape(arc(x, y, 15 * s, 12 * s, 0, TAU, 6), '#3a3646', { tone: random.jitter(0.6) });
    }
    box(pen, frame, { u0: -150, u1: 236, w0: -46, w1: 46, z0: 52, z1: 76 }, RED);
    // boiler
    const low = 78;
    const [r, mid] = [58, 138];
    const far = p(-40, mid + r, 0);
    pen.shape(
      [
        p(-40, low, 20),
        far,
        p(214, mid + r, 0),
        ...range(9).map((i): Point => {
          const [x, y] = p(214, mid, 0);
          const a = -Math.PI / 2 + (i / 8) * Math.PI;
          return [x + Math.cos(a) * 22 * s, y + Math.sin(a) * r * s];
        }),
        p(214, low, 20),
      ],
      IRON,
      { wobble: 0, ink: 1.2 },
    );
    pen.tint([p(-40, 182, 0), p(210, 182, 0), p(216, 166, 0), p(-40, 164, 0)], '#8a93b8', {
      tone: 0.9,
      edge: 'straight',
    });
    pen.tint([p(-40, 104, 20), p(214, 104, 20), p(214, 78, 20), p(-40, 78, 20)], IRON, {
      tone: -1.2,
      edge: 'straight',
    });
    for (const u of [-6, 50, 106, 160])
      pen.bars([[p(u, mid + r, 0), p(u + 3, mid, 20), p(u, low, 20)]], 5 * s, BRASS, { edge: 1.4 });
    // chimney, domes, bell
    drum(pen, frame, { u: 190, r: 24, z0: 186, z1: 236 }, IRON, { top: false });
    drum(pen, frame, { u: 190, r: 26, r1: 38, z0: 232, z1: 262 }, IRON, { topMaterial: '#241f2c' });
    drum(pen, frame, { u: 190, r: 40, z0: 258, z1: 266 }, BRASS, { topMaterial: '#241f2c' });
    for (const u of [104, 28]) {
      drum(pen, frame, { u, r: 27, z0: 190, z1: 212 }, u > 60 ? BRASS : IRON, { top: false });
      pen.shape(arc(...p(u, 212, 0), 27 * s, 22 * s, Math.PI, TAU, 10), u > 60 ? BRASS : IRON, { tone: 0.3 });
    }
    // cab
    const cab = box(pen, frame, { u0: -150, u1: -40, w0: -54, w1: 54, z0: 52, z1: 224 }, IRON, {
      top: false,
    });
    if (cab.front) {
      cab.front.panel(14, 86, 50, 148, { emit: '#ffb45c' }, { ink: 1.1 });
      cab.front.panel(60, 86, 96, 148, { emit: '#ffb45c' }, { ink: 1.1 });
      // the driver, and the stoker who should not be asleep
      for (const [a, hair] of [
        [32, '#2d2a3a'],
        [78, '#5a3a2a'],
      ] as const) {
        bust(pen, cab.front.at(a, 112), 13.5 * s, {
          skin: '#e8bf95',
          hair,
          cloth: '#3f4a6a',
          kind: a,
          look: a > 50 ? -0.4 : -0.7,
          asleep: a > 50,
          contour: false,
        });
      }
      cab.front.panel(6, 14, 104, 74, '#5a6078', { ink: 0.9 });
      pen.shape(arc(...cab.front.at(55, 44), 20 * s, 20 * s, 0, TAU, 14), BRASS, {
        edge: 'smooth',
        ink: 1,
        contour: false,
      });
      kanji(pen, cab.front, plate, { s: 55, z: 56, size: 24, colour: '#4a2430', width: 1.8 });
    }
    box(pen, frame, { u0: -166, u1: -28, w0: -64, w1: 64, z0: 222, z1: 236 }, '#3a3646');
    // running gear
    for (const u of [-30, 60, 150]) wheel(pen, p(u, 46), 46, s, 8);
    wheel(pen, p(222, 26), 25, s, 6);
    for (const u of [-250, -190]) wheel(pen, p(u, 28), 27, s, 6);
    pen.bars([[p(-38, 38, 60), p(142, 38, 60)]], 9 * s, '#c9ccd8', { edge: 1.8 });
    pen.bars([[p(142, 38, 62), p(206, 66, 62)]], 7 * s, '#c9ccd8', { edge: 1.8 });
    box(pen, frame, { u0: 186, u1: 236, w0: 44, w1: 66, z0: 54, z1: 88 }, '#5a6078');
    // the front: lamp, plate, cow catcher
    pen.shape([p(236, 78, 40), p(300, 4, 30), p(286, 0, 60), p(228, 0, 62), p(228, 60, 60)], RED);
    for (const t of [0.2, 0.45, 0.7]) pen.line([p(232 + 4 * t, 62, 56), p(232 + t * 62, 2, 58)], 1.4);
    // the smokebox, blacker than the rest
    pen.tint(
      [
        p(172, mid + r - 3, 0),
        p(212, mid + r - 3, 0),
        p(233, mid + 20, 0),
        p(234, mid - 16, 0),
        p(214, low + 3, 20),
        p(174, low + 3, 20),
      ],
      '#2a2838',
      { edge: 'straight' },
    );
    pen.line([p(170, mid + r, 0), p(173, mid, 20), p(170, low, 20)], 1.4);
    const [lx, ly] = p(222, 220, 10);
    pen.shape(arc(lx, ly, 24 * s, 25 * s, 0, TAU, 16), BRASS, { edge: 'smooth' });
    pen.shape(
      arc(lx + 5 * s, ly, 17 * s, 20 * s, 0, TAU, 14),
      { emit: '#fff6d8' },
      { edge: 'smooth', contour: false },
    );
    pen.glow(lx + 10 * s, ly, 170 * s, 'white', 0.6);
    pen.glow(...p(-95, 120), 110 * s, 'red', 0.6);
    for (const u of [250, -20])
      for (const i of range(4)) {
        const [x, y] = p(u + i * 14, 14, 76);
        pen.tint(arc(x, y, (20 - i * 3) * s, (13 - i * 2) * s, 0, TAU, 8), '#e2deee', {
          edge: 'scallop',
          opacity: 0.75,
        });
      }
    steam(pen, p(190, 262, 0), s);
  },
};
