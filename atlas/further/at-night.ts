/** A level by night, laid out once for all that is made of it: every lamp is lit again for it. */
import { layOutPicture } from '../layout/build';
import { NIGHT, type LaidPicture } from '../layout/picture';
import type { Surveyed } from './surveyed';

const nights = new WeakMap<LaidPicture, LaidPicture>();

export function atNight({ theme, main }: Pick<Surveyed, 'theme' | 'main'>): LaidPicture {
  const night = nights.get(main) ?? layOutPicture(theme, NIGHT);
  nights.set(main, night);
  return night;
}
