// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
