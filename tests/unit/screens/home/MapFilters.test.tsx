// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_FOUND, withFind } from '../../../../src/progress/progress';
import { progressStore } from '../../../../src/progress/store';
import { MapFilters } from '../../../../src/screens/home/MapFilters';
import { manifestOf } from '../../../support/screen';
import { textsFromFiles } from '../../../support/texts';

/** A map that is too large to be soon finished, one begun, and one soon finished. */
const levels = manifestOf(1, 2, 3).levels.map((level) => ({
  ...level,
  normalQuests: level.level === 3 ? 5 : 30,
  duplicateQuests: 0,
}));

const chosen = vi.fn<(ids: ReadonlySet<number> | undefined) => void>();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  chosen.mockClear();
  progressStore.change(() => withFind(NOTHING_FOUND, 2, 'quest1', { at: 0, ms: 1000 }));
  render(
    <TextsProvider value={await textsFromFiles('fr')}>
      <MapFilters levels={levels} onChoose={chosen} />
    </TextsProvider>,
  );
});

it('says how many maps each filter leaves, and all are shown first', () => {
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Toutes 3',
    'À finir 1',
    'Nouvelles 2',
    'Vite finies 1',
  ]);
  expect(button('Toutes 3').getAttribute('aria-pressed')).toBe('true');
});

it('leaves the maps of the filter that is pressed, and all again', () => {
  fireEvent.click(button('À finir 1'));
  expect(chosen).toHaveBeenLastCalledWith(new Set([2]));
  expect(button('À finir 1').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('Vite finies 1'));
  expect(chosen).toHaveBeenLastCalledWith(new Set([3]));
  fireEvent.click(button('Toutes 3'));
  expect(chosen).toHaveBeenLastCalledWith(undefined);
});
