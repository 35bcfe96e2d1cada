/** Marble people in poses no spine allows: on roofs, on fountains, on every balustrade of the town. */
import { fromLab, mix, toLab } from '../../../core/colour';
import { arc, nth } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { dayPaint } from '../../../core/swatches';
import { person } from '../../../people/person';
import type { PersonSpec } from '../../../people/spec';

/** Where a spot of the statue lies: about 100 tall, feet at 0, x to the right. */
type Spot = (x: number, y: number) => Point;

const POSES: readonly PersonSpec[] = [
  { pose: 'dance', hair: 'curly', outfit: 'barbarian', build: 'tall', turn: -0.4 },
  { pose: 'overhead', hair: 'wavy', outfit: 'priest', build: 'lady', turn: 0.3 },
  { pose: 'lunge', hair: 'pompadour', outfit: 'barbarian', build: 'brawny', flip: true, turn: 0.4 },
  { pose: 'think', hair: 'slick', outfit: 'monk', build: 'elder', turn: 0.3 },
  { pose: 'cheer', hair: 'topBun', outfit: 'dress', build: 'lady', flip: true, turn: 0.4 },
  { pose: 'fight', hair: 'mohawk', hat: 'knight', outfit: 'armor', build: 'stout', turn: -0.3 },
  { pose: 'present', hair: 'buns', outfit: 'priest', build: 'teen', hold: 'bouquet', turn: 0.3 },
];

/** A figure of the rig is about 200 tall, a statue 100. */
const SIZE = 0.5;

/** What lies between the darkest and the lightest colour of a figure, as lightness of stone. */
const STONE = { dark: 0.62, light: 0.96 };

/** Draws a statue in pose `index`; `unit` is picture pixels a statue unit. */
export function statue(pen: Pen, spot: Spot, unit: number, index: number, marble: string): void {
  const { light, place, ink } = pen;
  const [, warm, yellow] = toLab(marble);
  const known = new Map<string, string>();
  const stone = (colour: string, drop = 0): string => {
    const key = `${colour} ${drop}`;
    const cut = known.get(key);
    if (cut) return cut;
    const level = STONE.dark + (STONE.light - STONE.dark) * toLab(colour)[0] - drop;
    // what lies in shade takes the violet of the evening
    const tone = fromLab([level, warm + drop * 0.1, yellow + 0.01 - drop * 0.24]);
    const graded = mix(light.gradeFigure(tone, place.warmth), light.haze, place.haze * light.hazeStrength);
    known.set(key, graded);
    return graded;
  };
  const paint = {
    ink,
    lit: (swatch: Parameters<typeof dayPaint.lit>[0]) => stone(dayPaint.lit(swatch)),
    dim: (swatch: Parameters<typeof dayPaint.dim>[0]) => stone(dayPaint.lit(swatch), 0.15),
    highlight: (swatch: Parameters<typeof dayPaint.highlight>[0]) => stone(dayPaint.highlight(swatch)),
  };
  const [x, y] = spot(0, 0);
  pen.shape(arc(x, y + 2 * unit, 26 * unit, 9 * unit, 0, 6.2832, 14), stone('#ffffff', 0.08), {
    edge: 'smooth',
  });
  pen.figure(
    person(
      {
        ...nth(POSES, index % POSES.length),
        seed: index + 3,
        mood: { eyes: 'closed', mouth: 'flat', brows: 'angry' },
        skin: '#f2e8de',
        hairColour: '#b5a79c',
        colours: ['#d9ccc0', '#a89a94', '#c4b6ac'],
        shadow: false,
        weight: 0.9,
      },
      paint,
    ),
    { at: [x, y], scale: SIZE * unit },
  );
  // it has a face, but is nobody to be found
  pen.head = undefined;
}
