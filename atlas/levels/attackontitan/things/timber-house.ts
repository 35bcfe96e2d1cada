/** Houses of the walled city: stone below, timber and plaster above, steep tiles, flowers at the windows. */
import { arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { gableRoof } from '../../../core/roofs';
import { Wall, box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { tiles } from '../../../things/town/facade';
import { block } from '../../../core/footprint';
import { courses } from './stonework';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade, keptWindow } from '../../../things/town/window-kit';

export interface TimberHouseOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly storeys?: number;
  readonly roof?: string;
  readonly plaster?: string;
  readonly timber?: string;
  readonly shutter?: string;
  readonly sign?: 'bread' | 'boot' | 'mug' | undefined;
}

const STOREY = 138;

function casement(wall: Wall, s: number, z: number, shutter: string, flowers: boolean) {
  const { pen } = wall;
  for (const k of [-1, 1]) wall.panel(s + k * 30 - 11, z, s + k * 30 + 11, z + 66, shutter, { ink: 0.9 });
  wall.panel(s - 19, z, s + 19, z + 66, '#4d5266', { ink: 1.1 });
  keptWindow(wall, { s0: s - 19, s1: s + 19, z0: z, z1: z + 66 });
  pen.tint([wall.at(s - 16, z + 30), wall.at(s + 4, z + 62), wall.at(s - 16, z + 62)], '#a9c4d0', {
    edge: 'straight',
    opacity: 0.7,
  });
  pen.line([wall.at(s, z), wall.at(s, z + 66)], 1.2, { colour: '#efe2c6' });
  pen.line([wall.at(s - 19, z + 36), wall.at(s + 19, z + 36)], 1.2, { colour: '#efe2c6' });
  if (!flowers) return;
  wall.panel(s - 28, z - 16, s + 28, z - 3, '#8a5a3a', { ink: 0.9 });
  for (const i of range(6))
    pen.shape(
      arc(
        ...wall.at(s - 25 + i * 10, z + pen.random.range(-2, 5)),
        8 * wall.frame.scale,
        7 * wall.frame.scale,
        0,
        6.28,
        6,
      ),
      i % 2 ? '#d9504a' : '#5c8a4a',
      {
        edge: 'scallop',
        ink: 0.6,
        contour: false,
      },
    );
}

function timbering(wall: Wall, z0: number, timber: string) {
  const { pen, width } = wall;
  const beam = (a: number, za: number, b: number, zb: number, thick = 9) => {
    const dx = (b - a) / (Math.hypot(b - a, zb - za) || 1);
    const dz = (zb - za) / (Math.hypot(b - a, zb - za) || 1);
    pen.shape(
      [
        wall.at(a - dz * thick * 0.5, za + dx * thick * 0.5),
        wall.at(b - dz * thick * 0.5, zb + dx * thick * 0.5),
        wall.at(b + dz * thick * 0.5, zb - dx * thick * 0.5),
        wall.at(a + dz * thick * 0.5, za - dx * thick * 0.5),
      ],
      timber,
      {
        ink: 0.7,
        contour: false,
        tone: wall.tone,
        wobble: 0,
      },
    );
  };
  const bays = Math.max(2, Math.round(width / 105));
  const top = z0 + STOREY;
  for (const i of range(bays)) {
    const [a, b] = [(width * i) / bays, (width * (i + 1)) / bays];
    if (i === 0 || i === bays - 1) beam(i === 0 ? a + 4 : b - 4, z0 + 8, i === 0 ? b - 6 : a + 6, top - 8);
    else beam(a + 4, z0 + 28, b - 4, z0 + 28, 7);
  }
  for (const i of range(bays + 1))
    beam(
      Math.min(width - 5, Math.max(5, (width * i) / bays)),
      z0,
      Math.min(width - 5, Math.max(5, (width * i) / bays)),
      top,
    );
  beam(0, z0 + 5, width, z0 + 5, 11);
  beam(0, top - 6, width, top - 6, 11);
}

function chimney(pen: Pen, frame: Frame, u: number, z: number) {
  const walls = box(pen, frame, { u0: u - 17, u1: u + 17, w0: -20, w1: 10, z0: z, z1: z + 96 }, '#a87860');
  for (const wall of Object.values(walls))
    courses(pen, wall, { width: wall.width, height: 90, course: 16, stone: 20 });
  box(pen, frame, { u0: u - 21, u1: u + 21, w0: -24, w1: 14, z0: z + 94, z1: z + 104 }, '#8a6a5a', {
    topMaterial: '#4a3d40',
  });
}

