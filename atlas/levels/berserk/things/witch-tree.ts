/** The witch's house: a tree older than the war, with a chimney, seven windows and no visible landlord. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { litPane, raven } from './parts';

export interface WitchTreeOptions {
  readonly bark?: string;
  readonly leaf?: string;
  readonly light?: string;
}

export const witchTree: ThingKind<WitchTreeOptions> = {
  name: 'witchTree',
  footprint: () => disc(210),
  height: 520,
  lamps: () => [{ u: 0, w: 190, reach: 420, colour: 'teal' }],
  draw(pen, frame, { bark = '#86705f', leaf = '#4f6a58', light = '#c9f58a' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    // limbs that reach behind
    const limb = (line: readonly Point[], width: number, tone = -0.5) =>
      pen.bars([spline(line, false, 8)], width * s, bark, { tone });
    limb([p(-60, 420), p(-190, 560), p(-330, 560), p(-400, 650)], 46);
    limb([p(70, 440), p(210, 600), p(330, 590), p(430, 700)], 42);
    limb([p(-330, 560), p(-420, 540), p(-480, 580)], 22);
    for (const [u, z, r] of [
      [-400, 680, 150],
      [-200, 780, 180],
      [60, 840, 200],
      [300, 760, 170],
      [430, 700, 130],
      [-470, 590, 100],
    ] as const)
      puff(pen, p(u, z), r * s, r * 0.62 * s, leaf, -u / 700);
    // the trunk, swollen at the foot like something that has eaten well
    const trunk = spline(
      [
        p(-330, -6, 110),
        p(-210, 30, 60),
        p(-150, 150),
        p(-130, 320),
        p(-160, 480),
        p(-80, 520),
        p(0, 480),
        p(70, 540),
        p(150, 500),
        p(128, 330),
        p(160, 150),
        p(230, 34, 60),
        p(350, -8, 110),
        p(190, -4, 190),
        p(60, 6, 200),
        p(-80, 4, 200),
        p(-200, -6, 180),
      ],
      true,
      6,
    );
    pen.shape(trunk, bark, { wobble: 0, ink: 1.3 });
    pen.tint(
      spline(
        [
          p(60, 10, 190),
          p(70, 200, 60),
          p(60, 400),
          p(140, 480),
          p(122, 330),
          p(154, 150),
          p(220, 36, 60),
          p(320, -2, 110),
          p(180, 0, 180),
        ],
        true,
        6,
      ),
      bark,
      { tone: -1.1 },
    );
    pen.tint(
      spline(
        [p(-280, 4, 110), p(-150, 60, 70), p(-124, 200), p(-120, 380), p(-140, 200), p(-200, 40, 70)],
        true,
        6,
      ),
      bark,
      { tone: 0.8 },
    );
    for (const i of range(22)) {
      const u = random.range(-120, 110);
      const z = random.range(30, 420);
      pen.stroke(
        [p(u, z, 90), p(u + random.jitter(16), z + 40, 70), p(u + random.jitter(22), z + 90, 50)],
        3 + (i % 3),
      );
    }
    // door
    const door = (k: number, z: number) =>
      range(13).map((i) => {
        const a = Math.PI * (1 - i / 12);
        return p(-30 + Math.cos(a) * k, z + Math.sin(a) * k * 1.1, 190);
      });
    const frameOf = (k: number) => [p(-30 - k, 6, 190), ...door(k, 96), p(-30 + k, 6, 190)];
    pen.shape(frameOf(68), '#6b5548', { contour: false });
    pen.shape(frameOf(54), '#a8503c', { contour: false });
    for (const u of [-62, -30, 2]) pen.line([p(u, 8, 190), p(u, u === -30 ? 148 : 130, 190)], 1);
    pen.shape(arc(...p(-30, 116, 190), 17 * s, 17 * s, 0, TAU, 12), litPane(pen, light), {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(arc(...p(2, 70, 190), 6 * s, 6 * s, 0, TAU, 8), '#e0b04a', { edge: 'smooth', contour: false });
    for (const k of range(3)) {
      const step = frame.disc(-30, 200 + k * 16, 12 - k * 6, 76 + k * 14, 0, Math.PI, 12);
      pen.shape(
        [...step, p(-106 - k * 14, 10 - k * 6, 190), p(46 + k * 14, 10 - k * 6, 190)].slice(0, 12),
        '#a49a90',
        { ink: 0.8 },
      );
    }
    // crooked round windows
    for (const [u, z, r, w] of [
      [92, 170, 36, 110],
      [-100, 270, 28, 60],
      [40, 320, 32, 50],
      [-60, 400, 24, 30],
      [96, 430, 24, 20],
    ] as const) {
      const c = p(u, z, w);
      pen.shape(arc(...c, (r + 9) * s, (r + 9) * s, 0, TAU, 12), '#6b5548', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...c, r * s, r * s, 0, TAU, 14), litPane(pen, light), {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.line(
        [
          [c[0] - r * s, c[1]],
          [c[0] + r * s, c[1]],
        ],
        1.6,
        { colour: '#6b5548' },
      );
      pen.line(
        [
          [c[0], c[1] - r * s],
          [c[0], c[1] + r * s],
        ],
        1.6,
        { colour: '#6b5548' },
      );
      pen.glow(...c, r * 3.4 * s, 'teal', 0.8);
    }
    for (const [u, z, r] of [
      [-240, 620, 120],
      [-60, 700, 140],
      [180, 740, 110],
      [330, 640, 100],
    ] as const)
      puff(pen, p(u, z, 20), r * s, r * 0.6 * s, leaf, 0.3 - u / 900);
    // a chimney that has its own opinion stands out of the crown, and smokes
    for (const i of range(5).reverse())
      pen.shape(
        arc(...p(236 + i * 24, 874 + i * 46), (20 + i * 10) * s, (16 + i * 8) * s, i, i + TAU, 9),
        '#c9b4b8',
        { edge: 'scallop', tone: i * -0.15, contour: false, ink: 0.8 },
      );
    pen.shape([p(176, 742, 20), p(240, 730, 20), p(252, 842, 20), p(202, 852, 20)], '#8f8794', {
      tone: -0.1,
    });
    for (const z of [768, 796, 822])
      pen.line([p(184 + (z - 742) * 0.22, z, 20), p(242 + (z - 742) * 0.1, z - 6, 20)], 0.9);
    pen.shape([p(194, 846, 20), p(262, 834, 20), p(266, 860, 20), p(198, 874, 20)], '#7a7282');
    puff(pen, p(176, 728, 20), 62 * s, 34 * s, leaf, 0.1);
    // charms on strings, a raven, toadstools on the roots
    for (const [u, z, drop] of [
      [-330, 560, 110],
      [-250, 560, 170],
      [300, 600, 150],
      [380, 650, 120],
    ] as const) {
      pen.line([p(u, z, 10), p(u, z - drop, 10)], 1, { colour: '#e8d7a8' });
      const [x, y] = p(u, z - drop - 16, 10);
      pen.shape(
        arc(x, y, 17 * s, 21 * s, 0, TAU, u % 4 ? 5 : 10),
        pen.light.night ? { emit: u % 4 ? '#ffd27a' : light } : light,
        { edge: u % 4 ? 'straight' : 'smooth' },
      );
      pen.glow(x, y, 70 * s, u % 4 ? 'amber' : 'teal', 0.7);
    }
    raven(pen, p(-380, 586, 10), 22 * s, 1);
    for (const [u, w, k] of [
      [-250, 170, 1],
      [-214, 196, 0.7],
      [250, 170, 1.1],
      [208, 200, 0.75],
      [140, 214, 0.6],
    ] as const) {
      const [x, y] = frame.at(u, w, 0);
      pen.shape(
        [
          [x - 10 * k * s, y],
          [x - 8 * k * s, y - 36 * k * s],
          [x + 8 * k * s, y - 36 * k * s],
          [x + 10 * k * s, y],
        ],
        '#efe4cc',
      );
      pen.shape([...arc(x, y - 34 * k * s, 36 * k * s, 34 * k * s, Math.PI, TAU, 12)], '#b8404a', {
        edge: 'smooth',
      });
      for (const d of [-16, 2, 18])
        pen.tint(
          arc(x + d * k * s, y - (46 + (d === 2 ? 8 : 0)) * k * s, 5 * k * s, 4 * k * s, 0, TAU, 7),
          '#fff3dc',
        );
    }
  },
};
