/** A landing stage of planks off the quay: whoever waits for the flying boat stands on something. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** Where it begins on the stones and ends over the water, and its depth, world units. */
const [ROOT, HEAD] = [-92, 84] as const;
const [BACK, FRONT] = [-70, 34] as const;
const THICK = 11;
const PLANK = 16;

export const landingStage: ThingKind<object> = {
  name: 'landingStage',
  footprint: () => block(170, 90),
  height: 10,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, w: number, z = 0): Point => frame.at(u, w, z);
    // its shade lies on the water
    pen.tint(
      [at(-40, 48, -26), at(HEAD + 8, 48, -26), at(HEAD + 8, -40, -26), at(-40, -40, -26)],
      '#1f5f8c',
      {
        edge: 'straight',
        opacity: 0.45,
      },
    );
    for (const u of [-20, 34, HEAD - 10]) {
      pen.bars([[at(u, FRONT - 4, -40), at(u, FRONT - 4, 0)]], 12 * s, '#6f5640');
      pen.line(arc(...at(u, FRONT - 4, -40), 13 * s, 4 * s, 0.2, 2.9, 8), 1.3, {
        colour: '#ffffff',
        smooth: true,
        opacity: 0.9,
      });
    }
    const count = Math.round((HEAD - ROOT) / PLANK);
    for (const i of range(count)) {
      const [u0, u1] = [ROOT + i * PLANK, ROOT + (i + 1) * PLANK];
      // no two planks were sawn by one hand
      const [out, back] = [nth([0, 5, -3, 4, 1], i % 5), nth([2, -4, 5, 0], i % 4)];
      const top = [at(u0, BACK + back), at(u1, BACK + back), at(u1, FRONT + out), at(u0, FRONT + out)];
      pen.shape(top, '#b08a5e', { tone: nth([0.1, -0.35, 0.3, -0.1, -0.5], (i * 3) % 5), wobble: 0.6 });
      pen.shape(
        [at(u0, FRONT + out), at(u1, FRONT + out), at(u1, FRONT + out, -THICK), at(u0, FRONT + out, -THICK)],
        '#86653f',
        { tone: -0.4, ink: 0.8, wobble: 0 },
      );
      for (const w of [BACK + 10, FRONT - 8])
        pen.tint(arc(...at((u0 + u1) / 2, w), 1.8 * s, 1.4 * s), '#5a4230');
    }
    // a post to moor at
    pen.bars([[at(HEAD - 12, BACK + 14), at(HEAD - 12, BACK + 14, 40)]], 14 * s, '#7a5c40');
    pen.shape(arc(...at(HEAD - 12, BACK + 14, 41), 8 * s, 4.5 * s), '#a5825a', { edge: 'smooth', ink: 0.8 });
    for (const z of [18, 24])
      pen.line([at(HEAD - 20, BACK + 16, z), at(HEAD - 4, BACK + 16, z - 1)], 2.6, { colour: '#e8d6a8' });
  },
};
