import type { Random } from '../../core/random';
import type { ThingKind } from '../../core/thing';
import { arc } from '../../core/geometry';
import { box, drum, facets, stripedCone } from '../../core/solids';
import type { Wall } from '../../core/solids';
import { block, disc } from '../../core/footprint';
import { flag } from '../fair/tent';
import { kanji } from '../../core/lettering';

function bricks(wall: Wall, random: Random, count: number) {
  for (let i = 0; i < count; i++) {
    const s = random.range(6, wall.width - 40),
      z = random.range(6, wall.height - 20);
    for (const [ds, dz] of [
      [0, 0],
      [9, 8],
      [18, 0],
    ] as const)
      if (random.chance(0.75))
        wall.pen.line([wall.at(s + ds, z + dz), wall.at(s + ds + 14, z + dz)], 0.6, { opacity: 0.6 });
  }
}

function archWindow(
  wall: Wall,
  s: number,
  z: number,
  w: number,
  h: number,
  { lit, stone }: { readonly lit: string | undefined; readonly stone: string },
) {
  const { pen } = wall;
  const shape = (k: number) => [
    wall.at(s - w / 2 - k, z - k),
    wall.at(s + w / 2 + k, z - k),
    wall.at(s + w / 2 + k, z + h),
    ...arc(0, 0, 1, 1, 0, Math.PI, 7).map(([c, q]) => wall.at(s + c * (w / 2 + k), z + h + q * (w / 2 + k))),
    wall.at(s - w / 2 - k, z + h),
  ];
  pen.shape(shape(6), stone, { tone: wall.tone + 0.3, ink: 0.8, contour: false, wobble: 0 });
  pen.shape(shape(0), lit ? { emit: lit } : '#33344f', { ink: 1, contour: false, wobble: 0 });
  pen.line([wall.at(s, z), wall.at(s, z + h + w / 2)], 1, { colour: stone, tone: -0.5 });
  pen.line([wall.at(s - w / 2, z + h * 0.55), wall.at(s + w / 2, z + h * 0.55)], 1, {
    colour: stone,
    tone: -0.5,
  });
}

export interface BrickHallOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly brick?: string;
  readonly stone?: string;
  readonly copper?: string;
  readonly sign?: string;
  readonly floors?: number;
}

/** Western brick building with a domed corner clock tower. */
export const brickHall: ThingKind<BrickHallOptions> = {
  name: 'brickHall',
  footprint: ({ width = 560, depth = 320 }) => block(width + 20, depth + 20),
  height: 420,
  lamps: ({ depth = 320 }) => [{ w: depth / 2 + 80, reach: 600 }],
  draw(
    pen,
    frame,
    {
      width = 560,
      depth = 320,
      brick = '#a8564a',
      stone = '#e0d0b4',
      copper = '#5f9a8f',
      sign = '大正花',
      floors = 3,
    },
    random,
  ) {
    const h = width / 2,
      d = depth / 2,
      s = frame.scale,
      floor = 130;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: floors * floor }, brick, {
      topMaterial: '#6a6478',
    });
    for (const wall of Object.values(walls)) {
      bricks(wall, random, wall.width / 5);
      for (let f = 0; f <= floors; f++)
        wall.panel(0, f * floor - (f ? 14 : 0), wall.width, f * floor + (f ? 0 : 22), stone, {
          ink: 0.9,
          tone: wall.tone + 0.1,
        });
      const bays = Math.max(2, Math.round(wall.width / 84));
      for (let i = 0; i < bays; i++) {
        const at = ((i + 0.5) / bays) * wall.width;
        for (let f = wall === walls.front ? 1 : 0; f < floors; f++)
          archWindow(wall, at, f * floor + 32, 40, 40, {
            lit: random.chance(0.72) ? random.pick(['#ffd27a', '#ffe2a0', '#f5b45c']) : undefined,
            stone,
          });
        wall.panel((i / bays) * wall.width - 5, 22, (i / bays) * wall.width + 5, floors * floor - 14, stone, {
          ink: 0.7,
          tone: wall.tone,
        });
      }
    }
    if (walls.front) {
      const f = walls.front;
      for (const k of [0.22, 0.5, 0.78]) {
        const m = f.width * k;
        pen.shape(
          [
            f.at(m - 46, 0),
            f.at(m + 46, 0),
            f.at(m + 46, 70),
            ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => f.at(m + c * 46, 70 + q * 36)),
            f.at(m - 46, 70),
          ],
          { emit: '#ffcf78' },
          { contour: false, ink: 1.3, wobble: 0 },
        );
        for (let i = -2; i <= 2; i++)
          pen.line([f.at(m + i * 18, 0), f.at(m + i * 18, 98 - Math.abs(i) * 8)], 1.3, { colour: '#5a3630' });
        pen.line([f.at(m - 46, 66), f.at(m + 46, 66)], 1.3, { colour: '#5a3630' });
      }
      const board = (s0: number, s1: number, z0: number, z1: number) => {
        f.panel(s0, z0, s1, z1, '#2f2238', { ink: 1.2, contour: true });
        f.panel(s0 + 5, z0 + 5, s1 - 5, z1 - 5, '#e9c87a', { ink: 0.7, tone: 0.3 });
      };
      board(f.width * 0.26, f.width * 0.74, 112, 164);
      [...sign].forEach((char, i, all) =>
        kanji(pen, f, char, {
          s: f.width * (0.32 + (0.36 * (i + 0.5)) / all.length),
          z: 156,
          size: 34,
          colour: '#5a1f28',
          width: 2,
        }),
      );
    }
    const top = floors * floor;
    for (const [a, b] of [
      [
        [-h, d],
        [h, d],
      ],
      [
        [h, d],
        [h, -d],
      ],
      [
        [-h, -d],
        [-h, d],
      ],
    ] as const) {
      facets(pen, frame, [
        {
          corners: [
            [...a, top],
            [...b, top],
            [...b, top + 26],
            [...a, top + 26],
          ],
          material: stone,
        },
      ]);
    }
    facets(pen, frame, [
      {
        corners: [
          [-90, d, top + 20],
          [90, d, top + 20],
          [0, d, top + 96],
          [-2, d, top + 96],
        ],
        material: stone,
      },
    ]);
    pen.shape(arc(...frame.at(0, d, top + 48), 20 * s, 22 * s, 0, 6.2832, 12), brick, {
      edge: 'smooth',
      contour: false,
    });
    const tu = -h + 70,
      tw = d - 70;
    drum(pen, frame, { u: tu, w: tw, r: 74, z0: top, z1: top + 170 }, brick, { topMaterial: stone });
    drum(pen, frame, { u: tu, w: tw, r: 84, z0: top + 160, z1: top + 184 }, stone);
    const [cx, cy] = frame.at(tu, tw + 74, top + 96);
    pen.shape(arc(cx, cy, 46 * s, 46 * s, 0, 6.2832, 20), stone, { edge: 'smooth' });
    pen.shape(arc(cx, cy, 37 * s, 37 * s, 0, 6.2832, 20), pen.light.night ? { emit: '#fff0c0' } : '#fff6e0', {
      edge: 'smooth',
      ink: 1,
    });
    pen.glow(cx, cy, 130 * s, 'white', 1);
    for (let i = 0; i < 12; i++)
      pen.line(
        [
          [cx + Math.cos(i * 0.5236) * 30 * s, cy + Math.sin(i * 0.5236) * 30 * s],
          [cx + Math.cos(i * 0.5236) * 35 * s, cy + Math.sin(i * 0.5236) * 35 * s],
        ],
        1.2,
      );
    pen.line(
      [
        [cx, cy],
        [cx + 16 * s, cy - 14 * s],
      ],
      2,
    );
    pen.line(
      [
        [cx, cy],
        [cx - 6 * s, cy - 28 * s],
      ],
      1.6,
    );
    stripedCone(
      pen,
      frame,
      { u: tu, w: tw, r: 84, r1: 12, z0: top + 184, z1: top + 292, bulge: 34, sectors: 16 },
      [copper, copper],
    );
    drum(pen, frame, { u: tu, w: tw, r: 12, z0: top + 288, z1: top + 330 }, stone);
    stripedCone(pen, frame, { u: tu, w: tw, r: 18, z0: top + 328, z1: top + 380, sectors: 8 }, [
      copper,
      copper,
    ]);
    flag(pen, frame, { u: h - 40, w: d - 20, z: top + 20, height: 120, length: 70, material: '#d94f4a' });
  },
};

