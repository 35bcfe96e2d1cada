/** Washing between two poles, and the monster that the sun draws on the largest sheet: its author has small feet. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const washDay: ThingKind<object> = {
  name: 'washDay',
  footprint: () => block(380, 24),
  height: 150,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const sag = (u: number) => 186 - 16 * (1 - (u / 190) ** 2);
    // his feet and shins, behind the sheet
    for (const u of [-22, 14]) {
      pen.bars([[at(u, 34, -8), at(u, 10, -8)]], 15 * s, '#e9b98a');
      pen.shape([at(u - 14, 0, -8), at(u + 18, 0, -8), at(u + 14, 14, -8), at(u - 10, 15, -8)], '#7a4a34', {
        edge: 'smooth',
      });
    }
    for (const u of [-190, 190]) {
      pen.bars([[at(u, 0), at(u, 200)]], 10 * s, '#8a623e');
      pen.bars([[at(u - 24, 186), at(u + 24, 186)]], 7 * s, '#8a623e');
    }
    pen.line(
      range(13).map((i) => at(-190 + (380 * i) / 12, sag(-190 + (380 * i) / 12))),
      1.6,
      { smooth: true },
    );
    const cloth = (u0: number, u1: number, drop: number, colour: string, blow = 10) => {
      const steps = range(6).map((i) => i / 5);
      const u = (t: number) => u0 + (u1 - u0) * t;
      const hem = steps.map((t) => at(u(t) + blow, sag(u(t)) - drop - Math.sin(t * 9) * 5));
      pen.shape([...steps.map((t) => at(u(t), sag(u(t)))), ...hem.toReversed()], colour, { wobble: 0 });
      for (const t of [0.24, 0.55, 0.8])
        pen.stroke(
          [
            at(u(t), sag(u(t)) - 6),
            at(u(t) + blow * 0.4, sag(u(t)) - drop * 0.5),
            at(u(t) + blow, sag(u(t)) - drop),
          ],
          7,
          {
            colour,
            tone: -0.9,
          },
        );
      for (const t of [0.06, 0.94])
        pen.bars([[at(u(t), sag(u(t)) + 7), at(u(t), sag(u(t)) - 9)]], 4 * s, '#c9955a', { edge: 1.4 });
      return hem;
    };
    cloth(-178, -104, 96, '#cfe4f2');
    cloth(108, 146, 70, '#f2b0a0', 6);
    cloth(150, 180, 88, '#f6dc94', 6);
    cloth(-92, 94, 140, '#fffaf0', 4);
    // the shadow: ears, claws, teeth
    const monster: Point[] = [
      at(-58, 52),
      at(-52, 92),
      at(-78, 112),
      at(-74, 140),
      at(-64, 126),
      at(-58, 144),
      at(-48, 124),
      at(-30, 116),
      at(-40, 142),
      at(-46, 166),
      at(-18, 146),
      at(14, 148),
      at(40, 168),
      at(36, 142),
      at(28, 116),
      at(46, 126),
      at(56, 146),
      at(62, 126),
      at(74, 140),
      at(76, 112),
      at(52, 92),
      at(58, 52),
    ];
    pen.tint(monster, '#8f94b8', { edge: 'straight', opacity: 0.85 });
    for (const u of [-16, 14])
      pen.tint([at(u - 9, 132), at(u + 9, 136), at(u + 4, 124), at(u - 6, 122)], '#fffaf0', {
        edge: 'straight',
      });
    pen.tint(
      [
        at(-22, 110),
        at(-14, 102),
        at(-7, 110),
        at(1, 102),
        at(8, 110),
        at(15, 102),
        at(22, 110),
        at(16, 92),
        at(-16, 92),
      ],
      '#fffaf0',
      { edge: 'straight' },
    );
    // a basket of more
    const basket: Point[] = [at(-232, 2, 20), at(-164, 2, 20), at(-156, 40, 20), at(-240, 40, 20)];
    pen.shape(basket, '#c9955a');
    for (const z of [14, 27]) pen.line([at(-236, z, 20), at(-160, z, 20)], 0.9);
    pen.shape(
      [at(-236, 38, 20), at(-214, 60, 20), at(-190, 50, 20), at(-174, 58, 20), at(-160, 38, 20)],
      '#fffaf0',
      {
        edge: 'smooth',
        ink: 0.8,
      },
    );
  },
};
