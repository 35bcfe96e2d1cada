import type { Frame } from '../../core/frame';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { block } from '../../core/footprint';

/** Snow or moss on the top of a splinter, as far down as its tongues hang; whoever calls cuts it to the splinter. */
function capOf(
  pen: Pen,
  at: (point: Point) => Point,
  {
    u,
    half,
    top,
    depth,
    cap,
    tone,
  }: {
    readonly u: number;
    readonly half: number;
    readonly top: number;
    readonly depth: number;
    readonly cap: string;
    readonly tone: number;
  },
) {
  const count = 10;
  const hem = range(count + 1).map((i): Point => {
    const across = (i / count) * 2 - 1;
    const hang = i % 2 ? 1 - 0.35 * Math.abs(Math.sin(u * 0.7 + i)) : 0.45;
    return [u + across * half, top - depth * (hang + 0.3 * Math.abs(across))];
  });
  const above = (from: number): Point[] => [
    [u + half, top + depth],
    [u + from * half, top + depth],
  ];
  pen.shape([...hem, ...above(-1)].map(at), cap, { ink: 0.9, tone: tone + 0.3, wobble: 0 });
  pen.tint([...hem.slice(6), ...above(0.1)].map(at), cap, { tone: tone - 0.8, edge: 'straight' });
}

/** One splinter of rock: a lit flank, a dark flank, a cap. The unit of every cliff. */
export function shard(
  pen: Pen,
  frame: Frame,
  {
    u,
    w,
    half,
    height,
    material,
    cap,
    tone = 0,
    z = 0,
  }: {
    readonly u: number;
    readonly w: number;
    readonly half: number;
    readonly height: number;
    readonly material: string;
    readonly cap: string | undefined;
    readonly tone?: number;
    readonly z?: number;
  },
) {
  const { random } = pen;
  const steps = Math.max(3, Math.round(height / 110));
  const side = (sign: number) =>
    range(steps + 1).map((i): Point => {
      const t = i / steps;
      return [
        u + sign * half * (1.05 - 0.78 * t ** 1.25) + random.jitter(half * 0.3),
        z + height * t * (sign < 0 ? 1 : 0.9) + (t ? random.jitter(height * 0.04) : 0),
      ];
    });
  const left = side(-1),
    right = side(1);
  const ridge = range(steps + 1).map((i): Point => [
    u + half * (0.12 + random.jitter(0.22)),
    z + (height * 0.98 * i) / steps,
  ]);
  const at = ([a, b]: Point, dw = 0) => frame.at(a, w + dw, b);
  const form = [
    ...left.map((p) => at(p)),
    at([u, z + height * 1.03]),
    ...[...right].reverse().map((p) => at(p)),
    at([u, z], half * 0.4),
  ];
  pen.shape(form, material, { tone, wobble: 2 });
  const shade = [...ridge.map((p) => at(p)), ...[...right].reverse().map((p) => at(p))];
  const light = [
    ...left.slice(1).map((p) => at(p)),
    ...left
      .slice(1)
      .reverse()
      .map(([a, b]) => at([a + half * random.range(0.25, 0.6), b - height * 0.04])),
  ];
  pen.within(form, () => {
    pen.tint(shade, material, { tone: tone - 1.1, edge: 'straight' });
    pen.tint(light, material, { tone: tone + 0.7, edge: 'straight' });
    pen.line(
      ridge.map((p) => at(p)),
      0.9,
    );
    for (let i = 1; i < steps; i++) {
      if (random.chance(0.6))
        pen.line(
          [
            at(nth(right, i)),
            at([nth(right, i)[0] - half * random.range(0.3, 0.6), nth(right, i)[1] - random.range(0, 14)]),
          ],
          0.9,
        );
      if (random.chance(0.6))
        pen.line(
          [
            at(nth(left, i)),
            at([nth(left, i)[0] + half * random.range(0.3, 0.7), nth(left, i)[1] - random.range(-4, 16)]),
            at([nth(left, i)[0] + half * random.range(0.5, 0.8), nth(left, i)[1] - random.range(16, 40)]),
          ],
          0.8,
        );
    }
    pen.hatch(
      [
        ...ridge.slice(0, -1).map((p) => at(p)),
        ...right
          .slice(0, -1)
          .reverse()
          .map((p) => at(p)),
      ],
      { angle: 2.2, gap: 11, cover: 0.5, width: 0.7 },
    );
    if (cap)
      capOf(pen, (p) => at(p), { u, half, top: z + height, depth: Math.min(90, height * 0.24), cap, tone });
  });
  if (cap) pen.line(form.slice(-steps * 2 - 4, -1), 1);
}

