import { describe, expect, it } from 'vitest';
import { LEAST_DIFFERENCES, differences, dresser, mistakable } from '../../../../atlas/stage/cast';
import { demonslayersCast } from '../../../../atlas/levels/demonslayers/cast';
import { pokemonCast } from '../../../../atlas/levels/pokemon/cast';
import { nth } from '../../../../atlas/core/geometry';
import { Random } from '../../../../atlas/core/random';

describe('who might be mistaken for a target', () => {
  const target = {
    hat: 'straw',
    colours: ['red'],
    hair: 'bob',
    hairColour: 'black',
    outfit: 'pirate',
  } as const;

  it('is somebody with its hat and main colour, or its hair and outfit', () => {
    expect(mistakable({ hat: 'straw', colours: ['red'] }, target)).toBe(true);
    expect(mistakable({ hair: 'bob', hairColour: 'black', outfit: 'pirate' }, target)).toBe(true);
  });

  it('is nobody who shares but one of them', () => {
    expect(mistakable({ hat: 'straw', colours: ['blue'] }, target)).toBe(false);
    expect(mistakable({ hair: 'bob', hairColour: 'black', outfit: 'tee' }, target)).toBe(false);
  });
});

describe.each([
  ['pokemon', pokemonCast],
  ['demonslayers', demonslayersCast],
])('the cast of %s', (_, cast) => {
  const dress = dresser(cast);
  const random = new Random('crowd');
  const crowd = Array.from({ length: 150 }, () => dress(random));
  const targets = cast.members.flatMap(({ figures }) => figures);

  it('dresses no two alike', () => {
    crowd.forEach((a, i) => {
      for (const b of crowd.slice(i + 1)) expect(differences(a, b)).toBeGreaterThanOrEqual(LEAST_DIFFERENCES);
    });
  });

  it('dresses nobody like a target', () => {
    for (const extra of crowd) for (const target of targets) expect(mistakable(extra, target)).toBe(false);
  });

  it('has targets that share no hat and main colour', () => {
    const looks = cast.members.map(({ figures }) => JSON.stringify([figures[0]]));
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('who stands in a quarter', () => {
  const dress = dresser(pokemonCast);
  const random = new Random('quarter');

  it('is dressed by it, in place of the cast', () => {
    const spec = dress(random, undefined, (from) => ({
      outfit: 'tee',
      hair: from.pick(['bob', 'long']),
      colours: ['red'],
    }));
    expect(spec).toMatchObject({ outfit: 'tee', colours: ['red'] });
  });

  it('is never like somebody dressed before, in a quarter or out of it', () => {
    const alike = () => ({ outfit: 'kimono', hair: 'braid', colours: ['navy'], build: 'tall' }) as const;
    dress(random, undefined, alike);
    expect(() => dress(random, undefined, alike)).toThrow('too small');
  });
});

describe('who comes when several might', () => {
  const plain = { outfit: 'tee', hair: 'bob', hairColour: 'black', colours: ['red'], pose: 'run' } as const;
  // three candidates each time; all differ enough
  const candidates = [
    plain,
    { ...plain, hair: 'long', colours: ['navy'] },
    { ...plain, hair: 'wavy', colours: ['white'] },
    { ...plain, hair: 'curly', colours: ['mint'] },
    { ...plain, hair: 'pixie', colours: ['sand'], hat: 'cap' },
    { ...plain, hair: 'medium', colours: ['rose'], pose: 'sit' },
  ] as const;

  it('is whose looks were seen least', () => {
    let turn = 0;
    const dress = dresser({ members: [], extra: () => nth(candidates, turn++) });
    const random = new Random('even');
    expect(dress(random)).toMatchObject({ hair: 'bob' });
    // all have been seen as often but the one who sits
    expect(dress(random)).toMatchObject({ pose: 'sit' });
  });

  it('is the first of a story, who has a part to play', () => {
    let turn = 0;
    const dress = dresser({ members: [], extra: () => nth(candidates, turn++) });
    const random = new Random('even');
    dress(random);
    expect(dress(random, (spec) => spec)).toMatchObject({ hair: 'curly' });
  });
});
