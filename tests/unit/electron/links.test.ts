import { describe, expect, test } from 'vitest';
import { allowedHosts, mayOpen } from '../../../electron/main/links';

const hosts = allowedHosts([
  'https://shop.example.org/worldmaps',
  'http://plain.example.org/',
  undefined,
  'nonsense',
]);

describe('links out', () => {
  test.each(['https://www.instagram.com/worldmaps', 'https://shop.example.org/', 'https://instagram.com/'])(
    '%s opens',
    (address) => expect(mayOpen(address, hosts)).toBe(true),
  );
  test.each([
    'http://instagram.com/',
    'https://plain.example.org/',
    'https://notinstagram.com/',
    'https://instagram.com.evil.example/',
    'https://evil.example/?instagram.com',
    'https://user:pass@instagram.com/',
    'https://instagram.com:444/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'app://worldmaps/',
    'nonsense',
  ])('%s does not', (address) => expect(mayOpen(address, hosts)).toBe(false));
});
