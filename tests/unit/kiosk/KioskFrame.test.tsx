// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attract } from '../../../src/kiosk/Attract';
import { KioskFrame } from '../../../src/kiosk/KioskFrame';
import { useVisit } from '../../../src/kiosk/use-visit';
import type { Phase } from '../../../src/kiosk/session';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { boothHost } from '../../support/booth';
import { letDialogsOpen } from '../../support/dialogs';
import { localRecords, newDisk } from '../../support/records';
import { textsOnHand } from '../../support/texts-on-hand';

vi.mock('../../../src/kiosk/Attract', () => ({ Attract: vi.fn(() => <p>attract</p>) }));
vi.mock('../../../src/kiosk/use-visit', () => ({ useVisit: vi.fn<typeof useVisit>() }));

const visit = { begin: vi.fn(), end: vi.fn() };
const order: string[] = [];
const told = (name: string) =>
  vi.fn(async (): Promise<void> => {
    order.push(name);
  });
const onBegin = told('begin');
const onEnd = told('end');
const fill = vi.fn(() => void order.push('fill'));

let games = 0;

function Game() {
  const [number] = useState(() => (games += 1));
  return <p>game {number}</p>;
}

beforeEach(() => {
  newDisk();
  letDialogsOpen();
  vi.clearAllMocks();
  order.length = 0;
  games = 0;
});
afterEach(cleanup);

function open() {
  const host = { ...boothHost({ pinState: () => Promise.resolve('chosen') }), fill };
  const { shelves } = localRecords();
  const page = (phase: Phase) => {
    vi.mocked(useVisit).mockReturnValue({ phase, ...visit });
    return (
      <TextsProvider value={textsOnHand('en')}>
        <KioskFrame host={host} shelves={shelves} onBegin={onBegin} onEnd={onEnd}>
          <Game />
        </KioskFrame>
      </TextsProvider>
    );
  };
  const { rerender } = render(page({ kind: 'attract' }));
  const turn = async (phase: Phase) => {
    rerender(page(phase));
    await act(async () => undefined);
  };
  return { turn };
}

const begin = async () => {
  const [props] = vi.mocked(Attract).mock.lastCall ?? [];
  await act(async () => props?.onStart('fr', { kind: 'rush' } as never));
};
const shown = () => [screen.queryByText('attract') !== null, screen.queryByText(/^game/)?.textContent];

describe('a booth', () => {
  it('attracts visitors, and shows the game for as long as somebody is there', async () => {
    const { turn } = open();
    expect(shown()).toEqual([true, undefined]);
    for (const phase of [
      { kind: 'playing' },
      { kind: 'idle', left: 9 },
      { kind: 'lastCall', left: 30 },
    ] as const) {
      await turn(phase);
      expect(shown()).toEqual([false, 'game 1']);
    }
    await turn({ kind: 'over' });
    expect(shown()).toEqual([true, undefined]);
  });

  it('fills the screen with the touch that begins a visit, opens what was chosen, and begins', async () => {
    open();
    await begin();
    expect(onBegin.mock.calls).toEqual([['fr', { kind: 'rush' }]]);
    expect(order).toEqual(['fill', 'begin']);
    expect(visit.begin).toHaveBeenCalledOnce();
  });

  it('forgets a visitor at once, and lets nobody in before that is done', async () => {
    let done: () => void = () => undefined;
    onEnd.mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    const { turn } = open();
    await turn({ kind: 'playing' });
    expect(onEnd).not.toHaveBeenCalled();
    await turn({ kind: 'over' });
    expect([onEnd.mock.calls.length, visit.end.mock.calls.length]).toEqual([1, 1]);
    await turn({ kind: 'attract' });
    await begin();
    expect(onBegin).not.toHaveBeenCalled();
    done();
    await act(async () => undefined);
    expect([onBegin.mock.calls.length, visit.begin.mock.calls.length]).toEqual([1, 1]);
  });

  it('gives each visitor a game of their own', async () => {
    const { turn } = open();
    await turn({ kind: 'playing' });
    await begin();
    await turn({ kind: 'playing' });
    expect(shown()).toEqual([false, 'game 2']);
  });

  it('warns who does not touch it any more, and calls the last minute', async () => {
    const { turn } = open();
    await turn({ kind: 'playing' });
    expect([screen.queryByRole('dialog'), screen.queryByRole('timer')]).toEqual([null, null]);
    await turn({ kind: 'idle', left: 9 });
    expect(screen.getByRole('dialog').textContent).toContain('in 9 seconds');
    await turn({ kind: 'lastCall', left: 42 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('timer').textContent).toContain('in 42 seconds');
    await turn({ kind: 'lastCall', left: 41 });
    expect(screen.getByRole('timer').textContent).toContain('in 41 seconds');
    // read out once, and not every second
    expect(screen.getByRole('status').textContent).toContain('in 42 seconds');
  });
});
