/** The hall between the legs of the red tower: steps, glass doors, a ticket window with a queue's worth of prices. */
import { range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import { folk } from '../../../stage/folk';

export function towerHall(pen: Pen, frame: Frame, red: string): void {
  const s = frame.scale;
  // a plinth as wide as the legs stand, so that the house has ground of its own
  box(pen, frame, { u0: -176, u1: 176, w0: -150, w1: 176, z1: 12 }, '#e2d6dc');
  box(pen, frame, { u0: -92, u1: 92, w0: 96, w1: 206, z0: 0, z1: 20 }, '#efe4e2');
  box(pen, frame, { u0: -82, u1: 82, w0: 92, w1: 186, z0: 20, z1: 30 }, '#f6ecea');
  const walls = box(pen, frame, { u0: -134, u1: 134, w0: -96, w1: 96, z0: 12, z1: 148 }, '#f7ebe4', {
    topMaterial: '#d6b4ac',
  });
  const { front } = walls;
  if (!front) return;
  const m = front.width / 2;
  front.panel(0, 0, front.width, 16, '#b08a92', { ink: 0.8 });
  // two leaves of glass, one of them open upon the lift
  front.panel(m - 56, 14, m + 56, 100, '#7a5a66', { ink: 1 });
  front.panel(m - 50, 16, m - 3, 96, '#8fc0d8', { ink: 0.8 });
  front.panel(m + 3, 16, m + 50, 96, '#ffe6a8', { ink: 0.8 });
  pen.tint(
    [front.at(m - 44, 24), front.at(m - 30, 24), front.at(m - 12, 92), front.at(m - 26, 92)],
    '#e6f6fc',
    { edge: 'straight', opacity: 0.7 },
  );
  for (const k of [-1, 1]) {
    const a = m + k * 94;
    front.panel(a - 26, 30, a + 26, 92, '#5f6a9c', { ink: 1 });
    folk(
      pen,
      front.at(a, 8),
      s * 0.62,
      k < 0
        ? {
            outfit: 'suit',
            colours: ['wine', 'wine', 'gold', 'black'],
            hair: 'neat',
            hairColour: 'grey',
            hat: 'cap',
            hatColours: ['wine', 'gold'],
            mood: 'smile',
          }
        : {
            outfit: 'blazer',
            colours: ['wine', 'wine', 'gold', 'black'],
            hair: 'bob',
            hairColour: 'umber',
            mood: 'sleepy',
          },
    );
    front.panel(a - 30, 0, a + 30, 40, '#e9d6d0', { ink: 1 });
    front.panel(a - 32, 38, a + 32, 46, red, { ink: 0.8 });
    for (const i of range(2)) front.panel(a - 20 + i * 22, 12, a - 4 + i * 22, 30, '#fffaf0', { ink: 0.6 });
    for (const i of range(4))
      front.panel(a - 32 + i * 16, 92, a - 16 + i * 16, 106, i % 2 ? '#ffffff' : red, { ink: 0.7 });
  }
  const board = box(pen, frame, { u0: -74, u1: 74, w0: 96, w1: 108, z0: 112, z1: 152 }, red);
  if (board.front)
    letters(pen, board.front, '333 M', { s: 74, z: 9, height: 22, colour: '#fffaf0', width: 2, fit: 118 });
}
