/** What becomes of a decorative picture that cannot be had: the browser's own sign for it says nothing to players. */
import type { SyntheticEvent } from 'react';

/** For `onError` of a picture, or `onErrorCapture` of what holds some: what stands behind is seen instead. */
export function hideMissing({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.style.visibility = 'hidden';
}
