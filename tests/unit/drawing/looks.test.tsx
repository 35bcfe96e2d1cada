// @vitest-environment jsdom
/** How one map's drawing looks, on each kind of paper it is shown on. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Atelier } from '../../../src/drawing/Atelier';
import { DrawingNote } from '../../../src/drawing/DrawingNote';
import { GrowingCard } from '../../../src/drawing/GrowingCard';
import { Growth } from '../../../src/drawing/Growth';
import { Ink } from '../../../src/drawing/Ink';
import { percentOf } from '../../../src/drawing/percent';
import { Sheet } from '../../../src/drawing/Sheet';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { CATALOGUE } from '../../../src/maps/catalogue';
import type { DrawingLevel } from '../../../src/maps/drawing';
import { textsOnHand } from '../../support/texts-on-hand';

const BLUR = 'data:image/webp;base64,AA';
const busy = (share: number, placeholder?: string): DrawingLevel => ({
  kind: 'drawing',
  level: 6,
  share,
  ...(placeholder === undefined ? {} : { placeholder }),
});
const WAITING: DrawingLevel = { kind: 'waiting', level: 6 };
const FAILED: DrawingLevel = { kind: 'failed', level: 6, reason: 'main: quest3: no fair spot' };

afterEach(cleanup);

const show = (part: React.ReactNode, language: 'fr' | 'en' = 'en') =>
  render(
    <TextsProvider value={textsOnHand(language)}>
      <MemoryRouter>{part}</MemoryRouter>
    </TextsProvider>,
  ).container;

const pictures = (of: Element) => [...of.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('a drawing is never said to be further than it is, nor a whole per cent behind', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const percent = percentOf({ kind: 'drawing', level: 1, share });
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeLessThanOrEqual(share * 100);
      expect(percent).toBeGreaterThan(share * 100 - 1);
    }),
  );
});

it('ink has risen from below as far as the drawing is', () => {
  const ink = (percent: number) => show(<Ink percent={percent} />).querySelector('i')?.style.clipPath;
  expect([0, 30, 100].map(ink)).toEqual(['inset(100% 0 0 0)', 'inset(70% 0 0 0)', 'inset(0% 0 0 0)']);
});

describe('the painter’s sheet', () => {
  const at = (state: DrawingLevel | undefined) => {
    const desk = show(<Atelier state={state} />);
    const [pencil, ink] = desk.querySelectorAll('img');
    return {
      percent: desk.firstElementChild?.getAttribute('data-atelier'),
      isHidden: desk.firstElementChild?.getAttribute('aria-hidden'),
      isSketched: ink?.src === pencil?.src,
      ink: ink?.style.clipPath,
      said: desk.textContent,
    };
  };

  it('is a sketch in pencil before anybody draws, and says no share', () => {
    const before = { percent: '0', isHidden: 'true', isSketched: true, ink: 'inset(0 100% 0 0)', said: '' };
    for (const state of [undefined, WAITING, FAILED]) expect(at(state)).toMatchObject(before);
  });

  it('takes its colours from the left as far as the drawing is', () => {
    expect(at(busy(0.456))).toMatchObject({ percent: '45', ink: 'inset(0 55% 0 0)', said: '45%' });
  });

  it('shows the map as soon as there is anything of it', () => {
    expect(pictures(show(<Atelier state={busy(0.9, BLUR)} />))[1]).toBe(BLUR);
  });
});

describe('a card’s sheet', () => {
  const sheet = (state: DrawingLevel | undefined) => {
    const paper = show(<Sheet state={state} label="Drawing TEZUKA" />);
    return {
      pictures: pictures(paper).length,
      isBlurred: pictures(paper).includes(BLUR),
      isTorn: paper.firstElementChild?.className.includes('torn'),
      isBusy: paper.querySelector('img')?.className.includes('busy') ?? false,
      bar: paper.querySelector('progress')?.value,
      said: paper.textContent,
    };
  };
  const empty = { pictures: 0, isBlurred: false, isTorn: false, isBusy: false, bar: undefined, said: '' };

  it('is empty where nothing is known, and torn where the drawing failed', () => {
    expect(sheet(undefined)).toEqual(empty);
    expect(sheet(FAILED)).toEqual({ ...empty, isTorn: true });
  });

  it('has the guide cat, at rest while the map waits, and busy while it is drawn', () => {
    expect(sheet(WAITING)).toEqual({ ...empty, pictures: 1 });
    expect(sheet(busy(0.3))).toEqual({ ...empty, pictures: 1, isBusy: true, bar: 30, said: '30%' });
  });

  it('shows the map in the cat’s place once there is anything of it', () => {
    expect(sheet(busy(0.8, BLUR))).toEqual({ ...empty, pictures: 1, isBlurred: true, bar: 80, said: '80%' });
  });

  it('writes the share as the language does', () => {
    expect(show(<Sheet state={busy(0.3)} label="TEZUKA" />, 'fr').textContent).toMatch(/^30\s%$/);
  });

  it('has a bar with a name, of a hundred', () => {
    show(<Sheet state={busy(0.3)} label="Drawing TEZUKA" />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Drawing TEZUKA' });
    expect(bar.max).toBe(100);
  });
});

describe('a map in a list', () => {
  const growth = (state: DrawingLevel | undefined, isAsked = false) => {
    const row = show(<Growth state={state} isAsked={isAsked} />);
    const ink = [...row.querySelectorAll('i')].at(-1);
    return {
      said: row.textContent,
      kind: row.querySelector('small')?.getAttribute('data-growth'),
      ink: ink?.style.clipPath,
      isBusy: row.querySelector('i')?.className.includes('busy'),
      pictures: pictures(row),
    };
  };
  const still = { ink: 'inset(100% 0 0 0)', isBusy: false, pictures: [] };

  it('says nothing before the server has answered', () => {
    expect(growth(undefined)).toEqual({ ...still, said: '', kind: null });
  });

  it('says whether it waits, or comes next because somebody asked', () => {
    expect(growth(WAITING)).toEqual({ ...still, said: 'In the pile', kind: 'waiting' });
    expect(growth(WAITING, true)).toEqual({ ...still, said: 'It comes next!', kind: 'waiting' });
  });

  it('says how far it is, and shows what there is of it', () => {
    const half = { ink: 'inset(50% 0 0 0)', isBusy: true, kind: 'drawing', said: 'Being painted… 50%' };
    expect(growth(busy(0.5))).toEqual({ ...half, pictures: [] });
    expect(growth(busy(0.5, BLUR))).toEqual({ ...half, pictures: [BLUR] });
  });

  it('says that it failed', () => {
    expect(growth(FAILED)).toEqual({ ...still, said: 'Torn page', kind: 'failed' });
  });
});

it('the note says how many are ready, that none is, or that nobody draws, and is read out', () => {
  const note = (open: number, isAway = false) => {
    const { textContent } = show(<DrawingNote open={open} total={22} isAway={isAway} />);
    const live = screen.getAllByRole('status').length;
    cleanup();
    return [textContent, live];
  };
  expect(note(0)).toEqual([expect.stringContaining('first map is coming'), 1]);
  expect(note(1)).toEqual([expect.stringContaining('1 map ready out of 22'), 1]);
  expect(note(3)).toEqual([expect.stringContaining('3 maps ready out of 22'), 1]);
  expect(note(3, true)).toEqual([expect.stringContaining('taking a break'), 1]);
});

describe('a card of the catalogue', () => {
  const [level] = CATALOGUE;
  if (!level) throw new Error('no level');
  const card = (state: DrawingLevel, onFirst: (id: number) => void = () => undefined) =>
    show(<GrowingCard level={level} state={state} onFirst={onFirst} />);

  it('has its number and its name whatever its state', () => {
    for (const state of [WAITING, busy(0.2), FAILED]) {
      const { textContent } = card(state);
      expect(textContent).toContain(level.name);
      expect(textContent).toContain(String(level.id));
      cleanup();
    }
  });

  it('of a map that waits opens its page, and asks for it once', () => {
    const onFirst = vi.fn();
    card(WAITING, onFirst);
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.title]).toEqual([
      `/game/${level.id}`,
      `${level.name}: draw it now`,
    ]);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.disabled, screen.queryByText('In the pile') === null]).toEqual([false, false]);
    fireEvent.click(button);
    expect(onFirst.mock.calls).toEqual([[level.id]]);
    expect([button.disabled, screen.queryByText('It comes next!') === null]).toEqual([true, false]);
  });

  it('of a map that is drawn leads to where one may watch, and offers nothing to ask for', () => {
    card(busy(0.2));
    expect(screen.getByRole('link').title).toBe(`${level.name}: watch it being drawn`);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Being painted…')).toBeTruthy();
    expect(document.querySelector('details')).toBeNull();
  });

  it('of a map that failed leads nowhere, and says why', () => {
    card(FAILED);
    expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
    expect(screen.getByText('main: quest3: no fair spot').lang).toBe('en');
    expect(screen.getByText('This map could not be drawn.')).toBeTruthy();
  });
});
