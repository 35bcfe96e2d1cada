// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Raffle } from '../../../src/raffle/Raffle';
import { RunDraw } from '../../../src/raffle/RunDraw';
import { SlotMachine } from '../../../src/raffle/SlotMachine';
import { TICKS } from '../../../src/raffle/slot-machine';
import { useRaffle } from '../../../src/raffle/use-raffle';
import { playEffect, wakeSound } from '../../../src/sound/use-sounds';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

vi.mock('../../../src/raffle/use-raffle', () => ({ useRaffle: vi.fn() }));
vi.mock('../../../src/sound/use-sounds', () => ({ playEffect: vi.fn(), wakeSound: vi.fn() }));

const WEEK = '2026-W47';
const NO_DRAWS = { week: WEEK, seal: undefined, draws: [], winners: [] } as const;

let isReduced = false;
const start = vi.fn();
const AT_REST = {
  labelledBy: 'heading',
  level: 1,
  quest: 'dquest5',
  tick: undefined,
  isTurning: false,
  isWorking: false,
  name: undefined,
  winner: 0,
  hasWon: false,
  onStart: start,
  canStart: true,
} as const;
const show = (changes: Partial<Parameters<typeof SlotMachine>[0]> = {}) =>
  showScreen(<SlotMachine {...AT_REST} {...changes} />, { records: localRecords().records });
const heard = () => vi.mocked(playEffect).mock.calls.map(([effect]) => effect);

beforeEach(() => {
  newDisk();
  isReduced = false;
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

it('starts by its lever, which opens the sound, and not while there is nothing to draw', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Start the draw' }));
  expect([start.mock.calls.length, vi.mocked(wakeSound).mock.calls.length]).toEqual([1, 1]);
  cleanup();
  show({ canStart: false });
  fireEvent.click(screen.getByRole('button', { name: 'Start the draw' }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('ticks at a name, stamps where a reel stops, and has a fanfare for the winner', () => {
  show({ tick: 3, isTurning: true, name: 'Zoé' });
  show({ tick: 29, isTurning: true, name: 'Zoé' });
  show({ tick: TICKS - 1, isTurning: true, name: 'Ken', hasWon: true });
  expect(heard()).toEqual(['tick', 'place', 'place', 'fanfare']);
});

it('shows no name that passes by where motion is reduced, and the winner’s at the end', () => {
  isReduced = true;
  const slot = (container: HTMLElement) => container.querySelector('[data-slot]')?.textContent;
  expect(slot(show({ tick: 3, isTurning: true, name: 'Zoé' }).container)).toBe('？');
  cleanup();
  expect(slot(show({ tick: TICKS - 1, name: 'Ken', hasWon: true }).container)).toBe('Ken');
});

it('says by its lever that something is going on before it turns: a stage shows nothing else', () => {
  show({ isWorking: true, canStart: false });
  fireEvent.click(screen.getByRole('button', { name: 'Drum roll…' }));
  expect(start).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Start the draw' })).toBeNull();
});

it('sets a name smaller that its window does not hold in one line', () => {
  const isSmall = (name: string) =>
    show({ tick: TICKS - 1, name, hasWon: true }).container.querySelector(
      '[data-slot] [data-long="true"]',
    ) !== null;
  expect(isSmall('Joueur 18846')).toBe(false);
  expect(isSmall('Wolfeschlegelsteinha')).toBe(true);
});

it('fills the screen where a browser can, and leaves it again', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  cleanup();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const request = vi.fn(() => Promise.reject(new TypeError('no gesture')));
  HTMLElement.prototype.requestFullscreen = request;
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(request).toHaveBeenCalledTimes(1);
});

const DRAWN = {
  number: 1,
  winner: 'p1',
  listHash: '',
  participants: 1,
  seed: '',
  reason: '',
  week: WEEK,
} as const;

it.each([
  ['rolling', true],
  ['pausing', false],
] as const)('while it is %s a lever says that it turns: %s', (kind, isSaid) => {
  vi.mocked(useRaffle).mockReturnValue({
    raffle: { kind, tick: TICKS - 1, draw: DRAWN },
    start: async () => undefined,
  });
  const lot = { entries: [], counted: [], listHash: '' };
  const props = { week: WEEK, seed: '', lot, draws: NO_DRAWS, labelledBy: 'heading' } as const;
  showScreen(<RunDraw {...props} onPublished={start} onChanged={start} />, {
    records: localRecords().records,
  });
  expect(screen.queryByRole('button', { name: 'Rolling…' }) !== null).toBe(isSaid);
});

it('takes the focus when its lever goes, by the name of what it draws', () => {
  const entry = { publicId: 'p1', name: 'Ken' };
  vi.mocked(useRaffle).mockReturnValue({
    raffle: { kind: 'drawn', tick: TICKS - 1, draw: DRAWN } as never,
    start: async () => undefined,
  });
  const lot = { entries: [entry], counted: [entry], listHash: '' } as never;
  const heard = { onSealed: start, onPublished: start, onChanged: start };
  showScreen(<Raffle week={WEEK} isOver seed="" lot={lot} read={1} draws={NO_DRAWS} {...heard} />, {
    records: localRecords().records,
  });
  expect(screen.getByRole('group', { name: 'Draw the winner' })).toBe(document.activeElement);
});
