import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHOSEN_MODES, type Mode } from '../../../src/game/modes';
import { boardModeAt } from '../../../src/kiosk/shows';

it('opens on the board of the mode that visitors play, and comes to the others in turn', () => {
  const rounds = [0, 21, 22, 44, 66, 88].map((show) => boardModeAt(show, 22, [1, 2, 3, 4]));
  expect(rounds).toEqual([2, 2, 1, 3, 4, 2]);
});

it('shows what the booth offers, and each of it as often', () => {
  fc.assert(
    fc.property(
      fc.subarray<Mode>([...CHOSEN_MODES], { minLength: 1 }),
      fc.integer({ min: 1, max: 30 }),
      (offered, maps) => {
        const shown = Array.from({ length: offered.length }, (_, round) =>
          boardModeAt(round * maps, maps, offered),
        );
        expect(new Set(shown)).toEqual(new Set(offered));
      },
    ),
  );
});

it('shows no board where there are no maps or no modes yet', () => {
  expect(boardModeAt(3, 0, [])).toBeUndefined();
  expect(boardModeAt(3, 22, [])).toBeUndefined();
});