export interface CragOptions {
  readonly width?: number;
  readonly height?: number;
  readonly material?: string;
  readonly moss?: string;
  readonly water?: string;
  readonly fall?: boolean;
}

/** A peak built of splinters, with an optional waterfall down its face. */
export const crag: ThingKind<CragOptions> = {
  name: 'crag',
  footprint: ({ width = 520 }) => block(width * 0.9, width * 0.36),
  height: 260,
  draw(
    pen,
    frame,
    { width = 520, height = 640, material = '#c8835e', moss = '#7fa552', water = '#9ad8e6', fall = true },
    random,
  ) {
    const s = frame.scale;
    const row = (w: number, count: number, low: number, high: number, half: number, tone: number, gap = 0) =>
      range(count)
        .map((i) => {
          // nothing is drawn by it: without it every crag that stands on a map would be another
          random.next();
          return { t: (i + 0.5) / count - 0.5, out: Math.abs(2 * i + 1 - count), i };
        })
        // from the sides to the middle; a sort that engines may settle in two ways is no order
        .sort((p, q) => q.out - p.out || q.i - p.i)
        .filter(({ t }) => Math.abs(t * width + 30) >= gap)
        .forEach(({ t }) => {
          const profile = Math.cos(t * 2.6) ** 1.3;
          shard(pen, frame, {
            u: t * width + random.jitter(14),
            w,
            half: half * random.range(0.85, 1.25),
            height: Math.max(40, high * profile * random.range(0.82, 1.06) + low),
            material,
            tone: tone - t * 0.8,
            cap: random.chance(0.55) ? moss : undefined,
          });
        });
    row(-80, 4, 60, height * 0.95, width * 0.22, -0.4);
    row(-40, 5, 40, height * 0.8, width * 0.17, -0.15);
    row(-6, 6, 30, height * 0.52, width * 0.13, 0.05);
    if (fall) {
      const drop = range(9).map((i) => {
        const t = i / 8;
        return {
          u: -16 + Math.sin(i * 1.3) * 10 - t * 16,
          z: height * 0.64 * (1 - t),
          w: 10 + t * 66,
          half: 24 + 30 * t,
        };
      });
      const [brink] = drop;
      // it comes over a lip of rock: its head is round and bends back, the stones beside it are wet
      const lip = brink
        ? range(7).map((i) => {
            const turn = (i / 6) * Math.PI;
            return frame.at(
              brink.u + Math.cos(turn) * brink.half,
              brink.w - 8,
              brink.z + 13 * Math.sin(turn),
            );
          })
        : [];
      pen.shape(
        [
          ...drop.map(({ u, w, z, half }) => frame.at(u - half, w, z)),
          ...[...drop].reverse().map(({ u, w, z, half }) => frame.at(u + half, w, z)),
          ...lip,
        ],
        water,
        { tone: 0.3 },
      );
      pen.tint(lip, '#ffffff', { opacity: 0.55 });
      for (let i = 0; i < 16; i++) {
        const k = random.range(-0.85, 0.85),
          from = random.int(0, 5);
        pen.line(
          drop.slice(from, from + random.int(3, 5)).map(({ u, w, z, half }) => frame.at(u + half * k, w, z)),
          i % 3 ? 1.5 : 0.7,
          i % 3 ? { smooth: true, colour: '#ffffff', tone: 0.5, opacity: 0.9 } : { smooth: true },
        );
      }
      if (brink)
        for (const [side, size, rise] of [
          [-1, 20, 10],
          [1, 17, 4],
          [-1.9, 13, -6],
          [1.8, 15, -12],
        ] as const)
          pen.shape(
            range(6).map((k) => {
              const turn = 0.4 + k * 1.05;
              return frame.at(
                brink.u + side * (brink.half + 5) + Math.cos(turn) * size,
                brink.w + 4,
                brink.z + rise + Math.sin(turn) * size * (k % 2 ? 0.6 : 0.8),
              );
            }),
            material,
            { tone: side < 0 ? 0.35 : -0.45 },
          );
    }
    row(60, 9, 26, height * 0.16, width * 0.07, 0.1, fall ? 70 : 0);
    if (fall) {
      const [fx, fy] = frame.at(-34, 92, 0);
      for (let i = 0; i < 13; i++)
        pen.shape(
          arc(
            fx + (i - 6) * 17 * s,
            fy + (6 - Math.abs(i - 6)) * 3 * s + random.jitter(6),
            random.range(14, 26) * s,
            random.range(10, 18) * s,
            0,
            6.2832,
            7,
          ),
          '#ffffff',
          { edge: 'scallop', ink: 0.9, tone: i % 3 ? 0.2 : -0.3 },
        );
    }
  },
};
