/** A mobile machine the size of a house, in the pilot's own colours; it stands where it was parked. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { prism } from './prism';
import { arm, kneeling, leg, stump, worn } from './suit-limbs';
import type { Look, SuitOptions } from './suit-limbs';

function face(pen: Pen, frame: Frame, { main, second, accent, joint, head }: Look) {
  const s = frame.scale;
  prism(pen, frame, { z0: 604, z1: 634, foot: [22, 22] }, joint);
  if (head === 'none') {
    for (const [du, dz] of [
      [-14, 30],
      [4, 44],
      [18, 26],
    ] as const)
      pen.stroke([frame.at(0, 10, 630), frame.at(du, 10, 646), frame.at(du * 2, 12, 630 + dz)], 5);
    return;
  }
  if (head === 'dome') {
    prism(pen, frame, { z0: 626, z1: 664, foot: [40, 40], top: [46, 42] }, joint);
    const [x, y] = frame.at(0, 0, 664);
    pen.shape(
      [...arc(x, y, 46 * s, 50 * s, Math.PI, TAU, 14), ...arc(x, y, 46 * s, 20 * s, 0, Math.PI, 10)],
      main,
      { wobble: 0 },
    );
    pen.tint(
      [
        ...arc(x, y, 46 * s, 50 * s, Math.PI * 1.6, TAU, 7),
        ...arc(x, y, 46 * s, 20 * s, 0, 0.9, 5),
        [x + 16 * s, y - 20 * s],
      ],
      main,
      { tone: -1, edge: 'straight' },
    );
    const [ex, ey] = frame.at(0, 44, 652);
    pen.shape(
      [
        [ex - 40 * s, ey - 9 * s],
        [ex + 40 * s, ey - 9 * s],
        [ex + 36 * s, ey + 10 * s],
        [ex - 36 * s, ey + 10 * s],
      ],
      '#2a2438',
      { contour: false },
    );
    pen.shape(arc(ex - 14 * s, ey, 9 * s, 9 * s), { emit: '#ffd24a' }, { edge: 'smooth', contour: false });
    pen.bars([[frame.at(26, 0, 700), frame.at(40, 0, 790)]], 7 * s, accent);
    return;
  }
  prism(pen, frame, { z0: 624, z1: 700, foot: [42, 42], top: [32, 34] }, main);
  prism(pen, frame, { w: 10, z0: 622, z1: 650, foot: [24, 40], top: [28, 36] }, joint);
  for (const k of [-1, 1])
    prism(pen, frame, { u: k * 44, z0: 640, z1: 690, foot: [8, 18], top: [6, 12] }, second);
  const [x, y] = frame.at(0, 44, 664);
  pen.shape(
    [
      [x - 34 * s, y - 10 * s],
      [x + 34 * s, y - 10 * s],
      [x + 28 * s, y + 10 * s],
      [x - 28 * s, y + 10 * s],
    ],
    '#262238',
    { contour: false },
  );
  if (head === 'visor') {
    pen.shape(
      [
        [x - 30 * s, y - 6 * s],
        [x + 30 * s, y - 6 * s],
        [x + 24 * s, y + 5 * s],
        [x - 24 * s, y + 5 * s],
      ],
      { emit: '#7ff0d0' },
      { contour: false, ink: 0.6 },
    );
    pen.shape(
      [frame.at(-12, 30, 696), frame.at(12, 30, 696), frame.at(8, -10, 760), frame.at(-8, -10, 760)],
      accent,
      { tone: 0.2 },
    );
  } else {
    // a face: two eyes under a brow, cheek plates, a mouth that seems about to say something
    prism(pen, frame, { z0: 616, z1: 712, foot: [50, 46], top: [44, 38] }, main);
    const at = (u: number, z: number): Point => frame.at(u, 50, z);
    pen.shape([at(-44, 690), at(44, 690), at(46, 648), at(24, 632), at(-24, 632), at(-46, 648)], '#2c3550', {
      contour: false,
    });
    for (const k of [-1, 1]) {
      pen.shape(
        [at(k * 8, 660), at(k * 39, 668), at(k * 40, 682), at(k * 22, 684), at(k * 8, 674)],
        { emit: '#ffe27a' },
        { contour: false, ink: 0.8 },
      );
      pen.tint([at(k * 20, 664), at(k * 30, 666), at(k * 30, 682), at(k * 20, 682)], '#3a6a5a', {
        edge: 'straight',
      });
      pen.shape([at(k * 52, 684), at(k * 46, 640), at(k * 26, 622), at(k * 58, 626)], second, {
        tone: k > 0 ? -0.5 : 0.3,
      });
    }
    pen.shape([at(-24, 650), at(24, 650), at(19, 618), at(-19, 618)], '#e9e6e0', { contour: false });
    for (const z of [642, 632]) pen.line([at(-14, z), at(14, z)], 1.2);
    pen.shape([at(-17, 622), at(17, 622), at(10, 606), at(-10, 606)], accent);
    pen.shape([at(-48, 694), at(0, 684), at(48, 694), at(44, 706), at(-44, 706)], main, { tone: 0.4 });
    // a fan of five feathers, as on a dancer's brow
    for (const a of [-1.25, 1.25, -0.64, 0.64, 0]) {
      const tall = 76 - Math.abs(a) * 16;
      const side = (d: number, r: number) => frame.at(Math.sin(a + d) * r, 40, 704 + Math.cos(a + d) * r);
      pen.shape(
        [side(-0.5, 16), side(-0.17, tall * 0.7), side(0, tall), side(0.17, tall * 0.7), side(0.5, 16)],
        Math.abs(a) > 0.5 && Math.abs(a) < 1 ? accent : '#f2b42e',
        { tone: a > 0 ? -0.3 : 0.5 },
      );
    }
    pen.shape(arc(...frame.at(0, 50, 704), 12 * s, 12 * s), accent, { edge: 'smooth' });
  }
}

/** What its works put over chest and hips: a boiler with a porthole, or a breastplate that ends in a point. */
function trunk(pen: Pen, frame: Frame, { main, second, accent, make }: Look): void {
  const s = frame.scale;
  if (make === 'round') {
    const [x, y] = frame.at(0, 80, 506);
    pen.shape(arc(x, y, 104 * s, 98 * s, 0, TAU, 26), main, { edge: 'smooth' });
    pen.tint(arc(x + 30 * s, y + 34 * s, 62 * s, 50 * s, 0, TAU, 16), main, { tone: -0.9 });
    pen.shape(arc(x, y - 6 * s, 52 * s, 50 * s, 0, TAU, 20), second, { edge: 'smooth', contour: false });
    pen.shape(
      arc(x, y - 6 * s, 36 * s, 34 * s, 0, TAU, 18),
      { emit: '#ffd98a' },
      { edge: 'smooth', ink: 0.9 },
    );
    pen.tint(arc(x - 12 * s, y - 18 * s, 11 * s, 9 * s, 0, TAU, 10), { emit: '#fff6dc' });
    for (const a of range(8)) {
      const turn = (a / 8) * TAU + 0.2;
      pen.tint(
        arc(x + Math.cos(turn) * 78 * s, y + Math.sin(turn) * 73 * s, 6 * s, 6 * s, 0, TAU, 8),
        '#4a4d60',
      );
    }
  }
  if (make === 'spiked') {
    const at = (u: number, z: number): Point => frame.at(u, 78, z);
    for (const k of [-1, 1])
      pen.shape([at(k * 4, 598), at(k * 104, 622), at(k * 118, 560), at(k * 70, 500), at(k * 4, 440)], main, {
        tone: k > 0 ? -0.7 : 0.4,
      });
    pen.shape([at(0, 590), at(30, 540), at(0, 470), at(-30, 540)], accent);
    for (const k of [-1, 1])
      pen.shape([at(k * 40, 424), at(k * 132, 400), at(k * 150, 262), at(k * 84, 330)], second, {
        tone: k > 0 ? -0.7 : 0.3,
      });
  }
}

