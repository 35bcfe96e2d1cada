// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import enPlay from '../../../resources/locales/en/play.json';
import { mapRect } from '../../../src/game/space';
import { settings } from '../../../src/settings/settings';
import { GameView } from '../../../src/table/GameView';
import { useGame } from '../../../src/table/use-game';
import { viewPoint } from '../../../src/viewer/space';
import { MapViewer } from '../../../src/viewer/MapViewer';
import type { MapViewerProps } from '../../../src/viewer/types';
import { deck, MISS, setUp } from '../../support/game-builders';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';
import { MAP, setStage } from '../../support/viewer';

vi.mock('../../../src/viewer/MapViewer', () => ({ MapViewer: vi.fn(() => null) }));

const CARDS = deck(1, 1);
const LEVEL = {
  level: 1,
  name: 'Fair',
  // any file of words will do: a quest without texts shows its id
  translationSpace: 'play',
  catalogOrder: 1,
  updateDate: '2026-11-20T00:00:00Z',
  quests: [...CARDS],
  maps: [MAP],
};

const zooms = vi.fn();

function Played({ minimal = false }: { readonly minimal?: boolean }) {
  const game = useGame({ level: LEVEL, setup: setUp(), deck: CARDS, now: () => 0 });
  return <GameView game={game} minimal={minimal} />;
}

/** What the map was given last. */
function map(): MapViewerProps {
  const [props] = vi.mocked(MapViewer).mock.lastCall ?? [];
  if (!props) throw new Error('no map');
  return props;
}

const point = MISS.point;
const tap = (at = point) =>
  act(() => map().onTap?.({ point: at, at: viewPoint(200, 100), middle: at, slack: 0, mayDouble: false }));
const sharp = () => act(() => map().onSharp?.());
const solve = () => {
  const quest = CARDS.find(({ quest: id }) => document.querySelector(`[data-quest="${id}"]`));
  const [target] = quest?.positions ?? [];
  if (target) tap(target.top);
};

function show(minimal = false) {
  showScreen(<Played minimal={minimal} />, { records: localRecords().records });
  act(() =>
    map().onReady?.({
      zoomIn: zooms,
      zoomOut: zooms,
      centreOn: () => undefined,
      visible: () => mapRect(0, 0, 1200, 900),
      pushCursor: () => undefined,
      pressCursor: () => undefined,
    }),
  );
}

beforeEach(() => {
  newDisk();
  setStage();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the map of a game', () => {
  it('takes no tap before it is sharp, and none once a quest is answered', () => {
    show();
    expect(map().disabled).toBe(true);
    expect(screen.getByText(enPlay.game.preparing)).toBeTruthy();
    sharp();
    expect(map().disabled).toBe(false);
    solve();
    expect(map().disabled).toBe(true);
    expect(map().verdict).toBe('right');
  });

  it('shows the mark of a wrong tap, and the verdict beside it and in words', () => {
    show();
    sharp();
    tap();
    expect(map()).toMatchObject({ marks: [point], verdict: 'wrong', disabled: false });
    const popup = document.querySelector<HTMLElement>('[data-verdict-popup="wrong"]');
    expect(popup?.style.left).toBe('200px');
    expect(popup?.style.top).toBe('100px');
    expect([...document.querySelectorAll('output')].some(({ textContent }) => textContent !== '')).toBe(true);
  });
});

describe('the bar', () => {
  it('names the map above the quest', () => {
    show();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('[aria-live]')?.previousElementSibling?.textContent).toBe(LEVEL.name);
  });

  it('silences the game in one press, and gives its sounds back in another', () => {
    show(true);
    fireEvent.click(screen.getByRole('button', { name: enPlay.tools.mute }));
    expect(settings.get().muted).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: enPlay.tools.unmute }));
    expect(settings.get().muted).toBe(false);
  });
});

describe('hint and skip', () => {
  it('have a key each', () => {
    show();
    sharp();
    fireEvent.keyDown(window, { key: 'h' });
    expect(document.querySelector('[data-hint-bubble="1"]')).toBeTruthy();
    const before = document.querySelector('[data-quest]')?.getAttribute('data-quest');
    fireEvent.keyDown(window, { key: 's' });
    expect(document.querySelector('[data-quest]')?.getAttribute('data-quest')).not.toBe(before);
    expect(document.querySelector('[data-hint-bubble]')).toBeNull();
  });

  it('are left out of the catalogue, keys included', () => {
    show(true);
    sharp();
    fireEvent.keyDown(window, { key: 'h' });
    expect(document.querySelector('[data-hint-bubble]')).toBeNull();
    expect(document.querySelector('[data-tool="hint"]')).toBeNull();
    fireEvent.keyDown(window, { key: '+' });
    expect(zooms).toHaveBeenCalledTimes(1);
  });
});
