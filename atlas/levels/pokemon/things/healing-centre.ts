/** Where tired critters are put right: a round clinic with a plaster on its dome and a heart over its door. */
import { arc, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface HealingCentreOptions {
  readonly roof?: string;
  readonly wall?: string;
}

const heart = ([x, y]: Point, r: number): Points =>
  range(24).map((i): Point => {
    const t = (i / 24) * 6.2832;
    return [
      x + (r / 16) * 16 * Math.sin(t) ** 3,
      y - (r / 16) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
  });

export const healingCentre: ThingKind<HealingCentreOptions> = {
  name: 'healingCentre',
  footprint: () => block(660, 380),
  height: 260,
  draw(pen, frame, { roof = '#f08a8a', wall = '#fdf3e4' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // a wing for the long cases
    const wing = box(pen, frame, { u0: -330, u1: -120, w0: -110, w1: 70, z1: 170 }, wall, {
      topMaterial: '#f6b8a8',
    });
    if (wing.front) {
      wing.front.panel(0, 140, 210, 170, roof, { ink: 1 });
      for (const a of [22, 92]) {
        wing.front.panel(a, 44, a + 52, 108, '#8fc4d4', { ink: 1.1 });
        pen.line([wing.front.at(a + 26, 44), wing.front.at(a + 26, 108)], 1.6, { colour: '#fffaf0' });
        pen.tint(
          [wing.front.at(a + 4, 104), wing.front.at(a + 20, 104), wing.front.at(a + 4, 72)],
          '#ffffff',
          { edge: 'straight' },
        );
        wing.front.panel(a - 6, 30, a + 58, 44, '#c98d57', { ink: 0.9 });
        for (const i of range(4))
          pen.shape(
            arc(...wing.front.at(a + 4 + i * 15, 50), 10 * s, 10 * s),
            i % 2 ? '#f3c64e' : '#e8766a',
            {
              edge: 'smooth',
              ink: 0.7,
              contour: false,
            },
          );
      }
    }
    drum(pen, frame, { r: 250, z1: 26 }, '#e6d6c4');
    drum(pen, frame, { r: 232, z0: 26, z1: 196 }, wall, { top: false });
    // round windows along the drum
    for (const a of [0.42, 0.86, 2.28, 2.72]) {
      const [x, y] = frame.at(Math.cos(a) * 232, Math.sin(a) * 232, 118);
      const k = 0.5 + 0.5 * Math.sin(a);
      pen.shape(arc(x, y, 34 * k * s, 34 * s), roof, { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 25 * k * s, 25 * s), '#8fc4d4', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.tint(arc(x - 7 * k * s, y - 8 * s, 9 * k * s, 8 * s), '#ffffff');
    }
    // the dome
    const edge = frame.disc(0, 0, 196, 262, 0, Math.PI, 21);
    const back = range(21).map((i): Point => {
      const a = Math.PI + (i / 20) * Math.PI;
      const [x, y] = frame.at(0, 0, 196);
      return [x + Math.cos(a) * 262 * s, y + Math.sin(a) * 232 * s];
    });
    pen.shape([...edge, ...back], roof, { edge: 'straight', wobble: 0 });
    const [cx, cy] = p(0, 196);
    pen.tint(
      [
        ...range(9).map((i): Point => [
          cx + Math.cos(-1.15 + i * 0.15) * 256 * s,
          cy + Math.sin(-1.15 + i * 0.15) * 226 * s,
        ]),
        frame.at(252, 40, 196),
        frame.at(150, 200, 196),
        [cx + 120 * s, cy - 60 * s],
      ],
      roof,
      { tone: -1 },
    );
    pen.tint(
      [
        [cx - 226 * s, cy - 40 * s],
        [cx - 170 * s, cy - 150 * s],
        [cx - 70 * s, cy - 208 * s],
        [cx - 110 * s, cy - 150 * s],
        [cx - 180 * s, cy - 50 * s],
      ],
      roof,
      {
        tone: 1.1,
      },
    );
    pen.line(
      edge.map(([x, y]): Point => [x, y - 16 * s]),
      1.4,
      { smooth: true },
    );
    for (const i of range(9)) {
      const a = (Math.PI * (i + 0.5)) / 9;
      const q = (k: number) => frame.at(Math.cos(a + k) * 264, Math.sin(a + k) * 264, 196);
      const [x, y] = q(0);
      pen.shape([q(-0.17), q(0.17), [x, y + 34 * s]], i % 2 ? '#fdf3e4' : '#e86a70', {
        edge: 'smooth',
        ink: 0.9,
      });
    }
    // two plasters, crossed, since one was not enough
    const plaster = (turn: number, tone: number) => {
      const at = (u: number, v: number): Point => [
        cx + (u * Math.cos(turn) - v * Math.sin(turn)) * s,
        cy - 92 * s + (u * Math.sin(turn) + v * Math.cos(turn)) * s,
      ];
      const ends = [
        ...range(7).map((i) => at(150 + Math.sin((i / 6) * Math.PI) * 40, -40 + i * 13.4)),
        ...range(7).map((i) => at(-150 - Math.sin((i / 6) * Math.PI) * 40, 40 - i * 13.4)),
      ];
      pen.shape(ends, '#f3cfa4', { edge: 'smooth', tone });
      for (const u of [-150, -124, 124, 150])
        for (const v of [-18, 0, 18]) pen.tint(arc(...at(u, v), 4.5 * s, 4.5 * s), '#c98d57');
      pen.line([at(-104, -40), at(-104, 40)], 1.2);
      pen.line([at(104, -40), at(104, 40)], 1.2);
    };
    plaster(0.62, -0.3);
    plaster(-0.62, 0.3);
    pen.shape(heart([cx, cy - 96 * s], 62 * s), '#d9474f', { edge: 'smooth' });
    pen.tint(heart([cx - 6 * s, cy - 102 * s], 38 * s), '#f08a8a');
    pen.tint(arc(cx - 26 * s, cy - 122 * s, 12 * s, 10 * s), '#ffffff');
    // a bell on top, rung for every recovery
    pen.bars(
      [
        [
          [cx, cy - 228 * s],
          [cx, cy - 300 * s],
        ],
      ],
      9 * s,
      '#c98d57',
    );
    pen.shape(
      [
        [cx - 30 * s, cy - 246 * s],
        [cx + 30 * s, cy - 246 * s],
        [cx + 18 * s, cy - 292 * s],
        [cx, cy - 304 * s],
        [cx - 18 * s, cy - 292 * s],
      ],
      '#f0b84a',
      { edge: 'smooth' },
    );
    pen.shape(arc(cx, cy - 242 * s, 8 * s, 8 * s), '#c98d57', { edge: 'smooth' });
    // the porch, its sliding door open a welcoming crack
    const porch = frame.moved(0, 210, 0);
    const front = box(pen, porch, { u0: -96, u1: 96, w0: -20, w1: 40, z1: 160 }, '#fdf3e4', {
      topMaterial: roof,
    }).front;
    if (front) {
      front.panel(18, 0, 174, 122, '#8fc4d4', { ink: 1.2 });
      pen.tint([front.at(84, 2), front.at(108, 2), front.at(108, 120), front.at(84, 120)], '#4f7a8a', {
        edge: 'straight',
      });
      for (const a of [84, 108]) pen.line([front.at(a, 0), front.at(a, 122)], 1.8);
      for (const [a, b] of [
        [26, 60],
        [116, 150],
      ] as const)
        pen.tint(
          [front.at(a, 10), front.at(a + 10, 10), front.at(b, 112), front.at(b - 16, 112)],
          '#ffffff',
          { edge: 'straight', opacity: 0.6 },
        );
      front.panel(0, 126, 192, 160, '#e86a70', { ink: 1 });
      for (const a of [40, 96, 152])
        pen.shape(heart(front.at(a, 144), 12 * s), '#fdf3e4', { edge: 'smooth', ink: 0.7, contour: false });
    }
    for (const u of [-140, 140]) {
      const tub = frame.moved(u, 226, 0);
      drum(pen, tub, { r: 30, r1: 36, z1: 40 }, '#c98d57');
      pen.shape(arc(...tub.at(0, 0, 74), 46 * s, 44 * s, 0, 6.28, 11), '#6aa84f', { edge: 'scallop' });
      for (const [a, b] of [
        [-14, 84],
        [12, 66],
        [16, 98],
        [-20, 60],
      ] as const)
        pen.shape(arc(...tub.at(a, 0, b), 8 * s, 8 * s), '#ffffff', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
    }
  },
};
