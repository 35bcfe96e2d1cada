import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endlessAddress, parseWay, seedFrom, type Way } from '../../../src/endless/address';
import { codeOfWord, codeText, parseCode } from '../../../src/endless/code';

const kyoto = { edition: 1, seed: 'KYOTO' } as const;
const queryOf = (address: string) => new URL(address, 'https://example.test').searchParams;

describe('addresses of the endless atlas', () => {
  it('lead to a map, a way to play it, and a challenge', () => {
    const challenge = { edition: '0a1b2c3d', seed: 35, score: 7, time: 61_200 };
    expect(endlessAddress(kyoto)).toBe('/endless/E1-KYOTO');
    expect(endlessAddress(kyoto, { kind: 'stroll' })).toBe('/endless/E1-KYOTO?play=stroll');
    expect(endlessAddress(kyoto, { kind: 'mode', mode: 3 })).toBe('/endless/E1-KYOTO?play=3');
    expect(endlessAddress(kyoto, { kind: 'mode', mode: 2, challenge })).toBe(
      '/endless/E1-KYOTO?play=2&map=0a1b2c3d&seed=z&score=7&time=61200',
    );
  });

  it('are read as they were written, whatever the word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.nat(99),
        fc.nat(86_399_999),
        fc.stringMatching(/^[\da-f]{8}$/),
        (word, mode, random, score, time, edition) => {
          const code = codeOfWord(word);
          if (!code) return;
          const way: Way = {
            kind: 'mode',
            mode,
            challenge: { edition, seed: seedFrom(random), score, time },
          };
          const address = endlessAddress(code, way);
          const { pathname, searchParams } = new URL(address, 'https://example.test');
          // one part of a path, whatever was typed
          expect(pathname.split('/')).toHaveLength(3);
          expect(parseCode(decodeURIComponent(pathname.split('/')[2] ?? ''))).toEqual(code);
          expect(parseWay(searchParams)).toEqual(way);
        },
      ),
    );
  });

  it('leave out of a query what nobody wrote', () => {
    const plain = { kind: 'mode', mode: 2 };
    for (const query of ['', 'play=', 'play=5', 'play=0', 'play=stroll2', 'play=<script>'])
      expect(parseWay(new URLSearchParams(query))).toBeUndefined();
    for (const query of [
      'seed=z',
      'seed=z&score=1',
      'seed=zzzzzzzz&score=1&time=2',
      'seed=z&score=100&time=2',
      'seed=z&score=-1&time=2',
      'seed=z&score=1&time=99999999',
      'seed=z&score=1e3&time=2',
      'seed=../..&score=1&time=2',
    ])
      expect(parseWay(queryOf(`/endless/E1-A?play=2&map=0a1b2c3d&${query}`))).toEqual(plain);
  });

  it('carry no challenge that does not say on which edition of the map it was played', () => {
    for (const map of ['', '&map=', '&map=0a1b', '&map=0A1B2C3D', '&map=0a1b2c3d4'])
      expect(parseWay(new URLSearchParams(`play=2${map}&seed=z&score=1&time=2`))).toEqual({
        kind: 'mode',
        mode: 2,
      });
  });

  it('make hostile words harmless', () => {
    for (const word of [
      '../../admin',
      'a/b?c=d#e',
      '%2e%2e%2f',
      '<img onerror=x>',
      '​‮Kyo­to',
      'x'.repeat(5000),
    ]) {
      const code = codeOfWord(word);
      if (!code) continue;
      expect(codeText(code).length).toBeLessThan(80);
      expect(endlessAddress(code)).toMatch(/^\/endless\/E1-[^/?#<>&]+$/);
    }
    expect(codeOfWord('…/?#')).toBeUndefined();
  });
});
