/** Lets a page's code begin when the pictures of its first view are there, because on a slow line both would come late together. */

/** Longest wait for pictures, ms: a line that is slower than that is better told of by the game. */
const PATIENCE_MS = 6000;
/** A player who touches the page wants to play, not to look. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

const PICTURES = '[data-first-view] img';
const CODE = 'template[data-behind]';
/** The script that runs this: once it has, the page is one that any other build's page can be compared with. */
const ENTRY = 'script[data-behind]';

/** Resolves when a picture has come or will never come. */
function arrived(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
  });
}

/** Resolves when what is there has been shown; at once on a page that nobody sees, which has no frames. */
function shown(page: Document): Promise<void> {
  if (page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => void setTimeout(resolve));
  });
}

/**
 * Puts the tags that `scripts/ahead` kept in a template into the page's head: after its pictures, a touch or a key, or
 * when `PATIENCE_MS` are over, whichever is first.
 */
export function behindPictures(page: Document): void {
  const begin = () => {
    for (const type of TOUCHES) removeEventListener(type, begin, true);
    const code = page.querySelector<HTMLTemplateElement>(CODE);
    if (!code) return;
    code.remove();
    page.querySelector(ENTRY)?.remove();
    page.head.append(code.content);
  };
  for (const type of TOUCHES) addEventListener(type, begin, true);
  const pictures = [...page.querySelectorAll<HTMLImageElement>(PICTURES)];
  void Promise.all(pictures.map(arrived))
    .then(() => shown(page))
    .then(begin);
  setTimeout(begin, PATIENCE_MS);
}
