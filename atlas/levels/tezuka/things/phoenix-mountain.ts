/** A mountain that burns without smoke, and the bird of fire that nests on it since before there were calendars. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { puff } from '../../../things/nature/tree';
import { firebird } from './firebird';

export interface PhoenixMountainOptions {
  readonly rock?: string;
  readonly cap?: string;
  readonly fire?: string;
  readonly gold?: string;
}

export const phoenixMountain: ThingKind<PhoenixMountainOptions> = {
  name: 'phoenix-mountain',
  footprint: () => block(980, 320),
  height: 420,
  draw(pen, frame, { rock = '#b97a66', cap = '#e2b58a', fire = '#e2503a', gold = '#f6c84a' }, random) {
    const s = frame.scale;
    // the light of the bird thins out ring by ring: it has no rim of its own
    const [lx, ly] = frame.at(0, -60, 900);
    for (const i of range(18))
      pen.tint(
        arc(lx, ly, (570 - i * 22) * s, (570 - i * 22) * s, 0, TAU, 40),
        { emit: '#fff0b8' },
        { opacity: 0.044 },
      );
    const row = (w: number, count: number, high: number, half: number, tone: number) =>
      range(count)
        .map((i) => (i + 0.5) / count - 0.5)
        .sort((p, q) => Math.abs(q) - Math.abs(p))
        .forEach((t) =>
          shard(pen, frame, {
            u: t * 980 + random.jitter(16),
            w,
            half: half * random.range(0.85, 1.2),
            height: Math.max(70, high * Math.cos(t * 2.7) ** 1.5 * random.range(0.88, 1.06)),
            material: rock,
            tone: tone - t * 0.7,
            cap: random.chance(0.6) ? cap : undefined,
          }),
        );
    row(-90, 5, 780, 200, -0.3);
    // the summit is broad enough for a nest
    shard(pen, frame, { u: 10, w: -70, half: 190, height: 800, material: rock, tone: -0.15, cap });
    row(-40, 6, 560, 150, -0.1);
    // a vein of fire breaks out under the nest's last plume and widens to the foot, between crusts
    const vein = [
      [6, 470, 0, 6],
      [-14, 420, 8, 24],
      [26, 340, 20, 28],
      [-6, 250, 36, 36],
      [40, 160, 50, 44],
      [10, 80, 66, 60],
      [34, 10, 90, 96],
    ] as const;
    const stream = (part: number): Point[] => [
      ...vein.map(([u, z, w, half]) => frame.at(u - half * part, w, z)),
      ...[...vein].reverse().map(([u, z, w, half]) => frame.at(u + half * part, w, z)),
    ];
    pen.shape(stream(1.5), '#6a3f44', { edge: 'smooth', contour: false });
    pen.shape(stream(1), { emit: '#ff7a2a' }, { edge: 'smooth', ink: 0.8 });
    pen.tint(stream(0.45), { emit: '#ffe08a' }, { edge: 'smooth' });
    row(60, 9, 180, 84, 0.1);
    const nest = frame.at(0, -60, 790);
    pen.shape(arc(nest[0], nest[1], 128 * s, 46 * s, 0.2, TAU + 0.2, 15), '#a5793f', { edge: 'scallop' });
    for (const i of range(16)) {
      const u = -112 + i * 14;
      pen.line([frame.at(u, -60, 776 + (i % 3) * 12), frame.at(u + 34, -60, 790 - (i % 2) * 16)], 1.4, {
        colour: i % 2 ? '#6f4a2c' : '#d8a860',
      });
    }
    firebird(pen, frame.moved(0, -60, 850), fire, gold);
    // the near rim of the nest: twigs laid over claws and plumes
    const bowl = (k: number, z: number): Point => {
      const a = Math.PI * (1 - k);
      return [nest[0] + Math.cos(a) * 118 * s, nest[1] + (Math.sin(a) * 40 - z) * s];
    };
    const brim = range(11).map((i) => bowl(i / 10, i % 2 ? 16 : 6));
    pen.shape([...brim, ...range(11).map((i) => bowl(1 - i / 10, i % 2 ? -16 : -8))], '#a5793f', {
      contour: false,
      ink: 0.9,
    });
    for (const i of range(22)) {
      const k = 0.04 + (i / 22) * 0.9;
      pen.line([bowl(k, -10 + (i % 4) * 7), bowl(k + 0.09, 8 - (i % 3) * 8)], 1.4, {
        colour: nth(['#6f4a2c', '#d8a860', '#8a6036'], i % 3),
      });
    }
    for (const [u, k] of [
      [-430, 1],
      [-350, 0.7],
      [390, 1],
      [460, 0.8],
      [250, 0.6],
    ] as const) {
      const [x, y] = frame.at(u, 140, 30);
      puff(pen, [x, y], 70 * k * s, 50 * k * s, '#8fae5a', 0);
    }
  },
};
