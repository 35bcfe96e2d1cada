// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/game/modes';
import { recapOf } from '../../../src/game/recap';
import { deck, markOn, quest } from '../../support/game-builders';
import { begin, commands, pass, setTable, tapRight } from '../../support/played-game';

setTable();

describe('the picture', () => {
  const pair: Deck = [
    { ...quest(1, 2, true), image: 'dquest1' },
    { ...quest(2, 2, true), image: 'dquest2' },
  ];

  it('is the one of the quest', () => {
    const game = begin(pair, { mode: 1 }, 'dquest1', 'dquest2');
    expect(game().map?.id).toBe(game().run.session.quest.image);
    expect(game().night).toBeUndefined();
  });

  it('can be changed for the night, where there is one', () => {
    const game = begin(deck(1, 1), {}, 'night');
    expect(game()).toMatchObject({ night: false, map: { id: 'main' } });
    act(() => game().act.toggleNight());
    expect(game()).toMatchObject({ night: true, map: { id: 'night' } });
    act(() => game().act.toggleNight());
    expect(game().map?.id).toBe('main');
  });

  it('shows only the places that were found on it', () => {
    const game = begin(pair, { mode: 1 }, 'dquest1', 'dquest2');
    const first = game().run.session.quest.quest;
    tapRight(game, 0);
    tapRight(game, 1);
    expect(game().found.map(({ id }) => id)).toEqual([`${first}-0`, `${first}-1`]);
    pass(1100);
    expect(game().map?.id).toBe(game().run.session.quest.image);
    expect(game().found).toEqual([]);
  });

  it('of a found place is brought back, the place in the middle', () => {
    const game = begin(pair, { mode: 1 }, 'dquest1', 'dquest2');
    const first = game().run.session.quest;
    tapRight(game, 0);
    tapRight(game, 1);
    pass(1100);
    const [found] = recapOf(game().run.session).found;
    if (!found) throw new Error('nothing was found');
    act(() => game().act.show(found));
    expect(game().map?.id).toBe(first.image);
    expect(commands.centreOn).not.toHaveBeenCalled();
    act(() => game().act.ready(commands));
    expect(commands.centreOn.mock.calls).toEqual([[markOn(first).point]]);
    act(() => game().act.ready(commands));
    act(() => game().act.show(found));
    expect(commands.centreOn).toHaveBeenCalledTimes(2);
  });
});
