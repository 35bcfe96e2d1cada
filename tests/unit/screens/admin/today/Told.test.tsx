// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Told } from '../../../../../src/screens/admin/today/Told';

afterEach(cleanup);

const shown = (text: string, count: number) => render(<Told text={text} count={count} />).container;

it('sets a count apart within its sentence, and nothing where nobody waits', () => {
  const { textContent, innerHTML } = shown('At least 3 new comments', 3);
  expect([textContent, innerHTML]).toEqual([
    'At least 3 new comments',
    'At least <strong>3</strong> new comments',
  ]);
  expect(shown('No 0 here', 0).innerHTML).toBe('No 0 here');
  expect(shown('Three new comments', 3).innerHTML).toBe('Three new comments');
});

it('drops nothing of a sentence that says the same digits again', () => {
  expect(shown('2 new comments in 12 days', 2).innerHTML).toBe('<strong>2</strong> new comments in 12 days');
});
