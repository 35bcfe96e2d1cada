/** The hand of a third titan, all that ever came up out of the cloud; it is used as a lookout. */
import { range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { cloud } from '../../../backdrop/clouds';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export interface StoneHandOptions {
  readonly stone?: string;
  readonly moss?: string;
}

/** Each finger: where it grows from, which way it leans, how long and thick it is. */
const FINGERS = [
  [-120, -0.34, 330, 40],
  [-44, -0.1, 400, 44],
  [38, 0.08, 390, 44],
  [116, 0.28, 310, 38],
] as const;

export const stoneHand: ThingKind<StoneHandOptions> = {
  name: 'stoneHand',
  footprint: () => disc(170),
  height: 200,
  shadow: false,
  draw(pen, frame, { stone = '#c2b6a6', moss = '#7fae58' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const finger = (u: number, z: number, lean: number, length: number, r: number, tone: number) => {
      const at = (t: number, side: number): Point => {
        const k = r * (1 - 0.28 * t) * (1 + 0.1 * Math.cos(t * 12.6));
        return p(u + Math.sin(lean) * length * t + side * k, z + length * t * Math.cos(lean * 0.6));
      };
      const tip = p(u + Math.sin(lean) * length * 1.04, z + length * 1.07);
      const steps = range(7).map((i) => i / 6);
      pen.shape(
        spline([...steps.map((t) => at(t, -1)), tip, ...[...steps].reverse().map((t) => at(t, 1))], true, 4),
        stone,
        { tone, wobble: 0, ink: 1.3 },
      );
      pen.tint([...steps.map((t) => at(t, 0.25)), ...[...steps].reverse().map((t) => at(t, 0.96))], stone, {
        tone: tone - 1,
        edge: 'straight',
      });
      for (const t of [0.34, 0.66])
        pen.line([at(t, -0.9), at(t - 0.03, 0), at(t, 0.9)], 1.3, { smooth: true });
      pen.line([at(0.9, -0.5), at(0.82, -0.1), at(0.9, 0.4)], 1.1, { smooth: true });
    };
    FINGERS.forEach(([u, lean, length, r], i) => finger(u, 230, lean, length, r, 0.15 - i * 0.18));
    // the thumb comes out from behind the palm, whose rim ends it
    finger(-112, 70, -1.05, 290, 50, 0.15);
    pen.shape(
      spline(
        [p(-170, -20), p(-178, 160), p(-150, 280), p(0, 320), p(140, 280), p(172, 160), p(180, -20)],
        true,
        6,
      ),
      stone,
      { tone: 0, wobble: 0, ink: 1.4 },
    );
    pen.tint(
      spline([p(50, 300), p(136, 276), p(168, 160), p(176, -10), p(90, -10), p(84, 160)], true, 5),
      stone,
      { tone: -1 },
    );
    for (const z of [190, 120]) pen.line([p(-110, z), p(-10, z - 26), p(100, z + 10)], 1.3, { smooth: true });
    pen.hatch([p(60, 260), p(160, 240), p(166, 60), p(90, 40)], { angle: 2.2, gap: 13, cover: 0.5 });
    for (const [u, z, r] of [
      [-120, 300, 26],
      [-60, 316, 20],
      [90, 306, 24],
      [-316, 262, 18],
      [30, 620, 20],
      [-226, 196, 16],
    ] as const)
      puff(pen, p(u, z), r * s, r * 0.7 * s, moss, random.jitter(0.5));
    // a flag, a ladder: somebody keeps watch here
    pen.bars([[p(56, 612), p(56, 720)]], 5 * s, '#6b4a36');
    pen.shape([p(58, 718), p(124, 704), p(104, 686), p(122, 664), p(58, 676)], '#e2543c');
    pen.bars(
      [
        [p(-16, 0), p(-4, 300)],
        [p(14, 0), p(24, 300)],
        ...range(11).map((i) => [p(-15 + i, 20 + i * 26), p(15 + i, 20 + i * 26)]),
      ],
      4 * s,
      '#a8743f',
    );
    cloud(pen, p(0, -50), 520 * s, 110 * s, {
      body: { emit: '#fffdf4' },
      shade: { emit: '#f0ece6' },
      deep: { emit: '#cfd6e2' },
      seedPuffs: 9,
    });
  },
};
