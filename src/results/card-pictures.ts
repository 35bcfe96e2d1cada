/** Fetches what a shared card shows besides words: corners of its maps, and the guide. */
import guideUrl from '../ui/art/guide.svg';
import type { CardPictures } from './share-card';

async function pictureAt(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** `maps` are addresses of pictures. Rejects when one cannot be had. */
export async function fetchCardPictures(maps: readonly string[]): Promise<CardPictures> {
  const [guide, ...found] = await Promise.all([guideUrl, ...maps].map(pictureAt));
  return { maps: found, ...(guide ? { guide } : {}) };
}

/** The same, or nothing: a card without pictures is still a card. */
export async function cardPictures(maps: readonly string[]): Promise<CardPictures | undefined> {
  return fetchCardPictures(maps).catch(() => undefined);
}
