/** The few rules a game's page needs before its style sheets: they place the first view where the game will show it. */
import { createHash } from 'node:crypto';
import { wholeOf } from '../src/game/space.ts';
import { gridOf } from '../src/maps/grid.ts';
import { BAR_REM, BIG_TEXT, EDGE, TOOLS_REM, TOOLS_SPACE } from '../src/viewer/first-view.ts';
import { NARROW_SCREEN } from '../src/viewer/viewport.ts';
import { screensOf, windowsOf } from './first-view-media.ts';

/** A page has a first view only when its map has this natural size (DECISIONS 1), these sizes and these tiles. */
export const NATURAL = {
  width: 3840,
  height: 2716,
  tileSize: 256,
  sizes: [960, 1920, 2880, 3840],
  bands: [1920, 2880],
};

/** Width of the overview's picture within its frame, in CSS px, where it does not depend on the window (`Minimap.module.css`). */
const OVERVIEW = { narrow: 98, wide: 186, big: 222 } as const;
const OVERVIEW_EDGES = 6;

/** The tracks of a CSS grid between edges; the last takes what is left of a sum of rounded shares. */
function tracks(edges: readonly number[]): string {
  const whole = edges.at(-1) ?? 1;
  const shares = edges
    .slice(1, -1)
    .map((edge, i) => `${(((edge - (edges[i] ?? 0)) / whole) * 100).toFixed(3)}%`);
  const runs: { share: string; count: number }[] = [];
  for (const share of shares) {
    const last = runs.at(-1);
    if (last?.share === share) last.count += 1;
    else runs.push({ share, count: 1 });
  }
  return [...runs.map(({ share, count }) => (count > 1 ? `repeat(${count},${share})` : share)), '1fr'].join(
    ' ',
  );
}

function grid(size: number): string {
  const { columns, rows } = gridOf(NATURAL, size);
  const screens = screensOf(NATURAL, size, wholeOf(NATURAL));
  return screens === undefined
    ? ''
    : `@media ${screens}{[data-tiles='${size}']{display:grid;grid-template:${tracks(rows)}/${tracks(columns)}}}`;
}

/** The map's middle in the view's middle. */
const centred = (size: string) => `calc(50% - ${size}/2)`;
/** The same on whole pixels, as a scroll offset is. */
const onPixels = (size: string) => `calc(max(0px,50% - ${size}/2) - round(max(0px,${size}/2 - 50%),1px))`;

/** The map at a zoom in percent, and the part of it that the overview's frame holds. */
function zoomed(zoom: number, overview: number): string {
  const width = (NATURAL.width * zoom) / 100;
  const height = (NATURAL.height * zoom) / 100;
  const across = overview / width;
  const down = (((overview + OVERVIEW_EDGES) * NATURAL.height) / NATURAL.width - OVERVIEW_EDGES) / height;
  return `[data-whole]{--w:${width}px;--h:${height}px}[data-seen]{--x:${across.toFixed(5)};--y:${down.toFixed(5)}}`;
}

const ZOOMS = windowsOf(NATURAL.width)
  .filter(({ maxHeight }) => maxHeight === undefined)
  .map(({ zoom, minWidth = 0, minHeight, rem }) => {
    const overview = rem > 16 ? OVERVIEW.big : minWidth > 0 ? OVERVIEW.wide : OVERVIEW.narrow;
    const rules = zoomed(zoom, overview);
    const tall = minHeight === undefined ? '' : ` and (min-height:${minHeight}px)`;
    return minWidth > 0 ? `@media (min-width:${minWidth}px)${tall}{${rules}}` : rules;
  });

const BAR = `calc(${BAR_REM}rem + ${EDGE}px)`;
const BARS = `calc(${BAR_REM + TOOLS_REM}rem + ${TOOLS_SPACE + 2 * EDGE}px)`;
const TOOLS = `calc(${TOOLS_REM}rem + ${TOOLS_SPACE + EDGE}px + env(safe-area-inset-bottom))`;

