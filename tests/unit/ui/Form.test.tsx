// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Form, FormNotice } from '../../../src/ui/Form';

afterEach(cleanup);

it('is sent by its own rules, and never by the browser', () => {
  const onSend = vi.fn(async () => undefined);
  render(
    <Form onSend={onSend} name="fair">
      <input required defaultValue="" />
      <button type="submit">1</button>
    </Form>,
  );
  const form = document.querySelector<HTMLFormElement>('[data-form="fair"]');
  expect(form?.noValidate).toBe(true);
  // false: somebody prevented what the browser would do
  expect(form && fireEvent.submit(form)).toBe(false);
  expect(onSend).toHaveBeenCalledOnce();
});

it('says a problem aloud, where one was empty before', () => {
  const { rerender } = render(<FormNotice>{null}</FormNotice>);
  const alert = screen.getByRole('alert');
  expect(alert.childNodes).toHaveLength(0);
  rerender(<FormNotice>offline</FormNotice>);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert.textContent).toBe('offline');
});

it('leads to the first field that is wrong, at each try', async () => {
  const fair = (isWrong: boolean) => (
    <Form onSend={async () => undefined}>
      <input aria-label="first" />
      <input aria-label="second" aria-invalid={isWrong} />
      <button type="submit">1</button>
    </Form>
  );
  render(fair(true));
  // what is wrong from the beginning is nobody's try
  expect(document.activeElement).toBe(document.body);
  cleanup();
  const { rerender } = render(fair(false));
  const press = async () => {
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    await act(async () => undefined);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(await press()).toBeNull();
  rerender(fair(true));
  expect([await press(), await press()]).toEqual(['second', 'second']);
});
