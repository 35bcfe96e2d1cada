/** The round vermilion hall where missions are given out: three drums, three skirts of tiles, one endless scroll. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { kanji } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { Wall, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface MissionHallOptions {
  readonly red?: string;
  readonly roof?: string;
  readonly cream?: string;
}

/** A point on the rim of a drum; angle 0 is the right, a quarter turn the front. */
const rim = (frame: Frame, r: number, a: number, z: number): Point => {
  const [x, y] = frame.at(0, 0, z);
  return [x + r * frame.scale * Math.cos(a), y + r * frame.scale * 0.5 * Math.sin(a)];
};

function panes(pen: Pen, frame: Frame, r: number, z0: number, z1: number, count: number): void {
  for (const i of range(count)) {
    const a = 0.3 + (2.55 * (i + 0.5)) / count;
    const half = (0.8 / count) * 0.86;
    const pane = [
      rim(frame, r, a - half, z0),
      rim(frame, r, a + half, z0),
      rim(frame, r, a + half, z1),
      rim(frame, r, a - half, z1),
    ];
    pen.shape(pane, pen.light.night ? { emit: '#ffd486' } : '#44506a', { ink: 1, contour: false });
    pen.line([rim(frame, r, a, z0), rim(frame, r, a, z1)], 1, { colour: '#f4e3bd' });
    pen.line([rim(frame, r, a - half, (z0 + z1) / 2), rim(frame, r, a + half, (z0 + z1) / 2)], 1, {
      colour: '#f4e3bd',
    });
  }
}

function band(pen: Pen, frame: Frame, r: number, z0: number, z1: number, colour: string): void {
  const low = range(15).map((i) => rim(frame, r, (Math.PI * i) / 14, z0));
  const high = range(15).map((i) => rim(frame, r, (Math.PI * i) / 14, z1));
  pen.shape([...low, ...high.reverse()], colour, { ink: 0.9, contour: false, wobble: 0 });
  const shade = range(8).map((i) => rim(frame, r, 0.02 + i * 0.11, z0));
  const over = range(8).map((i) => rim(frame, r, 0.02 + i * 0.11, z1));
  pen.tint([...shade, ...over.reverse()], colour, { tone: -0.8, edge: 'straight' });
}

function skirt(pen: Pen, frame: Frame, r: number, r1: number, z0: number, z1: number, roof: string): void {
  stripedCone(pen, frame, { r, r1, z0, z1, bulge: -10, sectors: 36 }, [roof, roof]);
  pen.bars([range(22).map((i) => rim(frame, r, 0.02 + (3.1 * i) / 21, z0))], 9 * frame.scale, roof, {
    tone: 0.6,
  });
}

export const missionHall: ThingKind<MissionHallOptions> = {
  name: 'missionHall',
  footprint: () => disc(330),
  height: 560,
  lamps: () => [{ w: 360, reach: 500 }],
  draw(pen, frame, { red = '#e9573a', roof = '#c63f2e', cream = '#fbecc8' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 330, z1: 26 }, '#b9a890');
    drum(pen, frame, { r: 292, z0: 20, z1: 186 }, red, { top: false });
    band(pen, frame, 293, 26, 52, '#8a3a30');
    band(pen, frame, 293, 72, 146, cream);
    panes(pen, frame, 294, 80, 138, 9);
    skirt(pen, frame, 352, 244, 176, 222, roof);
    drum(pen, frame, { r: 232, z0: 214, z1: 346 }, red, { top: false });
    band(pen, frame, 233, 250, 316, cream);
    panes(pen, frame, 234, 256, 310, 7);
    // a gallery to shout missions from
    pen.bars(
      range(17).map((i) => [
        rim(frame, 262, 0.1 + (2.94 * i) / 16, 222),
        rim(frame, 262, 0.1 + (2.94 * i) / 16, 254),
      ]),
      5 * s,
      '#8a3a30',
    );
    pen.bars([range(17).map((i) => rim(frame, 262, 0.1 + (2.94 * i) / 16, 254))], 7 * s, '#e07a4a');
    skirt(pen, frame, 284, 180, 336, 384, roof);
    // the topmost drum is the tallest: from it one sees over every roof of the village
    drum(pen, frame, { r: 166, z0: 378, z1: 596 }, cream, { top: false });
    panes(pen, frame, 167, 396, 458, 5);
    panes(pen, frame, 167, 506, 574, 5);
    for (const z of [378, 474]) band(pen, frame, 167, z, z + 16, red);
    stripedCone(pen, frame, { r: 232, r1: 14, z0: 582, z1: 780, bulge: -34, sectors: 32 }, [roof, '#a93428']);
    pen.bars([range(22).map((i) => rim(frame, 232, 0.02 + (3.1 * i) / 21, 582))], 9 * s, roof, { tone: 0.6 });
    pen.bars([[frame.at(0, 0, 770), frame.at(0, 0, 850)]], 9 * s, '#e8b84a');
    const [tx, ty] = frame.at(0, 0, 860);
    pen.shape(arc(tx, ty, 20 * s, 20 * s, 0, Math.PI * 2, 12), '#e8b84a', { edge: 'smooth' });
    const door = new Wall(pen, frame, [-74, 300], [74, 300], 0, 150, 0);
    pen.shape(
      [
        ...door.rect(0, 0, 148, 104).slice(0, 2),
        door.at(148, 96),
        door.at(120, 132),
        door.at(74, 144),
        door.at(28, 132),
        door.at(0, 96),
      ],
      '#5a2f2a',
    );
    door.panel(18, 0, 70, 106, '#7a4634', { ink: 0.9 });
    door.panel(78, 0, 130, 106, '#7a4634', { ink: 0.9 });
    for (const k of [30, 118]) pen.tint(arc(...door.at(k, 52), 5 * s, 5 * s, 0, Math.PI * 2, 8), '#e8b84a');
    for (const i of range(3)) {
      const z = 12 - i * 8;
      pen.shape(
        [
          frame.at(-96 - i * 12, 336 + i * 20, z),
          frame.at(96 + i * 12, 336 + i * 20, z),
          frame.at(96 + i * 12, 358 + i * 20, z),
          frame.at(-96 - i * 12, 358 + i * 20, z),
        ],
        '#d5c4a6',
        { tone: 0.3, ink: 0.8 },
      );
    }
    // the scroll hangs from the gallery; what is written on it is always somebody else's turn
    const sheet = new Wall(pen, frame, [-262, 262], [-150, 318], 64, 330, 0.2);
    sheet.panel(0, 0, sheet.width, 266, '#fbf0d6', { contour: true, ink: 1.2 });
    sheet.panel(0, 0, sheet.width, 16, '#2f7f78', { contour: true });
    sheet.panel(0, 250, sheet.width, 266, '#2f7f78', { contour: true });
    pen.bars([[sheet.at(-10, 266), sheet.at(sheet.width + 10, 266)]], 13 * s, '#8a4a34');
    pen.bars([[sheet.at(-10, 0), sheet.at(sheet.width + 10, 0)]], 13 * s, '#8a4a34');
    kanji(pen, sheet, '大金', { s: sheet.width / 2, z: 234, size: 74, colour: '#2b1a2e', width: 3 });
    pen.tint(sheet.rect(sheet.width - 40, 30, sheet.width - 12, 60), '#d63f34', { edge: 'straight' });
  },
};
