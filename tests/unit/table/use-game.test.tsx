// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askCat } from '../../../src/table/cat-tap';
import { mapPoint, mapRect } from '../../../src/game/space';
import { viewPoint } from '../../../src/viewer/space';
import { deck, MISS, markOn } from '../../support/game-builders';
import {
  AT,
  begin,
  clock,
  commands,
  pass,
  setTable,
  tap,
  tapOf,
  tapRight,
  type Played,
} from '../../support/played-game';

setTable();

describe('the clock', () => {
  it('starts with the first sharp picture, once', () => {
    const game = begin(deck(1, 1));
    clock.now = 5000;
    act(() => game().act.sharp());
    expect(game().run.run.events).toMatchObject([{ type: 'start', at: 0 }]);
  });
});

describe('a mark', () => {
  it('is shown while others are to be placed, and can be taken back', () => {
    const game = begin(deck(2, 2));
    tapRight(game);
    expect(game().marks).toEqual([markOn(game().run.session.quest).point]);
    act(() => game().act.takeBack());
    expect(game().marks).toEqual([]);
  });

  it('that is wrong is shown until the next one', () => {
    const game = begin(deck(1, 1));
    tap(game, MISS);
    expect(game().run.session.verdict).toBe('wrong');
    expect(game().marks).toEqual([MISS.point]);
    const other = { point: mapPoint(9, 9), slack: 0 };
    tap(game, other);
    expect(game().marks).toEqual([other.point]);
  });

  it('on the guide cat is neither right nor wrong, and none', () => {
    const game = begin(deck(1, 1));
    const asked = vi.fn(() => true);
    askCat(asked);
    act(() => game().act.tap(tapOf(MISS)));
    expect(asked).toHaveBeenCalledWith(MISS, AT, game().run.session.quest.positions);
    expect(game().run.session.answers).toEqual([]);
    expect(game().marks).toEqual([]);
    askCat(undefined);
    act(() => game().act.tap(tapOf(MISS)));
    expect(game().run.session.answers).toHaveLength(1);
  });

  it('that is right gives way to a ring, for the rest of the game', () => {
    const game = begin(deck(1, 1));
    const [target] = game().run.session.quest.positions;
    const name = game().run.session.quest.quest;
    tapRight(game);
    expect(game().marks).toEqual([]);
    const ring = {
      id: `${name}-0`,
      rect: {
        x: target?.top.x,
        y: target?.top.y,
        width: 40,
        height: 60,
      },
    };
    expect(game().found).toEqual([ring]);
    pass(1100);
    expect(game().run.session.phase).toBe('searching');
    expect(game().found).toEqual([ring]);
  });

  it('is not shown once the game is over', () => {
    const game = begin(deck(1), { mode: 3 });
    tap(game, MISS);
    pass(20_100);
    expect(game().run.session.phase).toBe('over');
    expect(game().marks).toEqual([]);
  });

  it('may miss by more where larger targets are wanted and nothing is ranked', () => {
    const slackOf = (ranked: boolean) => {
      const game = begin(deck(1, 1), { ranked, largeTargets: true });
      act(() =>
        game().act.tap({ point: MISS.point, middle: MISS.point, at: AT, slack: 10, mayDouble: false }),
      );
      return game().run.run.events.flatMap((event) => (event.type === 'mark' ? [event.slack] : []));
    };
    expect(slackOf(false)).toEqual([25]);
    expect(slackOf(true)).toEqual([10]);
  });
});

describe('a tap that a busy page handles late', () => {
  const timesOf = (game: Played) =>
    game().run.run.events.flatMap((event) => (event.type === 'mark' ? [event.at] : []));

  it('counts from when it was made', () => {
    const game = begin(deck(1, 1));
    clock.now = 5000;
    act(() => game().act.tap({ ...tapOf(MISS), time: 4300.4 }));
    expect(timesOf(game)).toEqual([4300]);
  });

  it('is in time where it was made in time', () => {
    const game = begin(deck(1, 1), { mode: 3 });
    clock.now = 20_150;
    act(() => game().act.tap({ ...tapOf(MISS), time: 19_950 }));
    expect(timesOf(game)).toEqual([19_950]);
  });

  it('comes after everything that is recorded', () => {
    const game = begin(deck(1, 1));
    clock.now = 5000;
    act(() => game().act.hint());
    clock.now = 5400;
    act(() => game().act.tap({ ...tapOf(MISS), time: 4800 }));
    act(() => game().act.tap({ ...tapOf(MISS), time: 4700 }));
    expect(timesOf(game)).toEqual([5000, 5000]);
  });
});