export interface StoreyTowerOptions {
  readonly r?: number;
  readonly floors?: number;
  readonly brick?: string;
  readonly stone?: string;
  readonly roof?: string;
}

/** The old twelve-storey tower: an octagon of brick, lit on every floor. */
export const storeyTower: ThingKind<StoreyTowerOptions> = {
  name: 'storeyTower',
  footprint: ({ r = 120 }) => disc(r * 1.2),
  height: 500,
  lamps: () => [{ reach: 700 }],
  draw(pen, frame, { r = 120, floors = 11, brick = '#a35a50', stone = '#e6d6ba', roof = '#4f5a78' }, random) {
    const floor = 96;
    drum(pen, frame, { r: r * 1.2, z0: 0, z1: 30 }, stone);
    for (let i = 0; i < floors; i++) {
      const k = 1 - i * 0.042,
        k1 = 1 - (i + 1) * 0.042,
        z = 30 + i * floor;
      drum(pen, frame, { r: r * k, r1: r * k1, z0: z, z1: z + floor - 12 }, i > floors - 3 ? stone : brick, {
        top: false,
      });
      for (let w = 0; w < 5; w++) {
        const a = 0.42 + w * 0.575,
          da = 0.1,
          rr = r * k * 0.995;
        const at = (angle: number, dz: number) =>
          frame.at(Math.cos(angle) * rr, Math.sin(angle) * rr, z + dz);
        pen.shape(
          [at(a + da, 24), at(a - da, 24), at(a - da, 58), at(a, 70), at(a + da, 58)],
          random.chance(0.85) ? { emit: random.pick(['#ffd27a', '#ffe7ac', '#f5ad55']) } : '#33344f',
          { ink: 1, contour: false, wobble: 0 },
        );
      }
      drum(pen, frame, { r: r * k1 + 9, z0: z + floor - 12, z1: z + floor }, stone);
    }
    const z = 30 + floors * floor,
      k = 1 - floors * 0.042;
    drum(pen, frame, { r: r * k * 0.8, z0: z, z1: z + 70 }, stone, { top: false });
    stripedCone(pen, frame, { r: r * k * 1.1, r1: 6, z0: z + 66, z1: z + 170, bulge: -8, sectors: 16 }, [
      roof,
      roof,
    ]);
    flag(pen, frame, { z: z + 166, height: 70, material: '#d94f4a' });
    const [x, y] = frame.at(0, 0, z * 0.6);
    pen.glow(x, y, 520 * frame.scale, 'amber', 0.55);
  },
};
