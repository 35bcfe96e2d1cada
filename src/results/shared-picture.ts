/** The picture that goes along with a shared text. */
import { cardPictures } from './card-pictures';
import { cardFile, pageLook, type CardText } from './share-card';

/** `maps` are addresses of pictures of the maps that were played. Undefined where it cannot be drawn. */
export async function sharedPicture(card: CardText, maps: readonly string[]): Promise<File | undefined> {
  const look = pageLook(document.documentElement);
  return cardFile(card, look, 'worldmaps.png', await cardPictures(maps));
}