describe('the verdict', () => {
  it('stands where the tap was', () => {
    const game = begin(deck(1, 1));
    expect(game().tappedAt).toBeUndefined();
    tap(game, MISS, 310);
    expect(game().tappedAt).toEqual(viewPoint(310, 200));
  });

  it('does not move with a tap that does not count', () => {
    const game = begin(deck(1, 1));
    tapRight(game, 0, 310);
    expect(game().run.session.phase).toBe('judged');
    tap(game, MISS, 20);
    expect(game().tappedAt).toEqual(viewPoint(310, 200));
  });
});

describe('a hint', () => {
  it('gives the words, then the region on the map, then opens and closes', () => {
    const game = begin(deck(1, 1));
    act(() => game().act.hint());
    expect(game()).toMatchObject({ hintOpen: true, hint: undefined });
    expect(commands.centreOn).not.toHaveBeenCalled();
    act(() => game().act.hint());
    const region = game().hint;
    expect(game().run.session).toMatchObject({ hintStep: 2, hintWidth: 1200 });
    expect(region?.radius).toBeGreaterThan(0);
    expect(commands.centreOn.mock.calls).toEqual([[region?.centre]]);
    act(() => game().act.hint());
    expect(game().hintOpen).toBe(false);
    act(() => game().act.hint());
    expect(game()).toMatchObject({ hintOpen: true, hint: region });
    act(() => game().act.closeHint());
    expect(game()).toMatchObject({ hintOpen: false, hint: region });
    expect(game().run.session.hints).toHaveLength(2);
  });

  it('tells what its region covers of the view', () => {
    const game = begin(deck(1, 1));
    act(() => game().act.hint());
    expect(game().regionSpan).toBeUndefined();
    commands.centreOn.mockImplementationOnce(({ y }: { y: number }) => {
      commands.visible.mockReturnValue(mapRect(0, y - 100, 1200, 900));
    });
    act(() => game().act.hint());
    const { top = 1, bottom = 0 } = game().regionSpan ?? {};
    // the region's centre is 100 of 900 below the top
    expect((top + bottom) / 2).toBeCloseTo(1 / 9);
  });

  it('is none before the map is laid out', () => {
    const game = begin(deck(1, 1));
    commands.visible.mockReturnValueOnce(mapRect(0, 0, 0, 0));
    act(() => game().act.hint());
    expect(game().run.session.hintStep).toBe(0);
    expect(game().hintOpen).toBe(false);
  });

  it('belongs to its quest', () => {
    const game = begin(deck(1, 1));
    act(() => game().act.hint());
    act(() => game().act.hint());
    act(() => game().act.skip());
    expect(game()).toMatchObject({ hintOpen: false, hint: undefined });
  });

  it('goes with the answer', () => {
    const game = begin(deck(1, 1));
    act(() => game().act.hint());
    act(() => game().act.hint());
    tapRight(game);
    expect(game()).toMatchObject({ hintOpen: false, hint: undefined });
  });
});

it('passes zoom and cursor on to the map', () => {
  const game = begin(deck(1, 1));
  act(() => {
    game().act.zoomIn();
    game().act.zoomOut();
    game().act.pushCursor({ x: 1, y: 2 });
    game().act.pressCursor();
    game().act.zoomed({ zoom: 60, canZoomIn: true, canZoomOut: true });
  });
  for (const name of ['zoomIn', 'zoomOut', 'pressCursor'] as const)
    expect(commands[name]).toHaveBeenCalledTimes(1);
  expect(commands.pushCursor.mock.calls).toEqual([[{ x: 1, y: 2 }]]);
  expect(game().zoom?.zoom).toBe(60);
});
