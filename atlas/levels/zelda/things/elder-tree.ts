/** The oldest tree of the woods: a face, a moss moustache, a door between its roots. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { pane } from './masonry';

export interface ElderTreeOptions {
  readonly bark?: string;
  readonly leaf?: string;
}

export const elderTree: ThingKind<ElderTreeOptions> = {
  name: 'elderTree',
  footprint: () => block(520, 260),
  height: 520,
  lamps: () => [{ u: 0, w: 170, reach: 300 }],
  draw(pen, frame, { bark = '#9a6f48', leaf = '#3f8a4a' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0) => frame.at(u, w, z);
    const [cx, cy] = at(0, 800);
    const crown = (from: number, to: number) => {
      for (let i = from; i < to; i++) {
        const a = i * 2.4;
        const k = Math.sqrt((i + 0.5) / 26);
        const [dx, dy] = [Math.cos(a) * 480 * k, Math.sin(a) * 210 * k];
        puff(
          pen,
          [cx + dx * s, cy + dy * s],
          150 * s * random.range(0.9, 1.15),
          116 * s,
          leaf,
          -dx / 900 - dy / 400,
        );
      }
    };
    crown(18, 26);
    for (const [u, z] of [
      [-380, 720],
      [-190, 800],
      [30, 830],
      [230, 800],
      [400, 700],
    ] as const)
      pen.bars([[at(u * 0.25, 420), at(u * 0.6, 600), at(u, z)]], 46 * s, bark, {
        smooth: true,
        tone: u > 0 ? -0.6 : 0.1,
      });
    pen.shape(
      [
        at(-330, -10, 90),
        at(-236, 30, 40),
        at(-170, 120),
        at(-150, 320),
        at(-190, 520),
        at(-240, 640),
        at(-90, 560),
        at(-20, 680),
        at(60, 570),
        at(230, 660),
        at(180, 500),
        at(152, 320),
        at(176, 120),
        at(240, 36, 40),
        at(350, -8, 90),
        at(200, 6, 130),
        at(120, -26, 160),
        at(20, 10, 130),
        at(-90, -24, 170),
        at(-190, 8, 120),
      ],
      bark,
      { edge: 'smooth' },
    );
    pen.tint(
      [
        at(60, 10, 130),
        at(70, 300),
        at(50, 560),
        at(220, 650),
        at(178, 500),
        at(150, 320),
        at(174, 120),
        at(240, 36, 40),
        at(340, -8, 90),
        at(200, 6, 130),
      ],
      bark,
      { tone: -1 },
    );
    // ribs of bark swing out into the roots below and into the boughs above
    for (const i of range(30)) {
      const k = -1 + (i % 10) * 0.22;
      const z = 30 + Math.floor(i / 10) * 170 + random.jitter(40);
      const rib = (h: number) => {
        const wide = 150 + 90 * Math.max(0, 1 - h / 140) ** 2 + 60 * Math.max(0, (h - 420) / 180);
        return at(k * wide, h);
      };
      if (Math.abs(k) < 0.75 && z + 60 > 250 && z < 500) continue;
      pen.stroke([rib(z), rib(z + 34), rib(z + 70 + random.jitter(14))], 4);
    }
    for (const [u, z] of [
      [-118, 206],
      [112, 176],
    ] as const) {
      pen.shape(arc(...at(u, z, 20), 20 * s, 26 * s, 0, TAU, 12), bark, {
        edge: 'smooth',
        contour: false,
        tone: 0.4,
      });
      pen.shape(arc(...at(u, z, 20), 10 * s, 15 * s, 0, TAU, 10), '#5a3c34', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
    }
    for (const k of [-1, 1]) {
      pen.shape(arc(...at(k * 68, 430, 30), 42 * s, 30 * s, 0, TAU, 14), '#5a3c34', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...at(k * 66, 424, 30), 30 * s, 20 * s, 0, TAU, 12), pane(pen, '#f6ecc0', '#ffe79a'), {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      pen.shape(arc(...at(k * 62, 420, 30), 12 * s, 14 * s, 0, TAU, 10), '#3a2a30', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(
        [at(k * 116, 470, 30), at(k * 70, 500, 30), at(k * 16, 462, 30), at(k * 64, 474, 30)],
        '#6fa04a',
        { edge: 'smooth', contour: false },
      );
      pen.shape(
        [
          at(0, 340, 50),
          at(k * 60, 372, 50),
          at(k * 130, 336, 50),
          at(k * 190, 350, 40),
          at(k * 150, 282, 50),
          at(k * 70, 272, 60),
          at(0, 306, 60),
        ],
        '#7fb04c',
        { edge: 'scallop', tone: k < 0 ? 0.4 : -0.3 },
      );
      pen.glow(...at(k * 66, 424, 30), 70 * s, 'amber', 0.8);
    }
    pen.shape(
      [
        at(-30, 350, 60),
        at(-40, 392, 60),
        at(-12, 452, 50),
        at(14, 450, 50),
        at(40, 390, 60),
        at(30, 348, 60),
        at(0, 338, 66),
      ],
      bark,
      { edge: 'smooth', tone: 0.5, contour: false },
    );
    const door = (u: number, z: number) => at(u, z - 20, 140);
    pen.shape(
      [door(-66, 0), door(-62, 120), door(-30, 176), door(30, 178), door(62, 120), door(66, 0)],
      '#6b4632',
      { edge: 'straight', contour: false },
    );
    pen.shape(
      [door(-46, 0), door(-44, 110), door(0, 152), door(44, 110), door(46, 0)],
      pane(pen, '#2f2436', '#ffcf7a'),
      { contour: false },
    );
    for (const i of range(4))
      pen.shape(
        [
          door(-90 - i * 6, -i * 12),
          door(90 + i * 6, -i * 12),
          door(90 + i * 6, -i * 12 - 11),
          door(-90 - i * 6, -i * 12 - 11),
        ],
        '#b08a5c',
        { contour: false, tone: 0.2 },
      );
    for (const [u, z, r] of [
      [-196, 60, 30],
      [-158, 96, 20],
      [196, 70, 34],
      [232, 110, 20],
    ] as const) {
      const [x, y] = at(u, z, 80);
      pen.bars(
        [
          [
            [x, y],
            [x, y + r * 1.2 * s],
          ],
        ],
        r * 0.5 * s,
        '#f4e6cc',
      );
      pen.shape(arc(x, y, r * 1.3 * s, r * s, Math.PI, TAU, 10), '#d9483f', { edge: 'straight' });
      pen.shape(arc(x - r * 0.3 * s, y - r * 0.5 * s, 5 * s, 4 * s, 0, TAU, 7), '#fff6dc', {
        contour: false,
        ink: 0,
        edge: 'smooth',
      });
    }
    // what hangs grows out of the crown, beside the face
    for (const i of range(13)) {
      const u = -440 + i * 72;
      if (Math.abs(u) < 200) continue;
      // high enough to hang over the heads of those who stand below
      const end = 612 - (i % 4) * 20 - (i % 3) * 12;
      pen.stroke([at(u, 700), at(u + 10, end + 64), at(u - 6, end + 34), at(u, end)], 6, {
        colour: '#5f9a48',
        from: 0.8,
        to: 0.5,
      });
      for (const [z, k] of [
        [end + 96, 1],
        [end + 58, -1],
        [end + 24, 1],
      ] as const)
        pen.shape(
          [at(u, z), at(u + k * 12, z + 9), at(u + k * 22, z + 1), at(u + k * 11, z - 7)],
          '#7fb84c',
          {
            edge: 'smooth',
            ink: 0.7,
            contour: false,
          },
        );
      const [x, y] = at(u, end - 14);
      const lit = pen.light.night;
      pen.shape(arc(x, y, 13 * s, 17 * s, 0, TAU, 12), lit ? { emit: '#d8ffb0' } : '#f0d24f', {
        edge: 'smooth',
        ink: 0.9,
      });
      if (!lit) pen.tint(arc(x - 4 * s, y - 6 * s, 3 * s, 5 * s, 0, TAU, 8), '#fff8d8', { opacity: 0.9 });
      pen.shape([at(u - 13, end - 4), at(u, end + 8), at(u + 13, end - 4), at(u, end)], '#5f9a48', {
        ink: 0.7,
      });
      pen.glow(x, y, 60 * s, 'amber', 0.7);
    }
    crown(0, 18);
  },
};
