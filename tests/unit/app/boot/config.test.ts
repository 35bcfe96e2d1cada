import { describe, expect, it } from 'vitest';
import { parseConfig, staysOnDevice } from '../../../../src/app/boot/config';

describe('the configuration', () => {
  it('has the two links when they are web addresses', () => {
    const env = { VITE_INSTAGRAM_URL: 'https://example.com/us', VITE_SHOP_URL: 'http://example.com/shop' };
    expect(parseConfig(env)).toEqual({
      instagramUrl: 'https://example.com/us',
      shopUrl: 'http://example.com/shop',
    });
  });

  it('has no link where none is given', () => {
    expect(parseConfig({})).toEqual({});
    expect(parseConfig({ VITE_INSTAGRAM_URL: '', VITE_SHOP_URL: undefined })).toEqual({});
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'shop', '//example.com', 'file:///etc', 7])(
    'counts %s as absent',
    (value) => {
      expect(parseConfig({ VITE_SHOP_URL: value })).toEqual({});
    },
  );
});

it('records stay on the device as long as no project is named', () => {
  expect(staysOnDevice({})).toBe(true);
  expect(staysOnDevice({ VITE_FIREBASE_PROJECT_ID: ' ' })).toBe(true);
  expect(staysOnDevice({ VITE_FIREBASE_PROJECT_ID: 'demo' })).toBe(false);
});
