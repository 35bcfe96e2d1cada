/** What lies in the windows of the island's shops: each shows what its sign says. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Wall } from '../../../core/solids';

const dot = (pen: Pen, wall: Wall, [a, z]: readonly [number, number], r: number, colour: string) =>
  pen.shape(arc(...wall.at(a, z), r * wall.frame.scale, r * wall.frame.scale, 0, TAU, 10), colour, {
    edge: 'smooth',
    ink: 0.6,
    contour: false,
  });

/** Fills a window of a wall between two of its abscissas with the wares of a sign. */
export function shopWares(pen: Pen, wall: Wall, [from, to]: readonly [number, number], sign: string): void {
  const wide = to - from;
  const s = wall.frame.scale;
  if (sign === 'NUTS')
    for (const [row, count] of [7, 6, 5].entries())
      for (const i of range(count))
        dot(
          pen,
          wall,
          [from + (wide * (i + 0.9 + row * 0.5)) / 8.4, 28 + row * 11],
          8.5,
          nth(['#b5733a', '#8f5a30', '#d9a05a'], (i + row) % 3),
        );
  else if (sign === 'MAPS') {
    wall.panel(from + wide * 0.08, 30, from + wide * 0.6, 78, '#f3e4c0', { ink: 0.8 });
    pen.line(
      range(5).map((i) => wall.at(from + wide * (0.14 + i * 0.1), 40 + (i % 2) * 20)),
      1.4,
      { colour: '#c9503a' },
    );
    for (const i of range(3)) {
      wall.panel(from + wide * (0.68 + i * 0.1), 22, from + wide * (0.75 + i * 0.1), 70 - i * 8, '#f3e4c0', {
        ink: 0.7,
      });
      dot(pen, wall, [from + wide * (0.715 + i * 0.1), 70 - i * 8], 4, '#d9b87a');
    }
  } else if (sign === 'INN') {
    // a bed made up for whoever failed the exam
    wall.panel(from + wide * 0.1, 20, from + wide * 0.9, 46, '#f3e4c0', { ink: 0.8 });
    wall.panel(from + wide * 0.36, 20, from + wide * 0.9, 50, '#c9503a', { ink: 0.8 });
    dot(pen, wall, [from + wide * 0.24, 50], 11, '#ffffff');
    wall.panel(from + wide * 0.04, 18, from + wide * 0.1, 74, '#7a4a34', { ink: 0.8 });
  } else if (sign === 'LOTS')
    for (const [i, colour] of ['#3f6fb0', '#d8503a', '#e0b04a', '#3f8f7a'].entries()) {
      const a = from + wide * (0.16 + i * 0.23);
      pen.shape(
        [
          wall.at(a - 6, 20),
          wall.at(a + 6, 20),
          wall.at(a + 12, 40),
          wall.at(a + 5, 56),
          wall.at(a + 7, 66),
          wall.at(a - 7, 66),
          wall.at(a - 5, 56),
          wall.at(a - 12, 40),
        ],
        colour,
        { edge: 'smooth', ink: 0.7, contour: false },
      );
      pen.line(arc(...wall.at(a, 40), 10 * s, 3 * s, 0.3, 2.8, 5), 1.2, { colour: '#fbf0dc' });
    }
  else
    for (const i of range(8))
      wall.panel(
        from + (wide * (i + 0.2)) / 8,
        20,
        from + (wide * (i + 0.95)) / 8,
        52 + ((i * 7) % 4) * 8,
        nth(['#e0b04a', '#d8503a', '#8fb0c0', '#3f8f7a'], (i * 3) % 4),
        { ink: 0.6 },
      );
}