function hangingSign(pen: Pen, wall: Wall, s: number, z: number, sign: 'bread' | 'boot' | 'mug') {
  const k = wall.frame.scale;
  const [x, y] = wall.at(s, z);
  pen.line(
    [
      [x - 26 * k, y],
      [x + 26 * k, y],
    ],
    2.2,
    { colour: '#3d3a44' },
  );
  pen.shape(arc(x, y + 34 * k, 28 * k, 28 * k), '#f0dfb4', { edge: 'smooth', contour: false });
  const q = (a: number, b: number) => [x + a * k, y + (34 + b) * k] as const;
  const shapes = {
    bread: [q(-16, 6), q(-10, -8), q(4, -12), q(16, -6), q(12, 8), q(-4, 12)],
    boot: [q(-8, -16), q(6, -16), q(6, 2), q(18, 8), q(18, 16), q(-8, 16)],
    mug: [q(-12, -12), q(8, -12), q(8, -4), q(18, -4), q(18, 8), q(8, 8), q(8, 14), q(-12, 14)],
  };
  pen.shape(shapes[sign], '#a8643a', { ink: 0.9, contour: false });
}

export const timberHouse: ThingKind<TimberHouseOptions> = {
  name: 'timberHouse',
  footprint: ({ width = 320, depth = 230 }) => block(width + 20, depth + 20),
  height: 240,
  draw(
    pen,
    frame,
    {
      width = 320,
      depth = 230,
      storeys = 2,
      roof = '#b0604a',
      plaster = '#efe0c0',
      timber = '#7a5238',
      shutter = '#4f7a5a',
      sign,
    },
    random,
  ) {
    const [h, d] = [width / 2, depth / 2];
    const ground = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: STOREY }, '#c2ae90', { top: false });
    for (const [name, wall] of Object.entries(ground)) {
      courses(pen, wall, { width: wall.width, height: STOREY, course: 24, stone: 44, cover: 0.4 });
      if (name !== 'front') {
        casement(wall, wall.width / 2, 44, shutter, false);
        continue;
      }
      const door = wall.width * random.pick([0.26, 0.5, 0.72]);
      wall.panel(door - 34, 0, door + 34, 112, '#a38a6a', { ink: 1 });
      wall.panel(door - 27, 0, door + 27, 104, '#6f4a34', { ink: 1.1 });
      for (const i of [-13, 0, 13]) pen.line([wall.at(door + i, 2), wall.at(door + i, 102)], 0.7);
      pen.shape(arc(...wall.at(door + 18, 50), 4 * frame.scale, 4 * frame.scale), '#e0b84f', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
      for (const t of [0.16, 0.5, 0.84])
        if (Math.abs(t * wall.width - door) > 80) casement(wall, t * wall.width, 42, shutter, true);
      wall.panel(door - 44, -4, door + 44, 8, '#b8a484', { ink: 0.9 });
    }
    for (const i of range(storeys - 1)) {
      const out = 14 * (i + 1);
      const z0 = STOREY * (i + 1);
      const walls = box(
        pen,
        frame,
        { u0: -h - out, u1: h + out, w0: -d - out, w1: d + out, z0, z1: z0 + STOREY },
        plaster,
        { top: false },
      );
      for (const wall of Object.values(walls)) {
        timbering(new Wall(pen, frame, wall.from, wall.to, 0, 1, wall.tone), z0, timber);
        const bays = Math.max(2, Math.round(wall.width / 105));
        for (const b of range(bays)) {
          const edge = b === 0 || b === bays - 1;
          if (!edge || bays < 3)
            casement(wall, (wall.width * (b + 0.5)) / bays, 38, shutter, random.chance(0.6));
        }
      }
      eaveShade(walls, i === storeys - 2 ? 32 : 14);
    }
    const top = STOREY * storeys;
    const out = 14 * (storeys - 1);
    const rise = depth * 0.62 + 24;
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -h - out, u1: h + out, w0: -d - out, w1: d + out, z: top, rise, over: 22, drop: 14 },
      roof,
      plaster,
    );
    for (const slope of slopes) tiles(pen, slope, { material: roof, gap: 20 });
    dressRoof(pen, slopes, {
      roof,
      wall: plaster,
      unit: frame.scale,
      pieces: width > 300 ? ['patch', 'moss', 'patch'] : ['dormer', 'skylight', 'patch', 'moss', 'pipe'],
    });
    chimney(pen, frame, h * random.pick([-0.6, 0.5]), top + rise * 0.6);
    if (width > 300) {
      const u = random.pick([-0.3, 0.15]) * h;
      const w = d * 0.62 + out;
      const z = top + rise * 0.14;
      const dormer = box(pen, frame, { u0: u - 40, u1: u + 40, w0: 0, w1: w, z0: z, z1: z + 76 }, plaster, {
        top: false,
      });
      if (dormer.front) casement(dormer.front, 40, 6, shutter, false);
      gableRoof(
        pen,
        frame.moved(u, 0, 0, Math.PI / 2),
        { u0: 0, u1: w, w0: -40, w1: 40, z: z + 76, rise: 54, over: 12, drop: 6 },
        roof,
        plaster,
      );
    }
    const front = nth(Object.values(ground), 0);
    if (sign) hangingSign(pen, front, front.width * 0.9, STOREY - 8, sign);
  },
};
