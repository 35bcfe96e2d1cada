import type { ThingKind } from '../../core/thing';
import { arc, range } from '../../core/geometry';
import { drum } from '../../core/solids';
import { disc } from '../../core/footprint';

export interface FountainOptions {
  readonly r?: number;
  readonly stone?: string;
  readonly water?: string;
}

/** Tiered fountain. */
export const fountain: ThingKind<FountainOptions> = {
  name: 'fountain',
  footprint: ({ r = 190 }) => disc(r * 1.08),
  height: 90,
  draw(pen, frame, { r = 190, stone = '#d8cbb3', water = '#7fc3d8' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: r * 1.08, z0: 0, z1: 14 }, stone);
    drum(pen, frame, { r, z0: 14, z1: 56 }, stone);
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI;
      pen.line(
        [frame.at(Math.cos(a) * r, Math.sin(a) * r, 16), frame.at(Math.cos(a) * r, Math.sin(a) * r, 52)],
        0.7,
      );
    }
    const basin = (radius: number, z: number) => {
      pen.shape(frame.disc(0, 0, z, radius), water, { edge: 'smooth', tone: -0.2, contour: false });
      pen.tint(frame.disc(-radius * 0.16, -radius * 0.1, z, radius * 0.66), water, { tone: 0.5 });
      for (let i = 0; i < 7; i++) {
        const k = random.range(0.35, 0.9),
          a = random.range(0, 6);
        pen.line(frame.disc(0, 0, z, radius * k, a, a + 0.7, 5), 1.6, {
          smooth: true,
          colour: '#ffffff',
          tone: 0.3,
        });
      }
    };
    basin(r * 0.88, 56);
    drum(pen, frame, { r: 30, r1: 22, z0: 50, z1: 130 }, stone, { top: false });
    drum(pen, frame, { r: 40, r1: r * 0.52, z0: 118, z1: 146 }, stone);
    basin(r * 0.46, 146);
    drum(pen, frame, { r: 20, r1: 14, z0: 140, z1: 200 }, stone, { top: false });
    drum(pen, frame, { r: 20, r1: r * 0.28, z0: 192, z1: 212 }, stone);
    basin(r * 0.23, 212);
    pen.shape(arc(...frame.at(0, 0, 236), 16 * s, 20 * s, 0, 6.2832, 10), stone, { edge: 'smooth' });
    const jet = (a: number, r0: number, z0: number, r1: number, z1: number) => {
      const peak = z0 + 46;
      const points = range(7).map((i) => {
        const t = i / 6;
        return frame.at(
          Math.cos(a) * (r0 + (r1 - r0) * t),
          Math.sin(a) * (r0 + (r1 - r0) * t),
          (1 - t) ** 2 * z0 + 2 * t * (1 - t) * peak + t * t * z1,
        );
      });
      pen.stroke(points, 8, { colour: water, tone: 0.8, from: 0.6, to: 0.5 });
      pen.line(points, 0.6, { smooth: true });
    };
    for (let i = 0; i < 10; i++) jet((i / 10) * 6.28 + 0.2, 12, 214, r * 0.4, 150);
    for (let i = 0; i < 12; i++) jet((i / 12) * 6.28, r * 0.44, 146, r * 0.76, 60);
    for (let i = 0; i < 5; i++)
      pen.stroke(
        [
          frame.at(0, 0, 240),
          frame.at((i - 2) * 10, 0, 290 - Math.abs(i - 2) * 8),
          frame.at((i - 2) * 22, 0, 262 - Math.abs(i - 2) * 14),
        ],
        7,
        { colour: water, tone: 0.9 },
      );
  },
};
