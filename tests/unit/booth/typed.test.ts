import { expect, it } from 'vitest';
import { isTypedWithAltGr } from '../../../src/booth/typed';

const altGr = { control: true, alt: true, meta: false };

it('knows what AltGr types', () => {
  for (const key of ['@', '€', '#', '{']) expect(isTypedWithAltGr({ ...altGr, key })).toBe(true);
});

it('knows what the Option key of a Mac types', () => {
  for (const key of ['@', '€', '~']) expect(isTypedWithAltGr({ ...altGr, control: false, key })).toBe(true);
});

it('takes no shortcut for it', () => {
  for (const key of ['Delete', 'F4', 'Tab']) expect(isTypedWithAltGr({ ...altGr, key })).toBe(false);
  expect(isTypedWithAltGr({ ...altGr, alt: false, key: 'p' })).toBe(false);
  expect(isTypedWithAltGr({ ...altGr, control: false, key: 'd' })).toBe(false);
  expect(isTypedWithAltGr({ ...altGr, meta: true, key: 'a' })).toBe(false);
});
