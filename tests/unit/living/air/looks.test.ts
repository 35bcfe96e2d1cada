/**
 * What the living picture paints, against pictures in `looks`. No law tells a good look from a bad one: these were chosen by
 * eye, and a change of one is to be seen before it is kept. `npx vitest run tests/unit/living/air/looks.test.ts -u` draws
 * them anew.
 */
import { describe, expect, it } from 'vitest';
import { paintBubble, sayingOf, type Saying } from '../../../../src/living/air/bubbles';
import { burst } from '../../../../src/living/air/bursts';
import { birds, clouds, curtains, dotsOf, falling, type Dot } from '../../../../src/living/air/dots';
import { paintDot } from '../../../../src/living/air/paint-dot';
import { paintLit, paintPoke } from '../../../../src/living/air/paint-poke';
import { scattered } from '../../../../src/living/air/scattered';
import { drawLids } from '../../../../src/living/lids';
import { FAMILIES, POKES, SOURCES, WEATHERS } from '../../../../src/maps/life';
import { SURFACES } from '../../../../src/maps/life-letters';
import { sheetOf } from '../../../support/svg-drawing';

type Look = (context: CanvasRenderingContext2D) => void;

const kept = (name: string, width: number, height: number, ...looks: readonly Look[]) =>
  expect(sheetOf({ width, height }, looks)).toMatchFileSnapshot(`looks/${name}.svg`);

const dotted =
  (dots: readonly Dot[]): Look =>
  (context) => {
    for (const dot of dots) paintDot(context, dot);
  };

const SQUARE = { x: 5, y: 5, side: 90 };

describe('what a poke shows', () => {
  it.each(POKES)('%s opens, plays, and closes', async (kind) => {
    const poke =
      (share: number, seconds: number, which: number): Look =>
      (context) =>
        paintPoke(context, kind, SQUARE, share, seconds, which);
    // looks out, blinks, and another one of the kind goes back
    await kept(`poke-${kind}`, 100, 100, poke(0.07, 0.4, 0), poke(0.5, 1.05, 1), poke(0.86, 3.55, 6));
  });

  it('of a chain: a light with as many stars as are lit', async () => {
    const lit =
      (count: number): Look =>
      (context) =>
        paintLit(context, SQUARE, count, count * 0.7);
    await kept('lit', 100, 100, lit(1), lit(2), lit(3));
  });
});

describe('a bubble', () => {
  const sayings = [...new Set(FAMILIES.flatMap((family) => sayingOf(family) ?? []))].toSorted();
  const bubble =
    (saying: Saying, age: number): Look =>
    (context) =>
      paintBubble(
        context,
        { saying, box: { left: 5, top: 5, right: 95, bottom: 95 }, since: 1000 },
        1000 + age,
      );

  it('says what whoever is touched feels', () =>
    kept('sayings', 100, 100, ...sayings.map((saying) => bubble(saying, 600))));

  it('grows when it comes, and shrinks before it goes', () =>
    kept('bubble', 100, 100, ...[-10, 60, 120, 1200, 1270, 1310].map((age) => bubble('note', age))));
});

describe('the air', () => {
  const area = { left: 0, top: 0, right: 640, bottom: 480 };

  it.each(WEATHERS.filter((each) => each !== 'aurora'))('%s', (weather) =>
    kept(
      `falling-${weather}`,
      640,
      480,
      dotted(falling(weather, 12.3, area, 1)),
      dotted(falling(weather, 71, area, 0.5, 0.4)),
    ),
  );

  it.each(SOURCES)('what comes out of %s', (kind) =>
    kept(
      `source-${kind}`,
      120,
      160,
      ...[0.3, 1.1, 2.6].map((seconds, index) =>
        dotted(dotsOf({ kind, x: 50, y: 120, size: 24 }, index, seconds)),
      ),
    ),
  );

  it('high in the sky', () =>
    kept(
      'sky',
      640,
      220,
      dotted(birds(31, 600, 200, 1)),
      dotted(birds(62, 600, 200, 0.5)),
      dotted(clouds(190, 600, 200)),
      dotted(curtains(5.5, 600, 200)),
    ));
});

describe('what flies up', () => {
  it.each(Object.values(SURFACES))('where the ground is %s', (surface) =>
    kept(
      `scattered-${surface}`,
      128,
      128,
      ...[0.15, 0.7].map((share) => dotted(scattered(surface, { x: 64, y: 64 }, share, 1))),
      dotted(scattered(surface, { x: 64, y: 64 }, 0.3, 2)),
    ),
  );

  it('in a show', () =>
    kept(
      'show',
      340,
      380,
      ...[0.2, 0.42, 0.7].map((share, place) => dotted(burst({ x: 170, y: 300 }, place, share, 1))),
    ));
});

it('lids that close', () =>
  kept('lids', 60, 40, (context) =>
    drawLids(
      context,
      {
        at: [
          [8, 8, 12, 16],
          [32, 8, 20, 6],
        ],
      },
      '#f0c0a0',
    ),
  ));
