/** The park's lamps: a globe held by a crescent on a slender post, its light on the ground rather than on faces. */
import { arc } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { crescentAt } from './parts';

export interface MoonLampOptions {
  readonly iron?: string;
  readonly height?: number;
  /** How far it lights the ground, world units. */
  readonly reach?: number;
}

export const moonLamp: ThingKind<MoonLampOptions> = {
  name: 'moonLamp',
  // nobody stands behind it where its post would cross a face
  footprint: () => [
    [18, 14],
    [-18, 14],
    [-30, -300],
    [30, -300],
  ],
  height: 230,
  shadow: false,
  lamps: ({ reach = 340 }) => [{ reach, colour: 'amber' }],
  draw(pen, frame, { iron = '#6a5aa8', height = 250 }) {
    const s = frame.scale;
    const shade = frame.disc(16, 2, 0, 34);
    pen.within(shade, () => pen.tint(shade, pen.light.shadow, { opacity: 0.3 }));
    drum(pen, frame, { r: 17, r1: 11, z1: 24 }, iron);
    drum(pen, frame, { r: 9, r1: 7, z0: 24, z1: 34 }, '#e3b04b');
    pen.bars([[frame.at(0, 0, 30), frame.at(0, 0, height - 30)]], 7 * s, iron);
    pen.line([frame.at(-1.5, 0, 40), frame.at(-1.5, 0, height - 40)], 0.9, { colour: iron, tone: 1.2 });
    const globe = frame.at(0, 0, height);
    pen.shape(crescentAt(frame.at(0, 0, height - 4), 31 * s, 0.34, Math.PI / 2), '#e3b04b');
    pen.shape(arc(...globe, 17 * s, 17 * s), { emit: '#fff0b8' }, { edge: 'smooth' });
    pen.tint(arc(globe[0] - 5 * s, globe[1] - 6 * s, 6 * s, 5 * s), { emit: '#ffffff' });
    pen.glow(...globe, 80 * s, 'amber', 0.7);
  },
};
