/** The pictures a machine is put together from, decoded. */
import type { Machine, Pasted } from '../maps/machines';

/** The pictures of a machine, once they are there. */
export interface Pictures {
  readonly bare: HTMLImageElement;
  readonly rooms: readonly HTMLImageElement[];
  readonly parts: readonly HTMLImageElement[];
}

async function pictureOf({ src }: Pasted): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

export async function picturesOf({ bare, rooms, parts }: Machine): Promise<Pictures> {
  const [under, where, own] = await Promise.all([
    pictureOf(bare),
    Promise.all(rooms.map(pictureOf)),
    Promise.all(parts.map(({ picture }) => pictureOf(picture))),
  ]);
  return { bare: under, rooms: where, parts: own };
}
