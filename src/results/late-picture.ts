/** Brings the picture of a shared text when one is wanted; without its code the text is shared alone. */
import type { CardText } from './share-card';

export async function latePicture(card: CardText, maps: readonly string[]): Promise<File | undefined> {
  try {
    const { sharedPicture } = await import('./shared-picture');
    return await sharedPicture(card, maps);
  } catch {
    return undefined;
  }
}
