import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstViewHtml } from '../../../scripts/first-view';
import { FIRST_VIEW_SOURCE, FIRST_VIEW_STYLE } from '../../../scripts/first-view-style';
import { webPolicy } from '../../../scripts/policy';
import { firstTiles, stageOf } from '../../../src/viewer/first-view';
import { DRAWN_MAP as map } from '../../support/level';
import { manifestOf } from '../../support/screen';

const [entry] = manifestOf(1).levels;
if (!entry) throw new Error('the list has a level');
const html = firstViewHtml(entry, map, '/b/');

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Whether a screen answers a list of media queries, as far as a first view uses them. */
function answers({ width, height, ratio }: Screen, media: string): boolean {
  const values: Readonly<Record<string, number>> = { width, height, resolution: ratio };
  const holds = (feature: string) => {
    const [, limit, name = '', value] = /^\((min|max)-(\w+):([\d.]+)(?:px|dppx)\)$/.exec(feature) ?? [];
    const actual = values[name];
    if (actual === undefined) throw new Error(`a query of a screen's ${feature}`);
    return limit === 'min' ? actual >= Number(value) : actual <= Number(value);
  };
  return media.split(',').some((query) => query.split(' and ').every(holds));
}

const named = [...html.matchAll(/<source media="([^"]*)" srcset="\/b\/maps\/([^"]*)">/g)].map(
  ([, media = '', path = '']) => ({ media, path }),
);
const namedFor = (screen: Screen) =>
  named.flatMap(({ media, path }) => (answers(screen, media) ? [path] : []));

/** CSS px per rem on a screen (`tokens.css`). */
const remOf = ({ width, height }: Screen) => (width >= 1700 && height >= 900 ? 19 : 16);
const shownOn = (screen: Screen) => firstTiles(map, stageOf(screen, remOf(screen)), screen.ratio);

/** Windows of common phones, tablets, laptops and monitors in CSS px, browsers' own bars left out of some. */
const COMMON: readonly (readonly [number, number, readonly number[]])[] = [
  [320, 568, [2]],
  [360, 640, [2, 3]],
  [360, 740, [3]],
  [360, 800, [3, 4]],
  [375, 667, [2]],
  [375, 812, [3]],
  [384, 832, [2.8125]],
  [390, 844, [3]],
  [393, 852, [2.75, 3]],
  [412, 915, [2.625, 3.5]],
  [414, 896, [2, 3]],
  [430, 932, [3]],
  [600, 960, [1, 1.5, 2]],
  [744, 1133, [2]],
  [768, 1024, [1, 2]],
  [800, 1280, [1, 1.5]],
  [820, 1180, [2]],
  [844, 390, [3]],
  [915, 412, [2.625]],
  [1024, 768, [1, 2]],
  [1024, 1366, [2]],
  [1280, 600, [1.5]],
  [1280, 720, [1, 1.5]],
  [1280, 800, [1, 2]],
  [1366, 768, [1]],
  [1366, 1024, [2]],
  [1440, 900, [1, 2]],
  [1512, 857, [2]],
  [1536, 730, [1.25]],
  [1536, 864, [1.25]],
  [1600, 900, [1]],
  [1680, 1050, [1, 2]],
  [1728, 1117, [2]],
  [1920, 899, [1]],
  [1920, 937, [1]],
  [1920, 1080, [1, 2]],
  [2048, 1152, [1, 1.25]],
  [2194, 1234, [1.75]],
  // a row ends at the very edge of the view here, but for the error of a sum
  [280, 732, [3]],
  // a row begins between two whole heights here, and the bars' height is none
  [2496, 1617, [1.5]],
  [2560, 1080, [1]],
  [2560, 1300, [1, 2]],
  [2560, 1440, [1, 1.5, 2]],
  [3440, 1440, [1]],
  [3840, 2160, [1]],
];
const SCREENS = COMMON.flatMap(([width, height, ratios]) =>
  ratios.map((ratio) => ({ width, height, ratio })),
);

describe('the first view of a page', () => {
  it.each(SCREENS)('names the tiles that $width x $height @$ratio shows, and no other', (screen) => {
    expect(namedFor(screen)).toEqual(shownOn(screen));
    expect(namedFor(screen).length).toBeGreaterThan(3);
  });

  it('does so on any screen', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 280, max: 4200 }),
          height: fc.integer({ min: 320, max: 2400 }),
          ratio: fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3, 4),
        }),
        (screen) => {
          // a window as wide and low as that is nobody's: its tiles come with the scripts
          fc.pre(screen.width < 2112 || screen.height >= 900);
          expect(namedFor(screen)).toEqual(shownOn(screen));
        },
      ),
    );
  });

  it('is no more than the blur for a map of other tiles', () => {
    expect(firstViewHtml(entry, { ...map, tileSize: 512 }, '/b/')).not.toContain('<picture>');
    expect(firstViewHtml(entry, undefined, '/b/')).toContain(entry.placeholder);
  });

  it('needs rules that both policies admit, and nothing else inline', () => {
    expect(webPolicy({})).toContain(FIRST_VIEW_SOURCE);
    expect(readFileSync('firebase.json', 'utf8')).toContain(`style-src 'self' ${FIRST_VIEW_SOURCE}`);
    expect(html).not.toMatch(/ style=| on\w+=|<script/);
  });

  it('leaves the room that the game’s style sheets give to its bars', () => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8');
    expect(tokens).toContain('--bar: 3.75rem;');
    expect(tokens).toContain('--line-bold: 3px;');
    expect(tokens).toMatch(
      /@media \(min-width: 1700px\) and \(min-height: 900px\) {\s*:root {\s*font-size: 118.75%;/,
    );
    expect(readFileSync('src/table/Tools.module.css', 'utf8')).toMatch(
      /padding: 2px var\(--space-2\) max\(2px, env\(safe-area-inset-bottom\)\);[^]*min-height: 3.25rem;/,
    );
    expect(FIRST_VIEW_STYLE).toContain('inset:calc(3.75rem + 3px) 0 0');
    for (const colour of FIRST_VIEW_STYLE.match(/#[0-9a-f]{6}/g) ?? [])
      expect(tokens + readFileSync('src/ui/dark.css', 'utf8')).toContain(colour);
  });
});
