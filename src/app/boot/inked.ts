/**
 * Decodes the inked frames (SVG in custom properties) before they are needed, one a task: all at once, in the first
 * layout, they blocked a phone for a tenth of a second.
 */

/** Custom properties of `ui/frames.css` and `ui/patterns.css`: on every page, and on home as well. */
const EVERYWHERE = ['--ink-line', '--frame-paper'];
const HOME = ['--frame-vermilion', '--waves', '--frame-deep', '--frame-indigo'];

/** In whatever quotes the style sheets were built with. */
const URL_OF = /^url\((?<quote>["']?)(?<url>.*)\k<quote>\)$/s;

/** Holds the images: the browser drops a decoded image that nothing refers to. */
const inked: HTMLImageElement[] = [];

/** Decodes each in a task of its own. `address` is relative to the base. */
export function inkFrames(address: string): void {
  const style = getComputedStyle(document.documentElement);
  for (const name of address === '' ? [...EVERYWHERE, ...HOME] : EVERYWHERE) {
    const url = URL_OF.exec(style.getPropertyValue(name).trim())?.groups?.['url'];
    if (url === undefined) continue;
    setTimeout(() => {
      const image = new Image();
      image.src = url;
      inked.push(image);
    });
  }
}
