// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { Keyboard } from '../../../src/kiosk/Keyboard';
import { keysOf } from '../../../src/kiosk/keyboard-layouts';
import { textsOnHand } from '../../support/texts-on-hand';

const shown = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockClear();
  Element.prototype.scrollIntoView = shown;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function show(language: 'fr' | 'en' = 'en') {
  onSubmit.mockClear();
  return render(
    <TextsProvider value={textsOnHand(language)}>
      <form onSubmit={onSubmit}>
        <input aria-label="name" />
        <textarea aria-label="message" />
        <input aria-label="consent" type="checkbox" />
      </form>
      <dialog open>
        <input aria-label="in a dialog" />
      </dialog>
      <input aria-label="alone" />
      <Keyboard />
    </TextsProvider>,
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const keyboard = () => screen.queryByRole('group', { name: /keyboard|Clavier/i });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** A field gets the focus without a finger. */
const focus = (name: string) => {
  act(() => field(name).focus());
  pass(250);
};
const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: key }));

describe('the keyboard', () => {
  it('comes a moment after a text field has the focus, and goes with it', () => {
    show();
    act(() => field('name').focus());
    pass(249);
    expect(keyboard()).toBeNull();
    pass(1);
    expect(keyboard()).not.toBeNull();
    // dialogs leave room for it, and the field is brought into view
    expect(document.documentElement.dataset['keyboard']).toBe('');
    expect(shown.mock.contexts).toEqual([field('name')]);
    act(() => field('name').blur());
    pass(250);
    expect(keyboard()).toBeNull();
    expect('keyboard' in document.documentElement.dataset).toBe(false);
  });

  it('is not for what is not written into', () => {
    show();
    focus('consent');
    expect(keyboard()).toBeNull();
  });

  it('waits while a finger is down, and comes as soon as its click is over', () => {
    show();
    fireEvent.pointerDown(field('name'));
    act(() => field('name').focus());
    pass(1000);
    expect(keyboard()).toBeNull();
    fireEvent.pointerUp(field('name'));
    fireEvent.click(field('name'));
    pass(0);
    expect(keyboard()).not.toBeNull();
  });

  it('comes all the same when the finger slid away, or was taken away', () => {
    for (const end of ['pointerUp', 'pointerCancel'] as const) {
      show();
      fireEvent.pointerDown(field('name'));
      act(() => field('name').focus());
      fireEvent[end](window);
      pass(249);
      expect(keyboard()).toBeNull();
      pass(1);
      expect(keyboard()).not.toBeNull();
      cleanup();
    }
  });

  it('stands in the dialog of its field, where alone it can be touched', () => {
    show();
    focus('in a dialog');
    expect(keyboard()?.closest('dialog')).not.toBeNull();
    focus('name');
    expect(keyboard()?.parentElement).toBe(document.body);
  });

  it('takes no focus from its field', () => {
    show();
    focus('name');
    const down = createEvent.pointerDown(screen.getByRole('button', { name: 'a' }));
    fireEvent(screen.getByRole('button', { name: 'a' }), down);
    expect(down.defaultPrevented).toBe(true);
  });

  it('watches the page no more once it is gone', () => {
    const { unmount } = show();
    act(() => field('name').focus());
    unmount();
    pass(1000);
    expect(vi.getTimerCount()).toBe(0);
    for (const name of ['click', 'pointerup', 'pointercancel']) window.dispatchEvent(new Event(name));
    for (const name of ['focusin', 'focusout']) document.dispatchEvent(new Event(name));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('its keys', () => {
  it('write what they show, and erase it again', () => {
    show();
    focus('name');
    for (const key of ['l', 'e', 'a', 'space', 'x']) press(key);
    press('erase');
    expect(field('name').value).toBe('lea ');
  });

  it('write one capital letter after shift', () => {
    show();
    focus('name');
    press('Shift');
    expect(screen.getByRole('button', { name: 'Shift' }).getAttribute('aria-pressed')).toBe('true');
    press('L');
    expect(screen.getByRole('button', { name: 'Shift' }).getAttribute('aria-pressed')).toBe('false');
    press('e');
    press('Shift');
    press('Shift');
    press('a');
    expect(field('name').value).toBe('Lea');
  });

  it('are letters in the order of the language, or signs', () => {
    show('fr');
    focus('name');
    const keys = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(keys().slice(0, -5)).toEqual(keysOf('fr', 'letters').flat());
    // the second of the five that write nothing by themselves
    const other = () => fireEvent.click(screen.getAllByRole('button').at(-4) ?? document.body);
    other();
    expect(keys().slice(0, -5)).toEqual(keysOf('fr', 'signs').flat());
    other();
    expect(keys().slice(0, -5)).toEqual(keysOf('fr', 'letters').flat());
  });

  it('have each letter of the alphabet, digits, and what an address is written with', () => {
    for (const language of ['fr', 'en'] as const) {
      const keys = keysOf(language, 'letters').flat();
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.join('')).toEqual(expect.stringMatching(/^1234567890/));
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789@.') expect(keys).toContain(key);
      for (const key of "@.-_+'éèàç") expect(keysOf(language, 'signs').flat()).toContain(key);
    }
    expect(keysOf('fr', 'letters')[1]?.join('')).toBe('azertyuiop');
    expect(keysOf('en', 'letters')[1]?.join('')).toBe('qwertyuiop');
  });

  it('send the form of a line, and leave a field of several lines, or of no form', () => {
    show();
    focus('name');
    press('OK');
    expect(onSubmit).toHaveBeenCalledOnce();
    for (const name of ['message', 'alone']) {
      focus(name);
      press('OK');
      expect(document.activeElement).toBe(document.body);
    }
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
