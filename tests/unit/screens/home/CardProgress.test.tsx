// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepDifficulty } from '../../../../src/progress/difficulty';
import { CardProgress } from '../../../../src/screens/home/CardProgress';
import { localRecords, newDisk } from '../../../support/records';
import { manifestOf, showScreen } from '../../../support/screen';

beforeEach(() => {
  newDisk();
  localStorage.clear();
});

it('a card says how hard its map is where enough was counted, also for whoever has found nothing', async () => {
  keepDifficulty(JSON.stringify({ 15: { quest1: [20, 8], quest2: [20, 4] }, 13: { quest1: [9, 9] } }), 1);
  const [counted, other] = manifestOf(15, 13).levels;
  if (!counted || !other) throw new Error('no levels');
  showScreen(
    <>
      <CardProgress level={counted} />
      <CardProgress level={other} />
    </>,
    { records: localRecords().records },
  );
  expect(await screen.findByText('3/10 in a minute')).toBeTruthy();
  expect(document.querySelectorAll('[data-difficulty]')).toHaveLength(1);
});
