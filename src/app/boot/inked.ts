/** Draws the inked frames of a page before they are needed: all in the page's first layout, they held a phone up for a tenth of a second. */

/** Custom properties of `ui/frames.css` and `ui/patterns.css`: on every page, and on home as well. */
const EVERYWHERE = ['--ink-line', '--frame-paper'];
const HOME = ['--frame-vermilion', '--waves', '--frame-deep', '--frame-indigo'];

const URL_OF = /^url\("(.*)"\)$/s;

/** The browser keeps what is drawn only while somebody has it. */
const inked: HTMLImageElement[] = [];

/** Has each drawn in a task of its own. `address` is relative to the base. */
export function inkFrames(address: string): void {
  const style = getComputedStyle(document.documentElement);
  for (const name of address === '' ? [...EVERYWHERE, ...HOME] : EVERYWHERE) {
    const [, url] = URL_OF.exec(style.getPropertyValue(name).trim()) ?? [];
    if (url === undefined) continue;
    setTimeout(() => {
      const image = new Image();
      image.src = url;
      inked.push(image);
    });
  }
}
