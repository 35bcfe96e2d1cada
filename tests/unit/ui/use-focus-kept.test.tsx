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

/** Two lists of one button each; the first may go, beside a field that is not of either. */
function Lists({
  hasFirst,
  tabIndex,
}: {
  readonly hasFirst: boolean;
  readonly tabIndex?: number | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <>
      <input aria-label="beside" />
      <div ref={box} data-testid="box" tabIndex={tabIndex}>
        {hasFirst ? (
          <p>
            <button type="button">first</button>
          </p>
        ) : null}
        <button type="button">second</button>
      </div>
    </>
  );
}

/** The first button has the focus, and goes. */
async function lose(tabIndex?: number) {
  const { rerender, unmount } = render(<Lists hasFirst tabIndex={tabIndex} />);
  screen.getByText('first').focus();
  rerender(<Lists hasFirst={false} tabIndex={tabIndex} />);
  // observers are told after the page has changed
  await Promise.resolve();
  return { unmount };
}

it('makes what takes no focus take it from the code alone, and leaves a stop of the keyboard one', async () => {
  await lose();
  expect(document.activeElement).toBe(screen.getByTestId('box'));
  expect(screen.getByTestId('box').tabIndex).toBe(-1);
  cleanup();
  await lose(0);
  expect(document.activeElement).toBe(screen.getByTestId('box'));
  expect(screen.getByTestId('box').tabIndex).toBe(0);
});

it('takes the focus from nobody: neither from a field nor from a dialog', async () => {
  const { rerender } = render(<Lists hasFirst />);
  screen.getByText('first').focus();
  screen.getByLabelText('beside').focus();
  rerender(<Lists hasFirst={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('beside'));
  cleanup();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await lose();
  expect(document.activeElement).toBe(document.body);
  dialog.remove();
});

it('leaves the focus where it went by itself, while what had it is still there', async () => {
  const { rerender } = render(<Lists hasFirst />);
  const first = screen.getByText('first');
  first.focus();
  first.blur();
  await Promise.resolve();
  rerender(<Lists hasFirst={false} />);
  await Promise.resolve();
  // and when that goes later on
  expect(document.activeElement).toBe(document.body);
});

it('follows the focus from one of its buttons to the next', async () => {
  const { rerender } = render(<Lists hasFirst />);
  screen.getByText('second').focus();
  screen.getByText('first').focus();
  await Promise.resolve();
  rerender(<Lists hasFirst={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByTestId('box'));
});

it('brings back what went below the view as well, and nothing that touches it', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const at = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  for (const [top, times] of [
    [-200, 0],
    [-201, 1],
    [window.innerHeight, 1],
    [window.innerHeight + 1, 2],
  ] as const) {
    at.mockReturnValue(new DOMRect(0, top, 300, 200));
    await lose();
    expect(shown).toHaveBeenCalledTimes(times);
    cleanup();
  }
  at.mockRestore();
});

it('watches no page any more once it is gone', async () => {
  const stopped = vi.spyOn(MutationObserver.prototype, 'disconnect');
  const { unmount } = await lose();
  const box = screen.getByTestId('box');
  const removed = vi.spyOn(box, 'removeEventListener');
  stopped.mockClear();
  unmount();
  expect(stopped).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledWith('focusin', expect.any(Function));
  vi.restoreAllMocks();
});
