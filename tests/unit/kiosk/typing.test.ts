// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keysOf } from '../../../src/kiosk/keyboard-layouts';
import { asTextField, eraseIn, typeInto, type TextField } from '../../../src/kiosk/typing';

let events = 0;

function field(html: string): TextField {
  document.body.innerHTML = html;
  const found = asTextField(document.body.firstElementChild);
  if (!found) throw new Error('no field');
  found.addEventListener('input', () => {
    events += 1;
  });
  return found;
}

beforeEach(() => {
  events = 0;
});

test('letters go where the caret is, and the form hears of each', () => {
  const name = field('<input value="mka">');
  name.setSelectionRange(1, 1);
  typeInto(name, 'i');
  expect(name.value).toBe('mika');
  expect(name.selectionStart).toBe(2);
  expect(events).toBe(1);
});

test('a selection is replaced, and erased', () => {
  const name = field('<input value="abcd">');
  name.setSelectionRange(1, 3);
  typeInto(name, 'X');
  expect(name.value).toBe('aXd');
  name.setSelectionRange(0, 2);
  eraseIn(name);
  expect(name.value).toBe('d');
});

test('erasing takes a whole character, and nothing from an empty field', () => {
  const name = field('<textarea></textarea>');
  typeInto(name, 'a😀');
  eraseIn(name);
  expect(name.value).toBe('a');
  eraseIn(name);
  eraseIn(name);
  expect(name.value).toBe('');
});

test('an e-mail field, which tells no caret, is written at its end', () => {
  const email = field('<input type="email" value="a@b">');
  typeInto(email, '.');
  typeInto(email, 'c');
  expect(email.value).toBe('a@b.c');
});

test('a full field takes no more', () => {
  const name = field('<input maxlength="3" value="abc">');
  typeInto(name, 'd');
  expect(name.value).toBe('abc');
  expect(events).toBe(0);
});

test('no keyboard for what is not written in', () => {
  document.body.innerHTML = '<input type="checkbox"><button></button>';
  for (const element of document.body.children) expect(asTextField(element)).toBeUndefined();
  expect(asTextField(null)).toBeUndefined();
});

test('an address can be typed in both languages', () => {
  for (const language of ['fr', 'en'] as const) {
    const keys = new Set([...keysOf(language, 'letters'), ...keysOf(language, 'signs')].flat());
    for (const key of Array.from('abcdefghijklmnopqrstuvwxyz0123456789@.-_')) expect(keys).toContain(key);
  }
});
