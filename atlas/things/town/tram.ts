/** The tram. */
import type { ThingKind } from '../../core/thing';
import { arc, nth } from '../../core/geometry';
import { box } from '../../core/solids';
import { block } from '../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../fair/bust';

export interface TramOptions {
  readonly body?: string;
  readonly cream?: string;
  readonly roof?: string;
}

/** Street tram. */
export const tram: ThingKind<TramOptions> = {
  name: 'tram',
  footprint: () => block(460, 130),
  height: 200,
  lamps: () => [
    { w: 120, reach: 420 },
    { u: 240, w: 60, reach: 380, colour: 'white' },
  ],
  draw(pen, frame, { body = '#3f7a68', cream = '#f0e2c0', roof = '#7a6a6a' }, random) {
    const s = frame.scale;
    for (const u of [-130, 130])
      box(pen, frame, { u0: u - 50, u1: u + 50, w0: -50, w1: 50, z0: 4, z1: 30 }, '#2a2530', { top: false });
    const walls = box(pen, frame, { u0: -220, u1: 220, w0: -60, w1: 60, z0: 24, z1: 190 }, cream, {
      top: false,
    });
    for (const [name, wall] of Object.entries(walls)) {
      wall.panel(0, 0, wall.width, 70, body, { ink: 1 });
      wall.panel(0, 66, wall.width, 74, '#e3b04b', { ink: 0.7 });
      const bays = name === 'front' ? 9 : 3;
      for (let i = 0; i < bays; i++) {
        const s0 = 10 + ((wall.width - 20) * i) / bays,
          s1 = s0 + (wall.width - 20) / bays - 8,
          doorway = name === 'front' && (i === 0 || i === bays - 1);
        wall.panel(
          s0,
          doorway ? 8 : 82,
          s1,
          146,
          { emit: random.pick(['#ffe2a0', '#ffd584']) },
          { ink: 1.1 },
        );
        if (!doorway && random.chance(0.7)) {
          const m = (s0 + s1) / 2 + random.jitter(6);
          const kind = Math.abs(Math.round(m));
          bust(pen, wall.at(m, 108), 11 * s, {
            skin: nth(BUST_SKINS, kind % 5),
            hair: nth(BUST_HAIR, (kind * 2) % 5),
            cloth: nth(['#5a4a5a', '#6a4a4a', '#4a5a6a'], kind % 3),
            kind,
            look: kind % 2 ? 0.5 : -0.5,
            contour: false,
          });
        }
      }
      if (name === 'front')
        for (const k of [40, 74, 200])
          pen.line([wall.at(k, 34), wall.at(wall.width - k, 34)], 0.5, { opacity: 0.5 });
      else {
        pen.shape(
          arc(...wall.at(wall.width / 2, 44), 17 * s, 17 * s, 0, 6.2832, 12),
          { emit: '#fff4cc' },
          { edge: 'smooth', ink: 1.2, contour: false },
        );
        pen.glow(...wall.at(wall.width / 2, 44), 190 * s, 'white', 1);
        wall.panel(wall.width * 0.3, 150, wall.width * 0.7, 164, '#2a2238', { ink: 0.7 });
      }
    }
    box(pen, frame, { u0: -238, u1: 238, w0: -68, w1: 68, z0: 190, z1: 204 }, roof);
    box(pen, frame, { u0: -180, u1: 180, w0: -34, w1: 34, z0: 204, z1: 228 }, cream, { topMaterial: roof });
    for (let i = 0; i < 11; i++) {
      const u = -164 + i * 32;
      pen.shape(
        [frame.at(u, 34, 208), frame.at(u + 22, 34, 208), frame.at(u + 22, 34, 222), frame.at(u, 34, 222)],
        { emit: '#ffd27a' },
        { ink: 0.7, contour: false, wobble: 0 },
      );
    }
    pen.bars([[frame.at(-60, 0, 230), frame.at(-190, 0, 330)]], 6 * s, '#3a3644');
    const [gx, gy] = frame.at(0, 60, 130);
    pen.glow(gx, gy, 330 * s, 'amber', 0.6);
  },
};
