import { expect, test } from 'vitest';
import { addressTags } from '../../../../src/app/compose/use-addresses';

const SITE = 'https://example.org/worldmaps/';

test('a game has one address, by its keyword, and one for each language', () => {
  for (const address of ['game/1', 'game/pokemon', 'game/pokemon/'])
    expect(addressTags(address, SITE)).toEqual([
      { rel: 'canonical', href: `${SITE}game/pokemon` },
      { rel: 'alternate', hreflang: 'fr', href: `${SITE}game/pokemon?lng=fr` },
      { rel: 'alternate', hreflang: 'en', href: `${SITE}game/pokemon?lng=en` },
      { rel: 'alternate', hreflang: 'x-default', href: `${SITE}game/pokemon` },
    ]);
});

test('every other screen has its own, home the base', () => {
  expect(addressTags('', SITE)[0]?.href).toBe(SITE);
  expect(addressTags('leaderboard/3', SITE)[0]?.href).toBe(`${SITE}leaderboard/3`);
});
