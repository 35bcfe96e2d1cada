// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocusKept } from '../../../src/ui/use-focus-kept';

afterEach(cleanup);

function Rows() {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <div ref={box}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((other) => other !== row))}>{row}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

it('gives the focus to what is nearest when the row that had it goes', async () => {
  render(<Rows />);
  const [one, two] = [screen.getByText('one'), screen.getByText('two')];
  one.focus();
  fireEvent.click(one);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
  two.focus();
  fireEvent.click(two);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
});

it('brings what is nearest back into view where the page went away under the eye', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 200));
  render(<Rows />);
  const [one, two] = [screen.getByText('one'), screen.getByText('two')];
  one.focus();
  fireEvent.click(one);
  await waitFor(() => expect(shown.mock.contexts[0]).toBe(document.activeElement));
  // and leaves alone what is in view
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200));
  two.focus();
  fireEvent.click(two);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
  expect(shown).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
