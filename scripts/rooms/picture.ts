/** Draws which room may import which into CONTRIBUTING.md, from the list the linter holds. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../say';
import { readHouse, type House } from './rules.js';

export const PAGE = path.resolve(import.meta.dirname, '../../CONTRIBUTING.md');
const BEGIN = '<!-- rooms: written by npm run rooms -->';
const END = '<!-- /rooms -->';

type Rooms = House['rooms'];

/** All rooms that a room reaches through the imports of others. */
function reachOf(rooms: Rooms, room: string): Set<string> {
  const reached = new Set<string>();
  const follow = (each: string) => {
    for (const next of rooms[each] ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      follow(next);
    }
  };
  follow(room);
  return reached;
}

/** The rooms that a room may import and reaches in no other way: the arrows worth drawing. */
function directOf(rooms: Rooms, room: string): string[] {
  const list = rooms[room] ?? [];
  return list.filter((each) => !list.some((other) => other !== each && reachOf(rooms, other).has(each)));
}

const idOf = (room: string) => room.replaceAll('/', '_').replaceAll('*', 'each').replaceAll('.', 'files');

/** The rooms as a Mermaid diagram; `tests` may import everything and is left out. */
export function pictureOf(rooms: Rooms): string {
  const drawn = Object.keys(rooms).filter((room) => !rooms[room]?.includes('*'));
  const tops = [...new Set(drawn.map((room) => room.split('/')[0] ?? room))];
  const boxes = tops.flatMap((top) => {
    const within = drawn.filter((room) => room.split('/')[0] === top);
    const nodes = within.map((room) => `    ${idOf(room)}["${room.replace(`${top}/`, '')}"]`);
    return [`  subgraph ${top}`, ...nodes, '  end'];
  });
  const arrows = drawn.flatMap((room) =>
    directOf(rooms, room).map((each) => `  ${idOf(room)} --> ${idOf(each)}`),
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

/** The page with the picture between its marks. Throws where they are missing. */
export function withPicture(page: string, rooms: Rooms): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin === -1 || end < begin)
    throw new Error('CONTRIBUTING.md has no place for the picture of the rooms');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${pictureOf(rooms)}\n\n${page.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8'), readHouse().rooms));
  say('CONTRIBUTING.md shows the rooms as they are.');
}
