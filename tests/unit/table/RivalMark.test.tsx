// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/game/modes';
import { findsOf, sessionAt } from '../../../src/runs/playback';
import { rivalOf } from '../../../src/runs/rival';
import { RivalMark } from '../../../src/table/RivalMark';
import { mapNamed } from '../../support/level';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

const { record } = playHonestly();
const slower = playHonestly({ pace: 1900 }).record;
const [first, ...others] = deckOf(PLAYED_QUESTS, 2) ?? [];
if (!first) throw new Error('no deck');
const deck = [first, ...others] as const;
const rival = rivalOf(slower, deck);
if (!rival) throw new Error('no rival');

const finds = findsOf(record, deck);
const show = (at: number, picture = 'main') => {
  const game = { map: mapNamed(picture), run: { session: sessionAt(record, deck, at) } };
  render(<RivalMark game={game} rival={rival} name="léa" />);
  return [...document.querySelectorAll<HTMLElement>('[data-rival-mark]')];
};

afterEach(cleanup);

describe('the rival’s mark', () => {
  it('is not there before one’s own find, though the rival has found it', () => {
    expect(show((finds[0]?.at ?? 0) - 1)).toEqual([]);
  });

  it('stands where the rival marked the quest that was found last', () => {
    const [one, two] = finds;
    for (const find of [one, two]) {
      const points = rival.marks.get(find?.quest ?? '') ?? [];
      expect(points.length).toBeGreaterThan(0);
      expect(
        show(find?.at ?? 0).map(({ style, textContent }) => [style.left, style.top, textContent]),
      ).toEqual(
        points.map(({ x, y }) => [`${String((x / 3840) * 100)}%`, `${String((y / 2716) * 100)}%`, 'L']),
      );
      cleanup();
    }
    expect(one?.quest).not.toBe(two?.quest);
  });

  it('is on the map of its quest and by night on the same places', () => {
    const at = finds[0]?.at ?? 0;
    expect(show(at, 'dquest1')).toEqual([]);
    expect(show(at, 'night').length).toBeGreaterThan(0);
  });
});
