/** Machines as a level's file tells of them, with pictures that are known by their addresses. */
import type { boxOf } from '../../src/living/machine-pictures';
import type { Machine, MovingPart, Pasted } from '../../src/maps/machines';

export const pasted = (src: string, x: number, y = 100, width = 40, height = 40): Pasted => ({
  x,
  y,
  width,
  height,
  src,
});

export const TURN = { kind: 'turn', hub: [120, 120], linear: [0, -1, 1, 0], seconds: 12 } as const;

export const part = (src: string, more: Partial<MovingPart> = {}): MovingPart => ({
  picture: pasted(src, 100),
  room: 0,
  motion: TURN,
  ...more,
});

export function machine(parts: readonly MovingPart[] = [part('sail')], x = 100, thing = 7): Machine {
  return { thing, bare: pasted('bare', x), rooms: [pasted('room', x - 20), pasted('hall', x, 90)], parts };
}

/** Pictures come at once, each known by its address; `closed` notes whose were let go. */
export function comeAtOnce(place: typeof boxOf, closed: number[]) {
  const laid = (picture: Pasted) => ({ image: { src: picture.src }, box: place(picture) });
  return ({ thing, bare, rooms, parts }: Machine, ratio: number) =>
    Promise.resolve({
      ratio,
      bare: laid(bare),
      rooms: rooms.map(laid),
      parts: parts.map(({ picture }) => laid(picture)),
      close: () => void closed.push(thing),
    });
}
