import { describe, expect, it } from 'vitest';
import { gamePath, sharedAddress, withAddress } from '../../../src/results/share-address';

const site = { origin: 'https://example.org', protocol: 'https:' };

describe('the address of what is shared', () => {
  it('opens the map and the mode, and the quest that was chosen', () => {
    expect(sharedAddress(gamePath(15, 2), site, '/worldmaps/')).toBe(
      'https://example.org/worldmaps/game/15?mode=2',
    );
    expect(gamePath(1, 5, 'quest4')).toBe('game/1?mode=5&quest=quest4');
  });

  it('is none in the shell, whose pages are nobody else’s', () => {
    const shell = { origin: 'worldmaps://app', protocol: 'worldmaps:' };
    expect(sharedAddress('daily', shell, '/')).toBeUndefined();
    expect(withAddress('Found', undefined)).toBe('Found');
  });

  it('is the site’s where the build knows it, in the shell and on a copy of the site alike', () => {
    const shell = { origin: 'worldmaps://app', protocol: 'worldmaps:', site: 'https://example.org/' };
    expect(sharedAddress('daily', shell, '/')).toBe('https://example.org/worldmaps/daily');
    expect(sharedAddress('daily', { ...site, site: 'https://maps.example' }, '/copy/')).toBe(
      'https://maps.example/worldmaps/daily',
    );
  });

  it('stands on a line of its own', () => {
    expect(withAddress('Found', 'https://example.org/')).toBe('Found\nhttps://example.org/');
  });
});
