/** The circle on the square: rings, a twelve-pointed star, moons and suns, laid in pale and rosy stone. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Ground } from '../../../ground/ground';

export interface MagicCircle {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly light: string;
  readonly dark: string;
  readonly gold: string;
}

export function magicCircle(ground: Ground, { at: [cx, cy], rx, ry, light, dark, gold }: MagicCircle): void {
  const on = (k: number, a: number): Point => [cx + rx * k * Math.cos(a), cy + ry * k * Math.sin(a)];
  const ring = (k: number) => arc(cx, cy, rx * k, ry * k, 0, Math.PI * 2, 72);
  const turn = (i: number, count: number, from = -Math.PI / 2) => from + (i / count) * Math.PI * 2;
  ground.fillMarks([ring(1)], dark, { smooth: true });
  ground.fillMarks([ring(0.965)], light, { smooth: true });
  ground.fillMarks([ring(0.8)], dark, { smooth: true });
  ground.fillMarks([ring(0.775)], light, { smooth: true });
  const star = (count: number, k: number, inner: number, from = -Math.PI / 2) =>
    range(count * 2).map((i) => on(i % 2 ? inner : k, turn(i, count * 2, from)));
  ground.fillMarks([star(12, 0.775, 0.42)], dark, { smooth: false, ink: 2 });
  ground.fillMarks([star(12, 0.7, 0.4)], light, { smooth: false, ink: 1.4 });
  ground.fillMarks([star(6, 0.66, 0.34)], gold, { smooth: false, ink: 2, tone: 0.2 });
  ground.fillMarks([star(6, 0.56, 0.3)], light, { smooth: false, ink: 1.4 });
  ground.fillMarks([ring(0.3)], dark, { smooth: true, ink: 2 });
  ground.fillMarks([ring(0.27)], gold, { smooth: true, ink: 1.4, tone: 0.3 });
  ground.inkMarks(
    [1, 0.965, 0.8, 0.775].map((k) => [...ring(k), on(k, 0)]),
    { width: 3, opacity: 0.75, smooth: true },
  );
  const moons: Point[][] = [];
  const suns: Point[][] = [];
  for (const i of range(12)) {
    const [x, y] = on(0.882, turn(i, 12));
    const r = 36;
    if (i % 2)
      moons.push([
        ...arc(x, y, r, r * 0.5, 0.6, 5.7, 14),
        ...arc(x + r * 0.34, y, r * 0.72, r * 0.36, 5.2, 1.1, 10),
      ]);
    else
      suns.push(
        range(16).map((j): Point => [
          x + Math.cos((j / 16) * 6.2832) * r * (j % 2 ? 0.55 : 1),
          y + Math.sin((j / 16) * 6.2832) * r * 0.5 * (j % 2 ? 0.55 : 1),
        ]),
      );
  }
  ground.fillMarks(moons, gold, { smooth: false, ink: 1.6 });
  ground.fillMarks(suns, gold, { smooth: false, ink: 1.6, tone: 0.2 });
  const ticks = range(72)
    .filter((i) => i % 6)
    .map((i) => [on(0.815, turn(i, 72)), on(i % 3 ? 0.84 : 0.875, turn(i, 72))]);
  ground.inkMarks(ticks, { width: 2.4, opacity: 0.7, colour: dark, tone: -1 });
}
