import { expect, it } from 'vitest';
import { asksForBooth, isWebKiosk } from '../../../src/platform/web-booth';

const shelfWith = (kept: Readonly<Record<string, string>>) => () => ({
  getItem: (key: string) => kept[key] ?? null,
});

it('an address asks and makes no booth', () => {
  expect(asksForBooth('?kiosk=1')).toBe(true);
  expect(asksForBooth('?kiosk=0')).toBe(false);
  expect(asksForBooth('?mode=2')).toBe(false);
  expect(isWebKiosk(shelfWith({}))).toBe(false);
});

it('a browser is a booth once somebody chose a PIN for it', () => {
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk': '1' }))).toBe(false);
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk.pin': '{}' }))).toBe(false);
  expect(isWebKiosk(shelfWith({ 'worldmaps.kiosk': '1', 'worldmaps.kiosk.pin': '{}' }))).toBe(true);
});

it('blocked storage is no booth', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(isWebKiosk(blocked)).toBe(false);
});
