/** Fetches the pictures of cheering targets, and decodes one when it is wanted. */
import type { Cheers } from '../maps/cheers';
import type { FurtherName } from '../maps/further';
import type { MapSource } from '../platform/platform';
import type { Look } from './celebrate';
import { isCheers } from './cheers-shape';
import { meet, type Box } from './things';

export interface CheersSource {
  readonly maps: MapSource;
  readonly level: number;
  readonly name: Extract<FurtherName, 'cheers' | 'nightcheers'>;
  readonly path: string;
}

/** Undefined when the file cannot be read. */
export async function cheersIn({ maps, level, name, path }: CheersSource): Promise<Cheers | undefined> {
  const raw = await maps.further?.(level, name, path);
  return isCheers(raw) ? raw : undefined;
}

/** The cheering picture of the figure `id`; undefined when the file has it at another place than it was found at. */
export async function cheerOf(cheers: Cheers | undefined, id: string, found: Box): Promise<Look | undefined> {
  const picture = cheers?.cheers.find((each) => each.id === id)?.picture;
  if (!picture) return undefined;
  const { x, y, width, height, src } = picture;
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  if (!meet(box, found)) return undefined;
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return { canvas, box };
}
