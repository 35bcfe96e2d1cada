// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mapPoint, mapRect } from '../../../src/game/space';
import { MapOverlay } from '../../../src/viewer/MapOverlay';

/** A map on which a percent is ten pixels across and five down. */
const MAP = { width: 1000, height: 500 };

afterEach(cleanup);

type Shown = Partial<Parameters<typeof MapOverlay>[0]>;

function show(props: Shown) {
  render(
    <MapOverlay
      map={MAP}
      marks={undefined}
      verdict={undefined}
      found={undefined}
      hint={undefined}
      {...props}
    />,
  );
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
/** Where something stands, in percent of the map. */
const place = (selector: string) => {
  const [element] = all(selector);
  const { left, top, width, height } = element?.style ?? {};
  return [left, top, width, height];
};

describe('what lies over the map', () => {
  it('is nothing where nothing is to be shown', () => {
    show({});
    expect(document.querySelector('[aria-hidden] *')).toBeNull();
  });

  it('is the hint’s region around its centre', () => {
    show({ hint: { centre: mapPoint(500, 250), radius: 100 } });
    expect(place('[data-hint-region]')).toEqual(['40%', '30%', '20%', '40%']);
  });

  it('is a ring around each target found, a little wider than its box', () => {
    show({
      found: [
        { id: 'a', rect: mapRect(114, 64, 72, 22) },
        { id: 'b', rect: mapRect(500, 250, 10, 10) },
      ],
    });
    expect(all('[data-found]').map(({ dataset }) => dataset['found'])).toEqual(['a', 'b']);
    expect(place('[data-found=a]')).toEqual(['10%', '10%', '10%', '10%']);
  });

  it('is each mark in its place, numbered from one, with its verdict', () => {
    show({ marks: [mapPoint(100, 50), mapPoint(200, 100)], verdict: 'wrong' });
    expect(all('[data-mark]').map(({ textContent, dataset }) => [textContent, dataset['verdict']])).toEqual([
      ['1', 'wrong'],
      ['2', 'wrong'],
    ]);
    expect(place('[data-mark]').slice(0, 2)).toEqual(['10%', '10%']);
  });

  it('is a mark that nobody has judged until somebody has', () => {
    show({ marks: [mapPoint(100, 50)] });
    expect(all('[data-mark]')[0]?.dataset['verdict']).toBe('pending');
  });

  it('is the cursor where it is', () => {
    show({ cursor: mapPoint(250, 250) });
    expect(place('[data-map-cursor]').slice(0, 2)).toEqual(['25%', '50%']);
  });
});
