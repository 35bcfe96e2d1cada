/** A compass rose painted on the sea in the corner of level 3, as on every chart of a world that is to be saved. */
import { arc, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Ground } from '../../ground/ground';

/** How much a circle on the sea is squashed: less than on land, so that it reads as a chart's. */
const FLAT = 0.84;
const TURN = -0.2;

export function layCompass(ground: Ground, [x, y]: Point, r: number): void {
  const at = (turn: number, k: number): Point => [
    x + Math.sin(turn + TURN) * r * k,
    y - Math.cos(turn + TURN) * r * k * FLAT,
  ];
  const ring = (k: number): Point[] => arc(x, y, r * k, r * k * FLAT, 0, Math.PI * 2, 60);
  ground.fillMarks([ring(1.04)], '#1d3f78', { ink: 5 });
  ground.fillMarks([ring(0.98)], '#e9c46a', { ink: 3 });
  ground.fillMarks([ring(0.9)], '#fbf0d2', { ink: 3 });
  ground.fillMarks([ring(0.62)], '#2f6cae', { ink: 3 });
  ground.fillMarks([ring(0.56)], '#3f86c0', { ink: 2 });
  const turns = (count: number, offset = 0) => range(count).map((i) => ((i + offset) / count) * Math.PI * 2);
  ground.inkMarks(
    turns(48).map((turn, i) => [at(turn, i % 6 ? 0.84 : 0.7), at(turn, 0.9)]),
    { width: 3, opacity: 0.9 },
  );
  // the eight winds, the four great ones over the others; each has a lit half and a dark one
  for (const [count, offset, long, wide, light, dark] of [
    [8, 0.5, 0.6, 0.1, '#f2d48a', '#8a6a4a'],
    [4, 0.5, 0.82, 0.16, '#dff0f4', '#4a6a9a'],
    [4, 0, 1.16, 0.2, '#fff6dc', '#c8463f'],
  ] as const)
    for (const turn of turns(count, offset)) {
      const side = Math.PI / count;
      const half = (k: number): Point[] => [at(0, 0), at(turn + k * side, wide), at(turn, long)];
      ground.fillMarks([half(-1)], light, { smooth: false, ink: 2.6 });
      ground.fillMarks([half(1)], dark, { smooth: false, ink: 2.6 });
    }
  ground.fillMarks([ring(0.09)], '#e9c46a', { ink: 3 });
  ground.fillMarks([ring(0.045)], '#c8463f', { ink: 2 });
  // a crown says where north is
  const crown = [-0.14, -0.1, -0.05, 0, 0.05, 0.1, 0.14].map((turn, i): Point =>
    at(turn, i % 2 ? 1.25 : 1.38 + (i === 3 ? 0.06 : 0)),
  );
  ground.fillMarks([[at(-0.11, 1.18), ...crown, at(0.11, 1.18)]], '#e9c46a', { smooth: false, ink: 3 });
  for (const i of [0, 3, 6]) {
    const [px, py] = nth(crown, i);
    ground.fillMarks([arc(px, py, r * 0.03, r * 0.03, 0, Math.PI * 2, 10)], '#c8463f', { ink: 2 });
  }
}
