/** Rocks and flower beds. */
import type { ThingKind } from '../../core/thing';
import { arc, range, nth } from '../../core/geometry';
import { drum } from '../../core/solids';
import { disc } from '../../core/footprint';

export interface RockOptions {
  readonly width?: number;
  readonly height?: number;
  readonly material?: string;
  readonly moss?: string | undefined;
}

export const rock: ThingKind<RockOptions> = {
  name: 'rock',
  footprint: ({ width = 90 }) => disc(width * 0.42),
  height: 40,
  draw(pen, frame, { width = 90, height = 60, material = '#9a948c', moss }, random) {
    const n = 9,
      top = range(n).map((i) => {
        const t = i / (n - 1);
        return frame.at(
          (t - 0.5) * width,
          0,
          Math.sin(t * Math.PI) ** 0.7 * height * random.range(0.75, 1.1) + 2,
        );
      });
    const foot = [
      frame.at(width * 0.42, 20, 0),
      frame.at(width * 0.1, 30, -4),
      frame.at(-width * 0.3, 26, 0),
    ];
    pen.shape([...top, ...foot], material, { wobble: 2 });
    pen.tint(
      [
        nth(top, 5),
        nth(top, 6),
        nth(top, 7),
        nth(top, 8),
        nth(foot, 0),
        nth(foot, 1),
        frame.at(width * 0.12, 8, height * 0.3),
      ],
      material,
      { tone: -1.1, edge: 'straight' },
    );
    pen.tint(
      [
        nth(top, 1),
        nth(top, 2),
        nth(top, 3),
        nth(top, 4),
        frame.at(0, 4, height * 0.6),
        frame.at(-width * 0.25, 8, height * 0.42),
      ],
      moss ?? material,
      { tone: moss ? 0.2 : 0.8, edge: 'straight' },
    );
    pen.line([nth(top, 5), frame.at(width * 0.12, 8, height * 0.3), nth(foot, 1)], 0.9);
    pen.hatch([frame.at(width * 0.14, 8, height * 0.3), nth(top, 7), nth(foot, 0), nth(foot, 1)], {
      angle: 2.2,
      gap: 9,
      cover: 0.7,
    });
  },
};

export interface FlowerBedOptions {
  readonly r?: number;
  readonly stone?: string;
  readonly flowers?: readonly string[];
  readonly leaf?: string;
}

export const flowerBed: ThingKind<FlowerBedOptions> = {
  name: 'flowerBed',
  footprint: ({ r = 90 }) => disc(r),
  height: 20,
  draw(
    pen,
    frame,
    { r = 90, stone = '#cbbfa8', flowers = ['#e8677f', '#f3c64e', '#ffffff'], leaf = '#5a9a4c' },
    random,
  ) {
    drum(pen, frame, { r, z0: 0, z1: 16 }, stone);
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * Math.PI;
      pen.line(
        [nth(frame.disc(0, 0, 1, r, a, a + 0.01, 2), 0), nth(frame.disc(0, 0, 15, r, a, a + 0.01, 2), 0)],
        0.7,
      );
    }
    pen.shape(frame.disc(0, 0, 16, r * 0.86), leaf, { edge: 'smooth', tone: -0.7, contour: false });
    const spots = range(Math.round(r * 0.62))
      .map(() => {
        const a = random.range(0, 6.28),
          d = Math.sqrt(random.next()) * r * 0.84;
        return [Math.cos(a) * d, Math.sin(a) * d] as const;
      })
      .sort((p, q) => nth(p, 1) - nth(q, 1));
    for (const [u, w] of spots) {
      const [x, y] = frame.at(u, w, 24 + random.range(0, 12)),
        s = frame.scale;
      const ringIndex = Math.min(
        flowers.length - 1,
        Math.floor((Math.hypot(u, w) / (r * 0.86)) * flowers.length),
      );
      pen.shape(
        arc(x, y, 9 * s, 8 * s, random.next(), random.next() + 6.2832, 6),
        random.chance(0.25) ? leaf : nth(flowers, ringIndex),
        { edge: 'scallop', ink: 0.6, tone: random.jitter(0.8) },
      );
    }
  },
};