/** The game's bar (`Bar.module.css`) before anything of it is known: its button, and room for a quest and a clock. */
const FIRST_BAR = [
  `[data-first-bar]{position:fixed;inset:0 0 auto;z-index:-1;box-sizing:border-box;height:${BAR_REM}rem;display:flex;align-items:center;gap:.75rem;padding:.25rem .75rem .25rem max(.5rem,env(safe-area-inset-left));background:#fbf3df;color:#2b1a2e}`,
  '[data-first-bar] svg{flex:none;box-sizing:border-box;width:2.75rem;height:2.75rem;padding:.4375rem;border:2px solid;border-radius:.75rem;background:#fffaf0;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round}',
  '[data-first-bar] p{flex:1;display:grid;gap:.375rem;margin:0}',
  '[data-first-bar] p>*{width:4rem;height:.5rem;border-radius:1rem;background:#f3e4c2}',
  '[data-first-bar] p>*+*{width:min(16rem,80%);height:1rem}',
  // the tools stand beside the clock where there is room
  '[data-first-bar] b{width:10rem;height:1.875rem;margin-right:20.25rem;border-radius:1rem;background:#f3e4c2}',
  `@media (max-width:${NARROW_SCREEN}px){[data-first-bar]{gap:.5rem;padding-inline:.25rem .5rem}[data-first-bar] b{width:4.25rem;height:2.625rem;margin:0}}`,
  '@media (prefers-color-scheme:dark){[data-first-view]{outline-color:#f5ead6}[data-first-bar]{background:#231a2a;color:#f5ead6}[data-first-bar] svg{background:#2c2135}[data-first-bar] p>*,[data-first-bar] b{background:#32263a}}',
];

/** Colours are those of `tokens.css`. */
export const FIRST_VIEW_STYLE = [
  'body{margin:0;background:#fbf3df}',
  '@media (prefers-color-scheme:dark){body{background:#231a2a}}',
  `@media (min-width:${BIG_TEXT.minWidth}px) and (min-height:${BIG_TEXT.minHeight}px){:root{font-size:${BIG_TEXT.percent}%}}`,
  `[data-first-view]{position:fixed;inset:${BAR} 0 0;z-index:-1;overflow:hidden;background:#1f1a44;outline:${EDGE}px solid #2b1a2e;--stage:calc(100dvh - ${BAR})}`,
  `@media (max-width:${NARROW_SCREEN}px){[data-first-view]{bottom:${TOOLS};--stage:calc(100dvh - ${BARS})}}`,
  ...ZOOMS,
  `[data-whole]{position:absolute;left:${centred('var(--w)')};top:${centred('var(--h)')};width:var(--w);height:var(--h)}`,
  `@supports (width:round(1px,1px)){[data-whole]{left:${onPixels('var(--w)')};top:${onPixels('var(--h)')}}}`,
  '[data-whole]>*{position:absolute;inset:0;width:100%;height:100%}',
  ...FIRST_BAR,
  // a picture without a source for the screen would be drawn as a broken one
  '[data-tiles]{display:none}',
  ...NATURAL.sizes.map(grid),
  '[data-tiles] img{display:block;width:100%;height:100%}',
  '[data-overview]{position:absolute;right:.75rem;bottom:.75rem;overflow:hidden;box-sizing:border-box;width:clamp(6.5rem,15vw,12rem);aspect-ratio:3840/2716;border:3px solid #2b1a2e;border-radius:.375rem;outline:2px solid #fffaf0;background:#1f1a44;box-shadow:4px 6px 0 rgb(43 26 46/18%)}',
  '[data-overview]>*{position:absolute;inset:0;width:100%;height:100%}',
  '[data-overview]>[data-seen]{inset:auto;left:50%;top:50%;width:min(100%,100vw*var(--x));height:min(100%,var(--stage)*var(--y));translate:-50% -50%;box-sizing:border-box;border:2px solid #fffaf0;outline:1px solid #2b1a2e;box-shadow:0 0 0 40rem rgb(31 26 68/42%)}',
].join('');

/** The source that lets the policy's `style-src` admit exactly these rules. */
export const FIRST_VIEW_SOURCE = `'sha256-${createHash('sha256').update(FIRST_VIEW_STYLE).digest('base64')}'`;
