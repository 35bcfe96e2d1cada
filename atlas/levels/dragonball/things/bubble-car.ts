/** A car without wheels, which is how one crosses a desert without roads. */
import { TAU, arc, nth } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { block } from '../../../core/footprint';

export interface BubbleCarOptions {
  readonly body?: string;
  readonly face?: number;
  /** Chooses who drives. */
  readonly kind?: number;
}

export const bubbleCar: ThingKind<BubbleCarOptions> = {
  name: 'bubble-car',
  footprint: () => block(260, 110),
  height: 60,
  draw(pen, frame, { body = '#e0803a', face = 1, kind = 1 }) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 40) => frame.at(u * face, w, z);
    pen.tint(frame.disc(0, 20, 0, 130), '#6a4a5a', { opacity: 0.35 });
    const [gx, gy] = at(-8, 104, 0);
    pen.shape(arc(gx, gy, 70 * s, 62 * s, 0, TAU, 20), '#a9dfe4', { edge: 'smooth', tone: 0.4 });
    pen.shape([at(-58, 80, 10), at(-52, 132, 10), at(-30, 134, 10), at(-22, 80, 10)], '#8a4f3f', {
      contour: false,
      tone: 0,
    });
    bust(pen, at(4, 112, 0), 32 * s, {
      skin: nth(BUST_SKINS, kind % 5),
      hair: nth(BUST_HAIR, (kind * 3 + 1) % 5),
      cloth: '#f4efe2',
      kind,
      look: face * 0.7,
      contour: false,
    });
    pen.tint(arc(gx, gy, 68 * s, 60 * s, 0, TAU, 20), '#a9dfe4', { tone: 0.6, opacity: 0.22 });
    pen.tint(arc(gx - 30 * s, gy - 32 * s, 20 * s, 13 * s), '#ffffff', { tone: 0.6, opacity: 0.8 });
    pen.line(arc(gx, gy, 70 * s, 20 * s, 0, Math.PI, 10), 0.8, { smooth: true });
    pen.shape(
      [
        at(-130, 40),
        at(-126, 78),
        at(-60, 92),
        at(70, 90),
        at(126, 72),
        at(140, 48),
        at(110, 26),
        at(-110, 24),
      ],
      body,
      { edge: 'smooth' },
    );
    pen.tint([at(-120, 70), at(-60, 86), at(70, 84), at(110, 74), at(60, 70), at(-60, 72)], body, {
      tone: 1,
    });
    pen.tint([at(-120, 36), at(110, 34), at(104, 28), at(-108, 26)], body, { tone: -1.2, edge: 'straight' });
    pen.line([at(-126, 52), at(136, 52)], 0.9);
    pen.shape(arc(...at(122, 58), 11 * s, 14 * s), '#fff3b0', { edge: 'smooth', contour: false });
    for (const u of [-84, 70]) {
      pen.shape(arc(...at(u, 24), 34 * s, 16 * s), '#7f8494', { edge: 'smooth' });
      pen.shape(
        arc(...at(u, 20), 22 * s, 9 * s),
        { emit: '#aef2ff' },
        { edge: 'smooth', contour: false, ink: 0.7 },
      );
    }
    pen.shape([at(-132, 70), at(-168, 112), at(-140, 116), at(-96, 82)], body, { tone: 0.4 });
  },
};
