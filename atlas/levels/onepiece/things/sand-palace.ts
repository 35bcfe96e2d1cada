/** The palace of the desert port: four domes and a clock tower that everybody is late under. */
import { arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface SandPalaceOptions {
  readonly wall?: string;
  readonly dome?: string;
}

function onion(
  pen: Pen,
  frame: Frame,
  [u, w, z, r]: readonly [number, number, number, number],
  material: string,
) {
  const on = upright(frame, w);
  pen.shape(
    on([
      [u - r * 0.8, z],
      [u - r * 1.06, z + r * 0.5],
      [u - r * 0.7, z + r * 1.05],
      [u - r * 0.2, z + r * 1.4],
      [u, z + r * 1.95],
      [u + r * 0.2, z + r * 1.4],
      [u + r * 0.7, z + r * 1.05],
      [u + r * 1.06, z + r * 0.5],
      [u + r * 0.8, z],
    ]),
    material,
    { edge: 'smooth' },
  );
  pen.tint(
    on([
      [u + r * 0.3, z + 4],
      [u + r * 0.8, z + 4],
      [u + r * 1, z + r * 0.5],
      [u + r * 0.64, z + r],
      [u + r * 0.16, z + r * 1.36],
      [u + r * 0.5, z + r * 0.7],
    ]),
    material,
    { tone: -1 },
  );
  pen.tint(
    on([
      [u - r * 0.8, z + r * 0.4],
      [u - r * 0.6, z + r * 0.9],
      [u - r * 0.3, z + r * 1.1],
      [u - r * 0.5, z + r * 0.5],
    ]),
    material,
    { tone: 1 },
  );
  for (const k of [-0.45, 0, 0.45])
    pen.line(
      on([
        [u + k * r * 1.5, z + 6],
        [u + k * r * 1.9, z + r * 0.55],
        [u + k * r, z + r * 1.1],
      ]),
      0.6,
      { smooth: true, opacity: 0.6 },
    );
  pen.bars(
    [
      on([
        [u, z + r * 1.8],
        [u, z + r * 2.5],
      ]),
    ],
    5 * frame.scale,
    '#f0c65a',
  );
  pen.shape(
    arc(...frame.at(u, w, z + r * 2.55), 8 * frame.scale, 8 * frame.scale, 0, 6.2832, 10),
    '#f0c65a',
    { edge: 'smooth' },
  );
}

export const sandPalace: ThingKind<SandPalaceOptions> = {
  name: 'sandPalace',
  footprint: () => block(760, 300),
  height: 480,
  draw(pen, frame, { wall = '#f0d9a8', dome = '#3fa7a0' }) {
    const s = frame.scale;
    box(pen, frame, { u0: -380, u1: 380, w0: -150, w1: 150, z1: 50 }, '#d9b884');
    const main = box(pen, frame, { u0: -260, u1: 260, w0: -120, w1: 100, z0: 50, z1: 300 }, wall);
    // left of the clock tower, so that neither cuts the other
    onion(pen, frame, [-84, -10, 300, 150], dome);
    for (const w of Object.values(main)) {
      // no window behind the tower
      for (const i of range(Math.floor(w.width / 64)).filter((k) => k < 5)) {
        const u = 20 + i * 64;
        pen.shape(
          [w.at(u, 120), w.at(u + 34, 120), w.at(u + 34, 186), w.at(u + 17, 214), w.at(u, 186)],
          '#6a4a6a',
          { contour: false, ink: 0.9 },
        );
        w.panel(u - 4, 108, u + 38, 120, '#fbeccb', { ink: 0.7 });
        w.panel(u, 30, u + 34, 84, '#c98a4a', { ink: 0.8 });
      }
      for (const i of range(Math.floor(w.width / 40)))
        w.panel(6 + i * 40, 250, 30 + i * 40, 274, wall, { ink: 0.8, tone: 0.8 });
      w.panel(0, 226, w.width, 238, dome, { ink: 0.7 });
    }
    for (const [u, tall, r] of [
      [-320, 360, 62],
      [320, 300, 62],
    ] as const) {
      drum(pen, frame, { u, w: 90, r, r1: r * 0.9, z0: 40, z1: tall }, wall);
      for (const k of range(3)) {
        const [x, y] = frame.at(u - 20 + k * 20, 90 + r, tall - 70);
        pen.shape(arc(x, y, 8 * s, 20 * s, 0, 6.2832, 10), '#6a4a6a', {
          edge: 'smooth',
          ink: 0.8,
          contour: false,
        });
      }
      drum(pen, frame, { u, w: 90, r: r * 1.12, z0: tall - 6, z1: tall + 14 }, dome, { top: false });
      onion(pen, frame, [u, 90, tall + 14, 58], dome);
    }
    const tower = box(pen, frame, { u0: 90, u1: 210, w0: 40, w1: 160, z0: 0, z1: 640 }, '#f6e4bc');
    for (const w of Object.values(tower)) {
      for (const z of [150, 290, 430]) w.panel(0, z, w.width, z + 14, dome, { ink: 0.8 });
      for (const z of [60, 200, 340])
        pen.shape(
          [w.at(44, z), w.at(76, z), w.at(76, z + 50), w.at(60, z + 74), w.at(44, z + 50)],
          '#6a4a6a',
          { contour: false, ink: 0.9 },
        );
      pen.shape(
        arc(0, 0, 48, 48, 0, 6.2832, 20).map(([a, b]) => w.at(60 + a, 540 + b)),
        '#fffaf0',
        { edge: 'smooth', contour: false, ink: 1.3 },
      );
      for (const k of range(12)) {
        const a = (k / 12) * 6.2832;
        pen.line(
          [
            w.at(60 + Math.cos(a) * 36, 540 + Math.sin(a) * 36),
            w.at(60 + Math.cos(a) * 44, 540 + Math.sin(a) * 44),
          ],
          1,
        );
      }
      pen.line([w.at(60, 540), w.at(60, 572)], 1.8);
      pen.line([w.at(60, 540), w.at(84, 528)], 2.2);
    }
    box(pen, frame, { u0: 78, u1: 222, w0: 28, w1: 172, z0: 640, z1: 662 }, dome);
    onion(pen, frame, [150, 100, 662, 66], '#e0a03a');
    const gate = upright(frame, 152);
    pen.shape(
      gate([
        [-110, 0],
        [0, 0],
        [0, 130],
        [-24, 170],
        [-55, 190],
        [-86, 170],
        [-110, 130],
      ]),
      dome,
      { ink: 1.2 },
    );
    pen.shape(
      gate([
        [-92, 0],
        [-18, 0],
        [-18, 122],
        [-34, 150],
        [-55, 164],
        [-76, 150],
        [-92, 122],
      ]),
      '#4a2f4a',
      { contour: false },
    );
    for (const u of [-180, 50]) {
      pen.bars(
        [
          gate([
            [u, 0],
            [u, 230],
          ]),
        ],
        6 * s,
        '#8a5a36',
      );
      pen.shape(
        gate([
          [u, 226],
          [u + 62, 214],
          [u + 44, 190],
          [u + 62, 168],
          [u, 172],
        ]),
        '#d9483f',
      );
    }
  },
};
