/** The last train of the evening, on its viaduct behind the park: somebody is still on the way home. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** World units: half the viaduct, one arch of it, and a coach of the train. */
const HALF = 560;
const ARCH = 112;
const COACH = 176;

export const nightTrain: ThingKind<object> = {
  name: 'nightTrain',
  footprint: () => disc(20),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    /** The deck sags a little to either side, as a long bridge seems to. */
    const p = (u: number, z: number): Point => frame.at(u, 0, z - (u / HALF) ** 2 * 14);
    const deck = range(15).map((i) => -HALF + (i / 14) * HALF * 2);
    pen.shape([...deck.map((u) => p(u, 84)), ...deck.toReversed().map((u) => p(u, -60))], '#8f86c0', {
      edge: 'straight',
      contour: false,
    });
    for (const i of range((HALF * 2) / ARCH)) {
      const u = -HALF + ARCH * (i + 0.5);
      const bow = range(9).map((k): Point => {
        const a = Math.PI * (1 - k / 8);
        return p(u + Math.cos(a) * 42, 18 + Math.sin(a) * 46);
      });
      pen.shape([p(u - 42, -60), ...bow, p(u + 42, -60)], '#4a4486', { contour: false, ink: 0.8 });
    }
    pen.bars([deck.map((u) => p(u, 86))], 9 * s, '#b8b0dc', { edge: 1.2 });
    for (const i of range(4)) {
      const u = -300 + i * (COACH + 8);
      const [a, b] = [u - COACH / 2, u + COACH / 2];
      const nose = i === 3 ? 26 : 0;
      pen.shape(
        [p(a, 98), p(a, 158), p(a + 8, 166), p(b - 8 - nose, 166), p(b, 158 - nose), p(b + nose * 0.4, 98)],
        nth(['#e0739c', '#e0739c', '#f0d8e8', '#e0739c'], i),
        { contour: false, ink: 1 },
      );
      for (const k of range(5)) {
        const m = a + 24 + k * 30;
        pen.shape(
          [p(m - 11, 122), p(m + 11, 122), p(m + 11, 150), p(m - 11, 150)],
          { emit: '#ffeab0' },
          {
            contour: false,
            ink: 0.7,
          },
        );
        if ((i * 5 + k) % 3 === 1)
          pen.tint([...arc(...p(m, 134), 6 * s, 7 * s, 0, TAU, 9), p(m + 8, 122), p(m - 8, 122)], '#6a4a7a');
      }
      pen.line([p(a + 6, 112), p(b - 6, 112)], 1.6, { colour: '#fff4d8' });
    }
    pen.glow(...p(-20, 136), 330 * s, 'amber', 0.5);
  },
};
