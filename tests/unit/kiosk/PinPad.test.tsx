// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { LONGEST_PIN, PinPad } from '../../../src/kiosk/PinPad';
import { textsOnHand } from '../../support/texts-on-hand';

const onDone = vi.fn();

function Pad({ disabled }: { readonly disabled?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <PinPad value={value} onChange={setValue} onDone={onDone} {...(disabled ? { disabled } : {})} />
      <i data-testid="pin">{value}</i>
    </>
  );
}

const show = (disabled = false) =>
  render(
    <TextsProvider value={textsOnHand('en')}>
      <Pad disabled={disabled} />
    </TextsProvider>,
  );
const pin = () => screen.getByTestId('pin').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key });

beforeEach(() => onDone.mockClear());
afterEach(cleanup);

describe('the pad', () => {
  it('enters each digit it shows, and erases the last one', () => {
    show();
    for (const digit of '1234567890') press(digit);
    expect(pin()).toBe('1234567890');
    press('erase');
    expect(pin()).toBe('123456789');
    press('OK');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('shows how many digits are entered, and none of them', () => {
    show();
    press('4');
    press('2');
    const dots = screen.getByRole('status');
    expect([dots.textContent, dots.getAttribute('aria-label')]).toEqual(['••', '2 digits entered']);
  });

  it('takes no more digits than a PIN has, by touch or by keyboard', () => {
    show();
    for (let i = 0; i < 10; i++) press('7');
    for (let i = 0; i < 5; i++) type('8');
    expect(pin()).toBe('777777777788');
    expect(pin()).toHaveLength(LONGEST_PIN);
    press('9');
    expect(pin()).toHaveLength(LONGEST_PIN);
  });

  it('hears the keys of a keyboard: digits, backspace and enter', () => {
    show();
    for (const key of ['1', 'x', '12', 'F1', '2', 'Backspace', '3']) type(key);
    expect(pin()).toBe('13');
    expect(onDone).not.toHaveBeenCalled();
    type('Enter');
    expect(onDone).toHaveBeenCalledOnce();
    // a button that has the focus is pressed by it
    type('Enter', screen.getByRole('button', { name: 'erase' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('does nothing while it may not, and hears nothing once it is gone', () => {
    const { unmount } = show(true);
    for (const key of ['1', 'Enter', 'Backspace']) type(key);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect([pin(), onDone.mock.calls, buttons.every(({ disabled }) => disabled)]).toEqual(['', [], true]);
    unmount();
    const { unmount: gone } = show();
    gone();
    type('Enter');
    expect(onDone).not.toHaveBeenCalled();
  });
});
