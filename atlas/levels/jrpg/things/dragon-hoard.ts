/** A red dragon asleep on its savings. The sign says do not wake; the gold says try. */
import { TAU, arc, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { hoardGoods, wing } from './hoard-goods';
import { trace } from './parts';

export interface DragonHoardOptions {
  readonly hide?: string;
  readonly belly?: string;
  readonly gold?: string;
}

export const dragonHoard: ThingKind<DragonHoardOptions> = {
  name: 'dragonHoard',
  footprint: () => block(760, 400),
  height: 200,
  draw(pen, frame, { hide = '#c8463f', belly = '#f2c98a', gold = '#f2c23f' }) {
    const { random } = pen;
    const s = frame.scale;
    const at = upright(frame);
    const heap = (half: number, height: number, w: number, tone: number) => {
      const up = upright(frame, w);
      const edge = range(17).map((i): Point => {
        const t = i / 16;
        return [-half + 2 * half * t, Math.sin(t * Math.PI) * height + random.jitter(7)];
      });
      pen.shape([...up(edge), ...frame.disc(0, w, 0, half, 0.15, Math.PI - 0.15, 14)], gold, {
        edge: 'smooth',
        tone,
      });
      for (const _ of range(Math.round(half / 2.4))) {
        const t = random.range(0.06, 0.94);
        const top = Math.sin(t * Math.PI);
        const z = random.range(-half * 0.46 * top, top * height - 8);
        const [x, y] = frame.at(-half + 2 * half * t, w, z);
        pen.shape(arc(x, y, 10 * s, 6 * s, 0, TAU, 10), '#ffe27a', {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
          tone: random.jitter(0.5),
        });
      }
    };
    heap(370, 96, -60, -0.5);
    // the far wing, folded
    pen.shape(
      at(
        wing(
          [-10, 190],
          [
            [30, 330],
            [134, 386],
            [226, 330],
            [272, 240],
          ],
          [190, 150],
        ),
      ),
      '#96343f',
      {
        tone: -0.4,
      },
    );
    // tail round the back of the heap, and its spade
    const tail = spline(trace('200 110, 320 96, 386 50, 372 -8, 290 -34, 180 -40'), false, 8);
    pen.shape(
      ribbon(at(tail), (t) => (54 - t * 42) * s),
      hide,
      { tone: -0.1, wobble: 0 },
    );
    pen.shape(at(trace('196 -14, 120 -4, 84 -42, 130 -76, 196 -60')), '#96343f', { edge: 'smooth' });
    // spines stand on the outer side of the tail, smaller towards its spade
    for (const i of range(11)) {
      const k = 3 + i * 3;
      const [a, b, p] = [nth(tail, k - 1), nth(tail, k + 1), nth(tail, k)];
      const way = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [du, dz] = [(b[0] - a[0]) / way, (b[1] - a[1]) / way];
      const half = (54 - (k / (tail.length - 1)) * 42) / 2;
      const spot = (along: number, out: number): Point => [
        p[0] + du * along - dz * out,
        p[1] + dz * along + du * out,
      ];
      pen.shape(at([spot(-13, half - 5), spot(5, half + 30 - i * 1.6), spot(13, half - 5)]), '#f0a04a', {
        ink: 0.9,
      });
    }
    // the bulk of it
    const body: Point[] = trace(
      '-190 40, -180 150, -90 240, 40 262, 170 226, 240 140, 236 50, 120 12, -90 10',
    );
    pen.shape(at(body), hide, { edge: 'smooth', tone: -0.35 });
    pen.tint(at(trace('60 14, 236 50, 240 140, 170 226, 120 190, 150 100')), hide, { tone: -1 });
    pen.tint(at(trace('-170 130, -90 232, 30 254, -20 214, -110 150')), hide, { tone: 0.9 });
    for (const i of range(7)) {
      const u = -120 + i * 50;
      const z = 232 + Math.sin((i / 6) * Math.PI) * 32 - (i > 4 ? (i - 4) * 22 : 0);
      pen.shape(
        at([
          [u - 22, z - 6],
          [u + 8, z + 50],
          [u + 24, z - 10],
        ]),
        '#f0a04a',
        { ink: 1 },
      );
    }
    for (const [u, z] of [
      [-80, 190],
      [-20, 210],
      [50, 214],
      [110, 190],
      [-110, 140],
      [0, 160],
      [80, 150],
    ] as const)
      pen.line(
        at([
          [u - 14, z],
          [u, z - 12],
          [u + 14, z],
        ]),
        0.9,
        { smooth: true },
      );
    // near wing: four fingers and leather between them
    const near0 = wing(
      [-40, 186],
      [
        [-12, 352],
        [74, 412],
        [168, 366],
        [226, 274],
      ],
      [150, 118],
    );
    pen.shape(at([...near0, [10, 128]]), '#e06a4a', { tone: 0.1 });
    pen.within(at([...near0, [10, 128]]), () => {
      for (const [u, z] of [
        [74, 412],
        [168, 366],
        [226, 274],
      ] as const)
        pen.tint(
          at([
            [-30, 192],
            [u, z],
            [u + 30, z - 60],
            [u * 0.5, z * 0.6],
          ]),
          '#e06a4a',
          { tone: -0.5, edge: 'straight', opacity: 0.6 },
        );
    });
    for (const [u, z] of [
      [74, 408],
      [168, 362],
      [224, 272],
    ] as const)
      pen.stroke(
        at([
          [-28, 198],
          [u * 0.42 - 8, z * 0.82],
          [u, z],
        ]),
        9,
        { colour: '#96343f', from: 1, to: 0.3 },
      );
    pen.bars([at(trace('-40 180, -12 352, 74 408'))], 15 * s, hide, { smooth: true });
    // haunch and a fat foot
    pen.shape(arc(...frame.at(150, 10, 90), 98 * s, 86 * s), hide, { edge: 'smooth', tone: -0.2 });
    pen.shape(at(trace('60 30, 170 34, 176 0, 48 -4, 34 14')), hide, { edge: 'smooth' });
    for (const i of range(3))
      pen.shape(
        at([
          [40 + i * 20, 8],
          [28 + i * 20, -12],
          [54 + i * 20, -6],
        ]),
        '#fff2d8',
        { ink: 0.8 },
      );
    heap(300, 46, 60, 0.15);
    // neck along the ground, head on its paws
    const spine = spline(trace('-130 120, -220 150, -296 110, -310 60'), false, 8);
    pen.shape(
      ribbon(upright(frame, 70)(spine), (t) => (78 - t * 30) * s),
      hide,
      { wobble: 0, tone: 0.35 },
    );
    // the neck grows out of the shoulder: one fold, and rings of a paler belly below
    pen.line(upright(frame, 70)(trace('-168 92, -150 72, -120 66')), 1.1, { smooth: true });
    for (const t of [0.34, 0.48, 0.62, 0.76]) {
      const [u, z] = nth(spine, Math.round(t * (spine.length - 1)));
      pen.line(
        upright(
          frame,
          70,
        )([
          [u + 6, z - 30],
          [u - 8, z - 22],
          [u - 16, z - 8],
        ]),
        0.9,
        { smooth: true },
      );
    }
    const near = upright(frame, 90);
    for (const i of range(4))
      pen.shape(
        near([
          [-190 - i * 34, 196 - i * 8],
          [-214 - i * 36, 232 - i * 14],
          [-224 - i * 34, 186 - i * 12],
        ]),
        '#f0a04a',
        { ink: 0.9 },
      );
    for (const [a, b] of [
      [
        [-250, 130],
        [-210, 210],
      ],
      [
        [-300, 134],
        [-286, 214],
      ],
    ] as const)
      pen.shape(
        near([
          [a[0] - 16, a[1]],
          [b[0] + 22, b[1]],
          [a[0] + 18, a[1] - 8],
        ]),
        '#fff2d8',
        { ink: 1 },
      );
    // an arm from the shoulder, and the head lies on its paw
    pen.shape(
      near(
        trace(
          '-96 84, -170 60, -236 28, -300 14, -352 20, -396 18, -420 2, -410 -22, -340 -30, -250 -26, -160 -4, -96 26',
        ),
      ),
      hide,
      { edge: 'smooth', tone: 0.1 },
    );
    pen.line(near(trace('-150 58, -190 22, -186 -8')), 1.1, { smooth: true });
    for (const i of range(4))
      pen.shape(
        near([
          [-420 + i * 24, 0 - i * 7],
          [-436 + i * 24, -24 - i * 5],
          [-402 + i * 24, -16 - i * 5],
        ]),
        '#fff2d8',
        { ink: 0.8 },
      );
    pen.shape(
      near(trace('-210 70, -230 136, -300 148, -350 116, -420 96, -446 60, -430 30, -340 14, -240 20')),
      hide,
      { edge: 'smooth', tone: 0.6 },
    );
    pen.shape(near(trace('-436 48, -430 26, -340 10, -250 16, -300 40, -380 50')), belly, { edge: 'smooth' });
    pen.line(near(trace('-440 52, -380 54, -300 42, -256 52')), 1.6, { smooth: true });
    pen.line(near(trace('-348 92, -320 82, -292 94')), 3, { smooth: true });
    pen.line(near(trace('-352 112, -316 122, -284 116')), 2, { smooth: true });
    for (const u of [-426, -408])
      pen.shape(arc(...frame.at(u, 90, 78), 5 * s, 4 * s), '#5a2030', {
        edge: 'smooth',
        ink: 0,
        contour: false,
      });
    for (const u of [-400, -340])
      pen.shape(
        near([
          [u, 50],
          [u + 9, 32],
          [u + 18, 50],
        ]),
        '#fffaf0',
        { ink: 0.8 },
      );
    const [bx, by] = frame.at(-470, 96, 92);
    pen.shape(arc(bx, by, 30 * s, 30 * s), '#dff4ff', { edge: 'smooth', opacity: 0.75, ink: 0.9 });
    pen.tint(arc(bx - 10 * s, by - 10 * s, 8 * s, 7 * s), '#ffffff');
    hoardGoods(pen, frame, gold);
  },
};
