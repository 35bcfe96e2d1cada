/**
 * Starts a page's code only when the pictures of its first view have come: on a slow line they would share the line,
 * and both be late.
 */

/** Longest wait for pictures, ms: on a slower line the game should start and say that it is loading. */
const PATIENCE_MS = 6000;
/** A player who touches the page wants to play, not to look. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

const PICTURES = '[data-first-view] img';
const CODE = 'template[data-behind]';
/**
 * The script tag that runs this. It is removed with the template, so that `ui/replaced` finds the game's own entry when
 * it looks for a newer build.
 */
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
