// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '../../../src/ui/Field';
import { Select } from '../../../src/ui/Select';
import { TextArea } from '../../../src/ui/TextArea';

afterEach(cleanup);

const OPTIONS = [
  { value: 'a', text: 'first' },
  { value: 'b', text: 'second', disabled: true },
];

const KINDS = {
  field: (ties: { readonly advice?: string; readonly error?: string }) => (
    <Field label="name" defaultValue="léa" {...ties} />
  ),
  area: (ties: { readonly advice?: string; readonly error?: string }) => (
    <TextArea label="name" defaultValue="léa" {...ties} />
  ),
  select: (ties: { readonly advice?: string; readonly error?: string }) => (
    <Select label="name" options={OPTIONS} {...ties} />
  ),
} as const;

describe.each(Object.entries(KINDS))('a %s', (_, show) => {
  const input = () => screen.getByLabelText('name');
  const described = () =>
    (input().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => document.getElementById(id)?.textContent);

  it('has its label, and is well where nothing is wrong', () => {
    render(show({}));
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    // there before it says something, so that it is read out when it does
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('is described by its advice', () => {
    render(show({ advice: 'as on your badge' }));
    expect(described()).toEqual(['as on your badge']);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('is marked as wrong, and described by what is', () => {
    render(show({ advice: 'as on your badge', error: 'too long' }));
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toEqual(['as on your badge', 'too long']);
    expect(screen.getByRole('alert').textContent).toBe('too long');
  });

  it('is described by what is wrong alone, without advice', () => {
    render(show({ error: 'too long' }));
    expect(described()).toEqual(['too long']);
  });
});

it('a field holds what it is given, an area is four lines high, and a select offers its options', () => {
  render(KINDS.field({}));
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('léa');
  cleanup();
  render(KINDS.area({}));
  expect(screen.getByLabelText<HTMLTextAreaElement>('name').rows).toBe(4);
  cleanup();
  render(KINDS.select({}));
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, textContent, disabled }) => [value, textContent, disabled])).toEqual([
    ['a', 'first', false],
    ['b', 'second', true],
  ]);
});
