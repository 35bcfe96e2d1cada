// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog';

const onClose = vi.fn();
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    calls.push('show');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    calls.push('close');
    this.open = false;
  };
});
afterEach(cleanup);

const dialog = (open: boolean, close: (() => void) | undefined = onClose) => (
  <Dialog open={open} title="Leave?" onClose={close}>
    <button type="button">yes</button>
  </Dialog>
);
const element = () => document.querySelector('dialog');

/** A press that begins and ends somewhere. */
const press = (from: Element | null, to: Element | null) => {
  if (!from || !to) throw new Error('nothing to press');
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

describe('a dialog', () => {
  it('takes the keyboard to its title when what had it went with what stood here before', () => {
    const { rerender } = render(
      <Dialog open title="Sign in">
        <button type="button">other</button>
      </Dialog>,
    );
    screen.getByText('other').focus();
    rerender(
      <Dialog open title="Register">
        <input />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByText('Register'));
    screen.getByRole('textbox').focus();
    rerender(
      <Dialog open title="Registered">
        <input />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('is modal while it is open, and holds nothing while it is not', () => {
    const { rerender, unmount } = render(dialog(false));
    expect([calls, screen.queryByText('yes')]).toEqual([[], null]);
    rerender(dialog(true));
    expect(calls).toEqual(['show']);
    expect(screen.getByText('yes')).toBeTruthy();
    rerender(dialog(false));
    expect([calls, screen.queryByText('yes')]).toEqual([['show', 'close'], null]);
    rerender(dialog(true));
    unmount();
    expect(calls).toEqual(['show', 'close', 'show', 'close']);
  });

  it('is named by its title, which may take the focus without being a stop of the keyboard', () => {
    render(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Leave?' })).toBe(element());
    expect(screen.getByRole('heading').tabIndex).toBe(-1);
  });

  it('leaves Escape to whoever opened it: it never closes by itself', () => {
    render(dialog(true));
    const escape = createEvent('cancel', element() ?? document, { cancelable: true });
    fireEvent(element() ?? document, escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by a press beside the sheet, and by none that began or ended on it', () => {
    render(dialog(true));
    const sheet = screen.getByRole('heading');
    press(sheet, sheet);
    press(sheet, element());
    press(element(), sheet);
    expect(onClose).not.toHaveBeenCalled();
    press(element(), element());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that only its buttons close stays', () => {
    render(dialog(true, undefined));
    fireEvent(element() ?? document, createEvent('cancel', element() ?? document, { cancelable: true }));
    press(element(), element());
    expect(calls).toEqual(['show']);
  });
});
