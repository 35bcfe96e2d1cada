/** What is measured: the game's own page and the peers', each with the same three handles. */
import { PEERS } from './peers';

export interface Subject {
  readonly name: string;
  /** Address of the page that shows the map, relative to the site. */
  readonly path: string;
  readonly game: boolean;
}

/** `view` is the index of the view: the peers have a page for each, at its zoom. */
export function subjects(level: number, view: number): readonly Subject[] {
  return [
    { name: 'Worldmaps', path: `/worldmaps/game/${level}?mode=4&lng=en`, game: true },
    ...PEERS.map((name) => ({ name, path: `/peers/${view}/${name}.html`, game: false })),
  ];
}

/**
 * Runs in the game's page before anything else and sets the marks the peers set themselves: the first
 * picture (the placeholder counts) and the moment every visible tile is decoded at the right size.
 */
export function markGame(): void {
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  const look = () => {
    const viewer = document.querySelector('[data-map-viewer]');
    const picture = document.querySelector<HTMLImageElement>('[data-first-view] img, [data-map-viewer] img');
    if (picture?.complete && picture.naturalWidth > 0) mark('first-picture');
    if (viewer?.getAttribute('data-sharp') === 'true') mark('sharp');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
