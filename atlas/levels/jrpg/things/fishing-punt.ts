/** A punt far out, whose fisherman has something on the hook that is larger than the punt. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { folk } from '../../../stage/folk';
import { trace } from './parts';

export const fishingPunt: ThingKind<Readonly<Record<string, never>>> = {
  name: 'fishingPunt',
  footprint: () => block(240, 60),
  height: 120,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = upright(frame);
    const foam = (u: number, z: number, half: number) =>
      pen.line(arc(...frame.at(u, 0, z), half * s, half * 0.24 * s, 0.2, 2.9, 14), 1.6, {
        smooth: true,
        colour: '#d6f2fb',
        opacity: 0.9,
      });
    // what has bitten looks up at who fishes; the rest of it is under the waves
    const back = trace('-96 -214, -84 -150, -44 -112, 10 -104, 62 -122, 96 -160, 106 -214');
    pen.shape(at(back), '#3f7f9a', { edge: 'smooth' });
    pen.within(at(back), () => {
      pen.tint(at(trace('-100 -220, -90 -176, -40 -158, 20 -156, 80 -176, 110 -220')), '#dff0f4');
      for (const u of [-40, -10, 20, 50])
        pen.line(
          at([
            [u, -160],
            [u + 3, -206],
          ]),
          0.9,
        );
      pen.tint(arc(...frame.at(-30, 0, -124), 26 * s, 9 * s), '#8fc4d4', { opacity: 0.8 });
    });
    for (const u of [-50, 56]) {
      const [x, y] = frame.at(u, 0, -146);
      pen.shape(arc(x, y, 14 * s, 15 * s, 0, TAU, 14), '#ffffff', { edge: 'smooth', contour: false });
      pen.shape(arc(x + (u < 0 ? 2 : -2) * s, y - 5 * s, 6 * s, 7 * s, 0, TAU, 10), '#2a2440', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
    }
    const spray = (u: number, z: number) => {
      for (const [k, i] of [-1, 0, 1].entries())
        pen.shape(
          arc(...frame.at(u + i * 16, 0, z + (k === 1 ? 22 : 8)), 7 * s, 8 * s, 0, TAU, 9),
          '#dff6ff',
          {
            edge: 'smooth',
            ink: 0.7,
          },
        );
    };
    spray(6, -92);
    foam(4, -206, 140);
    foam(4, -218, 104);
    folk(pen, frame.at(44, 0, 22), s * 0.92, {
      build: 'elder',
      pose: 'lunge',
      flip: true,
      hat: 'straw',
      hatColours: ['sand', 'red'],
      hair: 'oldTufts',
      hairColour: 'white',
      outfit: 'overalls',
      colours: ['cobalt', 'cream', 'gold', 'umber'],
      mood: 'shock',
      hold: 'rod',
      signs: ['bang'],
    });
    folk(pen, frame.at(-62, 0, 20), s * 0.86, {
      build: 'kid',
      pose: 'cheer',
      hair: 'bowl',
      hairColour: 'ginger',
      outfit: 'striped',
      colours: ['red', 'white', 'white', 'navy'],
      mood: 'star',
    });
    const hull = trace('-150 74, -118 20, -84 -8, 84 -8, 124 20, 156 78, 120 56, 60 44, -60 44, -116 54');
    pen.shape(at(hull), '#a8623a', { edge: 'smooth' });
    pen.within(at(hull), () => {
      pen.tint(at(trace('-150 20, 150 20, 150 -20, -150 -20')), '#a8623a', { tone: -0.9 });
      for (const z of [18, 34])
        pen.line(
          at([
            [-140, z + 4],
            [0, z],
            [140, z + 6],
          ]),
          0.8,
          { smooth: true },
        );
    });
    pen.bars([at(trace('-150 74, -116 54, -60 44, 60 44, 120 56, 156 78'))], 8 * s, '#f0c04a', {
      smooth: true,
    });
    for (const k of range(2)) foam(0, -4 - k * 10, 150 - k * 26);
    // the line goes down before the bow, into a mouth that does not mind
    const line: Point[] = [frame.at(-20, 0, 118), frame.at(-56, 0, 20), frame.at(-4, 0, -110)];
    pen.line(line, 1.3, { smooth: true, colour: '#f6f0e0' });
  },
};
