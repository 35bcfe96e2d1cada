/** Where land ends over the cloud: broken cliffs under the rim, and banks of cloud that drift below. */
import { cloud } from '../../../backdrop/clouds';
import { area as signedArea, nth, range, resample } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import type { Edge, Texture } from '../../../ground/ground';
import { disc } from '../../../core/footprint';

/** A rim with a cliff under every edge that looks at the viewer; `depth` in world units. */
export const cliff =
  ({ rock, depth = 120 }: { readonly rock: string; readonly depth?: number }): Edge =>
  (ground, polygon) => {
    const points = resample(polygon, 34, true);
    const side = signedArea(points) > 0 ? 1 : -1;
    const faces: [Point[][], Point[][]] = [[], []];
    const cracks: Point[][] = [];
    let down = depth;
    for (const i of range(points.length)) {
      const [a, b] = [nth(points, i), nth(points, (i + 1) % points.length)];
      const s = ground.scene.scaleAt(a[1]);
      down = depth * ground.random.range(0.6, 1.3);
      // the outward normal points down the picture only where the rim looks at the viewer
      const facing = (-side * (b[0] - a[0])) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
      if (facing < -0.25) continue;
      const drop = down * s * Math.max(0.35, facing);
      faces[side * (b[1] - a[1]) > 0 ? 0 : 1].push([
        a,
        b,
        [b[0] - 3, b[1] + drop * 0.86],
        [(a[0] + b[0]) / 2, b[1] + drop],
        [a[0] + 3, a[1] + drop * 0.8],
      ]);
      cracks.push([a, [a[0] + ground.random.jitter(8), a[1] + drop * 0.6]]);
    }
    ground.fillMarks(faces[0], rock, { tone: -1.1, smooth: false, ink: 1.8 });
    ground.fillMarks(faces[1], rock, { tone: -0.5, smooth: false, ink: 1.8 });
    ground.inkMarks(cracks, { width: 1.6, opacity: 0.6 });
    ground.inkMarks(ground.border(polygon), { width: 3, opacity: 0.85, smooth: true });
  };

/** The sea of cloud seen from above: soft swells, light on their backs. */
export const swells =
  ({ shade, light }: { readonly shade: string; readonly light: string }): Texture =>
  (ground, polygon) => {
    const lists: [Point[][], Point[][]] = [[], []];
    ground.scatter(
      polygon,
      150,
      ([x, y], s) => {
        const w = ground.random.range(60, 150) * s;
        const swell = (k: number, dy: number): Point[] =>
          range(12).map((i): Point => {
            const a = (i / 12) * 6.2832;
            const bump = 1 + (i % 2 ? 0.08 : -0.05);
            return [x + Math.cos(a) * w * k * bump, y + dy * s + Math.sin(a) * w * 0.26 * k * bump];
          });
        lists[0].push(swell(1, 12));
        lists[1].push(swell(0.9, 0));
      },
      { gather: -0.25, seed: 8, size: 420 },
    );
    ground.fillMarks(lists[0], shade, { tone: -0.2, opacity: 0.8 });
    ground.fillMarks(lists[1], light, { tone: 0.3, opacity: 0.9 });
  };

export interface CloudBankOptions {
  readonly width?: number;
  readonly height?: number;
}

/** A bank of cloud that lies on the sea. */
export const cloudBank: ThingKind<CloudBankOptions> = {
  name: 'cloudBank',
  footprint: ({ width = 420 }) => disc(width * 0.3),
  height: 0,
  shadow: false,
  draw(pen, frame, { width = 420, height = 110 }) {
    cloud(pen, frame.at(0, 0, 0), width * frame.scale, height * frame.scale, {
      body: { emit: '#fffdf4' },
      shade: { emit: '#f2ecea' },
      deep: { emit: '#cdd3e6' },
      seedPuffs: Math.max(7, Math.round(width / 60)),
    });
  },
};