/** The machine in a frame of somebody else's choice: hangars and gantries hold one too. */
export function drawSuit(pen: Pen, ground: Frame, options: SuitOptions): void {
  const look: Look = {
    main: '#f2ecdc',
    second: '#2f7f8a',
    accent: '#e0692e',
    joint: '#5f6478',
    head: 'crest',
    gear: 'none',
    number: '01',
    stance: 'stand',
    armless: false,
    make: 'plate',
    ...options,
  };
  const { main, second, accent, joint, gear, stance, armless } = look;
  const frame = stance === 'kneel' ? ground.moved(0, 0, -146) : ground;
  const s = frame.scale;
  if (gear === 'wings')
    for (const k of [-1, 1])
      for (const [du, dz, low] of [
        [300, 760, 560],
        [330, 620, 500],
        [290, 500, 450],
      ] as const)
        pen.shape(
          [
            frame.at(k * 60, -60, 600),
            frame.at(k * du, -90, dz),
            frame.at(k * (du - 30), -90, dz - 60),
            frame.at(k * 60, -60, low),
          ],
          second,
          { tone: k > 0 ? -0.5 : 0.3 },
        );
  for (const k of [-1, 1]) {
    prism(pen, frame, { u: k * 52, w: -78, z0: 470, z1: 650, foot: [26, 26], top: [20, 20] }, second);
    prism(pen, frame, { u: k * 52, w: -78, z0: 650, z1: 690, foot: [12, 12] }, joint);
  }
  if (stance === 'kneel') kneeling(pen, ground, look);
  else for (const k of [-1, 1]) leg(pen, ground, k, look);
  prism(pen, frame, { z0: 344, z1: 420, foot: [40, 50], top: [60, 44] }, joint);
  for (const k of [-1, 1]) {
    const flap = prism(
      pen,
      frame,
      { u: k * 46, w: 42, z0: 336, z1: 420, foot: [42, 12], top: [34, 8], shift: [-k * 4, -8] },
      main,
    );
    flap.panel(20, 14, 64, 50, accent, { ink: 0.7 });
    prism(
      pen,
      frame,
      { u: k * 100, z0: 330, z1: 424, foot: [16, 44], top: [12, 38], shift: [-k * 16, 0] },
      main,
    );
  }
  prism(pen, frame, { w: 50, z0: 340, z1: 424, foot: [16, 10], top: [18, 8] }, second);
  prism(pen, frame, { z0: 416, z1: 470, foot: [48, 40], top: [56, 44] }, accent);
  prism(pen, frame, { z0: 464, z1: 560, foot: [66, 50], top: [98, 66] }, second);
  const chest = prism(pen, frame, { z0: 552, z1: 616, foot: [98, 66], top: [74, 46] }, main);
  const front = (u: number, z: number): Point => frame.at(u, 68, z);
  pen.shape([front(-26, 480), front(26, 480), front(34, 556), front(-34, 556)], accent, { contour: false });
  pen.line([front(0, 482), front(0, 554)], 0.8);
  for (const k of [-1, 1]) {
    pen.shape([front(k * 44, 520), front(k * 88, 530), front(k * 88, 566), front(k * 44, 562)], '#f2b42e', {
      contour: false,
    });
    for (const i of range(3)) pen.line([front(k * 46, 530 + i * 11), front(k * 87, 538 + i * 10)], 0.9);
  }
  pen.line([chest.at(30, 20), chest.at(166, 20)], 0.7);
  trunk(pen, frame, look);
  face(pen, frame, look);
  arm(pen, frame, -1, look);
  if (armless) stump(pen, frame, look);
  else arm(pen, frame, 1, look);
  worn(pen, frame);
  if (gear === 'shield') {
    const at = (u: number, z: number) => frame.at(-166 + u, 86, z);
    pen.shape([at(-64, 520), at(0, 560), at(64, 520), at(58, 290), at(0, 190), at(-58, 290)], accent);
    pen.shape([at(-48, 506), at(0, 538), at(48, 506), at(44, 300), at(0, 222), at(-44, 300)], main, {
      contour: false,
    });
    pen.tint([at(0, 538), at(48, 506), at(44, 300), at(0, 222)], main, { tone: -0.9, edge: 'straight' });
    pen.shape(
      [
        at(-12, 440),
        at(0, 466),
        at(12, 440),
        at(36, 420),
        at(12, 400),
        at(0, 330),
        at(-12, 400),
        at(-36, 420),
      ],
      '#f2b42e',
      { contour: false },
    );
  }
  if (gear === 'rifle') {
    // muzzle on the ground, like a walking stick: the number on its shoulder stays free
    pen.bars([[frame.at(160, 76, 210), frame.at(160, 76, 404)]], 30 * s, '#4a4d60');
    pen.bars([[frame.at(160, 76, 150), frame.at(160, 76, 210)]], 13 * s, '#6a6e82');
    pen.shape(
      [frame.at(142, 80, 250), frame.at(122, 80, 244), frame.at(122, 80, 300), frame.at(142, 80, 310)],
      '#3a3c4e',
    );
    pen.shape(arc(...frame.at(160, 80, 360), 11 * s, 11 * s), { emit: '#ffd24a' }, { edge: 'smooth' });
  }
  if (gear === 'drill') {
    for (const i of range(5)) {
      const k = 1 - i / 5;
      pen.shape(
        [
          frame.at(148 - 52 * k, 60, 330 - i * 40),
          frame.at(148 + 52 * k, 60, 340 - i * 40),
          frame.at(148 + 42 * k - 8, 60, 290 - i * 40),
          frame.at(148 - 42 * k + 8, 60, 286 - i * 40),
        ],
        i % 2 ? '#b9bcc8' : '#8f93a4',
        { tone: i % 2 ? 0.3 : 0 },
      );
    }
  }
}

export const suit: ThingKind<SuitOptions> = {
  name: 'suit',
  footprint: () => block(260, 210),
  height: 460,
  draw(pen, frame, options) {
    drawSuit(pen, frame, options);
  },
};
